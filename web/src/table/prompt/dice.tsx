import { Icon } from '../../ui/icon.tsx';
import { useDesk, useIntent, useShown, useTable } from '../context.ts';

/** The dice as they lie: each face with its name. */
export function DiceTray() {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const dice = board.dice(past?.view ?? shown.view, useIntent());
  if (dice.length === 0) return null;
  return (
    <ul className="table-dice" aria-label={say({ id: 'web.table.dice' })}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the tray
        <li key={i} className={die.used ? 'table-die table-die-used' : 'table-die'}>
          <span className={die.ground ? `table-die-face ${die.ground}` : 'table-die-face'}>
            {die.sign ? <b className="table-die-sign">{say(die.sign)}</b> : <Icon name={die.icon} />}
          </span>
          <span className="table-die-caption">
            {say(die.caption)}
            {die.used && <span className="unseen"> {say({ id: 'web.table.dice.used' })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
