import { choose, type Decision, LANGS, type Lang, type Message, type Params, split } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe as about, expect, test } from 'vitest';
import { describe } from '../describe.ts';
import { tongues } from './said.ts';

const NAMES = ['Anna', 'Bruno', 'Chiara'];
const voices = Object.fromEntries(
  tongues.map(({ lang, messages }) => [lang, speaker(lang, messages, (seat) => NAMES[seat])]),
);

const inAll = (message: Message | null): string[] =>
  message ? LANGS.map((lang: Lang) => voices[lang](message).replace(/[\u202f\u00a0]/g, ' ')) : [];

const ask = (id: string, params: Params = {}): Decision => choose(0, { id, rules: [] }, [], { params });
const shared = (id: string): Decision => split(0, { id, rules: [] }, [], 2, {});

about('options say what they do and cost', () => {
  const dice = { survivor: 'rick', faces: 'K1 A2 J -', pool: [2, 1, 1] };

  test.each([
    ['go.B6', ask('step'), 'Go to B6'],
    ['go.I8', ask('step'), 'Go to I8 and stop: Food, Fuel and Ammo'],
    ['go.B9', ask('step'), 'Go to the Motel (B9) and stop'],
    ['go.A6', ask('step'), 'Go to A6 (Rick’s Start)'],
    ['drive.B6.C6', ask('step'), 'Drive over B6 to C6 (1 Fuel)'],
    ['drive.B6.C6.D5', ask('step', { lent: 1 }), 'Drive over B6 and C6 to D5 (1 Fuel from the group)'],
    ['rope.C7', ask('step'), 'Climb over the border to C7 (discard Climbing Rope)'],
    ['pledge.public.2', ask('step'), 'Ask the group to pledge for public Location 2'],
    ['stop', ask('step'), 'Stop here'],
    ['stop', ask('play-on'), 'Stop, without a refuge'],
    ['refuse', ask('pay'), 'Do not pay (you fail)'],
    ['refuse', ask('trade'), 'No deal'],
    ['food.rick', ask('recover'), 'Rick eats: 1 Food, removes 1 Fatigue'],
    ['item.medicalKit', ask('recover'), 'Medical Kit: remove up to 3 Fatigue (discard it)'],
    ['item.bodyArmour', ask('armour'), 'Body Armour: the survivor lives (discard it)'],
    ['die.3', ask('reroll', dice), 'Reroll die 3 (red: Joker)'],
    ['die.4', ask('swap', dice), 'Die 4 (green: blank)'],
    ['jokers.2', ask('jokers', { jokers: 2 }), '2 kills, no actions'],
    ['take.0', ask('volunteer'), 'Take none'],
    ['take.2', ask('burden'), 'Take 2 Fatigue'],
    ['food', ask('gain'), '1 Food'],
    ['food', shared('gain'), 'Food'],
    ['rick', ask('allot'), 'Rick takes 1 Fatigue'],
    ['rick', shared('allot'), 'Rick'],
    ['trade.food.ammo', ask('offer'), 'Offer 1 Food for 1 Ammo'],
    ['B6.2', ask('clear'), 'Token 2 on B6'],
    ['player.2', ask('which-player'), 'Bruno'],
    ['player.2.radio', ask('vote', { card: 'V01' }), 'Vote for Bruno (counts as 3 votes; discard Two-Way Radio)'],
    ['no', ask('vote', { card: 'V02' }), 'No: Keep it shut'],
    [
      'a',
      ask('moral', { card: 'M04', edition: 'fr' }),
      'Share it out, right now (pay 1 Food; remove up to 3 Fatigue; counts as a success)',
    ],
    [
      'b',
      ask('moral', { card: 'M03', edition: 'it' }),
      'Walk away and sit down for a while (collect nothing more this turn; remove 1 Fatigue; counts as a failure)',
    ],
    ['dale', ask('character'), 'Dale: 2 blue dice and 1 green die. Your drives may cover three empty spaces.'],
  ])('%s', (id, decision, words) => {
    expect(inAll(describe.option(decision, id))[0]).toBe(words);
  });

  test('an id of no option is a mistake, not a silence', () => {
    expect(() => describe.option(ask('step'), 'whistle')).toThrow('no words for the option "whistle" of step');
    expect(() => describe.prompt(ask('whistle'))).toThrow('no words for the question "whistle"');
    expect(() => describe.event({ type: 'whistled', rules: [] })).toThrow('no words for the event "whistled"');
  });
});

about('options refer to things on the board', () => {
  test.each([
    ['go.B6', 'step', 'space:B6'],
    ['drive.B6.C6.D5', 'step', 'space:D5'],
    ['bypass.B6', 'step', 'space:B6'],
    ['rope.C7', 'step', 'space:C7'],
    ['pledge.public.2', 'step', 'slot:2'],
    ['pledge.private', 'step', 'private'],
    ['private', 'which-card', 'private'],
    ['public.1', 'which-slot', 'slot:1'],
    ['B6', 'sow', 'space:B6'],
    ['B6.2', 'clear', 'token:B6.2'],
    ['rick', 'allot', 'survivor:rick'],
    ['food.rick', 'recover', 'survivor:rick'],
    ['marker.teo', 'next-card', 'survivor:teo'],
    ['player.2.radio', 'vote', 'player:2'],
    ['invite.3', 'invite', 'player:3'],
    ['invite.all', 'invite', null],
    ['item.crowbar', 'shoot', 'item:crowbar'],
    ['crowbar', 'which-item', 'item:crowbar'],
    ['die.3', 'reroll', 'die:3'],
    ['again', 'ammo-again', 'shot'],
    ['food', 'gain', null],
    ['give.food', 'contribute', null],
    ['ammo', 'shoot', null],
    ['stay', 'stay', null],
    ['yes.radio', 'vote', null],
  ])('%s at %s is %s', (id, question, ref) => {
    expect(describe.ref(ask(question), id)).toBe(ref);
  });
});

about('sentences in three languages', () => {
  test('a question to a member of the group', () => {
    expect(inAll(describe.prompt(ask('volunteer', { left: 2, who: { seat: 1 } })))).toEqual([
      'Anna, Bruno has to take 2 Fatigue. How much of it will you take?',
      'Anna, Bruno deve prendere 2 Fatica. Quanta ne prendi tu?',
      'Anna, Bruno doit subir 2 fatigues. Combien en prenez-vous ?',
    ]);
  });

  test('what is still to be paid', () => {
    const rest = { food: 1, fuel: 0, ammo: 2, any: 3, who: { seat: 1 } };
    expect(inAll(describe.prompt(ask('contribute', rest)))[2]).toBe(
      'Anna, Bruno doit encore payer 1 nourriture, 2 munitions et 3 ressources au choix. Que donnez-vous ?',
    );
  });

  test('a vote on one’s own card and on another’s', () => {
    const vote = (seat: number) => describe.prompt(ask('vote', { card: 'V05', who: { seat } }));
    expect(inAll(vote(0))[0]).toBe('Anna, ‘Call a Truce’: how do you vote? All votes are shown together.');
    expect(inAll(vote(1))[0]).toBe('Anna, Bruno faces ‘Call a Truce’: how do you vote? All votes are shown together.');
  });

  test('a roll, alike faces together', () => {
    const faces = ['K1', 'J', 'K1', '-', 'A2'];
    const event = describe.event({ type: 'rolled', player: 1, faces, pool: [3, 1, 1], rules: [] });
    expect(inAll(event)).toEqual([
      'Anna rolls 2 × Kill 1, Joker, blank and Action 2.',
      'Anna lancia: 2 × uccisione, jolly, faccia vuota e doppia azione.',
      'Anna lance : 2 × Tuer 1, Joker, face vide et Action 2.',
    ]);
  });

  test.each([
    // A red die kills with four of its six faces, two or more with two.
    [{ pool: [0, 1, 0], zombies: 1, wanted: 0 }, 67],
    [{ pool: [0, 1, 0], zombies: 2, wanted: 0 }, 33],
    [{ pool: [0, 1, 0], zombies: 2, wanted: 0, killBonus: 1 }, 67],
    // A green die: two faces with 1 action, two with 2, one kill.
    [{ pool: [0, 0, 1], zombies: 0, wanted: 2 }, 33],
    [{ pool: [0, 0, 1], zombies: 2, wanted: 0, swap: 'kill' }, 33],
    [{ pool: [0, 0, 1], zombies: 0, wanted: 1, actionBonus: 1 }, 100],
    // The joker of the blue die is one or the other, never both.
    [{ pool: [1, 0, 0], zombies: 1, wanted: 1 }, 0],
    [{ pool: [1, 0, 1], zombies: 1, wanted: 1 }, 42],
  ])('the chance before a roll: %j', (roll, percent) => {
    const event = { type: 'before-roll', killBonus: 0, actionBonus: 0, swap: null, rules: [], ...roll };
    expect(describe.event(event)?.params).toMatchObject({ percent });
  });

  test('the chance before a roll in words', () => {
    const event = { type: 'before-roll', killBonus: 0, actionBonus: 0, swap: null, rules: [], pool: [1, 0, 1] };
    expect(inAll(describe.event({ ...event, zombies: 1, wanted: 2 }))).toEqual([
      'Chance of at least 1 kill and 2 actions in this roll: 19%.',
      'Probabilità di 1 uccisione e 2 azioni con questo lancio: 19%.',
      '19 % de chances de tuer au moins 1 zombie et d’obtenir au moins 2 actions avec ce lancer.',
    ]);
  });

  test('a shot that is heard has the name of its edition’s language', () => {
    expect(inAll(describe.event({ type: 'shot', player: 1, face: '2!', rules: [] }))).toEqual([
      'Anna shoots: 2 kills and a Blam.',
      'Anna spara: 2 uccisioni e Blam.',
      'Anna tire : 2 tués, face Attirer.',
    ]);
  });

  test('a fight that leaves zombies standing', () => {
    const fought = { type: 'fought', player: 1, why: 'token', zombies: 3, kills: 2, standing: 1, rules: [] };
    expect(inAll(describe.event(fought))).toEqual([
      'Anna kills 2 of 3 zombies; 1 is still standing.',
      'Anna uccide 2 zombi su 3; 1 resta in piedi.',
      'Anna : 2 tués sur 3 zombies ; il en reste 1 debout.',
    ]);
  });

  test('kept cards are Inventario in Italian and équipement in French', () => {
    const kept = describe.event({ type: 'item-kept', player: 1, item: 'crowbar', rules: [] });
    expect(inAll(kept).slice(1)).toEqual([
      'Anna mette nell’Inventario: Piede di porco.',
      'Anna ajoute à son équipement : Pied-de-biche.',
    ]);
  });

  test('votes, with their weights', () => {
    const voted = { type: 'voted', card: 'V01', players: [1, 2], votes: ['player.2', 'player.1'], weights: [1, 3] };
    expect(inAll(describe.event({ ...voted, rules: [] }))[0]).toBe(
      'Votes on ‘Who Stands Guard?’: Anna: Bruno and Bruno: Anna (counts as 3).',
    );
  });

  test('what one player saw under the tokens', () => {
    const seen = { type: 'peek-seen', player: 1, spaces: ['B6', 'A6'], zombies: [1, 4], rules: [] };
    expect(inAll(describe.event(seen))[2]).toBe('Anna voit 1 zombie en B6 et 4 zombies en A6 (départ : Rick).');
  });

  test('a reason of the game’s own; the kernel’s are left to the kernel', () => {
    expect(inAll(describe.refusal({ code: 'border', params: { space: 'C7' } }))).toEqual([
      'Atlanta’s border lies between you and C7.',
      'Fra te e C7 c’è il confine di Atlanta.',
      'La frontière d’Atlanta vous sépare de la case C7.',
    ]);
    expect(describe.refusal({ code: 'stale' })).toBeNull();
  });

  test('the ways it ends', () => {
    expect(inAll(describe.outcome({ id: 'refuge', winners: [1], ranks: [0, 1, 0] }))).toEqual([
      'Bruno has found a refuge.',
      'Bruno ha trovato un rifugio.',
      'Bruno a trouvé un refuge.',
    ]);
    expect(inAll(describe.outcome({ id: 'refuge', winners: [0, 1], ranks: [1, 1, 2] }))[0]).toBe(
      'Anna and Bruno were first to find a refuge; Chiara followed.',
    );
    expect(inAll(describe.outcome({ id: 'nobody', winners: [], ranks: [0, 0, 0] }))[2]).toBe(
      'Personne n’a trouvé de refuge. La Géorgie est aux morts.',
    );
    expect(inAll(describe.outcome({ id: 'solo-won', winners: [0], score: 4, rating: 'community' }))[1]).toBe(
      'Sei al sicuro, con 4 compagni: una comunità.',
    );
    expect(inAll(describe.outcome({ id: 'solo-lost', winners: [] }))[0]).toBe(
      'All your people are dead. The road is empty again.',
    );
  });
});
