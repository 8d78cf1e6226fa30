import {
  canonical,
  type Decision,
  type Describe,
  type GameEvent,
  LANGS,
  type Lang,
  type Message,
  type Messages,
  type Refusal,
  refsOf,
  type Say,
} from '../index.ts';
import { messagesIn } from '../text/faults.ts';
import { speaker } from '../text/speaker.ts';
import { idsOf } from './drive.ts';

/** Notes what a game says of its decisions, events, refusals and ends: of messages built alike at most so many. */
export function hearing(describe: Describe, most = Number.POSITIVE_INFINITY) {
  const messages = new Map<string, Message>();
  const alike = new Map<string, number>();
  const known = new Set<string>();
  /** What options refer to, each with an option that does. */
  const refs = new Map<string, string>();
  /** Types of events that go without saying. */
  const silent = new Set<string>();

  function note(message: Message | null | undefined): void {
    if (!message) return;
    const key = canonical(message);
    if (messages.has(key)) return;
    const build = messagesIn(message)
      .map(({ id }) => id)
      .join();
    const kept = alike.get(build) ?? 0;
    if (kept === most) return;
    alike.set(build, kept + 1);
    messages.set(key, message);
  }

  return {
    messages,
    refs,
    silent,
    note,
    decision(decision: Decision): void {
      const { ask, seat, params, kind } = decision;
      const asked = `${ask.id} ${kind} ${seat} ${canonical(params)}`;
      if (!known.has(asked)) note(describe.prompt(decision));
      known.add(asked);
      for (const id of idsOf(decision)) {
        const offered = `${asked} ${id}`;
        if (known.has(offered)) continue;
        known.add(offered);
        note(describe.option(decision, id));
        for (const ref of refsOf(describe, decision, id)) refs.set(ref, offered);
      }
      if (decision.kind === 'place')
        for (const { answer } of decision.candidates) note(describe.spot?.(decision, answer));
    },
    event(event: GameEvent): void {
      const message = describe.event(event);
      if (message === null) silent.add(event.type);
      note(message);
      note(describe.explain?.(event));
    },
    refusal(refusal: Refusal | null): void {
      if (refusal) note(describe.refusal(refusal));
    },
    /** The ids of messages that nobody has heard, of those that belong here. */
    unheard(all: Messages, belongs: (id: string) => boolean): string[] {
      const heard = new Set([...messages.values()].flatMap(messagesIn).map(({ id }) => id));
      return Object.keys(all).filter((id) => belongs(id) && !heard.has(id));
    },
    /** References of none of these forms, and forms that nothing has; both should be none. */
    strangeRefs: (forms: readonly RegExp[]) => ({
      formless: [...refs].filter(([ref]) => !forms.some((form) => form.test(ref))),
      unused: forms.filter((form) => ![...refs.keys()].some((ref) => form.test(ref))),
    }),
  };
}

/** Says messages of several sources in each language, with these names. */
export async function voices(
  names: readonly string[],
  ...sources: readonly ((lang: Lang) => Promise<Messages>)[]
): Promise<Record<Lang, Say>> {
  const say = async (lang: Lang): Promise<Say> => {
    const all = await Promise.all(sources.map((source) => source(lang)));
    return speaker(lang, Object.assign({}, ...all), (seat) => names[seat]);
  };
  const [en, it, fr] = await Promise.all(LANGS.map(say));
  return { en, it, fr };
}
