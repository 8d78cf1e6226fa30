import { again, moving } from '@shamble/parts';
import { memo } from 'react';
import { SPACES } from '../../content/map.ts';
import { PawnShape } from '../art/pawn.tsx';
import { TokenStack } from '../art/token.tsx';
import { MIDDLES, VIEW_BOX } from '../geometry.ts';
import { groupedBy } from '../grouped.ts';
import { letterOf, pawnOf } from '../letters.ts';
import { PLATE, pawnSpots, roomOf } from '../spots.ts';
import { type Stage, useStage } from '../stage.ts';
import { tokenCode, tokensBySpace } from '../tokens.ts';

/** A pawn on the map: whose, with their sign and letter, and the number of its group. */
interface Standing {
  readonly player: number;
  readonly sign: number;
  readonly letter: string;
  readonly group: number | null;
}

/** Everything that lies or stands on the map. */
export function Pieces() {
  const stage = useStage();
  const { view, cues } = stage;
  const tokens = tokensBySpace(view);
  const pawns = pawnsBySpace(stage);
  const trapped = groupedBy(view.markers, ({ space }) => space);
  const spaces = SPACES.filter((id) => tokens.has(id) || pawns.has(id) || trapped.has(id));
  return (
    <svg className="dead-pieces" viewBox={VIEW_BOX} aria-hidden="true">
      {spaces.map((id) => {
        const cue = cues.get(`space:${id}`);
        return (
          <g key={`${id} ${again(cue)}`} className="dead-pile" {...moving(cue)}>
            <Pile
              space={SPACES.indexOf(id)}
              tokens={(tokens.get(id) ?? []).map(tokenCode).join()}
              pawns={JSON.stringify(pawns.get(id) ?? [])}
              trapped={(trapped.get(id) ?? []).map(({ survivor }) => letterOf(survivor)).join('')}
            />
          </g>
        );
      })}
    </svg>
  );
}

function pawnsBySpace(stage: Stage): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  for (const [i, { space, group }] of stage.view.players.entries()) {
    if (space === null) continue;
    const here = found.get(space) ?? [];
    here.push({ player: i + 1, ...pawnOf(stage, i + 1), group });
    found.set(space, here);
  }
  return found;
}

interface PileProps {
  readonly space: number;
  /** The tokens as text, with commas between. */
  readonly tokens: string;
  /** As JSON, so that an unchanged pile is not drawn again. */
  readonly pawns: string;
  /** The letters of followers who wait here. */
  readonly trapped: string;
}

const Pile = memo(function Pile({ space, tokens, pawns, trapped }: PileProps) {
  const { x, y } = MIDDLES[space];
  const codes = tokens === '' ? [] : tokens.split(',');
  const stack = codes.map((code) => (code === '?' ? null : Number.parseInt(code, 10)));
  const secret = codes.some((code) => code.endsWith('*'));
  const standing: readonly Standing[] = JSON.parse(pawns);
  const { pieces, crowd, pins } = roomOf(space);
  const shared = stack.length > 0 && standing.length > 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      {stack.length > 0 ? <TokenStack tokens={stack} secret={secret} x={shared ? -38 : 0} y={pieces} /> : null}
      {standing.length > 0 ? <Pawns pawns={standing} x={shared ? 32 : 0} y={pieces} crowd={crowd} /> : null}
      {[...trapped].map((letter, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same letter
          key={i}
          className="dead-trapped"
          transform={`translate(${-52 + i * 34} ${stack.length + standing.length > 0 ? pins.beside : pins.alone})`}
        >
          <path d="M0 24C-14 8 -19 2 -19 -8a19 19 0 0 1 38 0C19 2 14 8 0 24z" />
          <text y="2">{letter}</text>
        </g>
      ))}
    </g>
  );
});

interface PawnsProps {
  readonly pawns: readonly Standing[];
  readonly x: number;
  readonly y: number;
  /** The size of many. */
  readonly crowd: number;
}

/** Pawns of one space; those of a group stand on one plate, as one stack. */
function Pawns({ pawns, x, y, crowd }: PawnsProps) {
  const sorted = [...pawns].sort((a, b) => (a.group ?? 99) - (b.group ?? 99));
  const { size, spots } = pawnSpots(sorted.length, x, y, crowd);
  const placed = sorted.map((pawn, i) => ({ ...pawn, ...spots[i] }));
  const plates = groupedBy(placed, ({ group }) => group);
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
        <svg
          key={pawn.player}
          className="dead-pawn"
          x={pawn.x - size / 2}
          y={pawn.y - size / 2}
          width={size}
          height={size}
          viewBox="-1 -1 26 26"
          aria-hidden="true"
        >
          <PawnShape sign={pawn.sign} letter={pawn.letter} />
        </svg>
      ))}
    </>
  );
}
