import { clone, type Json, type Match, type Seat } from '@shamble/kernel';
import type { Moment } from './contract.ts';
import type { Step } from './steps.ts';
import { waiting } from './update.ts';

/** So many moments are remembered, for going to and fro in them. */
const REMEMBERED = 200;

/** A match from its start, and who gave its answers. */
interface Line {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/** Past moments of a match, each as a seat saw it. */
export class Past {
  private readonly moments = new Map<string, Moment>();

  /** After so many answers; or, within the last of them, right after one of the events the viewer knows of. */
  moment(line: Line, at: number, viewer: Seat, event: number | null): Moment {
    const key = `${viewer}/${at}/${event}`;
    const known = this.moments.get(key);
    if (known) return known;
    const moment = (event === null ? null : momentInside(line, at, viewer, event)) ?? momentOf(line.match, at, viewer);
    this.moments.set(key, moment);
    for (const oldest of this.moments.keys()) {
      if (this.moments.size <= REMEMBERED) break;
      this.moments.delete(oldest);
    }
    return moment;
  }

  /** The line changed behind its end. */
  forget(): void {
    this.moments.clear();
  }
}

/** The moment of an event in the middle of an answer; null where there is none, as before the first answer. */
function momentInside({ match, steps }: Line, at: number, viewer: Seat, nth: number): Moment | null {
  if (at === 0) return null;
  const past = match.fork({ snapshots: true, events: true });
  past.undoTo(at - 1);
  const first = past.answers.length;
  let view: Json | null = null;
  let known = 0;
  past.onEvent = () => {
    const { only, at: when } = past.events[past.events.length - 1];
    if (when === at && (!only || only.includes(viewer)) && known++ === nth)
      view = match.game.view(clone(past.state), viewer);
  };
  for (let n = first; n < at; n++) past.answer(steps[n].seat, n, steps[n].answer);
  return view === null ? null : { at: first, event: nth, view, waiting: [], decision: null };
}

function momentOf(match: Match, at: number, viewer: Seat): Moment {
  const past = match.fork({ snapshots: true });
  past.undoTo(at);
  return {
    at: past.answers.length,
    view: past.view(viewer),
    waiting: waiting(past.pending),
    decision: past.pendingFor(viewer)[0] ?? null,
  };
}
