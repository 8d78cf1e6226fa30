import { choose } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { propsOf } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { aheadFor } from '../ahead.ts';
import { planeFor } from '../geometry.ts';
import { zonesInSight, zonesTogether } from '../in-sight.ts';

const say = speaker('en', (await text('en')).messages, String);

/** Kate acts in R6:02, somebody dead stands three Zones away, and sleepers beside her. */
function looked(
  selected: string | null,
  { hinted = null, last = true }: { hinted?: string | null; last?: boolean } = {},
) {
  const s = position();
  s.step = 'act';
  s.shamblers[numberOf(s, 'R6:22')] = 1;
  s.dormants = [numberOf(s, 'R6:12') * 8 + 2];
  for (const [i, one] of s.team.entries()) one.acted = last || i === 0;
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const decision = choose(0, { id: 'act', rules: [] }, ['move.R6:01', 'move.R6:12', 'noise', 'end']);
  const { refs, plan } = propsOf(words, game.view(s, 0), 1, decision, say, {});
  const intent = { decision, selected, plan, shares: {} };
  return { view, plane: planeFor(view.mission), decision, refs, plan, selected, hinted, ahead: aheadFor(view, intent) };
}

describe('in sight', () => {
  test('who acts last, after what can be done, the farthest first; then the end of the Move that is chosen or hinted at', () => {
    expect(zonesInSight(looked(null))).toEqual(['R6:12', 'R6:01', 'R6:02']);
    expect(zonesInSight(looked('move.R6:12'))).toEqual(['R6:02', 'R6:12']);
    expect(zonesInSight(looked(null, { hinted: 'move.R6:01' }))).toEqual(['R6:02', 'R6:01']);
  });

  test('what Noise would wake, before who makes it', () => {
    const zones = zonesInSight(looked('noise'));
    expect(zones.at(-1)).toBe('R6:02');
    expect(zones).toEqual([...(looked('noise').ahead?.sound?.wakes.map(({ zone }) => zone) ?? []), 'R6:02']);
  });

  test('all of a way that is drawn, from its beginning on', () => {
    const way = { ...looked('move.R6:01'), plan: ['move.R6:01', 'move.R6:00'] };
    expect(zonesTogether(way)).toEqual(['R6:02', 'R6:01', 'R6:00']);
    expect(zonesTogether({ ...way, selected: 'move.R6:12' })).toEqual([]);
  });

  test('before the dead act, all that they would do', () => {
    expect(zonesTogether(looked('end'))).toContain('R6:22');
    expect(zonesTogether(looked('end', { last: false }))).toEqual([]);
    expect(zonesTogether(looked('noise'))).toEqual([]);
  });
});
