import { type Details, kindOfThing, lines, type ThingId, useReckoned } from '@shamble/parts';
import { useState } from 'react';
import { isWalker, type Model, modelNamed } from '../../rules/state.ts';
import { thing as called } from '../../text/words.ts';
import { beside } from '../beside.ts';
import type { Stage } from '../stage.ts';
import { nameOfThing } from '../things.ts';
import { Distances } from './distances.tsx';
import type { Asked } from './measure-layer.tsx';
import { nobodyReaches, reachersOf } from './reach.ts';
import { thingWords } from './words.ts';

const KINDS = ['survivor', 'walker', 'counter', 'piece'];

export const hasDetails = (thing: ThingId): boolean =>
  KINDS.includes(kindOfThing(thing)) || kindOfThing(thing) in (beside.details ?? {});

interface Measuring {
  /** Shows something about somebody on the mat, or no longer. */
  readonly ask: (asked: Asked) => void;
  /** What is shown. */
  readonly asked: Asked | null;
  /** What can be done with a thing now, in words. */
  readonly can: (name: string) => string;
}

const NO_MEASURING: Measuring = { ask: () => undefined, asked: null, can: () => '' };

/** What a thing is, and all that can be measured of it; what stands beside the mat tells more of some. */
export function detailsOf(stage: Stage, thing: ThingId, measuring = NO_MEASURING): Details {
  const more = beside.details?.[kindOfThing(thing)];
  const { war, acting, say } = stage;
  const name = nameOfThing(thing);
  const told = more?.(stage, thing) ?? {
    title: say(called(name, 'The')),
    body: lines(
      thingWords(war, thing, acting)
        .slice(1)
        .map((part) => say(part)),
    ),
    rules: [],
  };
  const model = modelNamed(war, name);
  if (model === undefined) return told;
  return {
    ...told,
    body: (
      <>
        <MeasureTools stage={stage} name={name} model={model} measuring={measuring} />
        {told.body}
        <Measures key={thing} stage={stage} name={name} model={model} measuring={measuring} />
      </>
    ),
  };
}

interface ToolsProps {
  readonly stage: Stage;
  readonly name: string;
  readonly model: Model;
  readonly measuring: Measuring;
}

/** How far it is from whoever acts, and what of it can be shown on the mat. */
function MeasureTools({ stage: { war, acting, say, tell }, name, model, measuring: { ask, asked } }: ToolsProps) {
  const whats = isWalker(model) ? (['reach', 'sight'] as const) : (['reach', 'sight', 'danger'] as const);
  const away = thingWords(war, isWalker(model) ? `walker:${model.number}` : `survivor:${name}`, acting).at(-1);
  return (
    <div className="war-m-measures">
      {acting !== null && acting.id !== name && away ? <p>{say(away)}</p> : null}
      <div className="war-m-measure-tools">
        {whats.map((what) => (
          <button
            key={what}
            type="button"
            aria-pressed={asked?.of === name && asked.what === what}
            onClick={() => ask({ of: name, what })}
          >
            {tell(`boardview.measure.show.${what}`, what === 'danger' ? { who: called(name) } : {})}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Who could reach somebody, and all distances as a table. */
function Measures({ stage: { war, say, tell }, name, model, measuring: { can } }: ToolsProps) {
  const [open, setOpen] = useState(false);
  const reached = useReckoned(() => (isWalker(model) ? [] : reachersOf(war, model)), [war, name]);
  return (
    <div className="war-m-measures">
      {isWalker(model) || reached === null ? null : (
        <p>
          {reached.length === 0
            ? say(nobodyReaches(war, model))
            : tell('boardview.reacher.some', { who: called(name), things: reached.map((one) => called(one.name)) })}
        </p>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{tell('boardview.distances', { who: called(name, 'thing') })}</summary>
        {open ? <Distances war={war} from={model} say={say} can={can} /> : null}
      </details>
    </div>
  );
}
