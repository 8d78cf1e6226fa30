import { choose, configure, Match, type Place, pick, place, type Say, sample } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { describe as about, expect, test } from 'vitest';
import { itemNumber } from '../../content/items.ts';
import { game } from '../../rules/game.ts';
import { MOVE, pathQuestion } from '../../rules/move.ts';
import { actor, type War } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { compass, inches } from '../lengths.ts';
import { refs } from '../refs.ts';
import { thing } from '../words.ts';
import { tongues } from './said.ts';

/** With plain spaces. */
const [en, it, fr] = tongues.map(
  ({ say }): Say =>
    (message) =>
      say(message).replaceAll(/[\u00a0\u202f]/g, ' '),
);

about('a length', () => {
  test('is told in tenths, in hundredths near a limit, and never rounded across one', () => {
    expect(inches(7104)).toBe(7.1);
    expect(inches(7104, [8000])).toBe(7.1);
    expect(inches(10_003, [10_000])).toBe(10.01);
    expect(inches(9997, [10_000])).toBe(9.99);
    expect(inches(10_000, [10_000])).toBe(10);
    expect(inches(4002, [4000])).toBe(4);
    expect(inches(7960, [8000])).toBe(7.96);
  });

  test('has its unit in every language', () => {
    const length = { id: 'length', params: { n: 7.1 } };
    expect([en, it, fr].map((say) => say(length))).toEqual(['7.1 in', '7,1 pollici', '7,1 pouces']);
    const one = { id: 'length', params: { n: 1 } };
    expect([en, it, fr].map((say) => say(one))).toEqual(['1 in', '1 pollice', '1 pouce']);
  });

  test('has a direction of eight', () => {
    expect(compass(1000, 0)).toBe('east');
    expect(compass(1000, 400)).toBe('east');
    expect(compass(1000, 430)).toBe('north-east');
    expect(compass(-10, -1000)).toBe('south');
    expect(compass(-1000, 1000)).toBe('north-west');
  });
});

about('a thing', () => {
  test('has one name in lists, with its article in sentences, and with a capital where one begins', () => {
    expect(['thing', 'the', 'The'].map((form) => fr(thing('car-1', form as 'the')))).toEqual([
      'voiture 1',
      'la voiture 1',
      'La voiture 1',
    ]);
    expect(it(thing('walker-5'))).toBe('il Vagante 5');
    expect(en(thing('counter-d'))).toBe('counter D');
  });

  test('may be part of a building, or one of two with the same name', () => {
    expect(en(thing('diner-1:window-2'))).toBe('window 2 of diner 1');
    expect(fr(thing('diner-1:window-2'))).toBe('la fenêtre 2 (restaurant 1)');
    expect(it(thing('diner-1:wall-3', 'The'))).toBe('La parete 3 (tavola calda 1)');
    expect(en(thing('watchtower-1:rim-3'))).toBe('watchtower 1');
    expect(en(thing('tess-2'))).toBe('Tess (Player 2)');
  });
});

/** An empty mat but for what is given, Tess or whoever acts at the south edge. */
function position(change: (s: War) => void): War {
  const match = Match.open(game, configure(game, 2, {}), 'sentences', { events: false });
  const below = stream('sentences');
  while (match.state.step !== 'act') give(match, match.pending[0], sample(match.pending[0], below, game));
  const { state } = match;
  state.turn = 2;
  state.walkers = [];
  for (const [i, person] of state.people.entries()) Object.assign(person, { x: 1000 + 1500 * i, y: 19_000 });
  Object.assign(actor(state), { x: 10_000, y: 1500, prone: false });
  change(state);
  return state;
}

function moving(change: (s: War) => void, gait: 'sneak' | 'run' = 'run'): Place {
  const state = position(change);
  const { params, ...where } = pathQuestion(state, actor(state), gait);
  return place(0, MOVE, where, { params });
}

const spot = (decision: Place, ...stops: readonly (readonly [number, number])[]) => describe.spot?.(decision, stops);

about('a path', () => {
  test('says how far it goes, and nothing else where it ends in the open', () => {
    const decision = moving(() => {});
    const message = spot(decision, [6000, 1500]) ?? { id: '' };
    expect(en(message)).toBe('Run 4 in');
    expect(it(message)).toBe('Corri: 4 pollici');
    expect(fr(message)).toBe('Courir : 4 pouces');
  });

  test('says which counter it comes to', () => {
    // Counter F lies at 10, 7.
    const message = spot(
      moving(() => {}),
      [10_000, 6000],
    ) ?? { id: '' };
    expect(en(message)).toMatch(/^Run \d\.\d+ in to counter F$|^Run \d in to counter F$/);
  });

  test('says whom it engages', () => {
    const decision = moving((s) => {
      s.walkers = [{ number: 5, x: 13_000, y: 1500, level: 0, prone: false, moved: false }];
    });
    expect(en(spot(decision, [12_000, 1500]) ?? { id: '' })).toBe('Run 2 in: engages Walker 5');
    const refusal = game.routes?.move(decision, [[12_500, 3000]]);
    expect(en(describe.refusal(refusal && 'code' in refusal ? refusal : { code: '' }) ?? { id: '' })).toBe(
      'Walker 5: stay 1 in away, or touch it.',
    );
  });

  test('says what it ends beside', () => {
    // Barricade 2 lies from 8 to 12 at 3.65 to 4.15.
    expect(
      en(
        spot(
          moving(() => {}),
          [10_000, 3150],
        ) ?? { id: '' },
      ),
    ).toBe('Run 1.7 in, ends beside barricade 2');
  });

  test('may be no path at all', () => {
    expect(en(spot(moving(() => {})) ?? { id: '' })).toBe('Stay');
  });
});

about('a named place', () => {
  test('says its name and its length', () => {
    const decision = moving(() => {});
    const said = decision.candidates.map(({ id }) => en(describe.option(decision, id)));
    expect(said).toContain('Stay');
    expect(said.some((line) => /^To counter F \(\d(?:\.\d+)? in\)$/.test(line))).toBe(true);
    expect(said.some((line) => /^Leap barricade 2 \(\d(?:\.\d+)? in\)$/.test(line))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });

  test('refers to what it is about', () => {
    const decision = moving(() => {});
    expect(refs(decision, 'behind:barricade-5:derek')).toEqual(['piece:barricade-5', 'survivor:derek']);
    expect(refs(decision, 'across:diner-1:window-2:walker-5')).toEqual(['piece:diner-1', 'walker:5']);
    expect(refs(decision, 'engage:walker-4+tess-2')).toEqual(['walker:4', 'survivor:tess-2']);
  });
});

about('an option', () => {
  const params = { survivor: { id: 'survivor.derek' }, 'hand-1': { id: 'item.huntingRifle' } };

  test('names the weapon in the hand it is about', () => {
    const decision = choose(0, { id: 'shoot-weapon', rules: [] }, ['hand-1', 'hand-1.aim'], { params });
    expect(en(describe.option(decision, 'hand-1.aim'))).toBe('Aim and fire: Hunting Rifle (2 Actions)');
    expect(fr(describe.option(decision, 'hand-1'))).toBe('Tirer : Fusil de chasse');
    expect(refs(decision, 'hand-1.aim')).toEqual(['slot:derek:hand-1']);
  });

  test('says which card goes where, and to whom', () => {
    const slots = [itemNumber('crowbar'), -1, -1, -1, -1, -1, -1, -1, -1, -1];
    const facts = { giver: { id: 'derek', survivor: 8, slots }, friends: [] };
    const decision = pick(0, { id: 'swap', rules: [] }, ['hand-1@pack-2', 'hand-1@carl.pack-1'], {
      min: 0,
      max: 1,
      check: 'slots',
      facts,
      params,
    });
    expect(en(describe.option(decision, 'hand-1@pack-2'))).toBe('Crowbar: Pack space 2');
    expect(en(describe.option(decision, 'hand-1@carl.pack-1'))).toBe('Crowbar: to Carl (Pack space 1)');
    expect(refs(decision, 'hand-1@carl.pack-1')).toEqual(['slot:derek:hand-1', 'slot:carl:pack-1']);
  });

  test('says who fights whom', () => {
    const decision = choose(0, { id: 'split-melees', rules: [] }, ['carl>walker-5'], {});
    expect(it(describe.option(decision, 'carl>walker-5'))).toBe('Carl contro il Vagante 5');
  });
});

about('an event', () => {
  const told = (details: Record<string, string | number | boolean | null | string[]>, say = en): string => {
    const message = describe.event({ rules: [], type: '', ...details });
    return message === null ? '' : say(message);
  };

  test('says what a card does at the Threat of now', () => {
    const event = { type: 'event-band', card: 'driftingIn', band: 'low' };
    expect(told(event)).toBe(
      'The card (Threat: Low): 1 new Walker comes in at an edge. 1 Walker goes to the nearest Survivor.',
    );
  });

  test('says who has turned into which Walker', () => {
    const event = { type: 'walker-enters', walker: 'walker-9', prone: true, was: 'liam' };
    expect(told(event)).toBe('Liam turns into Walker 9.');
    expect(told({ type: 'walker-enters', walker: 'walker-9', prone: false })).toBe('Walker 9 comes in.');
  });

  test('says what a Swap has moved, and where nothing was moved, that', () => {
    const event = { type: 'swaps', survivor: 'liam', moved: ['hatchet@hand-1'], gave: false, discarded: [] };
    expect(told(event)).toBe('Liam has rearranged their items: Hatchet to hand 1.');
    expect(told({ ...event, moved: [] })).toBe('Liam leaves the cards as they are.');
    expect(told({ ...event, moved: [], gave: true })).toBe('Liam leaves the other cards as they are.');
    expect(told({ ...event, moved: [], discarded: ['hatchet'] })).toBe('Liam throws away: Hatchet.');
  });

  test('says why Threat changed', () => {
    const event = { type: 'threat', to: 9, band: 'medium', changed: true, why: 'mayhem' };
    expect(told(event)).toBe('Threat is 9, Medium from now on: MAYHEM.');
    expect(told(event, fr)).toBe('La Menace est à 9, désormais Moyenne : Vacarme.');
  });

  test('says who wins a melee, with the article a sentence begins with', () => {
    const event = { type: 'melee-won', winners: ['walker-3', 'walker-7'], losers: ['carl'], by: 2, tie: false };
    expect(told(event)).toBe('Walker 3 and Walker 7 win the melee against Carl, by 2.');
    expect(told(event, it)).toBe('Il Vagante 3 e il Vagante 7 vincono la mischia contro Carl, con scarto 2.');
    expect(told({ ...event, tie: true, winners: ['walker-3'] }, fr)).toBe(
      'À égalité, le Rôdeur 3 l’emporte contre Carl.',
    );
  });

  test('says whom a Walker reaches', () => {
    const event = { type: 'walker-moves', walker: 'walker-5', why: 'noise', touches: ['carl', 'tess'] };
    expect(told(event)).toBe('Walker 5 comes nearer and reaches Carl and Tess.');
    expect(told({ ...event, why: 'lunge', touches: ['carl'] }, it)).toBe('Il Vagante 5 si avventa su Carl.');
  });
});

about('what happens', () => {
  const told = (event: object): string => {
    const message = describe.event({ type: '', rules: [], ...event });
    return message === null ? '' : en(message);
  };
  const die = (of: string, why: string, face: string) => ({ colour: 'red', of, why, face });

  test('AW-MULT06-R: dice of Defenders beside Walkers that fight alone are told apart from theirs', () => {
    const dice = [die('walker-3', 'walker', '2!'), die('walker-4', 'outnumbering', '0'), die('sandra', 'defense', '2')];
    const rolled = { type: 'rolled', name: 'attack', model: 'walker-3+walker-4+sandra', successes: 4, criticals: 1 };
    expect(told({ ...rolled, dice })).toBe(
      'Attack of Walker 3 and Walker 4: 2 successes, 1 critical. Defence of Sandra: 2 successes.',
    );
    const together = dice.with(2, die('sandra', 'melee', '2'));
    expect(told({ ...rolled, dice: together })).toBe(
      'Attack of Walker 3, Walker 4 and Sandra: 4 successes, 1 critical.',
    );
  });

  test('AW-NOISE02, AW-CONT02: loudness says how many come, or that nobody hears it', () => {
    expect(told({ type: 'loud', loud: 'noise', heard: 0 })).toBe('NOISE! Nobody hears it.');
    expect(told({ type: 'loud', loud: 'noise', heard: 1 })).toBe('NOISE! The nearest Walker in earshot comes.');
    expect(told({ type: 'loud', loud: 'noise', heard: 2 })).toBe('NOISE! The 2 nearest Walkers in earshot come.');
    expect(told({ type: 'loud', loud: 'mayhem', heard: 4 })).toBe('MAYHEM! All 4 Walkers in earshot come.');
  });

  test('a Walker that goes nowhere stays where it is', () => {
    const moves = { type: 'walker-moves', walker: 'walker-7', from: [1, 2], touches: [], why: 'noise' };
    expect(told({ ...moves, to: [1, 2] })).toBe('Walker 7 stays where it is.');
    expect(told({ ...moves, to: [1, 3] })).toBe('Walker 7 comes nearer.');
  });
});
