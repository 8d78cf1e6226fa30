import type { Die } from '@shamble/parts/board';
import { useMemo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useDesk, useIntent, useShown, useTable } from '../context.ts';
import { Late } from '../late.tsx';
import { useAnswering } from './use-answering.ts';

/** What pressing a die does. */
interface Press {
  /** Where it says more than the die's own name. */
  readonly words?: string;
  readonly chosen: boolean;
  readonly act: () => void;
}

/** The dice as they lie: each face with its name, to be pressed where the question is about it. */
export function DiceTray() {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const dice = board.dice(past?.view ?? shown.view, useIntent());
  const pressOf = usePresses(dice);
  if (dice.length === 0) return null;
  return (
    <ul className="table-dice" aria-label={say({ id: 'web.table.dice' })}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the tray
        <li key={i} className={dieClass(die)}>
          <TrayDie die={die} press={pressOf(die)} />
        </li>
      ))}
      {board.aim && (
        <Late>
          <Aim />
        </Late>
      )}
    </ul>
  );
}

const dieClass = ({ used, apart }: Die): string =>
  ['table-die', ...(used ? ['table-die-used'] : []), ...(apart ? ['table-die-apart'] : [])].join(' ');

/** What the dice have to show, and how likely that is. */
export function Aim() {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const view = past?.view ?? shown.view;
  const intent = useIntent();
  const aim = useMemo(() => board.aim?.(view, intent) ?? null, [board, view, intent]);
  if (aim === null) return null;
  return (
    <li className="table-aim">
      <b>{say({ id: 'web.table.dice.needs', params: { what: aim.needs } })}</b> {say(aim.odds)}
    </li>
  );
}

function usePresses(dice: readonly Die[]): (die: Die) => Press | null {
  const { desk, ui } = useTable();
  const { selected, plan, hand } = useDesk((state) => state.draft);
  const decision = useIntent()?.decision ?? null;
  const answering = useAnswering(dice.some(({ ref }) => ref !== undefined) ? decision : null);
  const { main, beside } = answering.rows;
  return ({ ref, takes }) => {
    const [row, more] = ref === undefined ? [] : [...main, ...beside].filter((one) => one.refs.includes(ref));
    if (row && !more)
      return {
        words: row.words,
        chosen: selected === row.id || plan.includes(row.id),
        act: () => answering.choose(row.id),
      };
    if (takes === undefined) return null;
    const chosen = hand === takes;
    const act = () => {
      desk.setDraft(decision, { hand: chosen ? null : takes });
      // It is put on the board: what lies over that makes room.
      if (!chosen) ui.setState({ fold: null, phoneTab: 'board', sheet: 'peek' });
    };
    return { chosen, act };
  };
}

interface TrayDieProps {
  readonly die: Die;
  readonly press: Press | null;
}

function TrayDie({ die, press }: TrayDieProps) {
  const { say } = useTable();
  const words = press?.words;
  const drawn = (
    <>
      <span className={die.ground ? `table-die-face ${die.ground}` : 'table-die-face'}>
        {die.sign ? <b className="table-die-sign">{say(die.sign)}</b> : <Icon name={die.icon} />}
      </span>
      <span className="table-die-caption">
        <span aria-hidden={words !== undefined}>{say(die.caption)}</span>
        {words !== undefined && <span className="unseen">{words}</span>}
        {die.used && <span className="unseen"> {say({ id: 'web.table.dice.used' })}</span>}
      </span>
    </>
  );
  if (press === null) return drawn;
  return (
    <button type="button" className="table-die-button" aria-pressed={press.chosen} title={words} onClick={press.act}>
      {drawn}
    </button>
  );
}
