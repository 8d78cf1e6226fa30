/** The Survivors' cards as plain data. */
import type { Json, Message } from '@shamble/kernel';
import type { GameCard, Intent, Mark } from '@shamble/parts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { LEVEL_AT, LEVELS } from '../rules/level.ts';
import { newTurn } from '../rules/turn.ts';
import { asView, type View } from '../rules/view.ts';
import { piece, speciality, survivor } from '../text/words.ts';
import { aheadFor } from './ahead.ts';
import { type PersonalLine, personalLines, personalMessage } from './goals.ts';
import { EQUIPMENT_ICONS, OBJECTIVE_ICONS, SIGN_ICONS, SPECIALITY_ICONS } from './icons.ts';
import { actingIn, lettersOf } from './pieces.ts';
import { stateFor } from './seen-state.ts';

type Fighter = View['team'][number];

/** Seats in the order of play: their Survivors stand together. */
const inOrder = ({ team, first, seats }: View): readonly Fighter[] => {
  const turn = ({ player }: Fighter): number => (player - first + seats) % seats;
  return team.toSorted((a, b) => turn(a) - turn(b));
};

export function cardsOf(data: Json, intent: Intent | null): GameCard[] {
  const view = asView(data);
  const letters = lettersOf(view);
  const acting = actingIn(view);
  const seen = new Map(aheadFor(view, intent)?.forecast?.survivors.map((one) => [one.survivor, one.wounds]));
  const letter = (id: string): Message => ({ id: 'boardview.letters', params: { letters: letters.get(id) ?? '' } });
  return inOrder(view).map((fighter): GameCard => {
    const { survivor: id, player, health, most, adrenaline, level } = fighter;
    const wounds = seen.get(id);
    return {
      id,
      thing: `survivor:${id}`,
      owner: player - 1,
      name: survivor(id),
      sign: view.team.indexOf(fighter),
      letters: letter(id),
      acting: id === acting,
      numbers: [
        {
          id: 'adrenaline',
          icon: SIGN_ICONS.adrenaline,
          value: String(adrenaline),
          name: { id: 'boardview.fact.adrenaline' },
        },
        ...(wounds && wounds.most > 0
          ? [
              {
                id: 'wounds',
                icon: SIGN_ICONS.wounds,
                value: wounds.least === wounds.most ? String(wounds.most) : `${wounds.least}–${wounds.most}`,
                name: { id: 'boardview.fact.wounds' },
              },
            ]
          : []),
      ],
      dots: [
        {
          id: 'health',
          name: { id: 'boardview.fact.health' },
          left: Math.max(0, health - shared(intent, id)),
          of: most,
        },
        ...actionDots(view, fighter),
      ],
      slots: fighter.slots.map((what, i) => slotOf(id, what, i)),
      marks: [{ id: `level.${level}`, name: { id: `boardview.fact.level.${level}` } }, ...marksOf(view, fighter)],
    };
  });
}

/** Wounds that the viewer is about to put on somebody. */
function shared(intent: Intent | null, id: string): number {
  const { decision, shares = {} } = intent ?? {};
  if (decision?.kind !== 'split' || !(id in shares)) return 0;
  return shares[id] * Number(decision.params?.wounds ?? decision.params?.damage ?? 1);
}

/** Three Actions, or as many more as Skills give. */
function actionDots(view: View, fighter: Fighter): GameCard['dots'] {
  const { survivor: id, acted, status } = fighter;
  if (status !== 'playing' || view.round === 0) return [];
  const now = view.turns.findLast((one) => one.survivor === id);
  const whole = newTurn(stateFor(view), view.team.indexOf(fighter)).actions;
  const left = now ? now.actions : acted ? 0 : whole;
  return [{ id: 'actions', name: { id: 'boardview.fact.actions' }, left, of: Math.max(whole, left) }];
}

/** The picture of what lies in a slot. */
export function pieceIcon(what: string): string {
  const id = what.replace('!', '');
  return id in OBJECTIVE_ICONS ? OBJECTIVE_ICONS[id as keyof typeof OBJECTIVE_ICONS] : EQUIPMENT_ICONS[id];
}

function slotOf(id: string, what: string | null, i: number): GameCard['slots'][number] {
  const slot = `${id}:${i + 1}`;
  if (what === null)
    return { id: slot, name: { id: 'boardview.slot.free', params: { n: i + 1 } }, thing: `slot:${slot}` };
  return { id: slot, name: piece(what), icon: pieceIcon(what), thing: `slot:${slot}` };
}

/** What is to be seen at once: Speciality, goal, tokens, and what holds somebody back. */
function marksOf(view: View, fighter: Fighter): Mark[] {
  const { survivor: id, status, seat, tokens, zone } = fighter;
  const special = SURVIVORS[survivorNumber(id)].speciality;
  const goal = personalLines(view).find((one) => one.survivor === id);
  const free = view.turns.findLast((one) => one.survivor === id)?.free ?? [];
  const dead = zone === null ? 0 : deadAt(view, zone);
  const led = view.companions.filter((one) => one.leader === id && one.status === 'playing');
  return [
    { id: 'speciality', icon: SPECIALITY_ICONS[special], name: speciality(special) },
    ...(status === 'playing' ? [] : [{ id: status, name: { id: `boardview.status.${status}` } }]),
    ...(goal ? [goalMark(goal)] : []),
    ...(seat === null ? [] : [{ id: 'seat', icon: SIGN_ICONS.truck, name: { id: `seat.${seat}` } }]),
    ...(dead > 0 && seat === null && !fighter.skills.includes('slippery')
      ? [{ id: `pinned.${dead + 1}`, name: { id: 'boardview.pinned', params: { n: dead + 1 } } }]
      : []),
    ...free.map((kind, i) => ({
      id: `free.${kind}.${i}`,
      name: { id: 'boardview.free', params: { of: { id: `free.${kind}` } } },
    })),
    ...tokens.map((colour) => ({
      id: `token.${colour}`,
      icon: OBJECTIVE_ICONS[colour],
      name: { id: `token.${colour}` },
    })),
    ...led.map((one) => ({
      id: `leads.${lettersOf(view).get(one.survivor) ?? ''}.${one.survivor}`,
      name: { id: 'boardview.leads', params: { who: survivor(one.survivor) } },
    })),
  ];
}

const goalMark = (goal: PersonalLine): Mark => ({
  id: goal.done ? 'goal.done' : `goal.${goal.count}`,
  name: personalMessage(goal),
});

const deadAt = ({ zones, abominations }: View, zone: string): number => {
  const counts = zones.find(({ id }) => id === zone);
  return (counts ? counts.shamblers + counts.alphas : 0) + abominations.filter((one) => one.zone === zone).length;
};

/** How much of each stretch of the adrenaline bar is filled, from Blue to Orange. */
export function stretchesOf(adrenaline: number): { readonly level: string; readonly share: number }[] {
  return LEVEL_AT.slice(0, -1).map((from, i) => ({
    level: LEVELS[i],
    share: Math.max(0, Math.min(1, (adrenaline - from) / (LEVEL_AT[i + 1] - from))),
  }));
}
