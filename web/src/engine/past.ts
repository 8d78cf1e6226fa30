import { fingerprint, type Match, type Seat } from '@shamble/kernel';
import type { Moment } from '../contract.ts';
import { waiting } from './update.ts';

/** So many moments are remembered, for going to and fro in them. */
const REMEMBERED = 200;

/** Past moments of a match, each as a seat saw it. */
export class Past {
  private readonly moments = new Map<string, Moment>();

  moment(match: Match, at: number, viewer: Seat): Moment {
    const key = `${viewer}/${at}`;
    const known = this.moments.get(key);
    if (known) return known;
    const moment = momentOf(match, at, viewer);
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

function momentOf(match: Match, at: number, viewer: Seat): Moment {
  const past = match.fork({ snapshots: true });
  past.undoTo(at);
  const view = past.view(viewer);
  return {
    at: past.answers.length,
    view,
    fingerprint: fingerprint(view),
    waiting: waiting(past.pending),
    decision: past.pendingFor(viewer)[0] ?? null,
  };
}
