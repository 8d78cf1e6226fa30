import { useStage } from '../stage.ts';
import type { Thing } from '../things.ts';
import { Inspect } from './inspect.tsx';
import { Menu } from './menu.tsx';
import { ReachList } from './reach-list.tsx';

/** What lies over the board: the choices of a thing, what it is, or where one can go. */
export interface Overlay {
  readonly kind: 'menu' | 'inspect' | 'list';
  readonly thing: Thing;
  readonly anchor: HTMLElement;
}

interface OverlaysProps {
  readonly overlay: Overlay;
  readonly close: () => void;
  readonly select: (option: string) => void;
  readonly inspect: (thing: Thing, anchor: HTMLElement) => void;
  /** Shows the way to a space. */
  readonly look: (space: number) => void;
}

export function Overlays({ overlay, close, select, inspect, look }: OverlaysProps) {
  const { options } = useStage();
  const { kind, thing, anchor } = overlay;
  const thenClose =
    <T,>(act: (what: T) => void) =>
    (what: T): void => {
      close();
      act(what);
    };
  if (kind === 'inspect') return <Inspect key={thing} thing={thing} anchor={anchor} close={close} />;
  if (kind === 'list') return <ReachList anchor={anchor} choose={thenClose(look)} close={close} />;
  return (
    <Menu
      anchor={anchor}
      label={anchor.getAttribute('aria-label') ?? ''}
      options={options(thing)}
      choose={thenClose(select)}
      inspect={() => inspect(thing, anchor)}
    />
  );
}
