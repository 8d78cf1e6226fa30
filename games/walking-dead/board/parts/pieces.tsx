import { again, type Cue, moving } from '@shamble/parts';
import { type CSSProperties, memo } from 'react';
import { SPACES, spaceNumber } from '../../content/map.ts';
import { PAWN_BOX, PawnShape } from '../art/pawn.tsx';
import { TokenStack } from '../art/token.tsx';
import { MIDDLES, VIEW_BOX } from '../geometry.ts';
import { groupedBy } from '../grouped.ts';
import { letterOf, pawnOf } from '../letters.ts';
import { partyOf } from '../party.ts';
import { PLATE, pawnSpots, roomOf } from '../spots.ts';
import { type Stage, useStage } from '../stage.ts';
import { tokenCode, tokensBySpace } from '../tokens.ts';

/** A pawn on the map: whose, with their sign and letter, and the number of its group. */
interface Standing {
  readonly player: number;
  readonly sign: number;
  readonly letter: string;
  readonly group: number | null;
  /** How it came here just now: from which space, and with which of the moments that are told. */
  readonly came: { readonly motion: string; readonly from: string | null; readonly n: number } | null;
}

/** Everything that lies or stands on the map. */
export function Pieces() {
  const stage = useStage();
  const { view, cues, tumbling } = stage;
  const tokens = tokensBySpace(view);
  const pawns = pawnsBySpace(stage);
  const trapped = groupedBy(view.markers, ({ space }) => space);
  const cueAt = (id: string): Cue | undefined => cues.get(`space:${id}`);
  const spaces = SPACES.filter(
    (id) => tokens.has(id) || pawns.has(id) || trapped.has(id) || cueAt(id)?.motion === 'fall',
  );
  // Who is on the way is seen above all they pass.
  const walked = (id: string): number => (pawns.get(id)?.some(({ came }) => came !== null) ? 1 : 0);
  return (
    <svg className="dead-pieces" viewBox={VIEW_BOX} aria-hidden="true">
      {spaces
        .toSorted((a, b) => walked(a) - walked(b))
        .map((id) => (
          <g key={id} className="dead-pile" {...moving(cueAt(id), 'shake')}>
            <Pile
              space={spaceNumber(id)}
              cue={cueAt(id)}
              waits={tumbling}
              tokens={(tokens.get(id) ?? []).map(tokenCode).join()}
              pawns={JSON.stringify(pawns.get(id) ?? [])}
              trapped={(trapped.get(id) ?? []).map(({ survivor }) => letterOf(survivor)).join('')}
            />
          </g>
        ))}
    </svg>
  );
}

function pawnsBySpace(stage: Stage): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  for (const [i, { space, group }] of stage.view.players.entries()) {
    if (space === null) continue;
    const here = found.get(space) ?? [];
    here.push({ player: i + 1, ...pawnOf(stage, i + 1), group, came: cameOf(stage, i + 1) });
    found.set(space, here);
  }
  return found;
}

/** A group moves with whoever is to play. */
function cameOf({ view, cues }: Stage, player: number): Standing['came'] {
  for (const member of partyOf(view, player)) {
    const cue = cues.get(`pawn:${member}`);
    if (cue) return { motion: cue.motion, from: cue.piece ?? null, n: cue.n };
  }
  return null;
}

interface PileProps {
  readonly space: number;
  /** The tokens as text, with commas between. */
  readonly tokens: string;
  /** As JSON, so that an unchanged pile is not drawn again. */
  readonly pawns: string;
  /** The letters of followers who wait here. */
  readonly trapped: string;
  readonly cue: Cue | undefined;
  /** What comes of the dice is not to be seen yet. */
  readonly waits: boolean;
}

const Pile = memo(function Pile({ space, tokens, pawns, trapped, cue, waits }: PileProps) {
  const { x, y } = MIDDLES[space];
  const codes = tokens === '' ? [] : tokens.split(',');
  const stack = codes.map((code) => (code === '?' ? null : Number.parseInt(code, 10)));
  const secret = codes.some((code) => code.endsWith('*'));
  const standing: readonly Standing[] = JSON.parse(pawns);
  const { pieces, crowd, pins } = roomOf(space);
  const gone = cue?.motion === 'fall' ? Number(cue.piece) : null;
  const shared = stack.length + (gone === null ? 0 : 1) > 0 && standing.length > 0;
  const at = { x: shared ? -38 : 0, y: pieces };
  return (
    <g transform={`translate(${x} ${y})`}>
      {stack.length > 0 ? (
        <g key={again(cue, 'drop', 'flip')} className="dead-tokens" {...moving(cue, 'drop', 'flip')}>
          <TokenStack tokens={stack} secret={secret} {...at} />
        </g>
      ) : null}
      {gone === null ? null : (
        <g className="dead-gone" {...(waits ? {} : moving(cue))}>
          <TokenStack tokens={[gone]} secret={false} {...at} />
        </g>
      )}
      {standing.length > 0 ? (
        <Pawns space={space} pawns={standing} x={shared ? 32 : 0} y={pieces} crowd={crowd} />
      ) : null}
      <g key={`pins ${again(cue, 'wait')}`} className="dead-pins" {...moving(cue, 'wait')}>
        {[...trapped].map((letter, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same letter
            key={i}
            className="dead-trapped"
            transform={`translate(${-52 + i * 34} ${stack.length + standing.length > 0 ? pins.beside : pins.alone})`}
          >
            <path d="M0 24C-14 8 -19 2 -19 -8a19 19 0 0 1 38 0C19 2 14 8 0 24z" />
            <text y="-8" dy="0.36em">
              {letter}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
});

interface PawnsProps {
  readonly space: number;
  readonly pawns: readonly Standing[];
  readonly x: number;
  readonly y: number;
  /** The size of many. */
  readonly crowd: number;
}

/** Pawns of one space; those of a group stand on one plate, as one stack. */
function Pawns({ space, pawns, x, y, crowd }: PawnsProps) {
  const sorted = [...pawns].sort((a, b) => (a.group ?? 99) - (b.group ?? 99));
  const { size, spots } = pawnSpots(sorted.length, x, y, crowd);
  const placed = sorted.map((pawn, i) => ({ ...pawn, ...spots[i] }));
  const plates = groupedBy(placed, ({ group }) => group);
  const share: CSSProperties & Record<`--${string}`, number> = { '--dead-pawn-share': PAWN_BOX / size };
  const roomFor = size >= 72 ? 'large' : size >= 50 ? 'middle' : 'small';
  return (
    <>
      {[...plates].map(([group, members]) => {
        if (group === null) return null;
        const [xs, ys] = [members.map((one) => one.x), members.map((one) => one.y)];
        const reach = size / 2 + PLATE;
        return (
          <g key={group} className="dead-plate">
            <rect
              x={Math.min(...xs) - reach}
              y={Math.min(...ys) - reach}
              width={Math.max(...xs) - Math.min(...xs) + 2 * reach}
              height={Math.max(...ys) - Math.min(...ys) + 2 * reach}
              rx="14"
            />
          </g>
        );
      })}
      {placed.map((pawn) => (
        <g key={`${pawn.player} ${pawn.came?.n}`} {...onTheWay(space, pawn)}>
          <svg
            className={`dead-pawn dead-pawn-${roomFor}`}
            style={share}
            x={pawn.x - size / 2}
            y={pawn.y - size / 2}
            width={size}
            height={size}
            viewBox={`-1 -1 ${PAWN_BOX} ${PAWN_BOX}`}
            aria-hidden="true"
          >
            <PawnShape sign={pawn.sign} letter={pawn.letter} />
          </svg>
        </g>
      ))}
    </>
  );
}

/** A pawn that came from another space starts there. */
function onTheWay(space: number, { came }: Standing) {
  if (came === null) return {};
  const start = MIDDLES[came.from === null ? space : spaceNumber(came.from)];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--dead-dx': `${start.x - MIDDLES[space].x}px`,
    '--dead-dy': `${start.y - MIDDLES[space].y}px`,
  };
  return { className: 'dead-comes', 'data-cue': came.motion, style };
}
