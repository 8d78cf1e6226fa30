import type { BoardProps } from '@shamble/parts';
import { useEffect, useRef, useState } from 'react';
import { SPACES } from '../content/map.ts';
import type { View } from '../rules/view.ts';
import { ahead, type Going, holds, hurtOf } from './following.ts';
import type { Route, Ways } from './route.ts';

type Asked = Pick<BoardProps, 'decision' | 'selected' | 'select'>;

/** Choosing a destination, looking at the way there, and going it step by step as long as nothing unexpected comes up. */
export function useRoute(view: View, ways: ReadonlyMap<number, Ways>, { decision, selected, select }: Asked) {
  const [target, setTarget] = useState<number | null>(null);
  const [driven, setDriven] = useState(false);
  const [going, setGoing] = useState<Going | null>(null);
  const [halted, setHalted] = useState(false);
  const given = useRef<{ n: number; option: string } | null>(null);

  const here = SPACES.indexOf(view.players[view.active - 1].space ?? '');
  const found = target === null ? undefined : ways.get(target);
  const planned = found ? ((driven ? (found.driven ?? found.plain) : (found.plain ?? found.driven)) as Route) : null;
  const rest = going && going.turn === view.turn && view.step === 'step' ? ahead(going, here) : null;
  const route = rest && rest.steps.length > 0 ? rest : planned;

  const close = (): void => {
    setTarget(null);
    setGoing(null);
    setHalted(false);
  };

  const look = (to: number): void => {
    setTarget(to);
    setDriven(false);
    setGoing(null);
    setHalted(false);
  };

  const go = (): void => {
    if (!planned) return;
    given.current = null;
    setHalted(false);
    setGoing({ route: planned, next: 0, turn: view.turn, hurt: hurtOf(view) });
  };

  // Gives the next answer whenever a step is asked for; with habits of two touches, both.
  useEffect(() => {
    if (!going) return;
    if (going.turn !== view.turn || view.step !== 'step') {
      close();
      return;
    }
    if (decision?.ask.id !== 'step') return;
    if (given.current?.n === decision.n) {
      if (selected === given.current.option) select(given.current.option);
      return;
    }
    const { route: way, next } = going;
    if (next >= way.steps.length) {
      close();
      return;
    }
    if (!holds(view, going) || !offers(decision, way.steps[next].option)) {
      setGoing(null);
      setHalted(true);
      return;
    }
    const { option } = way.steps[next];
    given.current = { n: decision.n, option };
    setGoing({ ...going, next: next + 1 });
    select(option);
  });

  return {
    ways: found ?? null,
    route,
    going: rest !== null && rest.steps.length > 0,
    halted,
    driven: route !== null && route.fuel > 0,
    look,
    go,
    close,
    change: () => setDriven(!(planned && planned.fuel > 0)),
  };
}

const offers = (decision: NonNullable<Asked['decision']>, option: string): boolean =>
  decision.kind === 'choose' && decision.options.includes(option);
