import type { Seat } from '@shamble/kernel';
import type { BotRequest } from '@shamble/parts/board';
import { useId } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';
import { useNow, useTable, useUi } from '../context.ts';
import { enterReplay } from '../replay/enter.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { useExport } from './use-export.ts';
import { useTry } from './use-try.ts';
import { useZoom } from './use-zoom.ts';

export function MenuButton() {
  const { say, ui } = useTable();
  return (
    <button
      type="button"
      className="btn btn-icon table-tool"
      data-testid="menu"
      aria-haspopup="dialog"
      aria-label={say({ id: 'web.table.menu' })}
      title={say({ id: 'web.table.menu' })}
      onClick={() => ui.setState({ window: 'menu' })}
    >
      <Glyph name="menu" />
    </button>
  );
}

/** What one does with the table as a whole. */
export function Menu() {
  const { say, ui } = useTable();
  const open = useUi((state) => state.window === 'menu');
  const close = () => ui.setState(({ window }) => ({ window: window === 'menu' ? null : window }));
  return (
    <Dialog open={open} onClose={close} title={say({ id: 'web.table.menu' })} className="dialog-small">
      <Items close={close} />
    </Dialog>
  );
}

const WISHES = ['always', 'new', 'hold'] as const;

/** When the one who looks wants to be asked at this table, where several people share it. */
function Windows() {
  const { say, desk } = useTable();
  const { setup, viewer, outcome } = useNow();
  const id = useId();
  const seat = setup.seats[viewer];
  const people = setup.seats.filter(({ player }) => player === 'human');
  if (outcome || seat?.player !== 'human' || people.length < 2) return null;
  return (
    <li className="table-menu-wish">
      <label htmlFor={id}>{say({ id: 'web.table.windows', params: { who: { seat: viewer } } })}</label>
      <select
        id={id}
        className="input"
        data-testid="windows"
        value={seat.windows ?? ''}
        onChange={({ target }) => desk.setWindows(viewer, WISHES.find((wish) => wish === target.value) ?? null)}
      >
        <option value="">{say({ id: 'web.table.windows.settings' })}</option>
        {WISHES.map((wish) => (
          <option key={wish} value={wish}>
            {say({ id: `web.setting.windows.${wish}` })}
          </option>
        ))}
      </select>
    </li>
  );
}

/** What people ask of the bots at the table, where the game has something to ask. */
function Requests() {
  const { setup, outcome, view } = useNow();
  const { board } = useTable();
  if (outcome || !board.requests) return null;
  const bots = setup.seats.flatMap(({ player }, seat) => (player === 'sensible' ? [seat] : []));
  return bots.map((seat) => <Request key={seat} seat={seat} offered={board.requests?.(view, seat) ?? []} />);
}

function Request({ seat, offered }: { readonly seat: Seat; readonly offered: readonly BotRequest[] }) {
  const { say, desk } = useTable();
  const asked = useNow().requests[seat];
  const id = useId();
  if (offered.length === 0) return null;
  return (
    <li className="table-menu-wish">
      <label htmlFor={id}>{say({ id: 'web.table.request', params: { who: { seat } } })}</label>
      <select
        id={id}
        className="input"
        data-testid="request"
        value={offered.some((one) => one.id === asked) ? (asked ?? '') : ''}
        onChange={({ target }) => desk.request(seat, target.value === '' ? null : target.value)}
      >
        <option value="">{say({ id: 'web.table.request.none' })}</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {say(one.words)}
          </option>
        ))}
      </select>
    </li>
  );
}

function Items({ close }: { readonly close: () => void }) {
  const { say, ui, desk, kit, layout } = useTable();
  const small = layout === 'phone' || layout === 'side';
  const hold = useUi((state) => state.hold);
  const { outcome, at, turnStart, unsaved, decision, view } = useNow();
  const canRestart = turnStart !== null && turnStart < at;
  const canFinish = decision !== null && (kit.turnIn === undefined || kit.turnIn(view) !== null);
  const zoom = useZoom();
  const { label, run } = useExport();
  const tryFrom = useTry();
  const item = (glyph: GlyphName, id: string, act: () => void, testid?: string) => (
    <li>
      <button
        type="button"
        className="btn table-menu-item"
        data-testid={testid}
        onClick={() => {
          close();
          act();
        }}
      >
        <Glyph name={glyph} /> {say({ id })}
      </button>
    </li>
  );
  return (
    <ul className="table-menu">
      {outcome && item('cup', 'web.table.menu.result', () => ui.setState({ window: 'result' }))}
      {small && canRestart && item('restart', 'web.table.restart', () => void desk.restartTurn())}
      {canFinish && item('skip', 'web.table.menu.finish', () => void desk.finishTurn(), 'finish-turn')}
      {small &&
        !outcome &&
        item('hand', hold ? 'web.table.hold.on' : 'web.table.hold.what', () => ui.setState({ hold: !hold }))}
      {layout !== 'desk' && item('plus', 'web.table.zoom.in', () => zoom.to(1.8))}
      {item('eye', 'web.glance', () => ui.setState({ window: 'glance' }), 'glance')}
      {item('clock', 'web.table.menu.replay', () => enterReplay({ desk, ui }, at - 1))}
      {!outcome && item('branch', 'web.table.menu.try', () => void tryFrom(at), 'try')}
      {item('file', label.id, () => void run(), 'export')}
      {item('sliders', 'web.table.menu.settings', () => ui.setState({ window: 'settings' }))}
      {item('keyboard', 'web.table.menu.keys', () => ui.setState({ window: 'keys' }))}
      <Windows />
      <Requests />
      <li>
        <Link href="/" className="btn table-menu-item">
          <Glyph name="back" />{' '}
          {say({ id: unsaved === null ? 'web.table.menu.leave' : 'web.table.menu.leave.unsaved' })}
        </Link>
      </li>
    </ul>
  );
}
