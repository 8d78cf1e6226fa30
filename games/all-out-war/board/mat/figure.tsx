import { useLateName } from '@shamble/parts';
import { type CSSProperties, memo } from 'react';
import { MarkSign } from '../art/marks.tsx';
import { CounterBase, SurvivorBase, WalkerBase } from '../art/tokens.tsx';
import type { CounterLooks, FigureLooks } from './looks.ts';
import { inches } from './plane.ts';

/** Where something stands, as the transform that puts it there: `--war-inch` is an inch of the screen. */
export const standing = (x: number, y: number, height: number): string =>
  `translate(calc(var(--war-inch) * ${inches(x)}), calc(var(--war-inch) * ${inches(height - y)}))`;

/** What can be done with a thing of the mat. */
export interface Touching {
  readonly can: boolean;
  readonly chosen: boolean;
  readonly popup: boolean;
  /** The question is about others. */
  readonly dim: boolean;
}

interface FigureProps extends Touching {
  readonly looks: FigureLooks;
  readonly sign: number;
  readonly height: number;
  /** Its whole name, asked for after the paint; another one wherever `heard` is another. */
  readonly name: () => string;
  readonly heard: string;
}

const marked = (names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

/** A base on the table: a button as large as it is, moved by its transform alone. */
export const Figure = memo(
  function Figure({ looks, sign, height, name, can, chosen, popup, dim }: FigureProps) {
    const { thing, kind, letters, prone, acting, marks, carries, level } = looks;
    const style: CSSProperties = { transform: standing(looks.x, looks.y, height) };
    const classes = marked([
      'war-m-figure',
      `war-m-${kind}`,
      can && 'war-m-can',
      chosen && 'war-m-chosen',
      dim && 'war-m-dim',
      acting && 'war-m-acting',
      prone && 'war-m-prone',
      level > 0 && 'war-m-high',
    ]);
    const walks = kind === 'walker';
    return (
      <div className={classes} style={style} data-figure={looks.name}>
        <span className="war-m-looks" aria-hidden="true">
          {acting ? <span className="war-m-ring" /> : null}
          {looks.role === null ? (
            <WalkerBase prone={prone} />
          ) : (
            <SurvivorBase sign={sign} prone={prone} cut={looks.cut} role={looks.role} />
          )}
          <span className={walks ? 'war-m-tag' : 'war-m-letters'}>{letters}</span>
          {marks.map((id) => (
            <MarkSign key={id} id={id} />
          ))}
          {carries > 0 ? <span className="war-m-carries">{carries}</span> : null}
        </span>
        <NamedTouch thing={thing} name={name} popup={popup} pressed={chosen} />
      </div>
    );
  },
  (a, b) =>
    a.heard === b.heard &&
    a.sign === b.sign &&
    a.height === b.height &&
    a.can === b.can &&
    a.chosen === b.chosen &&
    a.popup === b.popup &&
    a.dim === b.dim &&
    alike(a.looks, b.looks),
);

/** Whether two figures look the same; only lists are compared in their parts. */
function alike(a: FigureLooks, b: FigureLooks): boolean {
  return (Object.keys(a) as (keyof FigureLooks)[]).every((key) =>
    key === 'marks' ? a.marks.join() === b.marks.join() : a[key] === b[key],
  );
}

interface TouchProps {
  readonly thing: string;
  readonly name: () => string;
  readonly popup: boolean;
  readonly pressed: boolean;
}

function NamedTouch({ thing, name, popup, pressed }: TouchProps) {
  const { first, ref } = useLateName(name);
  return (
    <button
      type="button"
      ref={ref}
      className="war-m-touch"
      data-thing={thing}
      tabIndex={-1}
      aria-label={first}
      aria-haspopup={popup ? 'menu' : undefined}
      aria-pressed={pressed || undefined}
    />
  );
}

interface CounterProps extends Touching {
  readonly looks: CounterLooks;
  readonly height: number;
  readonly name: () => string;
}

export function Counter({ looks, height, name, can, chosen, popup, dim }: CounterProps) {
  const { thing, letter, searched, covered } = looks;
  const classes = marked([
    'war-m-figure war-m-counter',
    can && 'war-m-can',
    chosen && 'war-m-chosen',
    dim && 'war-m-dim',
  ]);
  return (
    <div className={classes} style={{ transform: standing(looks.x, looks.y, height) }}>
      <span className="war-m-looks" aria-hidden="true">
        <CounterBase searched={searched} />
        {covered ? null : <span className="war-m-tag war-m-letter">{letter.toUpperCase()}</span>}
      </span>
      <NamedTouch thing={thing} name={name} popup={popup} pressed={chosen} />
    </div>
  );
}
