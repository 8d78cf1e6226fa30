import type { Say } from '@shamble/kernel';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { CardFace } from './beats.ts';
import type { Die, Pace } from './board.ts';
import { CardWords } from './card-words.tsx';
import { STEP } from './cues.ts';
import { Icon } from './icon.tsx';
import { inShort } from './in-short.ts';
import { KIND_PICTURES, type StagedKind } from './kinds.ts';

/** So many sentences can be read while a beat is shown; the log has them all. */
const MOST = 3;

interface SpotlightProps {
  readonly kind: StagedKind;
  readonly sentences: readonly string[];
  /** Which of them the slip is about. */
  readonly about: number;
  /** The card that is drawn or faced. */
  readonly face: CardFace | null;
  readonly dice: readonly Die[];
  /** The dice still roll: what they show, and what is said of it, is not seen yet. */
  readonly tumbling: boolean;
  readonly pace: Pace;
  readonly say: Say;
  /** That so many sentences are left out. */
  readonly more: (n: number) => string;
}

/**
 * What nobody may miss, on a slip over the board in whose box it lies; each beat has one of its own. For the eyes only:
 * the log says the same.
 */
export function Spotlight({ kind, sentences, about, face, dice, tumbling, pace, say, more }: SpotlightProps) {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>('end');
  // After the board around it has lit what is spoken of; nothing is seen before that, since a slip fades in.
  useEffect(() => {
    if (box.current) setSide(sideFor(box.current));
  }, []);
  const style: CSSProperties & Record<`--${string}`, string> = { '--part-step': `${STEP[pace]}ms` };
  const rolling = tumbling && pace !== 'off';
  return (
    <div
      ref={box}
      className="part-told"
      data-kind={kind}
      data-pace={pace}
      data-side={side}
      aria-hidden="true"
      style={style}
    >
      <div className="part-slip">
        {dice.length > 0 && <Dice dice={dice} rolling={rolling} say={say} />}
        {dice.length === 0 && !face && <Icon name={KIND_PICTURES[kind]} className="part-slip-picture" />}
        <div className={rolling ? 'part-slip-words part-slip-later' : 'part-slip-words'}>
          <Sentences sentences={sentences} head={face ? null : sentences[about]} more={more} />
          {face && (
            <>
              <strong className="part-card-title">{say(face.title)}</strong>
              <CardWords face={face} say={say} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type Side = 'start' | 'end';

/** The end of the board that hides less of what is lit: the lower one, unless that is where it happens. */
function sideFor(box: Element): Side {
  const { top, bottom } = box.getBoundingClientRect();
  const lit = [...(box.parentElement?.querySelectorAll('[data-lit]') ?? [])].map((thing) =>
    thing.getBoundingClientRect(),
  );
  const middle = lit.reduce((sum, thing) => sum + (thing.top + thing.bottom) / 2, 0) / lit.length;
  return middle > (top + bottom) / 2 ? 'start' : 'end';
}

interface SentencesProps {
  readonly sentences: readonly string[];
  readonly head: string | null;
  readonly more: (n: number) => string;
}

function Sentences({ sentences, head, more }: SentencesProps) {
  const { first, left, last } = inShort(sentences, MOST);
  const line = (sentence: string, i: number) => (
    <p key={i} className={sentence === head ? 'part-slip-head' : undefined}>
      {sentence}
    </p>
  );
  return (
    <>
      {first.map(line)}
      {left > 0 && <p>{more(left)}</p>}
      {last.map(line)}
    </>
  );
}

interface DiceProps {
  readonly dice: readonly Die[];
  readonly rolling: boolean;
  readonly say: Say;
}

/** Dice as they fall; a face is there once they lie. */
function Dice({ dice, rolling, say }: DiceProps) {
  return (
    <ul className="part-dice">
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <li key={i} className={dieClass(die, rolling)}>
          <span className={die.ground && !rolling ? `part-die-face ${die.ground}` : 'part-die-face'}>
            <Face die={rolling ? null : die} say={say} />
          </span>
          <span className={rolling ? 'part-slip-later' : undefined}>{say(die.caption)}</span>
        </li>
      ))}
    </ul>
  );
}

const dieClass = ({ apart }: Die, rolling: boolean): string =>
  ['part-die', ...(rolling ? ['part-die-rolling'] : []), ...(apart ? ['part-die-apart'] : [])].join(' ');

function Face({ die, say }: { readonly die: Die | null; readonly say: Say }) {
  if (die === null) return <Icon name={KIND_PICTURES.roll} />;
  return die.sign ? <b>{say(die.sign)}</b> : <Icon name={die.icon} />;
}
