import { Icon, type LateName, moving, Piece, Touch, useLateName } from '@shamble/parts';
import { memo } from 'react';
import { Token } from '../art/token.tsx';
import { spaceName } from '../names.ts';
import type { Spot } from '../placing.ts';
import {
  knownBelow,
  type LaidLooks,
  type PlateLooks,
  type SpaceLooks,
  type SumLooks,
  spaceLooks,
} from '../space-looks.ts';
import { useStage } from '../stage.ts';
import { ChipFace } from './chip.tsx';

/** One of the 25 spaces with its tile, its stack and what lies beside it. */
export function Space(spot: Spot) {
  const stage = useStage();
  const name = useLateName(() => spaceName(stage, spot));
  const looks = spaceLooks(stage, spot);
  return <Drawn name={name} looks={looks} text={JSON.stringify(looks)} />;
}

interface DrawnProps {
  readonly name: LateName;
  readonly looks: SpaceLooks;
  /** The looks as text, to compare them by. */
  readonly text: string;
}

/** Most answers change few spaces: the others are left as they are. */
const Drawn = memo(DrawnSpace, (before, now) => before.text === now.text);

function DrawnSpace({ name, looks }: DrawnProps) {
  const { thing, colour, plate, stack, letter, laid, ghost, sum, can, chosen, dim, popup, cue } = looks;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid of places, not a table of data
    <div role="gridcell" className="pints-cell">
      <Piece thing={thing} name={name} className="pints-space" can={can} chosen={chosen} dim={dim} popup={popup}>
        <span className={`pints-slab pints-ground-${colour}`}>
          <Plate plate={plate} />
          {stack.length > 0 ? (
            <Token
              className="pints-stack"
              face={stack[stack.length - 1]}
              letter={letter}
              below={Math.min(stack.length - 1, 2)}
              motion={moving(cue, 'drop', 'flip')}
            />
          ) : null}
          {stack.length > 1 ? (
            <b className={laid.length > 0 ? 'pints-count pints-count-up' : 'pints-count'}>{stack.length}</b>
          ) : null}
          <Faces faces={knownBelow(stack)} />
        </span>
      </Piece>
      {laid.length > 0 ? <Laid items={laid} ghost={ghost} /> : null}
      {sum ? <Sum sum={sum} /> : null}
    </div>
  );
}

/** The letter of the colour, with the symbol of a marked tile. */
export function Plate({ plate: { letter, icon } }: { readonly plate: PlateLooks }) {
  return (
    <span className="pints-plate">
      {letter}
      {icon === null ? null : <Icon name={icon} />}
    </span>
  );
}

function Faces({ faces }: { readonly faces: readonly string[] }) {
  if (faces.length === 0) return null;
  return (
    <span className="pints-faces">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no names of their own
        <Token key={i} face={face} small />
      ))}
    </span>
  );
}

/** Dice and cards beside a space; those of a plan can be taken back. */
function Laid({ items, ghost }: { readonly items: readonly LaidLooks[]; readonly ghost: boolean }) {
  return (
    <span className="pints-laid">
      {items.map(({ key, name, as, die, n, take }) => {
        const face = <ChipFace name={name} die={die} as={as} ghost={ghost} n={n} />;
        if (take === null) return <span key={key}>{face}</span>;
        return (
          <span key={key} className="pints-lift">
            {face}
            <Touch thing={take.thing} name={take.words} />
          </span>
        );
      })}
    </span>
  );
}

function Sum({ sum: { sort, hits, needs, mark } }: { readonly sum: SumLooks }) {
  return (
    <span className={`pints-sum pints-sum-${sort}`} aria-hidden="true">
      <b>{hits}</b>/{needs}
      {mark === '' ? null : <i>{mark}</i>}
    </span>
  );
}
