import { kindOf } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { type Details, Icon, kindOfThing, lines, restOf, type ThingId, telling } from '@shamble/parts';
import { EQUIPMENT } from '../../content/equipment.ts';
import { skillId } from '../../content/skills.ts';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { ORDERS } from '../../content/zombies.ts';
import { LEVEL_AT } from '../../rules/level.ts';
import { objectiveFor } from '../../text/personal.ts';
import { isColour, piece as named, skill, skillText, speciality, survivor, token } from '../../text/words.ts';
import { nextDraw } from '../appears.ts';
import { compared } from '../compare.ts';
import { equipmentLines, objectiveLines, ordersMessage } from '../faces.ts';
import { equipmentAhead } from '../forecast/search.ts';
import { placeName } from '../names.ts';
import { stateFor } from '../seen-state.ts';
import { type Stage, useStage } from '../stage.ts';
import { isStock, slotName, stockOf } from '../stock.ts';
import { pieceIcon } from '../team.ts';
import { slipOf } from '../zone-slip.ts';
import { equipmentIn } from './figures.tsx';

/** The two sets that a Survivor may start with. */
export const SETS = ['A', 'B'];

/** What the panel of a thing says. */
export const { hasDetails, detailsOf } = telling<Stage>({
  zone: zoneDetails,
  survivor: survivorDetails,
  pick: survivorDetails,
  slot: slotDetails,
  put: layingDetails,
  piece: layingDetails,
  set: setDetails,
  box: boxDetails,
});

/** The slip of a Zone. */
function zoneDetails(stage: Stage, thing: ThingId): Details {
  const id = restOf(thing);
  const facts = slipOf(stage, id).map((fact) => sentences([stage.say(fact)]));
  return { title: placeName(stage, id), body: lines(facts), rules: ['AD-ZONE01', 'AD-LOS01'] };
}

/** A Survivor in full: Skills with their words, cards with their numbers. */
function survivorDetails(stage: Stage, thing: ThingId): Details {
  const { view, say, tell } = stage;
  const id = restOf(thing);
  const one = SURVIVORS[survivorNumber(id)];
  const fighter = view.team.find((other) => other.survivor === id);
  const personal = view.personal.find((other) => other.survivor === id);
  const used = view.turns.findLast((now) => now.survivor === id)?.used ?? [];
  const owned = fighter?.skills ?? [skillId(one.blue)];
  // Tokens that fill a slot stand among the cards.
  const loose = fighter?.tokens.filter((colour) => !fighter.slots.includes(colour)) ?? [];
  const led = view.companions.filter((one) => one.leader === id && one.status === 'playing').map((one) => one.survivor);
  const skills = [
    { level: 'blue', ids: [skillId(one.blue)] },
    { level: 'yellow', ids: ['plusAction'] },
    { level: 'orange', ids: one.orange.map(skillId) },
    { level: 'red', ids: one.red.map(skillId) },
  ];
  return {
    title: tell(`survivor.${id}.full`),
    body: (
      <>
        <p>
          {sentences([
            say(speciality(one.speciality)),
            tell(one.speciality === 'stealthy' ? 'boardview.special.stealthy' : 'boardview.special'),
          ])}
        </p>
        {fighter ? (
          <p>
            {sentences([
              tell('boardview.health', { n: fighter.health, of: fighter.most }),
              tell('boardview.adrenaline', { n: fighter.adrenaline }),
              tell('boardview.kills', { n: fighter.kills }),
            ])}
          </p>
        ) : null}
        <ul className="army-skills">
          {skills.flatMap(({ level, ids }, i) =>
            ids.map((skillName) => (
              <li key={`${level} ${skillName}`} className={owned.includes(skillName) ? undefined : 'army-skill-not'}>
                <SkillName name={say(skill(skillName))} used={used.includes(skillName.split('.')[0])} />{' '}
                {say(skillText(skillName))} <small>{reachWords(level, LEVEL_AT[i], ids.length)}</small>
              </li>
            )),
          )}
        </ul>
        {fighter
          ? fighter.slots.flatMap((what, i) =>
              what === null
                ? []
                : [
                    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                    <p key={i} className="army-carried">
                      <Icon name={pieceIcon(what)} />
                      <span>{sentences([say(named(what)), ...cardWords(stage, what, fighter.slots)])}</span>
                    </p>,
                  ],
            )
          : null}
        {fighter
          ? null
          : one.sets.map((set, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
              <p key={i}>
                {sentences([
                  tell('boardview.stock.set', { set: SETS[i], cards: set.map((n) => named(EQUIPMENT[n].id)) }),
                ])}
              </p>
            ))}
        {fighter ? null : <p>{tell('boardview.team.personal', { goal: { id: `personal.${id}` } })}</p>}
        {loose.length > 0 ? <p>{tell('boardview.carries', { what: loose.map(token) })}</p> : null}
        {led.length > 0 ? <p>{sentences([tell('boardview.leads', { who: led.map(survivor) })])}</p> : null}
        {personal ? (
          <p>
            {sentences([
              tell(`personal.${id}`),
              tell('boardview.personal.token', { token: token(personal.colour) }),
              tell(`power.${objectiveFor(id).power}`),
            ])}
          </p>
        ) : null}
        {personal ? <p>{tell('boardview.loses.owner', { who: survivor(id) })}</p> : null}
      </>
    ),
    rules: ['AD-ADR05', 'AD-ZATT04'],
  };

  /** How much is missing to a level that is not reached yet. */
  function reachWords(level: string, n: number, of: number): string | null {
    const left = n - (fighter?.adrenaline ?? 0);
    if (left <= 0) return null;
    const reach = { level: { id: `level.${level}` }, n, left };
    return of > 1 ? tell('boardview.skill.at.one-of', { ...reach, of }) : tell('boardview.skill.at', reach);
  }
}

/** A Skill that was used in this Turn is struck out, and said to be used. */
function SkillName({ name, used }: { readonly name: string; readonly used: boolean }) {
  const { tell } = useStage();
  return used ? (
    <>
      <s>{name}</s> {tell('boardview.skill.used')}
    </>
  ) : (
    <b>{name}</b>
  );
}

/** A card in the hands of somebody who carries these things; an Objective with what it is for. */
function cardWords({ say, view }: Stage, what: string, carried: readonly (string | null)[]): string[] {
  const card = equipmentIn(what);
  if (isColour(what)) return objectiveLines(what, view).map((line) => say(line));
  return card ? equipmentLines(card, carried).map((line) => say(line)) : [];
}

function slotDetails(stage: Stage, thing: ThingId): Details {
  const { view, say, tell } = stage;
  const [id, n] = restOf(thing).split(':');
  const slots = view.team.find(({ survivor: one }) => one === id)?.slots ?? [];
  const what = slots[Number(n) - 1] ?? null;
  return {
    title: what === null ? tell('boardview.stock.free') : sentences([say(named(what))]),
    body: lines(what === null ? [] : cardWords(stage, what, slots)),
    rules: ['AD-INV01'],
    tellsFirst: true,
  };
}

/** A slot of a sheet as the plan stands, or a card that is in none. */
function layingDetails(stage: Stage, thing: ThingId): Details {
  const { view, decision, plan, say, tell } = stage;
  const rest = restOf(thing);
  if (!isStock(decision) || rest === 'discard')
    return { title: tell('boardview.stock.discard'), body: lines([tell('boardview.stock.discard.how')]), rules: [] };
  const stock = stockOf(view, decision, plan);
  const { slots, air, people } = stock;
  const piece = slots.get(rest) ?? air.find(({ key }) => key === rest);
  const [who] = slots.has(rest) ? rest.split(':') : people;
  const carried = [...slots].flatMap(([slot, { what }]) => (slot.startsWith(`${who}:`) ? [what] : []));
  const place = kindOfThing(thing) === 'put' ? say(slotName(rest)) : tell('boardview.stock.air');
  return {
    title: sentences([place, piece ? say(named(piece.what)) : tell('boardview.stock.free')]),
    body: lines(
      piece
        ? [...cardWords(stage, piece.what, carried), ...compared(view, stock, who, piece.what).map((line) => say(line))]
        : [],
    ),
    rules: ['AD-INV01'],
  };
}

/** The cards of a set that a Survivor may start with. */
function setDetails(stage: Stage, thing: ThingId): Details {
  const { decision, say, tell } = stage;
  const set = restOf(thing);
  const options = isStock(decision) ? decision.options : [];
  const cards = new Set(options.flatMap((id) => (id.startsWith(`${set}.`) ? [id.split('.')[1]] : [])));
  return {
    title: tell('boardview.stock.set.name', { set: set.toUpperCase() }),
    body: lines([...cards].map((what) => sentences([say(named(what)), ...cardWords(stage, what, [])]))),
    rules: ['AD-INV01'],
  };
}

/** What is left in a deck whose cards are known by those that lie open. */
function pileWords({ view, say }: Stage, id: string): string[] {
  const s = stateFor(view);
  if (id === 'equipment')
    return equipmentAhead(s).map(({ id: what, n }) => say({ id: 'count', params: { n, what: named(what) } }));
  if (id !== 'orders') return [];
  return s.orders.draw.map((i) => say(ordersMessage(ORDERS[kindOf(i)])));
}

/** What a pile is, and what may come of it. */
function boxDetails(stage: Stage, thing: ThingId): Details {
  const { view, tell } = stage;
  const id = restOf(thing);
  const draw = nextDraw(view);
  const body =
    id === 'cards'
      ? [
          tell('boardview.danger.mean', { n: Math.round(draw.mean * 10) / 10 }),
          ...draw.coming.map(({ kind, chance, least, most }) =>
            tell('boardview.box.share', {
              what: { id: `kind.${kind}` },
              least,
              most,
              percent: Math.round(chance * 100),
            }),
          ),
        ]
      : [tell(`boardview.box.${id}.text`), ...pileWords(stage, id)];
  return {
    title: tell(`boardview.box.${id}`, { n: countOf() }),
    body: lines(body),
    rules: ['AD-SHORT01', 'AD-SPAWN03'],
  };

  function countOf(): number {
    if (id === 'shamblers' || id === 'alphas') return view.box[id];
    return id === 'cards' ? view.zombies.cards : id === 'orders' ? view.orders.cards : view.equipment.cards;
  }
}
