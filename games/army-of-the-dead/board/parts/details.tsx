import { sentences } from '@shamble/kernel/words';
import { type Details, lines, restOf, type ThingId, telling } from '@shamble/parts';
import { EQUIPMENT } from '../../content/equipment.ts';
import { skillId } from '../../content/skills.ts';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { LEVEL_AT } from '../../rules/level.ts';
import { piece as named, skill, skillText, speciality, survivor } from '../../text/words.ts';
import { nextDraw } from '../appears.ts';
import { equipmentLines } from '../faces.ts';
import { objectiveFor } from '../goals.ts';
import { placeName } from '../names.ts';
import type { Stage } from '../stage.ts';
import { slipOf } from '../zone-slip.ts';

/** What the panel of a thing says. */
export const { hasDetails, detailsOf } = telling<Stage>({
  zone: zoneDetails,
  survivor: survivorDetails,
  slot: slotDetails,
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
  const owned = fighter?.skills ?? [];
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
        <p>{say(speciality(one.speciality))}</p>
        {fighter ? (
          <p>
            {tell('boardview.health', { n: fighter.health, of: fighter.most })}{' '}
            {tell('boardview.adrenaline', { n: fighter.adrenaline })}
          </p>
        ) : null}
        <ul className="army-skills">
          {skills.flatMap(({ level, ids }, i) =>
            ids.map((skillName) => (
              <li key={`${level} ${skillName}`} className={owned.includes(skillName) ? undefined : 'army-skill-not'}>
                <b>{say(skill(skillName))}</b>{' '}
                {used.includes(skillName.split('.')[0]) ? tell('boardview.skill.used') : null}{' '}
                {say(skillText(skillName))}{' '}
                {owned.includes(skillName) ? null : (
                  <small>{tell('boardview.skill.at', { level: { id: `level.${level}` }, n: LEVEL_AT[i] })}</small>
                )}
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
                    <p key={i}>{sentences([say(named(what)), ...cardWords(stage, what)])}</p>,
                  ],
            )
          : null}
        {personal ? <p>{sentences([tell(`personal.${id}`), tell(`power.${objectiveFor(id).power}`)])}</p> : null}
        {personal ? <p>{tell('boardview.loses.owner', { who: [survivor(id)] })}</p> : null}
      </>
    ),
    rules: ['AD-ADR05', 'AD-ZATT04'],
  };
}

function cardWords({ say }: Stage, what: string): string[] {
  const card = EQUIPMENT.find(({ id }) => id === what.replace('!', ''));
  return card ? equipmentLines(card).map((line) => say(line)) : [];
}

function slotDetails(stage: Stage, thing: ThingId): Details {
  const { view, say, tell } = stage;
  const [id, n] = restOf(thing).split(':');
  const what = view.team.find(({ survivor: one }) => one === id)?.slots[Number(n) - 1] ?? null;
  return {
    title: what === null ? tell('boardview.stock.free') : say(named(what)),
    body: lines(what === null ? [] : cardWords(stage, what)),
    rules: ['AD-INV01'],
  };
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
      : [tell(`boardview.box.${id}.text`)];
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
