import { most } from '@shamble/bots/advice';
import type { Advice, Choose } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { ICONS, LOCATION_AT, SPACES, spaceNumber } from '../content/map.ts';
import { advise, locationName } from './advice.ts';
import type { Mind } from './mind.ts';
import { type Places, type Plan, placesOf, plansFor } from './places.ts';
import { endWorth, outlook, type Planner, plannerOf, type Way, wayFrom } from './planner.ts';
import { WEIGHTS } from './weights.ts';

interface Step extends Way {
  readonly option: string;
}

/** The next step of the way that is worth most. */
export function nextStep(mind: Mind, { options, beside }: Choose): Advice {
  const places = placesOf(mind);
  const planner = plannerOf(mind, places);
  const fuel = Math.min(mind.stock[1], mind.view.now.fuelLeft) + (mind.view.now.lender === null ? 0 : 1);
  const steps = options.map((option) => stepOf(planner, option, fuel));
  const best = most(steps, ({ value }) => value);
  const pledge = beside.length > 0 ? pledgeFor(mind, places, beside, best) : null;
  if (pledge !== null) return pledge;
  return explain(planner, best);
}

function stepOf(planner: Planner, option: string, fuel: number): Step {
  const { view, space } = planner.mind;
  const moves = view.now.moves - 1;
  const [how, ...ids] = option.split('.');
  if (how === 'stop') {
    const toll = view.now.bypassing ? planner.fights[space] : 0;
    return { option, value: endWorth(planner, space) - toll, end: space };
  }
  const to = spaceNumber(ids[ids.length - 1]);
  const burns = how === 'drive' || how === 'bypass';
  const way = wayFrom(planner, to, moves, Math.max(0, fuel - (burns ? 1 : 0)), how === 'bypass');
  const price = burns ? planner.fuelPrice : how === 'rope' ? ROPE + planner.fights[to] : planner.fights[to];
  return { option, value: way.value - price - WEIGHTS.step, end: way.end };
}

const ROPE = 0.4;

/** Asking the group costs nothing, where its help would open a better Location. */
function pledgeFor(mind: Mind, { plans }: Places, beside: readonly string[], best: Step): Advice | null {
  for (const id of beside) {
    const plan = plans.find(({ slot }) => id === (slot === null ? 'pledge.private' : `pledge.public.${slot}`));
    if (plan && plan.once > 0 && plan.once > best.value / 2)
      return advise(id, 'pledge', { location: locationName(plan.card.location) });
  }
  return mind.stock[1] === 0 && beside.includes('ask.fuel') && mind.view.now.steps === 0
    ? advise('ask.fuel', 'ask-fuel')
    : null;
}

function explain(planner: Planner, { option, end }: Step): Advice {
  const { mind, places } = planner;
  const drives = option.startsWith('drive') || option.startsWith('bypass') || option.startsWith('rope');
  const location = LOCATION_AT[end];
  const plan = location === null ? undefined : bestPlan(places.plans, end);
  if (plan) {
    const params = { location: locationName(plan.card.location), percent: percent(plan.chance) };
    return advise(option, drives ? 'drive-explore' : 'explore', params);
  }
  if (mind.view.markers.some(({ space }) => space === SPACES[end]))
    return advise(option, drives ? 'drive-rescue' : 'rescue', { space: SPACES[end] });
  if (ICONS[end].length > 0) return advise(option, drives ? 'drive-search' : 'search', { space: SPACES[end] });
  const { end: goal } = outlook(planner, end);
  if (goal < 0) return advise(option, 'wander');
  const near = LOCATION_AT[goal] === null ? null : bestPlan(places.plans, goal);
  if (near) return advise(option, drives ? 'drive-near' : 'near', { location: locationName(near.card.location) });
  return advise(option, drives ? 'drive-toward' : 'toward', { space: SPACES[goal] });
}

const bestPlan = (plans: readonly Plan[], space: number): Plan | undefined => {
  const there = plans.filter((plan) => plan.space === space && plan.ready);
  return there.length === 0 ? undefined : most(there, ({ value }) => value);
};

/** After a failed attempt: try again, or go. */
export function stayOrMove(mind: Mind, { options, beside }: Choose): Advice {
  const places = placesOf(mind);
  const planner = plannerOf(mind, places);
  const plan = bestPlan(places.plans, mind.space);
  const pledge = beside.find((id) => id.startsWith('pledge.'));
  if (!options.includes('stay') || plan === undefined)
    return pledge === undefined ? advise('move', 'move-on') : advise(pledge, 'pledge-stay');
  const params = { percent: percent(plan.chance) };
  const fuel = Math.min(mind.stock[1], mind.view.now.fuelLeft);
  // Staying ends the turn here, moving may lead to anything but this Location.
  const stay = endWorth(planner, mind.space);
  const go = wayFrom(planner, mind.space, mind.view.now.moves, fuel, true);
  if (go.end !== mind.space && go.value > stay) return advise('move', 'move-on');
  return advise('stay', 'stay', params);
}

/** Which card of a Location is attempted. */
export function whichCard(mind: Mind, { options }: Choose): Advice {
  const plans = plansFor(mind);
  const planFor = (id: string): Plan | undefined =>
    plans.find(({ slot }) => id === (slot === null ? 'private' : `public.${slot}`));
  const answer = most(options, (id) => planFor(id)?.value ?? 0);
  return advise(answer, 'which-card', { percent: percent(planFor(answer)?.chance ?? 0) });
}

/** The public Location that is worth least goes. */
export function whichSlot(mind: Mind, { options }: Choose): Advice {
  const plans = plansFor(mind);
  const answer = most(options, (id) => -(plans.find(({ slot }) => id === `public.${slot}`)?.value ?? 0));
  return advise(answer, 'which-slot');
}
