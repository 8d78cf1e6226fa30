import type { OptionSpec } from '@shamble/kernel';
import type { FaceProps, FaceSheetProps, FaceSize, Won } from '@shamble/parts/board';
import { type ComponentType, type CSSProperties, Fragment, useId, useLayoutEffect, useRef } from 'react';
import { wonName } from '../won.ts';
import type { OptionContext } from './option.tsx';
import { valuesFor } from './options.ts';

interface FacesProps extends OptionContext {
  readonly spec: OptionSpec;
  readonly Face: ComponentType<FaceProps>;
  readonly Sheet: ComponentType<FaceSheetProps> | undefined;
  readonly size: FaceSize | undefined;
  /** What was won on this device, by `wonName`. */
  readonly won: Readonly<Record<string, Won>>;
}

/** An option chosen among pictures of the game's own, over the whole width of the page. */
export function Faces({ spec, Face, Sheet, size, won, game, say, options, names, choose }: FacesProps) {
  const id = useId();
  const keepInPlace = useKeptInPlace(options[spec.id]);
  const values = valuesFor(game, spec, names.length, options);
  const wonWith = (value: string | boolean) => won[wonName(game.id, spec.id, value)] ?? null;
  const next = values.find((value) => wonWith(value) === null);
  const room = size && ({ '--face-width': `${size.width}rem`, '--face-beside': size.beside } as CSSProperties);
  return (
    <section className="setup-panel">
      <h2 id={id}>{say({ id: `option.${spec.id}` })}</h2>
      <fieldset className="setup-faces" style={room} aria-labelledby={id}>
        {values.map((value) => {
          const chosen = options[spec.id] === value;
          return (
            <Fragment key={String(value)}>
              <label className="setup-card">
                <input
                  type="radio"
                  name={`option.${spec.id}`}
                  value={String(value)}
                  checked={chosen}
                  onChange={(event) => {
                    keepInPlace(event.currentTarget);
                    choose(spec.id, value);
                  }}
                />
                <span className="setup-face part-aside">
                  <Face value={value} chosen={chosen} won={wonWith(value)} next={value === next} say={say} />
                </span>
              </label>
              {Sheet && chosen ? (
                <div className="setup-sheet part-aside">
                  <Sheet value={value} say={say} />
                </div>
              ) : null}
            </Fragment>
          );
        })}
      </fieldset>
    </section>
  );
}

/** What was pressed stays under the finger where the sheet of another value goes away above it. */
function useKeptInPlace(value: unknown): (pressed: Element) => void {
  const kept = useRef<{ pressed: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed has moved when the value is drawn
  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { pressed, top } = kept.current;
    kept.current = null;
    window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [value]);
  return (pressed) => {
    kept.current = { pressed, top: pressed.getBoundingClientRect().top };
  };
}
