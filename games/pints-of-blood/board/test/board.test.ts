import { stream } from '@shamble/kernel/conformance/playing';
import { type BoardProps, stageOf as sharedOf } from '@shamble/parts';
import { boardConforms } from '@shamble/parts/testing';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { actionsAt } from '../actions.ts';
import { forecastFor } from '../forecast.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { chipsOf, isPlacing } from '../placing.ts';
import { OnStage, type Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { unseen } from '../tokens.ts';
import { playThrough } from './positions.ts';

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

boardConforms<Stage>({
  board,
  describe,
  text,
  stageOf,
  OnStage,
  details: { hasDetails, detailsOf },
  open: (stage, _, things) => {
    for (const thing of things) for (const { words } of actionsAt(stage, thing)) stage.say(words);
  },
  play: (trial, voices) => {
    const below = stream('drawn');
    for (let i = 0; i < 8; i++) {
      const seats = 1 + (i % 4);
      playThrough({ level: i % 2 ? 'main' : 'starter', seats, seed: `drawn ${i}` }, (match, decision) => {
        if (below(9) > 0) return;
        const say = voices[below(voices.length)];
        const options = isPlacing(decision) ? decision.options : [];
        const plan = options.filter((id, at) => at % 7 === 0 && !id.includes('>')).slice(0, 3);
        trial.draw(trial.propsOf(match.view(decision.seat), seats, decision, say, { plan }), 3);
        // What others see while somebody decides.
        trial.draw(trial.propsOf(match.view(-1), seats, null, say), 20);
      });
    }
  },
  // Rulings stand at the paragraph of their rule.
  hasRule: (rulebook, rule) => [rule, rule.replace(/-R\d*$/, '')].some((id) => rulebook.includes(`**${id}**`)),
});
