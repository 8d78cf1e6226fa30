import { LANGS } from '@shamble/kernel';
import { type BoardProps, stageOf as sharedOf } from '@shamble/parts';
import { BoardTrial } from '@shamble/parts/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { faults, tongues } from '../../text/test/said.ts';
import { actionsAt } from '../actions.ts';
import { forecastFor } from '../forecast.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { chipsOf, isPlacing } from '../placing.ts';
import { OnStage, type Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { unseen } from '../tokens.ts';
import { numbers, playThrough } from './positions.ts';

function stageOf(props: BoardProps): Stage {
  const { decision, refs, plan } = props;
  const view = asView(props.view);
  const placing = isPlacing(decision) ? decision : null;
  return {
    ...sharedOf(props, new Map(), (thing) => optionsAt(thing, view, decision, refs)),
    view,
    placing,
    chips: placing ? chipsOf(view, plan) : [],
    held: null,
    large: null,
    kinds: unseen(view),
    forecast: forecastFor(view, decision, plan),
    marks: true,
  };
}

const trial = new BoardTrial<Stage>({
  board,
  describe: words,
  stageOf,
  OnStage,
  details: { hasDetails, detailsOf },
  open: (stage, _, things) => {
    for (const thing of things) for (const { words: said } of actionsAt(stage, thing)) stage.say(said);
  },
});

beforeAll(() => {
  const below = numbers('drawn');
  const voices = tongues.map((tongue) => trial.sayIn(tongue));
  for (let i = 0; i < 8; i++) {
    const seats = 1 + (i % 4);
    playThrough({ level: i % 2 ? 'main' : 'starter', seats, seed: `drawn ${i}` }, (match, decision) => {
      if (below(9) > 0) return;
      const say = voices[below(voices.length)];
      const options = decision.kind === 'place' ? [] : decision.options;
      const plan = isPlacing(decision) ? options.filter((id, at) => at % 7 === 0 && !id.includes('>')).slice(0, 3) : [];
      trial.draw(trial.propsOf(match.view(decision.seat), seats, decision, say, { plan }), 3);
      // What others see while somebody decides.
      trial.draw(trial.propsOf(match.view(-1), seats, null, say), 20);
    });
  }
});

describe('the board', () => {
  test('draws whole games, each thing once and nothing undefined', () => {
    expect(trial.faults).toEqual([]);
    expect(trial.said.size).toBeGreaterThan(300);
  });

  test('says everything in three languages with exactly its parameters', () => {
    expect([...new Set([...trial.said.values()].flatMap(faults))]).toEqual([]);
  });

  test('has no rule link that leads nowhere', async () => {
    for (const lang of LANGS) {
      const { rulebook } = await text(lang);
      expect(
        [...trial.rules].filter(
          (rule) => !rulebook.includes(`**${rule}**`) && !rulebook.includes(`**${rule.replace(/-R\d*$/, '')}**`),
        ),
      ).toEqual([]);
    }
  });
});
