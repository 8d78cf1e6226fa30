/** Cards are taken into the hand and laid into slots: what a press on a sheet of inventories does. */
import type { Decision } from '@shamble/kernel';
import { type BoardProps, kindOfThing, restOf, type ThingId } from '@shamble/parts';
import { asView } from '../rules/view.ts';
import { setPlan } from './begins.ts';
import { isStock, laidInto, stockOf, takenBack } from './stock.ts';

type Laying = Pick<BoardProps, 'view' | 'plan' | 'setPlan' | 'hand' | 'setHand'>;

const KINDS: readonly string[] = ['put', 'piece', 'set'];

/** The place for what was found and is not kept. */
const DISCARD = 'discard';

/** Whether a thing lies on the sheet of inventories that a question opens. */
export const isLaid = (decision: Decision | null, kind: string): boolean => isStock(decision) && KINDS.includes(kind);

export function lay(props: Laying, decision: Decision | null, kind: string, rest: string): void {
  if (!isStock(decision)) return;
  if (kind === 'set') props.setPlan(setPlan(decision.options, rest));
  else if (kind === 'put') put(props, decision, rest);
  else props.setHand(props.hand === `piece:${rest}` ? null : `piece:${rest}`);
}

/** What a thing on the sheet holds that can be dragged; null where it holds nothing. */
export function pieceAt(
  { view, plan }: Pick<Laying, 'view' | 'plan'>,
  decision: Decision | null,
  thing: ThingId,
): string | null {
  if (!isStock(decision)) return null;
  const rest = restOf(thing);
  if (kindOfThing(thing) === 'piece') return rest;
  return kindOfThing(thing) === 'put' ? (stockOf(asView(view), decision, plan).slots.get(rest)?.key ?? null) : null;
}

/** The end of a drag does what a press on the card and one on the slot do; anywhere else the card stays where it was. */
export function drop(props: Laying, decision: Decision | null, thing: ThingId, onto: ThingId | null): void {
  const key = pieceAt(props, decision, thing);
  props.setHand(null);
  if (!isStock(decision) || key === null || onto === null || onto === thing || kindOfThing(onto) !== 'put') return;
  put({ ...props, hand: `piece:${key}` }, decision, restOf(onto));
}

/** A press on a slot: lifts what lies there, lays what is in the hand, or lets it go back. */
function put(props: Laying, decision: Extract<Decision, { kind: 'pick' }>, slot: string): void {
  const view = asView(props.view);
  const { plan, hand } = props;
  const there = stockOf(view, decision, plan).slots.get(slot)?.key ?? null;
  if (hand === null) {
    if (there !== null) props.setHand(`piece:${there}`);
    return;
  }
  const held = restOf(hand);
  if (slot === DISCARD) {
    if (held.includes('.new:')) props.setPlan(takenBack(plan, held));
    props.setHand(null);
    return;
  }
  props.setPlan(held === there ? takenBack(plan, held) : laidInto(view, decision, plan, held, slot));
  props.setHand(null);
}
