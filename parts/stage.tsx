import type { Decision, Message, Params, Seat } from '@shamble/kernel';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { BoardProps, Person } from './board.ts';
import type { Cues } from './cues.ts';
import type { ThingId } from './thing-id.ts';

/** What every part of a board draws from; each board has more of its own. */
export interface Stage {
  readonly decision: Decision | null;
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly people: readonly Person[];
  readonly compact: boolean;
  readonly cues: Cues;
  readonly Rules: BoardProps['Rules'];
  /** Says a message of this game by its id. */
  readonly tell: (id: string, params?: Params) => string;
  readonly say: (message: Message) => string;
  /** The options of the decision that refer to a thing. */
  readonly options: (thing: ThingId) => readonly string[];
  /** Whether a thing glows: the question is about it. */
  readonly glows: (thing: ThingId) => boolean;
}

/** Whether a question is about a thing that has these options; by itself, where it has any. */
type IsAbout = (thing: ThingId, options: readonly string[]) => boolean;

const hasAny: IsAbout = (_, options) => options.length > 0;

/** The half of a stage that is alike on every board. */
export function stageOf(
  props: BoardProps,
  cues: Cues,
  optionsAt: (thing: ThingId) => readonly string[],
  isAbout: IsAbout = hasAny,
): Stage {
  const { decision, selected, plan, people, compact, Rules, say } = props;
  const tell: Stage['tell'] = (id, params) => say(params ? { id, params } : { id });
  const options = once(optionsAt);
  const glows: Stage['glows'] = (thing) => isAbout(thing, options(thing));
  return { decision, selected, plan, people, compact, cues, Rules, tell, say, options, glows };
}

/** Many parts ask for the options of the same thing while one picture is drawn. */
function once(work: (thing: ThingId) => readonly string[]): (thing: ThingId) => readonly string[] {
  const known = new Map<ThingId, readonly string[]>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before;
    const found = work(thing);
    known.set(thing, found);
    return found;
  };
}

const Shared = createContext<Stage | null>(null);

/** The stage as far as it is alike on every board. */
export const useShared = (): Stage => standing(use(Shared));

function standing<S>(stage: S | null): S {
  if (stage === null) throw new Error('this part stands on no board');
  return stage;
}

interface StageProps<S> {
  readonly stage: S;
  readonly children: ReactNode;
}

/** A board's own stage: where it is set up, and how its parts reach it. */
export function createStage<S extends Stage>(): { OnStage: ComponentType<StageProps<S>>; useStage: () => S } {
  const Own = createContext<S | null>(null);
  return {
    OnStage: ({ stage, children }) => (
      <Shared value={stage}>
        <Own value={stage}>{children}</Own>
      </Shared>
    ),
    useStage: () => standing(use(Own)),
  };
}

/** Whether an option of a thing is chosen but not given. */
export const isChosen = ({ options, selected, plan }: Stage, thing: ThingId): boolean =>
  options(thing).some((id) => id === selected || plan.includes(id));

/** The sign of a seat. */
export const signOf = ({ people }: Stage, seat: Seat): number =>
  people.find((person) => person.seat === seat)?.sign ?? seat;
