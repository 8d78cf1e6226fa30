import {
  type BoardProps,
  kindOfThing,
  type MenuItem,
  Overlays,
  Pane,
  restOf,
  Surface,
  scrollBeside,
  stageOf,
  type ThingId,
  useCues,
  useSurface,
} from '@shamble/parts';
import { useMemo, useRef, useState } from 'react';
import { asView } from '../rules/view.ts';
import { type Action, actionsAt, keyOf } from './actions.ts';
import { motionsOf } from './cues.ts';
import { forecastFor } from './forecast.ts';
import { ChipFace } from './parts/chip.tsx';
import { detailsOf, hasDetails } from './parts/details.tsx';
import { Hand } from './parts/hand.tsx';
import { Lanes, Ranges } from './parts/lanes.tsx';
import { Pub } from './parts/pub.tsx';
import { Road } from './parts/road.tsx';
import { Tools } from './parts/tools.tsx';
import { Tray } from './parts/tray.tsx';
import { chipsOf, isPlacing, without } from './placing.ts';
import { OnStage, type Stage } from './stage.ts';
import { isAbout, optionsAt, rowOf } from './things.ts';
import { unseen } from './tokens.ts';
import { spaceOfLaid, usePlacing } from './use-placing.ts';

/** Where the focus goes when its thing is gone: to what was beside it, to what can be placed or chosen. */
const fallbacks = (last: ThingId | null): string[] => [
  ...(last?.startsWith('laid:') ? [`[data-thing="${spaceOfLaid(restOf(last))}"]`] : []),
  '[data-thing^="chip:"]',
  '.part-can [data-thing]',
];

/** Pints of Blood: the pub at the left, five rows towards the street, the road with the bus at the right. */
export function Board(props: BoardProps) {
  const { say, decision, refs, told, select, plan, setPlan, news, tumbling, pace, compact, zoom } = props;
  const view = asView(props.view);
  const pane = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState(true);
  const [whose, setWhose] = useState<number | null>(null);
  const [large, setLarge] = useState<number | null>(null);
  const placing = isPlacing(decision) ? decision : null;
  const cues = useCues(news, (event) => motionsOf(event, view, news), pace, true);
  const chips = useMemo(() => (placing ? chipsOf(view, plan) : []), [placing, view, plan]);
  const kinds = useMemo(() => unseen(view), [view]);
  // Dice that still roll tell nothing yet.
  const forecast = useMemo(
    () => (tumbling ? null : forecastFor(view, decision, plan)),
    [tumbling, view, decision, plan],
  );
  const { held, word, hold, put, drop, release } = usePlacing({ ...props, view, placing, chips });
  const shared = stageOf(
    props,
    cues,
    (thing) => optionsAt(thing, view, decision, refs),
    (thing, options) => isAbout(thing, decision, options),
  );
  const stage: Stage = { ...shared, view, placing, chips, held, large: compact ? large : null, kinds, forecast, marks };

  /** Lays down the chip in the hand and makes the enlarged row small again. */
  const letGo = (): void => {
    setLarge(null);
    release();
  };

  const surface = useSurface({
    decision,
    call: props.call,
    hasDetails,
    choose: (thing, element) => choose(thing, element),
    clear: letGo,
    letGo: () => {
      if (!held && large === null) return false;
      letGo();
      return true;
    },
    pressed: (target) => {
      if (!target.closest('[data-large]')) setLarge(null);
    },
    dragging: {
      can: (thing) => placing !== null && /^(chip|laid):/.test(thing),
      picture: (element) => element.parentElement?.querySelector('.pints-chip') ?? element,
      lift: (thing) => hold(thing, true),
      drop,
    },
    pane,
    fallbacks,
  });

  const act = (action: Action, thing: ThingId): void => {
    if (action.kind === 'option') select(action.id);
    else if (action.kind === 'put') put(action.chip.key, thing);
    else setPlan(without(plan, action.id));
  };

  const choose = (thing: ThingId, element: HTMLElement): void => {
    const kind = kindOfThing(thing);
    if (thing === 'tool:small') setLarge(null);
    else if (thing === 'tool:marks') setMarks(!marks);
    else if (thing === 'take-all') setPlan([]);
    else if (kind === 'more') scrollBeside(element, restOf(thing), pace !== 'off');
    else if (thing === 'plain-throw') put(held?.chip ?? '', null);
    else if (kind === 'laid') setPlan(without(plan, restOf(thing)));
    else if (kind === 'chip') hold(thing, false);
    else if (kind === 'space' && held) put(held.chip, thing);
    else chooseAmong(actionsAt(stage, thing), thing, element);
  };

  const chooseAmong = (actions: readonly Action[], thing: ThingId, element: HTMLElement): void => {
    const [first] = actions;
    if (actions.length > 1 || (first && first.kind !== 'option')) surface.open('menu', thing, element);
    else if (first) act(first, thing);
    else if (kindOfThing(thing) === 'player') setWhose(Number(restOf(thing)));
    else if (compact && rowOf(thing) !== large && rowOf(thing) !== null) setLarge(rowOf(thing));
    else surface.inspect(thing, element);
  };

  const itemOf = (action: Action, thing: ThingId): MenuItem => ({
    key: keyOf(action),
    ...(action.kind === 'option' ? told(action.id) : { words: say(action.words) }),
    picture: action.kind === 'put' ? <ChipFace name={action.chip.name} die={action.chip.die} /> : null,
    act: () => act(action, thing),
  });

  const shown = whose ?? (view.you > 0 ? view.you : view.active);
  return (
    <OnStage stage={stage}>
      <Pane box={pane} zoom={zoom}>
        <Surface surface={surface} className={held ? 'pints-board pints-aiming' : 'pints-board'} pace={pace}>
          <div className="pints-sheet">
            <Pub />
            <Ranges />
            <Tools looking={surface.looking} />
            <Lanes />
            <Road />
            <div className="pints-tray">
              <Hand shown={shown} covered={placing !== null} />
              {placing ? <Tray word={word} tumbling={tumbling} /> : null}
            </div>
          </div>
          <Overlays
            surface={surface}
            details={(thing) => detailsOf(stage, thing)}
            items={(thing) => actionsAt(stage, thing).map((action) => itemOf(action, thing))}
          />
        </Surface>
      </Pane>
    </OnStage>
  );
}
