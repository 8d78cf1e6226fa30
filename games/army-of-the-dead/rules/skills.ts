/** Skills that are a deed of their own in a Turn (AD-SKILL06, 13, 23, 25, 26, 27). */
import type { Rules } from '@shamble/kernel';
import { choose, pick } from './ask.ts';
import { entered } from './entered.ts';
import { springTraps } from './explosion.ts';
import { groundNow, zoneId, zoneNumber } from './ground.ts';
import { type Source, sourcesOf, type TurnSkill, unused } from './moments.ts';
import { canPayWay, canSprint, leadsToDead, MOVE, moveCost, nextZones, onFoot, payWay, sprint, walk } from './move.ts';
import { fighterNamed, personNamed } from './named.ts';
import { total } from './parts.ts';
import { budget, pay } from './pay.ts';
import { placeOf } from './people.ts';
import {
  ABOMINATIONS,
  type Army,
  fightersIn,
  type G,
  idOf,
  isPlaying,
  ledBy,
  nowOf,
  playing,
  zombiesIn,
} from './state.ts';
import { singleAction } from './turn.ts';
import type { Verb } from './verb.ts';

const ASK_SAVE = { id: 'lifesaver', rules: ['AD-SKILL23', 'AD-SKILL23-R'] };
const ASK_CONSENT = { id: 'consent-lifesaver', rules: ['AD-SKILL23'] };
const DRAGGED = ['AD-SKILL23', 'AD-SKILL23-R', 'AD-DORM12-R'];
const SHOVED = ['AD-SKILL27', 'AD-SKILL27-R', 'AD-DORM08-R'];

/** How each is offered and done: options are what follows its name. */
interface Way {
  options(s: Army, who: number, source: Source): string[];
  act(g: G, who: number, rest: readonly string[], source: Source): Rules;
}

const zoneIds = (s: Army, zones: readonly number[]): string[] => zones.map((zone) => zoneId(s, zone));

/** Zones from which a Zone with Zombies can be reached in two steps. */
const towardsDead = (s: Army, who: number): string[] =>
  zoneIds(
    s,
    nextZones(s, who).filter((zone) => leadsToDead(s, zone, 1)),
  );

const TO_DEAD = { least: 1, most: 2, toDead: true };

const WAYS: Readonly<Record<TurnSkill, Way>> = {
  charge: {
    options: (s, who) => (onFoot(s, who) && canPayWay(s, who, 0) ? towardsDead(s, who) : []),
    *act(g, who, [zone]) {
      payWay(g, who, 0);
      yield* walk(g, who, zoneNumber(g.state, zone), TO_DEAD);
    },
  },
  bloodlust: {
    options: (s, who) => (onFoot(s, who) && canPayWay(s, who, 1) ? towardsDead(s, who) : []),
    *act(g, who, [zone], source) {
      payWay(g, who, 1);
      yield* walk(g, who, zoneNumber(g.state, zone), TO_DEAD);
      nowOf(g.state).next = source.hooks.afterwards ?? null;
    },
  },
  sprint: {
    options: (s, who) =>
      onFoot(s, who) && canSprint(s, who) && budget(s, MOVE) >= total(moveCost(s, who, 1))
        ? zoneIds(s, nextZones(s, who))
        : [],
    *act(g, who, [zone]) {
      pay(g, MOVE, total(moveCost(g.state, who, 1)));
      yield* sprint(g, who, zoneNumber(g.state, zone));
    },
  },
  shove: {
    options: (s, who) =>
      onFoot(s, who) && zombiesIn(s, s.team[who].zone) > 0 ? zoneIds(s, groundNow(s).clear[s.team[who].zone]) : [],
    *act(g, who, [zone]) {
      yield* shove(g, who, zoneNumber(g.state, zone));
    },
  },
  lifesaver: {
    options: (s, who) =>
      onFoot(s, who)
        ? zoneIds(
            s,
            groundNow(s).clear[s.team[who].zone].filter(
              (zone) => zombiesIn(s, zone) > 0 && savable(s, zone).length > 0,
            ),
          )
        : [],
    *act(g, who, [zone]) {
      yield* save(g, who, zoneNumber(g.state, zone));
    },
  },
  bornLeader: {
    options: (s, who) => playing(s).flatMap((other) => (other === who ? [] : [idOf(s, other)])),
    *act(g, _, [survivor], source) {
      yield* singleAction(g, placeOf(g.state.team, survivor), [source.rule, 'AD-SKILL13-R']);
    },
  },
};

/** Those on foot in a Zone (AD-TRUCK16-R). */
const savable = (s: Army, zone: number): number[] => fightersIn(s, zone).filter((who) => onFoot(s, who));

/** The Skills of the acting Survivor that are deeds, each once, however often he has it (AD-SKILL29-R). */
function deeds(s: Army, who: number): Source[] {
  const seen: string[] = [];
  return sourcesOf(s, who).filter(({ id, hooks }) => {
    if (hooks.skill === undefined || seen.includes(id) || !unused(s, id)) return false;
    seen.push(id);
    return true;
  });
}

/** Options name the Skill with a dash where its id has a dot: `bloodlust-melee.R6:02`. */
const nameOf = ({ id }: Source): string => id.replace('.', '-');

export const skillVerb: Verb = {
  options(s) {
    const { who, single } = nowOf(s);
    if (single) return [];
    return deeds(s, who).flatMap((source) =>
      WAYS[source.hooks.skill as TurnSkill].options(s, who, source).map((rest) => `${nameOf(source)}.${rest}`),
    );
  },
  *act(g, [name, ...rest]) {
    const s = g.state;
    const now = nowOf(s);
    const source = deeds(s, now.who).find((one) => nameOf(one) === name);
    if (source === undefined) throw new Error(`there is no Skill "${name}" to use`);
    if (!now.used.includes(source.id) && source.hooks.skill !== 'sprint') now.used.push(source.id);
    g.emit({ type: 'skill-used', survivor: idOf(s, now.who), skill: source.id, rules: [source.rule] });
    yield* WAYS[source.hooks.skill as TurnSkill].act(g, now.who, rest, source);
  },
};

/** All Zombies of the Zone are pushed; nobody wakes, but a Trap goes off (AD-SKILL27-R, AD-CONT05). */
function* shove(g: G, who: number, to: number): Rules {
  const s = g.state;
  const from = s.team[who].zone;
  const n = zombiesIn(s, from);
  for (const figures of [s.shamblers, s.alphas, s.woken]) {
    figures[to] += figures[from];
    figures[from] = 0;
  }
  for (const kind of ABOMINATIONS) if (s[kind].zone === from) s[kind].zone = to;
  for (const one of s.lying) if (one.zone === from) one.zone = to;
  g.emit({ type: 'shoved', survivor: idOf(s, who), from: zoneId(s, from), to: zoneId(s, to), n, rules: SHOVED });
  yield* springTraps(g, [to]);
}

/** Those chosen are dragged here, if their players agree; it is no Move. */
function* save(g: G, who: number, from: number): Rules {
  const s = g.state;
  const { owner, zone } = s.team[who];
  const ids = savable(s, from).map((other) => idOf(s, other));
  const chosen = yield* pick(g, owner, ASK_SAVE, ids, { min: 1, max: ids.length });
  for (const id of chosen) {
    const other = placeOf(s.team, id);
    const fighter = s.team[other];
    if (fighter.owner !== owner) {
      const params = { survivor: personNamed(id), saver: fighterNamed(s, who) };
      const answer = yield* choose(g, fighter.owner, ASK_CONSENT, () => ['agree', 'refuse'], { params });
      if (answer === 'refuse') continue;
    }
    if (!isPlaying(fighter)) continue;
    fighter.zone = zone;
    for (const one of ledBy(s, other)) one.zone = zone;
    g.emit({ type: 'dragged', survivor: id, by: idOf(s, who), to: zoneId(s, zone), rules: DRAGGED });
    entered(g, zone);
  }
}
