import { again, Icon, type Moving, moving, Thing, useLateName } from '@shamble/parts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { cardDoing } from '../../content/cards.ts';
import { COMPANIONS } from '../../content/levels.ts';
import { RANGES, WEAPONS } from '../../content/weapons.ts';
import { ROWS, SPACES } from '../../rules/state.ts';
import { Pawn, Stool } from '../art/people.tsx';
import { Token } from '../art/token.tsx';
import { CARD_ICONS, SIGN_ICONS } from '../icons.ts';
import { rowName } from '../names.ts';
import { rangeText } from '../panels.ts';
import { heldChip, useStage } from '../stage.ts';
import { HIDDEN, isCertain, plus, type Range } from '../tokens.ts';
import { Space } from './space.tsx';

const NUMBERS = Array.from({ length: ROWS }, (_, i) => i + 1);
const SPACE_NUMBERS = Array.from({ length: SPACES }, (_, i) => i + 1);

/** The five rows as strips: the pub at the left, the street at the right. */
export function Lanes() {
  const { tell } = useStage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of places, not a table of data
    <div role="grid" className="pints-lanes" aria-label={tell('boardview.rows')}>
      {NUMBERS.map((row) => (
        <Lane key={row} row={row} />
      ))}
    </div>
  );
}

function Lane({ row }: { readonly row: number }) {
  const { view, cues, tell, large } = useStage();
  const { blind, undead } = view.rows[row - 1];
  // An enlarged row is laid out by all of the grid, not by its own part of it.
  const style: CSSProperties & Record<`--${string}`, number> =
    large === row ? { '--pints-row': row } : { gridRow: row, '--pints-row': row };
  const marks = ['pints-lane', blind ? 'pints-lane-blind' : '', undead ? 'pints-lane-undead' : ''];
  const fighting = view.fights[0] === row ? ' pints-lane-now' : '';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid of places, not a table of data
    <div
      role="row"
      className={marks.filter(Boolean).join(' ') + fighting}
      aria-label={tell('boardview.row', { row })}
      data-large={large === row ? '' : undefined}
      style={style}
    >
      <Window row={row} />
      <div role="presentation" className="pints-tiles" {...moving(cues.get(`lane:${row}`))}>
        {SPACE_NUMBERS.map((space) => (
          <Space key={space} row={row} space={space} />
        ))}
        <Gone row={row} />
      </div>
      <Kerb row={row} />
      {large === row ? <LargeHead row={row} /> : null}
    </div>
  );
}

/** Where a column of a lane begins; those left of the first have slid into the pub. */
const columnAt = (number: number): CSSProperties => ({ left: `calc((100% + var(--pints-gap)) * ${number - 1} / 5)` });

/** What has just left a row: tiles that slid into the pub, zombies that were defeated. */
function Gone({ row }: { readonly row: number }) {
  const { cues } = useStage();
  const left = cues.get(`left:${row}`);
  const gone = cues.get(`gone:${row}`);
  const tiles = left?.pieces ?? [];
  return (
    <>
      {tiles.map((tile, i) => {
        const [colour, zombies] = tile.split(' ');
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles leave in their order
            key={`${left?.n} ${i}`}
            className={`pints-column-gone pints-left pints-ground-${colour}`}
            aria-hidden="true"
            style={{ ...columnAt(i + 1 - tiles.length), animationDelay: `${left?.delay}ms` }}
          >
            {zombies === '0' ? null : <Token className="pints-stack" face={HIDDEN} small />}
          </span>
        );
      })}
      {gone?.pieces?.map((piece, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: zombies fall one after another
          key={`${gone.n} ${i}`}
          className="pints-column-gone"
          aria-hidden="true"
          style={columnAt(Number.parseInt(piece, 10))}
        >
          <Token
            className="pints-fallen"
            face={piece.replace(/^-?\d+/, '')}
            small
            motion={{ style: { animationDelay: `calc(${gone.delay}ms + var(--part-step) * ${i / 2})` } }}
          />
        </span>
      ))}
    </>
  );
}

/** Over an enlarged row: which one it is, and the way back. */
function LargeHead({ row }: { readonly row: number }) {
  const { tell } = useStage();
  const back = useRef<HTMLButtonElement>(null);
  // The stool that was pressed is out of sight now.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid of places, not a table of data
    <div role="gridcell" className="pints-large-head">
      <span aria-hidden="true">{tell('boardview.row', { row })}</span>
      <button
        ref={back}
        type="button"
        className="part-tool"
        data-thing="tool:small"
        tabIndex={-1}
        aria-label={tell('boardview.tool.small')}
      >
        ×
      </button>
    </div>
  );
}

/** The stool behind its window, or behind the door in the middle. */
function Window({ row }: { readonly row: number }) {
  const stage = useStage();
  const { view, cues } = stage;
  const { companion, blind, undead } = view.rows[row - 1];
  const thing = `row:${row}`;
  const cue = cues.get(thing);
  const guest = cues.get(`guest:${row}`);
  const [leaver] = guest?.motion === 'leave' ? (guest.pieces ?? []) : [];
  const name = useLateName(() => rowName(stage, row));
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid of places, not a table of data
    <div role="gridcell" className={`pints-window ${row === 3 ? 'pints-door' : ''}`}>
      <Thing thing={thing} name={name} className="pints-stool">
        <span className="pints-number">{row}</span>
        <Stool />
        {companion === null ? null : (
          <Guest key={again(guest, 'arrive')} companion={companion} motion={moving(guest, 'arrive')} />
        )}
        {leaver === undefined ? null : (
          <Guest key={again(guest, 'leave')} companion={Number(leaver)} motion={moving(guest, 'leave')} />
        )}
        <span className="pints-pane">
          {blind ? <Icon name={CARD_ICONS[cardDoing('blind')]} className="pints-mark" /> : null}
          {undead ? <Icon name={CARD_ICONS[cardDoing('undead')]} className="pints-mark" /> : null}
        </span>
      </Thing>
      <Entering row={row} />
      {cue?.motion === 'enter' ? <span className="pints-flash" {...moving(cue)} key={cue.n} /> : null}
    </div>
  );
}

interface GuestProps {
  readonly companion: number;
  readonly motion: Moving;
}

/** A companion on a stool, or just leaving it. */
function Guest({ companion, motion }: GuestProps) {
  const { tell } = useStage();
  const { colour } = COMPANIONS[companion - 1];
  const guest = tell(`companion.${companion}`);
  return (
    <span className="pints-guest" {...motion}>
      <Pawn colour={colour} />
      <b className={`pints-guest-letter pints-guest-${colour}`}>{guest[0]}</b>
      <span className="pints-guest-name">{guest}</span>
    </span>
  );
}

/** How sure a number of the forecast is, as a class. */
const sureness = (open: boolean, range: Range): string =>
  range.hi === null ? 'unknown' : open || !isCertain(range) ? 'open' : 'certain';

/** Where nothing at all is known, nothing is marked. */
const isAnything = ({ lo, hi }: Range): boolean => lo === 0 && hi === null;

/** Forecast at the window: how many get in. */
function Entering({ row }: { readonly row: number }) {
  const { forecast, marks, say } = useStage();
  if (!marks || forecast === null || forecast.open === 'busy') return null;
  const { enters } = forecast.rows[row - 1];
  if (enters.hi === 0 || isAnything(enters)) return null;
  return (
    <span className={`pints-flag pints-flag-${sureness(forecast.open === 'roll', enters)}`} aria-hidden="true">
      <Icon name={SIGN_ICONS.zombie} />
      {say(rangeText(enters))}
    </span>
  );
}

/** Forecast at the kerb: how many tiles come in, those of the bus drawn full. */
function Kerb({ row }: { readonly row: number }) {
  const { forecast, marks, say } = useStage();
  if (!marks || forecast === null || forecast.open === 'busy')
    return <span className="pints-kerb" aria-hidden="true" />;
  const { slides, bus } = forecast.rows[row - 1];
  const moves = plus(slides, bus);
  return (
    <span className="pints-kerb" aria-hidden="true">
      {moves.hi === 0 || isAnything(moves) ? null : (
        <span className={`pints-arrow pints-arrow-${sureness(forecast.open === 'roll', moves)}`}>
          {say(rangeText(moves))}
        </span>
      )}
    </span>
  );
}

const BANDS = ['short', 'medium', 'long'] as const;

/** Over the rows: the spaces by number, and how far each range reaches. */
export function Ranges() {
  const stage = useStage();
  const chip = heldChip(stage);
  const lit = chip && chip.weapon >= 0 ? WEAPONS[chip.weapon].range : null;
  return (
    <div className="pints-ranges" aria-hidden="true">
      {BANDS.map((range) => (
        <span
          key={range}
          className={`pints-band pints-band-${range} ${lit === range ? 'pints-band-lit' : ''}`}
          style={{ gridColumn: `${RANGES[range][0] + 1} / ${RANGES[range][RANGES[range].length - 1] + 2}` }}
        >
          <span>{stage.tell(`boardview.band.${range}`)}</span>
        </span>
      ))}
      {SPACE_NUMBERS.map((space) => (
        <span key={space} className="pints-column" style={{ gridColumn: space + 1 }}>
          {space}
        </span>
      ))}
    </div>
  );
}
