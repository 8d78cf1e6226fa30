import { length } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import type { Plane } from './plane.ts';
import type { useSeen } from './small-map.tsx';
import { awayFrom, shapeOf } from './words.ts';

interface TagsProps {
  readonly plane: Plane;
  readonly seen: ReturnType<typeof useSeen>;
  /** What the plan is about, by name. */
  readonly names: readonly string[];
}

/** Things that matter now and lie outside of the window: tags at its border, which bring them into sight. */
export function Tags({ plane, seen, names }: TagsProps) {
  const { war, acting, say } = useStage();
  const hidden = names.flatMap((name) => {
    const shape = shapeOf(war, name);
    if (shape === null) return [];
    const [x, y] = [shape.x / plane.width, 1 - shape.y / plane.height];
    const [left, top] = [(x - seen.x) / seen.wide, (y - seen.y) / seen.tall];
    return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? [] : [{ name, left, top }];
  });
  return (
    <>
      {hidden.slice(0, 4).map(({ name, left, top }) => {
        const away = acting && name !== acting.id ? awayFrom(war, name, acting) : null;
        return (
          <button
            key={name}
            type="button"
            className="war-m-offside"
            data-thing={`tag:${name}`}
            tabIndex={-1}
            style={{
              left: `clamp(0px, ${left * 100}%, 100% - 9rem)`,
              top: `clamp(0px, ${top * 100}%, 100% - 44px)`,
            }}
          >
            {say(thing(name, 'The'))}
            {away ? ` · ${say(length(Math.max(0, away.gap)))} ${say(away.to)}` : ''}
          </button>
        );
      })}
    </>
  );
}
