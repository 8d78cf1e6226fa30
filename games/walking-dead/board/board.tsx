import {
  type BoardProps,
  kindOfThing,
  Overlays,
  restOf,
  Surface,
  scrollBeside,
  stageOf,
  type ThingId,
  useCues,
  useSurface,
  useWindow,
} from '@shamble/parts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SPACES } from '../content/map.ts';
import { asView } from '../rules/view.ts';
import { motionsOf } from './cues.ts';
import { MIDDLES, shareOf } from './geometry.ts';
import { hexStep, isHexKey, nextOf } from './hex-keys.ts';
import { detailsOf, hasDetails } from './parts/details.tsx';
import { MapView } from './parts/map.tsx';
import { Places } from './parts/places.tsx';
import { ReachList } from './parts/reach-list.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Legend } from './parts/signs.tsx';
import { Strip } from './parts/strip.tsx';
import { cardsOf, Teams } from './parts/team.tsx';
import { Tools } from './parts/tools.tsx';
import { WayPanel } from './parts/way.tsx';
import { byDistance, waysOf } from './route.ts';
import { sideOf, useFold } from './sheet-place.ts';
import { teamShown } from './spoken.ts';
import { OnStage, type Stage } from './stage.ts';
import { optionsAt } from './things.ts';
import { useRoute } from './use-route.ts';

/** Where the focus goes when its thing is gone: to what goes the way, to what can be chosen, to the map. */
const FALLBACKS = ['[data-thing="way:go"]', '.dead-space-can', '.part-can > [data-thing]', '.dead-space'];

/** The Walking Dead: the map above, Locations and teams below, a card being faced over the map. */
export function Board(props: BoardProps) {
  const { decision, refs, selected, select, told, shares, news, tumbling, pace, compact, zoom } = props;
  const view = asView(props.view);
  const pane = useRef<HTMLDivElement>(null);
  const [team, setTeam] = useState<number | null>(null);
  const cues = useCues(news, motionsOf, pace);
  const eyes = view.you > 0 ? view.you : view.active;
  const fold = useFold(view, decision);
  const ways = useMemo(() => waysOf(view, decision), [view, decision]);
  const way = useRoute(view, ways, { decision, selected, select });
  const pawn = view.players[eyes - 1].space;
  const here = pawn === null ? null : SPACES.indexOf(pawn);
  const shownSpace = view.players[view.active - 1].space;
  const followed = compact && shownSpace !== null ? SPACES.indexOf(shownSpace) : here;
  const { show } = useWindow(pane, zoom, followed === null ? null : shareOf(MIDDLES[followed]));
  const centre = (space: number | null, smooth = false): void => {
    if (space !== null) show(shareOf(MIDDLES[space]), smooth);
  };
  const shared = stageOf(props, cues, (thing) => optionsAt(thing, view, decision, refs));
  const stage: Stage = { ...shared, view, shares, eyes, ways, tumbling, route: way.route };

  const surface = useSurface({
    decision,
    call: props.call,
    hasDetails,
    choose: (thing, element) => choose(thing, element),
    clear: () => setTeam(null),
    letGo: () => {
      if (!way.route) return false;
      way.close();
      return true;
    },
    onKey: (event, thing) => ownKey(event, thing),
    pane,
    home: pawn === null ? null : `space:${pawn}`,
    fallbacks: () => FALLBACKS,
  });

  // In a row that scrolls, what is asked for comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!compact || decision === null) return;
    const first = surface.root.current?.querySelector('.dead-dock .part-can');
    first?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }, [decision?.n]);

  const onTool = (tool: string, element: HTMLElement): void => {
    if (tool === 'centre') centre(here ?? followed, pace !== 'off');
    else if (tool === 'in') zoom.by(1);
    else if (tool === 'out') zoom.by(-1);
    else if (ways.size > 0) surface.open('own', 'tool:list', element);
  };

  const onWay = (what: string): void => {
    if (what === 'go') way.go();
    else if (what === 'change') way.change();
    else way.close();
  };

  const choose = (thing: ThingId, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    if (kind === 'tool') onTool(restOf(thing), element);
    else if (kind === 'way') onWay(restOf(thing));
    else if (kind === 'option') select(restOf(thing));
    else if (kind === 'sheet') fold.toggle();
    else if (kind === 'more') scrollBeside(element, restOf(thing).split('.')[1], pace !== 'off');
    else if (kind === 'space' && ways.has(SPACES.indexOf(restOf(thing)))) travel(SPACES.indexOf(restOf(thing)));
    else chooseAmong(stage.options(thing), thing, element);
  };

  /** The first choice of a destination shows the way, the second goes it. */
  const travel = (to: number): void => {
    if (way.route?.to === to && !way.going) way.go();
    else way.look(to);
  };

  const chooseAmong = (options: readonly string[], thing: ThingId, element: HTMLElement): void => {
    if (options.length > 1) surface.open('menu', thing, element);
    else if (options.length === 1) select(options[0]);
    else if (kindOfThing(thing) === 'player') setTeam(Number(restOf(thing)));
    else surface.inspect(thing, element);
  };

  /** Keys of the board's own: six for the six neighbours, home, and the next place one can go. */
  const ownKey = (event: KeyboardEvent, thing: ThingId): boolean => {
    const key = event.key.toLowerCase();
    if (kindOfThing(thing) === 'space' && isHexKey(key)) goToSpace(hexStep(restOf(thing), key));
    else if (key === 'c' && pawn !== null) {
      centre(here);
      goToSpace(pawn);
    } else if (key === 'n') nextPlace(thing, event.shiftKey ? -1 : 1);
    else return false;
    return true;
  };

  const goToSpace = (space: string | null): void => {
    if (space !== null) surface.goTo(`space:${space}`);
  };

  const nextPlace = (thing: ThingId, by: 1 | -1): void => {
    const open = SPACES.flatMap((id, n) => (stage.options(`space:${id}`).length > 0 ? [n] : []));
    const list = ways.size > 0 ? byDistance(ways).map(({ to }) => to) : open;
    const next = nextOf(list, SPACES.indexOf(restOf(thing)), by);
    if (next >= 0) goToSpace(SPACES[next]);
  };

  // Whatever else is asked on the way is answered with the teams in sight.
  const shown = team ?? teamShown(view, decision);
  // What happens is told large over the board: a slip would hide it, or give it away.
  const staged = tumbling || (decision === null && news.length > 0);
  const showsWay = decision === null ? way.going : decision.ask.id === 'step';
  return (
    <OnStage stage={stage}>
      <Surface surface={surface} className="dead-board" pace={pace}>
        <div className="dead-table">
          <div className="dead-view">
            <MapView zoom={zoom.now} pane={pane} />
            {staged || view.step === 'over' ? null : <Sheet folded={fold.folded} side={sideOf(shownSpace)} />}
            <div className="dead-side">
              <Legend />
              <Tools looking={surface.looking} zoom={zoom} />
            </div>
          </div>
          <div className="dead-dock">
            {way.route && showsWay ? (
              <WayPanel route={way.route} ways={way.ways} going={way.going} halted={way.halted} />
            ) : (
              <Strip id="dock" className="dead-cards" scrolls={compact} cards={cardsOf(view.players[shown - 1])}>
                <Places />
                <Teams shown={shown} />
              </Strip>
            )}
          </div>
        </div>
        <Overlays
          surface={surface}
          details={(thing) => detailsOf(stage, thing)}
          items={(thing) => stage.options(thing).map((id) => ({ key: id, ...told(id), act: () => select(id) }))}
          own={(anchor) => (
            <ReachList
              anchor={anchor}
              close={surface.close}
              choose={(to) => {
                surface.close();
                way.look(to);
                centre(to);
              }}
            />
          )}
        />
      </Surface>
    </OnStage>
  );
}
