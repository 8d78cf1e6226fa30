import type { SeatSetup } from '@shamble/tables';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segment } from '../../ui/segment.tsx';
import { SIGN_COLOURS, SIGN_SHAPES, Sign } from '../../ui/sign.tsx';
import { useSay } from '../say.ts';
import { LONGEST_NAME } from './draft.ts';

interface SeatRowProps {
  readonly n: number;
  readonly seat: SeatSetup;
  readonly problem: 'missing' | 'twice' | null;
  readonly change: (changes: Partial<SeatSetup>) => void;
  /** Null where the game needs this many. */
  readonly remove: (() => void) | null;
  readonly moveUp: (() => void) | null;
}

const PLAYERS = [
  { value: 'human', icon: 'person' },
  { value: 'sensible', icon: 'vintage-robot' },
  { value: 'random', icon: 'perspective-dice-six-faces-random' },
] as const;

/** A seat: sign, name, and who answers for it. */
export function SeatRow({ n, seat, problem, change, remove, moveUp }: SeatRowProps) {
  const say = useSay();
  const [signs, setSigns] = useState(false);
  const who = { n: n + 1, name: seat.name };
  const signName = (sign: number) =>
    say({
      id: 'web.sign',
      params: { shape: { id: `web.shape.${SIGN_SHAPES[sign]}` }, colour: { id: `web.colour.${SIGN_COLOURS[sign]}` } },
    });
  return (
    <li className="seat">
      <div className="seat-who">
        <button
          type="button"
          className="btn btn-icon seat-sign"
          aria-label={say({ id: 'web.setup.sign', params: { ...who, sign: signName(seat.sign) } })}
          title={signName(seat.sign)}
          onClick={() => setSigns(true)}
        >
          <Sign sign={seat.sign} name={seat.name} />
        </button>
        <input
          name={`seat.${n}.name`}
          className="input seat-name"
          value={seat.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          aria-label={say({ id: 'web.setup.name', params: who })}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `seat-${n}-problem` : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {moveUp && (
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={say({ id: 'web.setup.up', params: who })}
            title={say({ id: 'web.setup.up', params: who })}
            onClick={moveUp}
          >
            <Glyph name="up" />
          </button>
        )}
        {remove && (
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={say({ id: 'web.setup.remove', params: who })}
            title={say({ id: 'web.setup.remove', params: who })}
            onClick={remove}
          >
            <Glyph name="cross" />
          </button>
        )}
      </div>
      {problem && (
        <p id={`seat-${n}-problem`} className="seat-problem">
          {say({ id: `web.setup.name.${problem}` })}
        </p>
      )}
      <Segment
        quiet
        className="seat-player"
        name={`seat.${n}.player`}
        legend={say({ id: 'web.setup.player', params: who })}
        value={seat.player}
        choices={PLAYERS.map(({ value, icon }) => ({
          value,
          label: (
            <>
              <Icon name={icon} />
              {say({ id: `web.setup.player.${value}` })}
            </>
          ),
        }))}
        choose={(player) => change({ player })}
      />
      <Dialog open={signs} onClose={() => setSigns(false)} title={say({ id: 'web.setup.signs', params: who })}>
        <div className="seat-signs">
          {SIGN_SHAPES.map((shape, sign) => (
            <button
              key={shape}
              type="button"
              className="btn seat-sign-choice"
              aria-pressed={sign === seat.sign}
              onClick={() => {
                change({ sign });
                setSigns(false);
              }}
            >
              <Sign sign={sign} name={seat.name} />
              {signName(sign)}
            </button>
          ))}
        </div>
      </Dialog>
    </li>
  );
}
