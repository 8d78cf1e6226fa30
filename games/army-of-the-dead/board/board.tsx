import {
  type BoardProps,
  intentOf,
  kindOfThing,
  Overlays,
  restOf,
  Surface,
  stageOf,
  type ThingId,
  useCues,
  useReckoned,
  useSurface,
} from '@shamble/parts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { groundNow, zoneNumber } from '../rules/ground.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { aheadFor } from './ahead.ts';
import { motionsOf } from './cues.ts';
import { planeFor } from './geometry.ts';
import { zoneByKey } from './key-zone.ts';
import { isLaid, lay } from './laying.ts';
import { options as looks } from './options.ts';
import { detailsOf, hasDetails } from './parts/details.tsx';
import { Floors, placeOnFloor } from './parts/floors.tsx';
import { Inventory } from './parts/inventory.tsx';
import { MapView } from './parts/map.tsx';
import { MissionSheet } from './parts/mission-sheet.tsx';
import { Box, Tools } from './parts/side.tsx';
import { isTeam, TeamSheet } from './parts/team-sheet.tsx';
import { isVault, VaultSheet } from './parts/vault.tsx';
import { contentsOf } from './pieces.ts';
import { stateFor } from './seen-state.ts';
import { OnStage, type Sight, type Stage } from './stage.ts';
import { isStock } from './stock.ts';
import { optionsAt, whereActs } from './things.ts';
import { useWindow } from './use-window.ts';
import { isWalled } from './zone-keys.ts';

/** Where the focus goes when its thing is gone: to what can be chosen, to a slot, to the map. */
const FALLBACKS = ['.army-can > .army-touch', '.part-can > [data-thing]', '.army-touch'];

/** Army of the Dead: the map with its floors, piles and tools at its left, sheets over it. */
export function Board(props: BoardProps) {
  const { decision, refs, selected, select, shares, hand, news, pace, compact, zoom } = props;
  const view = asView(props.view);
  const pane = useRef<HTMLDivElement>(null);
  const [foresees, setForesees] = useState(true);
  const [looksFrom, setLooksFrom] = useState<string | null>(null);
  const plane = planeFor(view.mission);
  const contents = useMemo(() => contentsOf(view), [view]);
  const cues = useCues(news, motionsOf, pace);
  const intent = intentOf(props);
  const reckoned = useReckoned(() => aheadFor(view, intent), [view, decision, selected]);
  const acts = whereActs(view);
  const centre = useWindow(pane, zoom, plane, { zone: acts, target: reckoned?.shot?.zone ?? null });
  const sight = useMemo(() => (looksFrom === null ? null : sightFrom(view, looksFrom)), [view, looksFrom]);
  const stage: Stage = {
    ...stageOf(props, cues, (thing) => optionsAt(thing, view, plane, decision, refs)),
    view,
    plane,
    contents,
    shares,
    // While the dead act, what would come next is not what is being told.
    ahead: foresees && !(decision === null && view.deadPhase) ? reckoned : null,
    sight,
  };

  const surface = useSurface({
    decision,
    call: props.call,
    hasDetails,
    choose: (thing, element) => choose(thing, element),
    clear: () => setLooksFrom(null),
    letGo: () => letGo(),
    onKey: (event, thing) => ownKey(event, thing),
    pane,
    home: acts === null ? null : `zone:${acts}`,
    fallbacks: () => FALLBACKS,
  });

  const letGo = (): boolean => {
    if (hand !== null) props.setHand(null);
    else if (looksFrom !== null) setLooksFrom(null);
    else return false;
    return true;
  };

  const onTool = (tool: string): void => {
    if (tool === 'forecast') setForesees(!foresees);
    else if (tool === 'sight') setLooksFrom(looksFrom === null ? acts : null);
    else if (tool === 'in') zoom.by(1);
    else zoom.by(-1);
  };

  const choose = (thing: ThingId, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    const rest = restOf(thing);
    if (kind === 'tool') onTool(rest);
    else if (kind === 'option' || kind === 'pick') select(rest);
    else if (kind === 'die') select(`die.${rest}`);
    else if (kind === 'floor') {
      const people = view.team.map(({ zone }) => zone);
      centre(placeOnFloor(plane, Number(rest), people), pace !== 'off');
    } else if (kind === 'mission') surface.open('own', thing, element);
    else if (kind === 'goto') {
      centre(rest, pace !== 'off');
      surface.goTo(`zone:${rest}`);
    } else if (isLaid(decision, kind)) lay(props, decision, kind, rest);
    else chooseAmong(stage.options(thing), thing, element);
  };

  const chooseAmong = (options: readonly string[], thing: ThingId, element: HTMLElement): void => {
    if (options.length === 1) select(options[0]);
    else if (options.length > 1) surface.open('menu', thing, onBoard(thing, element));
    else surface.inspect(thing, onBoard(thing, element));
  };

  /** What is told of somebody whose card was pressed stands beside where they are, which comes into sight. */
  const onBoard = (thing: ThingId, element: HTMLElement): HTMLElement => {
    const { current: root } = surface.root;
    if (root === null || root.contains(element)) return element;
    const zone = zoneOfSurvivor(view, restOf(thing).split(':')[0]);
    centre(zone, pace !== 'off');
    const there = root.querySelector<HTMLElement>(`[data-thing="zone:${zone}"]`);
    return there ?? pane.current ?? element;
  };

  /** Keys of the board's own, while the focus is on a Zone. */
  const ownKey = (event: KeyboardEvent, thing: ThingId): boolean => {
    if (kindOfThing(thing) !== 'zone') return false;
    const zone = restOf(thing);
    const to = zoneByKey(stage, event.key, event.shiftKey ? -1 : 1, zone);
    if (to !== undefined) {
      goTo(to);
      tellWall(zone, to);
    } else if (event.key === 'e') setLooksFrom(looksFrom === zone ? null : zone);
    else if (event.key === 'f') setForesees(!foresees);
    else if (event.key === '0') zoom.to(1);
    else return false;
    return true;
  };

  /** A wall that the arrow keys crossed is told with where they came to. */
  const tellWall = (from: string, to: string | null): void => {
    const { current: root } = surface.root;
    for (const told of root?.querySelectorAll('[aria-description]') ?? []) told.removeAttribute('aria-description');
    if (to === null || !isWalled(plane, from, to)) return;
    root?.querySelector(`[data-thing="zone:${to}"]`)?.setAttribute('aria-description', stage.tell('boardview.wall'));
  };

  const goTo = (zone: string | null): void => {
    if (zone === null) return;
    if (zoom.now > 1) centre(zone);
    surface.goTo(`zone:${zone}`);
  };

  const held = hand !== null && kindOfThing(hand) === 'piece' ? restOf(hand) : null;
  return (
    <OnStage stage={stage}>
      <Surface surface={surface} className="army-board" pace={pace}>
        <div className="army-view">
          <div className="army-side">
            {compact ? null : <Box />}
            <Tools looking={surface.looking} foresees={foresees} sees={sight !== null} zoom={zoom} />
          </div>
          <MapView zoom={zoom.now} pane={pane} />
          {compact ? <Floors /> : null}
          {isStock(decision) ? <Inventory decision={decision} held={held} /> : null}
          {isTeam(decision) ? <TeamSheet decision={decision} /> : null}
          {isVault(decision) ? <VaultSheet decision={decision} /> : null}
        </div>
        <Overlays
          surface={surface}
          details={(thing) => detailsOf(stage, thing)}
          items={(thing) =>
            decision === null
              ? []
              : stage.options(thing).map((id) => ({
                  key: id,
                  words: stage.say(describe.option(decision, id)),
                  detail: looks
                    .detail(props.view, decision, id)
                    .map((line) => stage.say(line))
                    .join(' · '),
                  locks: looks.weight(props.view, decision, id) === 'reveals',
                  act: () => select(id),
                }))
          }
          own={(anchor) => <MissionSheet anchor={anchor} close={surface.close} />}
        />
      </Surface>
    </OnStage>
  );
}

/** All Zones that are seen from one. */
function sightFrom(view: View, zone: string): Sight {
  const s = stateFor(view);
  const { zones } = planeFor(view.mission).plan;
  const seen = groundNow(s).seen[zoneNumber(s, zone)];
  return { zone, seen: new Set(seen.map((n) => zones[n].id)) };
}

const zoneOfSurvivor = ({ team, companions }: View, id: string): string | null =>
  [...team, ...companions].find(({ survivor }) => survivor === id)?.zone ?? null;
