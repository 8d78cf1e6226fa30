import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Details, Inspect } from './inspect.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { Slip } from './slip.tsx';
import { useShared } from './stage.tsx';
import type { useSurface } from './surface.tsx';
import type { ThingId } from './thing-id.ts';

interface OverlaysProps {
  readonly surface: ReturnType<typeof useSurface>;
  readonly items: (thing: ThingId) => readonly MenuItem[];
  readonly details: (thing: ThingId) => Details;
  /** Things of which a slip tells as soon as they are pointed at, never over them. */
  readonly slips?: (thing: ThingId) => boolean;
  /** Things whose panel has all that can be done with them, too, and never lies over them. */
  readonly acts?: (thing: ThingId) => boolean;
  /** The panel of the board's own. */
  readonly own?: (anchor: HTMLElement) => ReactNode;
}

/** What lies over the board. */
export function Overlays(props: OverlaysProps) {
  const { surface, details, slips } = props;
  return (
    <>
      {slips ? <Slip root={surface.root} covered={surface.overlay !== null} tells={slips} details={details} /> : null}
      <Opened {...props} />
    </>
  );
}

/** Closes what shows the options of a thing as soon as one was chosen elsewhere, in the list or by its key. */
function useUntilChosen({ overlay, close }: ReturnType<typeof useSurface>, shows: boolean): void {
  const { selected, plan } = useShared();
  const chosen = selected ?? plan.join(' ');
  const [before, setBefore] = useState({ overlay, chosen });
  if (before.overlay !== overlay) setBefore({ overlay, chosen });
  const differs = shows && before.overlay === overlay && before.chosen !== chosen;
  const gone = useEffectEvent(close);
  useEffect(() => {
    if (differs) gone();
  }, [differs]);
}

function Opened({ surface, items, details, slips, acts, own }: OverlaysProps) {
  const { overlay, close, inspect } = surface;
  useUntilChosen(surface, overlay !== null && (overlay.kind === 'menu' || (acts?.(overlay.thing) ?? false)));
  if (overlay === null) return null;
  const { kind, thing, anchor } = overlay;
  if (kind === 'own') return own?.(anchor);
  const acting = acts?.(thing) ?? false;
  const closing =
    kind === 'menu' || acting
      ? items(thing).map((item) => ({
          ...item,
          act: () => {
            close();
            item.act();
          },
        }))
      : [];
  if (kind === 'inspect') {
    const clear = acting || slips?.(thing);
    return (
      <Inspect
        key={thing}
        about={thing}
        details={details(thing)}
        items={closing}
        anchor={anchor}
        close={close}
        clear={clear}
      />
    );
  }
  return (
    <Menu
      anchor={anchor}
      label={anchor.getAttribute('aria-label') ?? ''}
      items={closing}
      inspect={() => inspect(thing, anchor)}
    />
  );
}
