import type { OptionSpec, Say } from '@shamble/kernel';
import { useId } from 'react';
import { Switch } from '../../ui/switch.tsx';
import type { Rules } from './draft.ts';
import { type Options, seatOf, type Value, valuesFor } from './options.ts';

export interface OptionContext {
  readonly game: Rules;
  readonly say: Say;
  readonly options: Options;
  /** Who sits where, for options that mean a seat. */
  readonly names: readonly string[];
  readonly choose: (id: string, value: Value) => void;
}

interface OptionProps extends OptionContext {
  readonly spec: OptionSpec;
}

/** So many values of the game's first option stand beside each other with their explanations; the rest are lists. */
const IN_SIGHT = 3;

/** One option of the game in the game's own words. */
export function Option(props: OptionProps) {
  const { spec, game, say, options, choose } = props;
  const value = options[spec.id];
  if (typeof value === 'boolean')
    return (
      <Switch
        inputName={`option.${spec.id}`}
        name={say({ id: `option.${spec.id}` })}
        hint={say({ id: `option.${spec.id}.${value}` })}
        on={value}
        change={(on) => choose(spec.id, on)}
      />
    );
  const first = spec === game.options[0] && spec.values.length <= IN_SIGHT;
  return first ? <Cards {...props} /> : <List {...props} />;
}

function label({ spec, game, say, names }: OptionProps, value: Value): string {
  const seat = seatOf(game, spec, value);
  return (seat !== null && names[seat]?.trim()) || say({ id: `option.${spec.id}.${value}` });
}

function Cards(props: OptionProps) {
  const { spec, say, options, choose } = props;
  return (
    <fieldset className="setup-option setup-cards">
      <legend className="setup-option-name">{say({ id: `option.${spec.id}` })}</legend>
      {spec.values.map((value) => {
        const [name, rest] = nameAndRest(label(props, value));
        return (
          <label key={String(value)} className="setup-card">
            <input
              type="radio"
              name={`option.${spec.id}`}
              value={String(value)}
              checked={options[spec.id] === value}
              onChange={() => choose(spec.id, value)}
            />
            <span>
              {rest === null ? (
                name
              ) : (
                <>
                  <b>{name}</b>
                  <span className="setup-card-rest"> {capital(rest)}</span>
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** "Starter: the basic rules": what stands before the colon is the name. */
export function nameAndRest(text: string): readonly [name: string, rest: string | null] {
  const [, name, rest] = /^([^:]{1,30}?)\s?: (.*)$/s.exec(text) ?? [];
  return name === undefined ? [text, null] : [name, rest];
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function List(props: OptionProps) {
  const { spec, game, say, options, choose, names } = props;
  const id = useId();
  return (
    <div className="setup-option">
      <label htmlFor={id} className="setup-option-name">
        {say({ id: `option.${spec.id}` })}
      </label>
      <select
        id={id}
        name={`option.${spec.id}`}
        className="input select"
        value={String(options[spec.id])}
        onChange={(event) => {
          const value = spec.values.find((one) => String(one) === event.currentTarget.value);
          if (value !== undefined) choose(spec.id, value);
        }}
      >
        {valuesFor(game, spec, names.length, options).map((value) => (
          <option key={String(value)} value={String(value)}>
            {label(props, value)}
          </option>
        ))}
      </select>
    </div>
  );
}
