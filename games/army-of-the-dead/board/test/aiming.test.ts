/** What an attack that is shown draws on the map: friends at risk, and the frame of a blast. */
import { choose } from '@shamble/kernel';
import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { planeFor } from '../geometry.ts';
import { ForecastLayer } from '../parts/forecast-layer.tsx';
import { ZonePieces } from '../parts/zone.tsx';
import { riskIn } from '../parts/zones.tsx';
import { contentsOf } from '../pieces.ts';
import { OnStage, type Stage } from '../stage.ts';
import { drawn } from './drawn.ts';

const TARGET = 'R6:12';

/** Kate aims at two Shamblers, among whom friends stand. */
function aiming(selected: string, friends: number) {
  const s = position('R6:02', ['kate', 'vanderohe', 'cruz', 'burt', 'martin', 'bly']);
  s.step = 'act';
  hold(s, 0, 'sniperRifle', 'grenade');
  s.shamblers[numberOf(s, TARGET)] = 2;
  for (let who = 1; who <= friends; who++) s.team[who].zone = numberOf(s, TARGET);
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const decision = choose(0, { id: 'act', rules: [] }, [selected]);
  const ahead = aheadFor(view, { decision, selected });
  const contents = contentsOf(view);
  const stage = { view, plane: planeFor(view.mission), ahead, contents } as Stage;
  const risk = riskIn(ahead?.shot ?? null);
  const looks = { form: 'plain', exit: '', attacks: '', hits: '', news: '', arriving: '', late: undefined } as const;
  const count = (html: string, what: string): number => html.split(`class="${what}"`).length - 1;
  return {
    risk,
    rings: count(drawn(createElement(ZonePieces, { ...looks, contents: contents.get(TARGET)!, risk })), 'army-risk'),
    frames: count(
      drawn(createElement(OnStage as ComponentType<{ stage: Stage }>, { stage }, createElement(ForecastLayer))),
      'army-blast',
    ),
  };
}

test('friends whom misses may hit have a ring, where there is room and where there is little', () => {
  expect(aiming(`attack.sniperRifle.${TARGET}.spread`, 2)).toEqual({ risk: 'vanderohe cruz', rings: 3, frames: 0 });
  expect(aiming(`attack.sniperRifle.${TARGET}.spread`, 0)).toEqual({ risk: '', rings: 0, frames: 0 });
});

test('a blast has a frame, and all in it a ring', () => {
  expect(aiming(`throw.grenade.${TARGET}`, 1)).toEqual({ risk: 'vanderohe', rings: 2, frames: 1 });
});
