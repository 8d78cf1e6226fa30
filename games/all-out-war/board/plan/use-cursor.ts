import type { Message, Point } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Person, War } from '../../rules/state.ts';
import { describe } from '../../text/describe.ts';
import { shapeOf, thingsByGap } from '../mat/words.ts';
import type { Planned } from './asking.ts';
import { goesNowhere, stopsOf } from './asking.ts';
import { ARROWS, nextUseful, stepped } from './cursor.ts';
import { keptBends, namedPlaces, planOf } from './named.ts';
import { endIn, meantBy, refusalOf } from './resolve.ts';
import { aroundWhom, aroundWords, placeWords, sentenceOf, spoken } from './sentence.ts';
import { endPoint, type Planning, turnedBy, turnIn } from './use-plan.ts';
import { keptVoice, nextVoice } from './voice.ts';

interface CursorWishes {
  readonly war: War;
  readonly planning: Planning;
  readonly acting: Person | null;
  readonly say: BoardProps['say'];
  readonly announce: BoardProps['announce'];
  /** The number of the question; null where nothing is asked. */
  readonly question: number | null;
  /** What is chosen in the list of places. */
  readonly selected: BoardProps['selected'];
}

/** Where the cross is, and at which question it was put there. */
interface Held {
  readonly question: number | null;
  readonly at: Point;
}

/** Which of the named places was told last, and at which question. */
interface Paged {
  readonly question: number | null;
  readonly at: number;
}

/** The next of so many, or the one before; from none the first or the last. */
const pagedBy = (at: number, by: 1 | -1, count: number): number =>
  at < 0 && by < 0 ? count - 1 : (at + by + count) % count;

/** The cross that keys move: every place it comes to is planned, and said in one sentence. */
export function useCursor({ war, planning, acting, say, announce, question, selected }: CursorWishes) {
  const [held, setHeld] = useState<Held | null>(null);
  // A new question begins without it.
  const cursor = held !== null && held.question === question ? held.at : null;
  const setCursor = (at: Point | null): void => setHeld(at === null ? null : { question, at });
  const [voice, setVoice] = useState(keptVoice);
  const last = useRef<readonly string[] | null>(null);
  /** What was planned last here, and told. */
  const laid = useRef('');
  const named = useRef<Paged>({ question, at: -1 });
  const { asking, planned } = planning;

  /** Says what a plan comes to; everything where it is asked for again. What it stands at is said before. */
  const speak = (now: Planned, whole = false, before: string = ''): void => {
    const parts = sentenceOf(war, now).map((part) => part.map((one) => say(one)).join(' '));
    announce([before, spoken(parts, whole ? null : last.current, whole ? 'full' : voice)].join(' ').trim());
    last.current = parts;
  };

  const bordersOf = (borders: readonly Message[]): string =>
    borders.length === 0 ? '' : say({ id: 'boardview.stop', params: { things: borders } });

  /** A place that was chosen in the list is told like one that the cross comes to. */
  const tellChosen = useEffectEvent(() => {
    if (planned === null || planned.way.option !== null || selected === null) return;
    if (JSON.stringify(planned.spot) === laid.current) return;
    speak(planned, false, `${say(describe.option(planned.way.place, selected))}.`);
  });
  useEffect(() => {
    if (selected !== null) tellChosen();
  }, [selected]);

  const goTo = (at: Point, borders: readonly Message[] = [], bends = keptBends(planned)): void => {
    setCursor(at);
    if (asking === null) {
      const words = placeWords(war, at, acting).map((one) => say(one));
      announce([bordersOf(borders), ...words].filter(Boolean).join(' '));
      return;
    }
    const meant = meantBy(asking, { at, near: null, bends, turn: turnIn(planned) });
    laid.current = JSON.stringify(meant.spot);
    planning.lay(meant);
    speak(meant, false, bordersOf(borders));
  };

  /** Plans a place; the cross goes there where keys lead. */
  const lay = (next: Planned, words = '', byKeys = cursor !== null): void => {
    if (byKeys) setCursor(endIn(next.way.place, next.spot));
    laid.current = JSON.stringify(next.spot);
    planning.lay(next);
    const parts = sentenceOf(war, next).map((part) => part.map((one) => say(one)).join(' '));
    announce([words, spoken(parts, last.current, voice)].filter(Boolean).join('. '));
    last.current = parts;
  };

  const home = (): Point => (acting ? [acting.x, acting.y] : [Math.floor(war.width / 2), Math.floor(war.height / 2)]);

  const enter = (): void => {
    last.current = null;
    const at = endPoint(planned) ?? home();
    setCursor(at);
    announce([{ id: 'boardview.cursor.on' }, ...placeWords(war, at, acting)].map((one) => say(one)).join(' '));
  };

  const leave = (): void => {
    setCursor(null);
    last.current = null;
  };

  /** The next or the one before of the named places, the best first. */
  const page = (by: 1 | -1): void => {
    if (asking === null) {
      pageThings(by);
      return;
    }
    const all = namedPlaces(asking);
    if (all.length === 0) return;
    const last = named.current.question === question ? named.current.at : -1;
    const at = pagedBy(last, by, all.length);
    named.current = { question, at };
    const one = all[at];
    lay(planOf(one), say(describe.option(one.way.place, one.id)));
  };

  /** Where no place is asked for, from thing to thing. */
  const pageThings = (by: 1 | -1): void => {
    const [x, y] = home();
    const all = thingsByGap(war, { x, y }).filter((name) => name !== acting?.id);
    if (all.length === 0) return;
    const before = named.current.question === question ? named.current.at : -1;
    const at = pagedBy(before, by, all.length);
    named.current = { question, at };
    const shape = shapeOf(war, all[at]);
    if (shape !== null) goTo([Math.floor(shape.x + 0.5), Math.floor(shape.y + 0.5)]);
  };

  const turn = (steps: number): boolean => {
    if (planned === null || planned.way.place.turns === 0) return false;
    const next = turnedBy(planned, steps);
    planning.lay(next);
    speak(next);
    return true;
  };

  /** A bend where the cross is: the path goes on from there. */
  const bend = (): void => {
    if (planned === null || planned.way.place.path === null || cursor === null) return;
    const stops = stopsOf(planned);
    planning.lay({ ...planned, spot: [...stops, cursor] });
    announce(say({ id: 'boardview.cursor.bend', params: { n: stops.length } }));
  };

  /** Takes the last point back; the cross goes where the plan ends then. */
  const back = (): boolean => {
    if (planned === null) return false;
    const stops = stopsOf(planned).slice(0, -1);
    if (stops.length > 0) lay({ ...planned, spot: stops });
    else {
      planning.lay(null);
      leaveWords(home());
    }
    return true;
  };

  const leaveWords = (at: Point): void => {
    last.current = null;
    setCursor(at);
    announce(say({ id: 'boardview.cursor.none' }));
  };

  /** Everything about the place of the cross: of a plan the whole sentence, else what lies around. */
  const tellAll = (at: Point): void => {
    if (planned !== null) speak(planned, true);
    else tellAround('', at);
  };

  /** What lies around a thing or a bare place. */
  const tellAround = (name: string, at: Point): void => {
    const who = aroundWhom(name, at);
    const clauses = aroundWords(war, { x: at[0], y: at[1] }, name)
      .map((clause) => say(clause))
      .join('; ');
    announce(
      say({
        id: clauses === '' ? 'boardview.say.around.nothing' : 'boardview.say.around.of',
        params: { who, clauses },
      }),
    );
  };

  /** Space where there is nothing to give: what is in the way of it. */
  const tellWhyNot = (): void => {
    if (planned !== null && !goesNowhere(planned) && refusalOf(planned.way.place, planned.spot) !== null)
      announce(
        sentenceOf(war, planned)[0]
          .map((one) => say(one))
          .join(' '),
      );
    else announce(say({ id: `boardview.cursor.${asking === null ? 'nobody' : 'nowhere'}` }));
  };

  /** Keys while the cross is shown; true where one was meant. */
  const onKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey } = event;
    const arrow = ARROWS[key];
    if (cursor === null || event.altKey || event.metaKey) return false;
    if (arrow) {
      named.current = { question, at: -1 };
      if (ctrlKey) {
        const { at, borders } = nextUseful(war, asking, keptBends(planned), cursor, arrow);
        goTo(at, borders);
      } else goTo(stepped(war, cursor, arrow, shiftKey));
    } else if (ctrlKey) return false;
    else if (key === 'PageDown') page(1);
    else if (key === 'PageUp') page(-1);
    else if (key === 'Home') goTo(home());
    else if (key === 'End') goTo(endPoint(planned) ?? cursor);
    else if (key === ' ') tellWhyNot();
    else if (key === 'Enter') bend();
    else if (key === 'q') return turn(1);
    else if (key === 'e') return turn(-1);
    else if (key === 'o') tellAll(cursor);
    else if (key === 'Backspace') return back();
    else if (key === 'v') {
      const next = nextVoice(voice);
      setVoice(next);
      announce(say({ id: `boardview.voice.${next}` }));
    } else return false;
    return true;
  };

  return { cursor, enter, leave, onKey, lay, goTo, turn, tellAround };
}
