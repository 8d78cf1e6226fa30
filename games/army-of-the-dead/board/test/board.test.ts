import { stream } from '@shamble/kernel/conformance/playing';
import { type BoardProps, intentOf, stageOf as sharedOf } from '@shamble/parts';
import { boardConforms } from '@shamble/parts/testing';
import { createElement } from 'react';
import { MISSIONS } from '../../content/missions.ts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { aheadFor } from '../ahead.ts';
import { planeFor } from '../geometry.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { MissionSheet } from '../parts/mission-sheet.tsx';
import { contentsOf } from '../pieces.ts';
import { OnStage, type Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { playThrough } from './positions.ts';

function stageOf(props: BoardProps): Stage {
  const view = asView(props.view);
  const plane = planeFor(view.mission);
  return {
    ...sharedOf(props, new Map(), (thing) => optionsAt(thing, view, plane, props.decision, props.refs)),
    view,
    plane,
    contents: contentsOf(view),
    shares: props.shares,
    ahead: aheadFor(view, intentOf(props)),
    sight: null,
    marked: null,
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
    draw(
      createElement(MissionSheet, { anchor: {} as HTMLElement, close: () => {}, part: 'mission:steps', go: () => {} }),
    );
    for (const { survivor, slots } of stage.view.team.slice(0, 2)) {
      draw(detailsOf(stage, `survivor:${survivor}`).body);
      if (slots[0] !== null) draw(detailsOf(stage, `slot:${survivor}:1`).body);
    }
  },
  play: (trial, voices) => {
    const below = stream('drawn');
    for (const [i, { id: mission }] of MISSIONS.entries()) {
      const seats = 1 + (i % 6);
      playThrough(
        { mission, seats, seed: `drawn ${i}` },
        (match, decision) => {
          // Every question once, and some positions by chance.
          if (asksDrawn.has(decision.ask.id) && below(60) > 0) return;
          asksDrawn.add(decision.ask.id);
          const say = voices[below(voices.length)];
          const options = decision.kind === 'place' ? [] : decision.options;
          const selected = decision.kind === 'choose' && below(2) === 0 ? options[below(options.length)] : null;
          const shares = decision.kind === 'split' ? { [options[0]]: 1 } : {};
          const more = { shares, selected, compact: below(2) === 0 };
          trial.draw(trial.propsOf(match.view(decision.seat), seats, decision, say, more), 9);
          // What others see while somebody decides.
          if (below(4) === 0) trial.draw(trial.propsOf(match.view(-1), seats, null, say), 40);
        },
        250,
      );
    }
  },
});
