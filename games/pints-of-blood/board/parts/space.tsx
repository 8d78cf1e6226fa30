import { SYMBOLS } from '../../content/tiles.ts';
import { Icon } from '../art/icon.tsx';
import { Token } from '../art/token.tsx';
import { SYMBOL_ICONS } from '../icons.ts';
import { type LaidItem, laidAt, spaceName, totalOf } from '../names.ts';
import { rangeText } from '../panels.ts';
import { type Spot, type Total, whyNotThere } from '../placing.ts';
import { heldChip, type Stage, useStage } from '../stage.ts';
import { isHidden, isLively, isMint } from '../tokens.ts';
import { ChipFace } from './chip.tsx';
import { moving, Thing, Touch } from './thing.tsx';

/** One of the 25 spaces with its tile, its stack and what lies beside it. */
export function Space({ row, space }: Spot) {
  const stage = useStage();
  const { view, cues, placing } = stage;
  const tile = view.rows[row - 1].tiles[space - 1];
  const thing = `space:${row}.${space}`;
  const laid = laidAt(stage, { row, space });
  const total = totalOf(stage, { row, space }, laid);
  const aim = aimOf(stage, { row, space });
  const cue = cues.get(thing);
  const slide = moving(cues.get(`lane:${row}`), 'slide');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid of places, not a table of data
    <div role="gridcell" className="pints-cell">
      <Thing
        thing={thing}
        name={spaceName(stage, { row, space })}
        className="pints-space"
        can={aim === 'yes'}
        dim={aim === 'no'}
      >
        <span className={`pints-slab pints-ground-${tile.colour}`} {...slide} key={slide.key}>
          <Plate colour={tile.colour} marked={tile.marked} />
          <Stack stack={tile.stack} motion={moving(cue, 'drop', 'flip')} />
          {cue?.motion === 'fall' && cue.zombie !== null ? (
            <span className="pints-fallen" {...moving(cue)} key={cue.n}>
              <Token face={cue.zombie} small />
            </span>
          ) : null}
        </span>
      </Thing>
      {laid.length > 0 ? <Laid items={laid} ghost={placing !== null} /> : null}
      {total ? <Sum total={total} /> : null}
    </div>
  );
}

/** Whether what is in the hand can go to a space; null with empty hands. */
function aimOf(stage: Stage, spot: Spot): 'yes' | 'no' | null {
  const { view, placing, plan, held } = stage;
  if (placing === null) return null;
  if (held?.angled)
    return held.angled.targets.some((to) => to.row === spot.row && to.space === spot.space) ? 'yes' : 'no';
  const chip = heldChip(stage);
  if (chip === null) return null;
  return whyNotThere(view, placing, plan, chip, spot) === null ? 'yes' : 'no';
}

interface PlateProps {
  readonly colour: keyof typeof SYMBOLS;
  readonly marked: boolean;
}

/** The letter of the colour, with the symbol of a marked tile. */
export function Plate({ colour, marked }: PlateProps) {
  const { tell } = useStage();
  return (
    <span className="pints-plate">
      {tell(`terminal.letter.${colour}`)}
      {marked ? <Icon name={SYMBOL_ICONS[SYMBOLS[colour]]} /> : null}
    </span>
  );
}

/** The letter of a token's feature. */
export const featureLetter = (tell: Stage['tell'], face: string): string =>
  isMint(face) ? tell('boardview.letter.mint') : isLively(face) ? tell('boardview.letter.lively') : '';

interface StackProps {
  readonly stack: readonly string[];
  readonly motion: ReturnType<typeof moving>;
}

/** The uppermost token, how many there are, and the faces known below it. */
function Stack({ stack, motion }: StackProps) {
  const { tell } = useStage();
  const top = stack.at(-1);
  if (top === undefined) return null;
  const below = stack.slice(0, -1).filter((face) => !isHidden(face));
  return (
    <>
      <span className={`pints-stack pints-stack-${Math.min(stack.length, 3)}`} {...motion} key={motion.key}>
        <Token face={top} letter={featureLetter(tell, top)} />
      </span>
      {stack.length > 1 ? <b className="pints-count">{stack.length}</b> : null}
      {below.length > 0 ? (
        <span className="pints-faces">
          {below.slice(-3).map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no names of their own
            <Token key={i} face={face} small />
          ))}
        </span>
      ) : null}
    </>
  );
}

/** Alike items together: the last of them is the one to be taken back. */
function grouped(items: readonly LaidItem[]): { item: LaidItem; n: number }[] {
  const groups = new Map<string, { item: LaidItem; n: number }>();
  for (const item of items) {
    const key = `${item.name} ${item.as}`;
    groups.set(key, { item, n: (groups.get(key)?.n ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Dice and cards beside a space; those of a plan can be taken back. */
function Laid({ items, ghost }: { readonly items: readonly LaidItem[]; readonly ghost: boolean }) {
  const { compact, say, tell } = useStage();
  return (
    <span className="pints-laid">
      {grouped(items).map(({ item, n }) => {
        const face = <ChipFace name={item.name} die={item.die} as={item.as} ghost={ghost} n={n} />;
        if (item.id === null || compact) return <span key={item.key}>{face}</span>;
        return (
          <span key={item.key} className="pints-lift">
            {face}
            <Touch thing={`laid:${item.id}`} name={tell('boardview.take', { item: say(item.words) })} />
          </span>
        );
      })}
    </span>
  );
}

/** `2 / 3–6`: hits there, hits that clear the stack. */
function Sum({ total }: { readonly total: Total }) {
  const { say } = useStage();
  const mark = total.unarmed ? '!' : { sure: '✓', maybe: '?', no: '' }[total.falls];
  return (
    <span className={`pints-sum pints-sum-${total.unarmed ? 'unarmed' : total.falls}`} aria-hidden="true">
      <b>{total.hits}</b>/{say(rangeText(total.needs))}
      {mark === '' ? null : <i>{mark}</i>}
    </span>
  );
}
