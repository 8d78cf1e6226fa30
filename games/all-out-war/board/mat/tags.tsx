import { length } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { coverOf, isClear, type Size } from './covered.ts';
import type { Plane } from './plane.ts';
import type { Seen } from './small-map.tsx';
import { awayFrom, shapeOf } from './words.ts';

interface TagsProps {
  readonly plane: Plane;
  readonly seen: Seen;
  /** What the question and the plan are about, by name: the first matter most. */
  readonly names: readonly string[];
}

/** As in mat.css, in pixels. */
const TAG = { wide: 144, tall: 44, gap: 4 } as const;
const MOST = 4;

interface Tag {
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** Where tags stand: as near to their things as the border lets them, clear of tools and map and of each other. */
export function placed(hidden: readonly Tag[], window: Size): readonly Tag[] {
  const cover = coverOf(window, true);
  const [inner] = cover.parts;
  const done: Tag[] = [];
  for (const { name, left, top } of hidden) {
    const x = clamp(left - TAG.wide / 2, 0, inner.right - TAG.wide);
    const isFree = (y: number): boolean =>
      isClear(cover, { left: x, top: y, right: x + TAG.wide, bottom: y + TAG.tall }) &&
      done.every((one) => Math.abs(one.left - x) >= TAG.wide || Math.abs(one.top - y) >= TAG.tall + TAG.gap);
    const wanted = clamp(top - TAG.tall / 2, 0, window.tall - TAG.tall);
    const steps = Array.from({ length: Math.ceil(window.tall / TAG.gap) }, (_, i) => i * TAG.gap);
    const y = steps.flatMap((step) => [wanted - step, wanted + step]).find(isFree);
    if (y !== undefined) done.push({ name, left: x, top: y });
  }
  return done;
}

/** Things that matter now and cannot be seen in the window: tags at its border, which bring them into sight. */
export function Tags({ plane, seen, names }: TagsProps) {
  const { war, acting, say } = useStage();
  const { window } = seen;
  const cover = coverOf(window, true);
  const hidden = names.flatMap((name): Tag[] => {
    const shape = shapeOf(war, name);
    if (shape === null) return [];
    const left = ((shape.x / plane.width - seen.x) / seen.wide) * window.wide;
    const top = ((1 - shape.y / plane.height - seen.y) / seen.tall) * window.tall;
    return isClear(cover, { left, top, right: left, bottom: top }) ? [] : [{ name, left, top }];
  });
  return (
    <>
      {placed(hidden.slice(0, MOST), window).map(({ name, left, top }) => {
        const away = acting && name !== acting.id ? awayFrom(war, name, acting) : null;
        return (
          <button
            key={name}
            type="button"
            className="war-m-offside"
            data-thing={`tag:${name}`}
            tabIndex={-1}
            style={{ left: `${left}px`, top: `${top}px` }}
          >
            {say(thing(name, 'The'))}
            {away ? ` · ${say(length(Math.max(0, away.gap)))} ${say(away.to)}` : ''}
          </button>
        );
      })}
    </>
  );
}
