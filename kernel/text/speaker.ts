import { IntlMessageFormat } from 'intl-messageformat';
import type { Seat } from '../decision.ts';
import type { Lang, Messages, Say } from '../kit.ts';
import type { Message, Param } from '../message.ts';
import { euphonic } from './euphony.ts';
import { kernelMessages } from './kernel.ts';
import { typeset } from './typeset.ts';

/** A sentence ready to be said: the text itself where nothing goes into it. */
type Compiled = string | IntlMessageFormat;

/** By language, then by pattern: every speaker of a language shares what was compiled. */
const compiled: Record<Lang, Map<string, Compiled>> = { en: new Map(), it: new Map(), fr: new Map() };

function compile(lang: Lang, pattern: string): Compiled {
  const known = compiled[lang].get(pattern);
  if (known !== undefined) return known;
  const text = typeset(lang, pattern);
  // ICU quotes with apostrophes; here an apostrophe is one, so that l'{card} needs no care.
  const fresh = /[{}]/.test(text)
    ? new IntlMessageFormat(
        text.replace(/'+/g, (run) => (run.length === 1 ? "''" : run)),
        lang,
        undefined,
        { ignoreTag: true },
      )
    : text.replaceAll("''", "'");
  compiled[lang].set(pattern, fresh);
  return fresh;
}

/** A table says the same sentences over and over: so many are kept. */
const REMEMBERED = 4096;

/** Says messages in a language, the kernel's own included; `names` tells who sits where. */
export function speaker(lang: Lang, messages: Messages, names?: (seat: Seat) => string): Say {
  const own = kernelMessages(lang);
  const said = new Map<string, string>();
  const lists = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' });

  const word = (param: Param): string | number => {
    if (typeof param === 'number' || typeof param === 'string') return param;
    if (typeof param === 'boolean') return String(param);
    if ('id' in param) return say(param);
    if ('seat' in param) return names ? names(param.seat) : say({ id: 'kernel.seat', params: { n: param.seat + 1 } });
    return lists.format(param.map((item) => String(word(item))));
  };

  const say = ({ id, params }: Message): string => {
    const pattern = messages[id] ?? own[id];
    if (pattern === undefined) throw new Error(`there is no message "${id}" in language "${lang}"`);
    const sentence = inside(id, () => compile(lang, pattern));
    if (typeof sentence === 'string') return sentence;
    const words: Record<string, string | number> = {};
    let key = id;
    for (const name in params) {
      const value = word(params[name]);
      words[name] = value;
      key += `\n${name}${typeof value === 'number' ? '#' : '='}${value}`;
    }
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = euphonic(
      lang,
      inside(id, () => String(sentence.format(words))),
    );
    if (said.size >= REMEMBERED) said.clear();
    said.set(key, text);
    return text;
  };

  const inside = <T>(id: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`message "${id}" in language "${lang}": ${reason}`, { cause: error });
    }
  };

  return say;
}
