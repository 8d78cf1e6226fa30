import type { OptionSpec } from '@shamble/kernel';
import type { FaceProps } from '@shamble/parts/board';
import { type ComponentType, useId } from 'react';
import type { OptionContext } from './option.tsx';
import { valuesFor } from './options.ts';

interface FacesProps extends OptionContext {
  readonly spec: OptionSpec;
  readonly Face: ComponentType<FaceProps>;
}

/** An option chosen among pictures of the game's own, over the whole width of the page. */
export function Faces({ spec, Face, game, say, options, names, choose }: FacesProps) {
  const id = useId();
  return (
    <section className="setup-panel setup-drawn">
      <h2 id={id}>{say({ id: `option.${spec.id}` })}</h2>
      <fieldset className="setup-faces" aria-labelledby={id}>
        {valuesFor(game, spec, names.length).map((value) => {
          const chosen = options[spec.id] === value;
          return (
            <label key={String(value)} className="setup-card">
              <input
                type="radio"
                name={`option.${spec.id}`}
                value={String(value)}
                checked={chosen}
                onChange={() => choose(spec.id, value)}
              />
              <span className="setup-face part-aside">
                <Face value={value} chosen={chosen} say={say} />
              </span>
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
