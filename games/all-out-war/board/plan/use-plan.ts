import type { Decision, Point, Spot } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { useEffect, useRef, useState } from 'react';
import { type Gait, MOVE } from '../../rules/move.ts';
import type { War } from '../../rules/state.ts';
import { type Asking, askingOf, endOf, goesNowhere, type Planned, plannedIn, stopsOf } from './asking.ts';
import { wordOf } from './draft.ts';
import { gaitOf } from './gait.ts';
import { refusalOf } from './resolve.ts';
import { useTakenBack } from './taken-back.ts';

/** What is asked about places, what is planned, and how the plan is changed and given. */
export interface Planning {
  readonly asking: Asking | null;
  readonly planned: Planned | null;
  /** Shows a spot as planned; null drops the plan. */
  readonly lay: (planned: Planned | null) => void;
  /** Gives what is planned, with what leads to it. */
  readonly give: () => void;
  /** Takes the last point of a path back; false where there is none. */
  readonly back: () => boolean;
}

/** A Move that was pointed at, and the question at which it was. */
interface Wish {
  readonly n: number;
  readonly planned: Planned;
}

/** A path that was planned before its gait was asked for: at which question, and by which gait. */
interface Following {
  readonly n: number;
  readonly gait: Gait;
  readonly stops: readonly Point[];
}

export function usePlan(props: BoardProps, war: War): Planning {
  const { decision, give, follow, setSpot, setPlan } = props;
  const asking = askingOf(war, decision);
  // A Move that cannot be made, or leads nowhere, is no answer to "what now?": it is only shown.
  const [wish, setWish] = useState<Wish | null>(null);
  const planned = plannedIn(asking, props) ?? (wish !== null && wish.n === decision?.n ? wish.planned : null);

  const lay = (next: Planned | null): void => {
    const isWish =
      next !== null && next.way.option !== null && (goesNowhere(next) || refusalOf(next.way.place, next.spot) !== null);
    setWish(isWish && decision !== null ? { n: decision.n, planned: next } : null);
    if (next === null || isWish) {
      if (asking?.ways[0].option) setPlan([]);
      else setSpot(null);
    } else if (next.way.option === null) setSpot(next.spot);
    else follow([next.way.option, wordOf(stopsOf(next))]);
  };

  useRest(props, planned);
  useTakenBack(decision, asking, planned, lay);

  const giveNow = (): void => {
    if (planned === null || refusalOf(planned.way.place, planned.spot) !== null) return;
    if (planned.way.option !== null && goesNowhere(planned)) return;
    give(planned.way.option ?? planned.spot);
  };

  const back = (): boolean => {
    if (planned === null) return false;
    const stops = stopsOf(planned);
    if (stops.length < 2) lay(null);
    else lay({ ...planned, spot: stops.slice(0, -1) });
    return true;
  };

  return { asking, planned, lay, give: giveNow, back };
}

/** After the gait was given, the path that was planned with it is given too, where it may still be gone. */
function useRest({ decision, give }: BoardProps, planned: Planned | null): void {
  const rest = useRef<Following | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const { current: before } = rest;
    const gait = planned?.way.option ?? null;
    rest.current =
      planned === null || gait === null || goesNowhere(planned)
        ? null
        : { n: decision.n, gait, stops: stopsOf(planned) };
    const stops = before === null ? null : restOf(before, decision);
    if (stops !== null) give(stops);
  });
}

/** What goes on with a plan; null where something else is asked, also where another gait was taken than planned. */
export function restOf({ n, gait, stops }: Following, decision: Decision): readonly Point[] | null {
  if (decision.n <= n || decision.kind !== 'place' || decision.ask.id !== MOVE.id) return null;
  if (gaitOf({ place: decision, option: null }) !== gait) return null;
  return refusalOf(decision, stops) === null ? stops : null;
}

/** A pose turned by so many steps. */
export function turnedBy({ way, spot }: Planned, steps: number): Planned {
  const [x, y, turn = 0] = spot as readonly number[];
  const turns = Math.max(1, way.place.turns);
  const pose: Spot = [x, y, (((turn + steps) % turns) + turns) % turns];
  return { way, spot: pose };
}

export const bendsOf = (planned: Planned | null): readonly Point[] =>
  planned === null ? [] : stopsOf(planned).slice(0, -1);

export const turnIn = (planned: Planned | null): number =>
  planned !== null && planned.way.place.turns > 0 ? ((planned.spot as readonly number[])[2] ?? 0) : 0;

export const endPoint = (planned: Planned | null): Point | null => (planned === null ? null : endOf(planned));
