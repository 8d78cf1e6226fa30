import type { Say, Seat } from '@shamble/kernel';
import type { TableSetup } from '@shamble/tables';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Sign } from '../ui/sign.tsx';

interface CurtainProps {
  readonly say: Say;
  readonly seat: Seat;
  readonly setup: TableSetup;
  readonly onRaise: () => void;
}

/** Hides the table until the person named is at the screen; nothing of the game is in the document meanwhile. */
export function Curtain({ say, seat, setup, onRaise }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { name, sign } = setup.seats[seat];
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="table-curtain" data-testid="curtain">
      <Icon name="theater-curtains" className="table-curtain-cloth" />
      <Sign sign={sign} name={name} className="table-curtain-sign" />
      <h1>{say({ id: 'web.table.curtain.title', params: { name } })}</h1>
      <p>{say({ id: 'web.table.curtain.what', params: { name } })}</p>
      <button ref={button} type="button" className="btn btn-primary btn-big" onClick={onRaise}>
        {say({ id: 'web.table.curtain.raise', params: { name } })}
      </button>
    </main>
  );
}
