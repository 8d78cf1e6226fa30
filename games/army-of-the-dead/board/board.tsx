import { sentences } from '@shamble/kernel/words';
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
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { aheadFor } from './ahead.ts';
import { motionsOf } from './cues.ts';
import { planeFor } from './geometry.ts';
import { zonesInSight, zonesTogether } from './in-sight.ts';
import { zoneByKey } from './key-zone.ts';
import { drop, isLaid, lay, pieceAt } from './laying.ts';
import { options as looks } from './options.ts';
import { detailsOf, hasDetails } from './parts/details.tsx';
import { Floors, placeOnFloor } from './parts/floors.tsx';
import { Inventory } from './parts/inventory.tsx';
import { MapView } from './parts/map.tsx';
import { MissionSheet } from './parts/mission-sheet.tsx';
import { isOwners, OwnersSheet } from './parts/owners-sheet.tsx';
import { Box, Tools } from './parts/side.tsx';
import { isTeam, TeamSheet } from './parts/team-sheet.tsx';
import { isVault, VaultSheet } from './parts/vault.tsx';
import { pathIn, pathTo } from './path.ts';
import { contentsOf, whereActs } from './pieces.ts';
import { isShared, oneMore } from './sharing.ts';
import { type Looking, lookOn, sightOf, sightWords } from './sight.ts';
import { OnStage, type Stage } from './stage.ts';
import { isStock } from './stock.ts';
import { optionsAt, showsFirst } from './things.ts';
import { useMarked } from './use-marked.ts';
import { usePath } from './use-path.ts';
import { useMapWindow } from './use-window.ts';
import { asksWays, sent } from './ways.ts';
import { isWalled } from './zone-keys.ts';

/** Where the focus goes when its thing is gone: to what can be chosen, to a slot, to the map. */
const FALLBACKS = ['.army-can > .army-touch', '.part-can > [data-thing]', '.army-touch'];

/** Army of the Dead: the map with its floors, piles and tools at its left, sheets over it. */
export function Board(props: BoardProps) {
  const { decision, refs, selected, select, shares, hand, news, pace, compact, zoom } = props;
  const view = asView(props.view);
  const pane = useRef<HTMLDivElement>(null);
  const [foresees, setForesees] = useState(true);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [said, setSaid] = useState('');
  const crossed = useRef<(() => void) | null>(null);
  const [marked, mark] = useMarked();
  const plane = planeFor(view.mission);
  const contents = useMemo(() => contentsOf(view), [view]);
  const cues = useCues(news, motionsOf, pace);
  const intent = intentOf(props);
  const reckoned = useReckoned(() => aheadFor(view, intent), [view, decision, selected, props.plan]);
  const acts = whereActs(view);
  usePath(props);
  const looked = { ...props, view, plane, ahead: reckoned };
  const { centre, raise, doubleTap, step } = useMapWindow(pane, zoom, {
    plane,
    compact,
    question: decision?.n ?? null,
    zones: zonesInSight(looked),
    all: zonesTogether(looked),
    keeps: view.deadPhase,
    smooth: pace !== 'off',
  });
  const sight = useMemo(() => looking && sightOf(view, plane, contents, looking), [view, plane, contents, looking]);
  const stage: Stage = {
    ...stageOf(props, cues, (thing) => optionsAt(thing, view, plane, decision, refs)),
    view,
    plane,
    contents,
    shares,
    // While the dead act, what would come next is not what is being told or asked.
    ahead: foresees && !(view.deadPhase && (decision === null || asksWays(decision))) ? reckoned : null,
    sight,
    marked,
  };

  const surface = useSurface({
    decision,
    call: props.call,
    hasDetails,
    choose: (thing, element) => choose(thing, element),
    clear: () => setLooking(null),
    letGo: () => letGo(),
    onKey: (event, thing) => ownKey(event, thing),
    dragging: {
      can: (thing) => pieceAt(props, decision, thing) !== null,
      picture: (element) => element.parentElement?.querySelector('.part-icon') ?? element,
      lift: (thing) => props.setHand(`piece:${pieceAt(props, decision, thing)}`),
      drop: (thing, onto) => drop(props, decision, thing, onto),
    },
    pane,
    doubleTap,
    home: acts === null ? null : `zone:${acts}`,
    fallbacks: () => FALLBACKS,
    front: '.army-sheet',
  });

  const letGo = (): boolean => {
    if (hand !== null) props.setHand(null);
    else if (looking !== null) look(null);
    else return false;
    return true;
  };

  const onTool = (tool: string): void => {
    if (tool === 'forecast') setForesees(!foresees);
    else if (tool === 'sight') lookAt(looking?.zone ?? acts);
    else if (tool === 'fit') zoom.to(1);
    else step(tool === 'in' ? 1 : -1, acts);
  };

  const lookAt = (zone: string | null, byKey = false): void =>
    look(zone === null ? null : lookOn(looking, zone, byKey));

  /** What is looked at is told, and so is the end of it. */
  const look = (next: Looking | null): void => {
    if (next === null && looking !== null) setSaid(stage.tell('boardview.sight.off'));
    else if (next !== null) setSaid(stage.say(sightWords(view, plane, contents, sightOf(view, plane, contents, next))));
    setLooking(next);
  };

  const choose = (thing: ThingId, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    const rest = restOf(thing);
    if (looking?.byKey && kind !== 'tool') look(null);
    if (kind === 'tool') onTool(rest);
    // While its tool is on, a press asks for the sight of another Zone.
    else if (kind === 'zone' && looking !== null && !looking.byKey) look({ ...looking, zone: rest });
    else if (kind === 'option' || kind === 'pick') select(rest);
    else if (kind === 'die') select(`die.${rest}`);
    else if (kind === 'way') props.setPlan(sent(props.plan, rest));
    else if (kind === 'floor') {
      const people = view.team.map(({ zone }) => zone);
      centre(placeOnFloor(plane, Number(rest), people));
    } else if (kind === 'mission') surface.open('own', thing, element);
    else if (kind === 'about') surface.inspect(`survivor:${rest}`, onBoard(thing, element));
    else if (isLaid(decision, kind)) lay(props, decision, kind, rest);
    else if (kind === 'survivor' && compact && surface.overlay?.thing !== thing)
      surface.inspect(thing, onBoard(thing, element));
    else chooseAmong(stage.options(thing), thing, element);
  };

  /** One more for a target of what is shared out; anything else is chosen. */
  const take = (option: string): void => {
    if (isShared(decision, option)) props.setShares(oneMore(decision, shares, option));
    else select(option);
  };

  /** Somebody's card that is pressed in a Turn shows what can be done with them; it does nothing by itself. */
  const chooseAmong = (options: readonly string[], thing: ThingId, element: HTMLElement): void => {
    const spends = kindOfThing(thing) === 'survivor' && decision?.ask.id === 'act';
    if (showsFirst(thing, decision)) surface.inspect(thing, onBoard(thing, element));
    else if (options.length === 1 && !spends) take(options[0]);
    else if (options.length > 0) surface.open('menu', thing, onBoard(thing, element));
    else if (kindOfThing(thing) === 'zone' && walkTo(restOf(thing))) return;
    else surface.inspect(thing, onBoard(thing, element));
  };

  /** A Zone further away: the way there is drawn; its end walks it, a Zone on it is gone round. False where none leads there. */
  const walkTo = (zone: string): boolean => {
    const path = pathIn(intent);
    if (zone === path.at(-1) && selected !== null) {
      props.give(selected);
      return true;
    }
    const round = path.includes(zone) ? pathTo(view, decision, path[path.length - 1], zone) : null;
    const way = round ?? pathTo(view, decision, zone);
    if (way !== null) props.follow(way);
    return way !== null;
  };

  /** What is told of somebody whose card was pressed stands beside where they are, which comes into sight. */
  const onBoard = (thing: ThingId, element: HTMLElement): HTMLElement => {
    const { current: root } = surface.root;
    if (root === null || root.contains(element)) return element;
    const zone = zoneOfSurvivor(view, restOf(thing).split(':')[0]);
    if (compact) raise(zone);
    else centre(zone);
    const there = root.querySelector<HTMLElement>(`[data-thing="zone:${zone}"]`);
    return there ?? pane.current ?? element;
  };

  /** Keys of the board's own, while the focus is on a Zone. */
  const ownKey = (event: KeyboardEvent, thing: ThingId): boolean => {
    if (kindOfThing(thing) !== 'zone') return false;
    const zone = restOf(thing);
    const to = zoneByKey(stage, event.key, event.shiftKey ? -1 : 1, zone);
    if (to !== undefined) {
      tellWall(event.key.startsWith('Arrow') ? zone : null, to);
      goTo(to);
    } else if (event.key === 'e') lookAt(zone, true);
    else if (event.key === 'f') setForesees(!foresees);
    else if (event.key === '0') zoom.to(1);
    else return false;
    return true;
  };

  /** A wall that the arrow keys cross is told before the name of where they come to. */
  const tellWall = (from: string | null, to: string | null): void => {
    crossed.current?.();
    crossed.current = null;
    if (from === null || to === null || !isWalled(plane, from, to)) return;
    const beyond = surface.root.current?.querySelector(`[data-thing="zone:${to}"]`);
    const name = beyond?.getAttribute('aria-label');
    if (!beyond || !name) return;
    const walled = sentences([stage.tell('boardview.wall'), name]);
    beyond.setAttribute('aria-label', walled);
    crossed.current = () => {
      if (beyond.getAttribute('aria-label') === walled) beyond.setAttribute('aria-label', name);
    };
  };

  /** A place that a sheet names: the sheet makes room for it. */
  const showZone = (zone: string): void => {
    surface.close();
    goTo(zone);
    centre(zone);
    mark(zone);
  };

  const goTo = (zone: string | null): void => {
    if (zone !== null) surface.goTo(`zone:${zone}`);
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
          {sight ? <p className="army-sighted">{stage.say(sightWords(view, plane, contents, sight))}</p> : null}
          <p className="army-said" role="status">
            {said}
          </p>
          {compact ? <Box /> : null}
          {compact ? <Floors /> : null}
          {isStock(decision) ? <Inventory decision={decision} held={held} /> : null}
          {isTeam(decision) ? <TeamSheet decision={decision} /> : null}
          {isOwners(decision) ? <OwnersSheet decision={decision} /> : null}
          {isVault(decision) ? <VaultSheet decision={decision} /> : null}
        </div>
        <Overlays
          surface={surface}
          details={(thing) => detailsOf(stage, thing)}
          slips={(thing) => kindOfThing(thing) === 'pick' || (kindOfThing(thing) === 'zone' && sight === null)}
          acts={(thing) => showsFirst(thing, decision) || (compact && kindOfThing(thing) === 'survivor')}
          items={(thing) =>
            decision === null
              ? []
              : stage.options(thing).map((id) => ({
                  key: id,
                  words: stage.say(describe.option(decision, id)),
                  detail: looks
                    .detail(props.view, decision, id)
                    .map((line) => stage.say(line))
                    .join(' '),
                  locks: looks.weight(props.view, decision, id) === 'reveals',
                  act: () => take(id),
                }))
          }
          own={(anchor) => (
            <MissionSheet anchor={anchor} close={surface.close} part={surface.overlay?.thing ?? ''} go={showZone} />
          )}
        />
      </Surface>
    </OnStage>
  );
}

const zoneOfSurvivor = ({ team, companions }: View, id: string): string | null =>
  [...team, ...companions].find(({ survivor }) => survivor === id)?.zone ?? null;
