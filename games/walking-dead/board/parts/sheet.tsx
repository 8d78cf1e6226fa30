import type { Message } from '@shamble/kernel';
import { player as seatOf } from '@shamble/kernel/words';
import { Tool } from '@shamble/parts';
import { cardText } from '../../text/cards.ts';
import { locationCard } from '../../text/words.ts';
import { oddsLines, progress } from '../rolling.ts';
import { useStage } from '../stage.ts';
import { Rolled } from './rolled.tsx';

interface SheetProps {
  readonly folded: boolean;
  readonly side: 'left' | 'right';
}

/** The card being faced, or the fight that is on: a slip of paper over the map, which can be folded. */
export function Sheet({ folded, side }: SheetProps) {
  const { view, decision, say, tell } = useStage();
  const card = view.facing.at(-1);
  const { roll } = view;
  if (card === undefined && roll === null) return null;
  const text = card === undefined ? null : cardText(card, view.edition);
  const title = text ? say(text.title) : tell(`boardview.roll.${roll?.why ?? 'token'}`);
  const fold = tell(folded ? 'boardview.sheet.open' : 'boardview.sheet.fold');
  return (
    <section className={`dead-sheet-card dead-sheet-${side} ${folded ? 'dead-folded' : ''}`} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Tool thing="sheet" name={fold} className="part-close" on={folded}>
          {folded ? '+' : '–'}
        </Tool>
      </header>
      {text && !folded ? <p className="dead-challenge">{say(text.challenge)}</p> : null}
      {roll ? (
        <p className="dead-progress">
          {progress(roll).map((line) => (
            <b key={line.id}>{say(line)}</b>
          ))}
        </p>
      ) : null}
      <Rolled />
      {oddsLines(view, decision?.ask.id ?? null).map((line) => (
        <p key={JSON.stringify(line)} className="dead-odds">
          {say(line)}
        </p>
      ))}
      {folded ? null : (
        <div className="dead-sheet-body">
          {view.attempt ? (
            <p className="dead-fine">
              {tell('boardview.attempt', { who: seatOf(view.active), card: locationCard(view.attempt.card) })}
            </p>
          ) : null}
          {text ? <CardBody text={text} /> : null}
        </div>
      )}
    </section>
  );
}

/** What can come of the card, and last its story: the task itself stands above the dice. */
function CardBody({ text }: { readonly text: ReturnType<typeof cardText> }) {
  const { say } = useStage();
  return (
    <>
      {text.options.map(({ id, label, text: lines }) => (
        <p key={id} className="dead-outcome">
          <b>{say(label)}</b> {lines.map((line) => say(line)).join(' · ')}
        </p>
      ))}
      <Outcome id="success" lines={text.success} />
      <Outcome id="fail" lines={text.fail} />
      <p className="dead-story">{say(text.story)}</p>
    </>
  );
}

function Outcome({ id, lines }: { readonly id: 'success' | 'fail'; readonly lines: readonly Message[] }) {
  const { say, tell } = useStage();
  if (lines.length === 0) return null;
  return (
    <p className={`dead-outcome dead-outcome-${id}`}>
      <b>{tell(id === 'success' ? 'boardview.success' : 'boardview.fail')}</b>{' '}
      {lines.map((line) => say(line)).join(' · ')}
    </p>
  );
}
