import type { Outcome } from '@shamble/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';
import { Sign } from '../../ui/sign.tsx';
import { useDesk, useNow, useTable, useUi } from '../context.ts';
import { Following } from '../frame/following.tsx';
import { Glyph } from '../frame/glyph.tsx';
import { Scroller } from '../frame/scroller.tsx';
import { useExport } from '../frame/use-export.ts';
import { focusFirst } from '../prompt/focus.ts';
import { enterReplay } from '../replay/enter.ts';
import { sayIf } from '../say-if.ts';
import { carry } from './carried.ts';
import { statistics } from './statistics.ts';
import { Tally } from './tally.tsx';

/** The end in the strip: how it went, and the ways on. */
export function Over({ outcome }: { readonly outcome: Outcome }) {
  const { say, kit, ui } = useTable();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(box), []);
  return (
    <div className="table-over" data-testid="outcome" ref={box}>
      <h2 id="table-ask" className="table-ask-what notice">
        {say(kit.describe.outcome(outcome))}
      </h2>
      <Saved outcome={outcome} />
      <Following />
      <div className="table-over-ways">
        <button type="button" className="btn btn-primary" onClick={() => ui.setState({ window: 'result' })}>
          {say({ id: 'web.table.menu.result' })}
        </button>
        <Ways />
      </div>
    </div>
  );
}

/** Who won and who did not. */
function Saved({ outcome }: { readonly outcome: Outcome }) {
  const { say, people } = useTable();
  return (
    <ul className="table-over-people">
      {people.map(({ seat, name, sign }) => {
        const won = outcome.winners.includes(seat);
        return (
          <li key={seat} className={won ? 'table-over-won' : 'table-over-lost'}>
            <Sign sign={sign} name={name} /> {name}
            <span>{say({ id: won ? 'web.table.people.won' : 'web.table.people.lost' })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Again, look back, keep, leave. */
function Ways() {
  const { say, desk, ui, board } = useTable();
  const { setup, view } = useNow();
  const another = sayIf(say, { id: 'over.another' });
  const [, navigate] = useLocation();
  const { label, run } = useExport();
  const again = async () => {
    // A game from its start is nobody's copy.
    const { copyOf: _, twin: __, ...fresh } = setup;
    const kept = board.again?.(view);
    const options = { ...fresh.options, ...kept?.options };
    const id = await desk.attempt(() => desk.tables.create({ ...fresh, options, seed: '' }));
    if (id === null) return;
    if (kept) carry(id, kept.begins);
    navigate(`/table/${id}`);
  };
  const replay = () => {
    ui.setState({ window: null });
    enterReplay({ desk, ui }, 0);
  };
  return (
    <>
      <button type="button" className="btn" onClick={again}>
        <Glyph name="restart" /> {sayIf(say, { id: 'over.again' }) ?? say({ id: 'web.table.over.again' })}
      </button>
      {another !== null && (
        <Link href={`/new/${setup.game}`} className="btn">
          {another}
        </Link>
      )}
      <button type="button" className="btn" onClick={replay}>
        <Glyph name="clock" /> {say({ id: 'web.table.over.replay' })}
      </button>
      <button type="button" className="btn" onClick={run}>
        <Glyph name="file" /> {say(label)}
      </button>
      <Link href="/" className="btn">
        {say({ id: 'web.table.over.shelf' })}
      </Link>
    </>
  );
}

/** The whole result: outcome, everybody's last numbers, what happened in sum. */
export function Result() {
  const { say, kit, ui } = useTable();
  const open = useUi((state) => state.window === 'result');
  const { outcome } = useNow();
  if (!outcome) return null;
  return (
    <Dialog
      open={open}
      onClose={() => ui.setState(({ window }) => ({ window: window === 'result' ? null : window }))}
      title={say({ id: 'web.table.over.title' })}
    >
      <p className="notice table-result-outcome">{say(kit.describe.outcome(outcome))}</p>
      <Saved outcome={outcome} />
      <FinalNumbers />
      <Tally />
      <Sums />
      <div className="dialog-buttons">
        <Ways />
      </div>
    </Dialog>
  );
}

/** Everybody's numbers as the game ended. */
function FinalNumbers() {
  const { say, board, people } = useTable();
  const { view } = useNow();
  const facts = people.map(({ seat }) => board.facts(view, seat));
  const columns = facts[0] ?? [];
  if (columns.length === 0) return null;
  return (
    <Scroller className="table-md-table table-tally scrolls-across" label={say({ id: 'web.table.over.numbers' })}>
      <table>
        <caption className="unseen">{say({ id: 'web.table.over.numbers' })}</caption>
        <thead>
          <tr>
            <th scope="col">{say({ id: 'web.table.over.who' })}</th>
            {columns.map((fact) => (
              <th key={fact.id} scope="col">
                <span>{say(fact.name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ seat, name }, i) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {columns.map(({ id }) => (
                <td key={id}>{facts[i].find((fact) => fact.id === id)?.value ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** What the game was dealt from, which the table tells only now that it is over. */
function useSeed(): string | null {
  const { desk } = useTable();
  const [seed, setSeed] = useState<string | null>(null);
  useEffect(() => {
    void desk.attempt(() => desk.table.seed()).then(setSeed);
  }, [desk]);
  return seed;
}

function Sums() {
  const { say, kit } = useTable();
  const { view, at, tookBack } = useNow();
  const seed = useSeed();
  const entries = useDesk((state) => state.entries);
  const lines = [
    say({ id: 'web.table.over.rounds', params: { n: kit.round(view) } }),
    say({ id: 'web.table.over.answers', params: { n: at } }),
    ...statistics(entries, say),
    ...(tookBack ? [say({ id: 'web.table.over.took-back' })] : []),
    ...(seed === null ? [] : [say({ id: 'web.table.over.seed', params: { seed } })]),
  ];
  return (
    <ul className="table-sums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
