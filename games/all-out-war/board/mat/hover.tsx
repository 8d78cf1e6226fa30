import { type RefObject, useEffect, useState } from 'react';
import { modelNamed } from '../../rules/state.ts';
import { thing as called } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { nameOfThing } from '../things.ts';
import { Label } from './labels.tsx';
import { gapWords, sightWords } from './measure.ts';
import type { Asked } from './measure-layer.tsx';
import type { Plane } from './plane.ts';
import { awayFrom, shapeOf } from './words.ts';

interface HoverProps {
  readonly plane: Plane;
  readonly sheet: RefObject<HTMLElement | null>;
  /** Whose sight is shown, so that the line to what is pointed at is told. */
  readonly asked: Asked | null;
}

/** The thing that the mouse or a visible focus is at; the board is not drawn anew for it. */
function usePointed(sheet: RefObject<HTMLElement | null>): string {
  const [name, setName] = useState('');
  useEffect(() => {
    const { current: box } = sheet;
    if (!box) return;
    const stop = new AbortController();
    const heard = { passive: true, signal: stop.signal } as const;
    const at = (target: EventTarget | null): void => {
      const thing = target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined;
      setName(thing === undefined ? '' : nameOfThing(thing));
    };
    box.addEventListener('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && at(target), heard);
    box.addEventListener('pointerleave', () => setName(''), heard);
    box.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && at(target),
      heard,
    );
    box.addEventListener('focusout', () => setName(''), heard);
    return () => stop.abort();
  }, [sheet]);
  return name;
}

/** Name and gap of what is pointed at; where somebody's sight is shown, how they see it. */
export function Hover({ plane, sheet, asked }: HoverProps) {
  const { war, acting, say } = useStage();
  const name = usePointed(sheet);
  const shape = name === '' ? null : shapeOf(war, name);
  if (shape === null) return null;
  const looker = asked === null ? undefined : modelNamed(war, asked.of);
  const from = looker ?? acting;
  const target = modelNamed(war, name);
  const isSelf = from !== null && from === target;
  const away = from === null || isSelf ? null : awayFrom(war, name, from);
  const gap = away && gapWords(war, Math.max(0, away.gap), from && 'status' in from ? from : null);
  const sight = looker && target && looker !== target ? sightWords(war, looker, target) : [];
  return (
    <Label plane={plane} x={shape.x} y={shape.y} kind="hover">
      <b>{say(called(name, 'The'))}</b>
      {gap ? ` · ${say(gap)}` : ''}
      {sight.length > 0 ? <span className="war-m-hover-sight">{sight.map((word) => say(word)).join(' ')}</span> : null}
    </Label>
  );
}
