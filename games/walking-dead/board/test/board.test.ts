import { stream } from '@shamble/kernel/conformance/playing';
import { type BoardProps, stageOf as sharedOf } from '@shamble/parts';
import { boardConforms } from '@shamble/parts/testing';
import { createElement } from 'react';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { ReachList } from '../parts/reach-list.tsx';
import { WayPanel } from '../parts/way.tsx';
import { firstWay, waysOf } from '../route.ts';
import { OnStage, type Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { playThrough } from './positions.ts';

function stageOf(props: BoardProps): Stage {
  const { decision, refs, shares } = props;
  const view = asView(props.view);
  const ways = waysOf(view, decision);
  const [first] = ways.values();
  return {
    ...sharedOf(props, new Map(), (thing) => optionsAt(thing, view, decision, refs)),
    view,
    shares,
    eyes: view.you > 0 ? view.you : view.active,
    ways,
    tumbling: props.tumbling,
    route: first ? firstWay(first) : null,
  };
}

const asksDrawn = new Set<string>();

boardConforms<Stage>({
  board,
  describe,
  text,
  stageOf,
  OnStage,
  details: { hasDetails, detailsOf },
  open: (stage, draw) => {
    for (const ways of [...stage.ways.values()].slice(-3))
      for (const route of [ways.plain, ways.driven])
        if (route) draw(createElement(WayPanel, { route, ways, going: false, halted: true }));
    if (stage.ways.size > 0)
      draw(createElement(ReachList, { anchor: {} as HTMLElement, choose: () => {}, close: () => {} }));
  },
  play: (trial, voices) => {
    const below = stream('drawn');
    for (let i = 0; i < 8; i++) {
      const seats = 1 + (i % 6);
      playThrough(
        { edition: i % 2 ? 'it' : 'fr', seats, seed: `drawn ${i}` },
        (match, decision) => {
          // Every question once, and some positions by chance.
          if (asksDrawn.has(decision.ask.id) && below(80) > 0) return;
          asksDrawn.add(decision.ask.id);
          const say = voices[below(voices.length)];
          const shares = decision.kind === 'split' ? { [decision.options[0]]: 1 } : {};
          const more = { shares, compact: below(2) === 0 };
          trial.draw(trial.propsOf(match.view(decision.seat), seats, decision, say, more), 9);
          // What others see while somebody decides.
          if (below(4) === 0) trial.draw(trial.propsOf(match.view(-1), seats, null, say), 40);
        },
        350,
      );
    }
  },
});
