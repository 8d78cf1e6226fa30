import { describe, expect, it } from 'vitest';
import {
  type Choose,
  choose,
  type Decision,
  type Game,
  type Kit,
  type Rules,
  type State,
  type Table,
  type TableKit,
} from '../../index.ts';
import type { Ask } from '../../table.ts';
import { textProblems } from '../checks/texts.ts';
import { THOROUGH } from '../depth.ts';
import { type CheckName, type Problem, sayProblem } from '../problem.ts';
import { type Effort, playSetup } from '../run.ts';
import { newTally } from '../tally.ts';
import { type Ballot, ballot } from './toys/ballot.ts';
import { camp } from './toys/camp.ts';
import { type Stores, stores } from './toys/stores.ts';
import { yard } from './toys/yard.ts';

/** A whole game: played and shown. */
type Both<S extends State> = Kit<S> & TableKit<S>;

async function problemsOf<S extends State>(kit: Both<S>, seats: number, effort: Effort): Promise<Problem[]> {
  const tally = newTally();
  const options = {
    games: 4,
    seed: 'broken',
    deepEvery: 1,
    deep: THOROUGH,
    sensibleGames: 2,
    maxAnswers: 300,
    ...effort,
  };
  return [...playSetup(kit, { seats }, options, tally), ...(await textProblems(kit, tally))];
}

/** A game with that defect is caught by that check and by no other. */
function caught<S extends State>(
  defect: string,
  check: CheckName,
  what: RegExp,
  kit: () => Both<S>,
  effort: Effort = {},
): void {
  it(`${defect}: ${check}`, async () => {
    const fresh = kit();
    const problems = await problemsOf(fresh, fresh.game.seats.max, effort);
    expect([...new Set(problems.map((problem) => problem.check))], problems.map(sayProblem).join('\n')).toEqual([
      check,
    ]);
    expect(
      problems.some((problem) => what.test(problem.what)),
      problems.map(sayProblem).join('\n'),
    ).toBe(true);
  });
}

const withGame = <S extends State>(kit: Both<S>, changes: (game: Game<S>) => Partial<Game<S>>): Both<S> => ({
  ...kit,
  game: { ...kit.game, ...changes(kit.game) },
});

const asRecord = (view: unknown): Record<string, never> => view as Record<string, never>;

describe('a broken game is caught', () => {
  describe('by what it says', () => {
    caught('the view shows the next card', 'secrets', /its view after a scramble/, () =>
      withGame(ballot(), ({ view }) => ({
        view: (state, seat) => ({ ...asRecord(view(state, seat)), next: state.deck.at(-1) ?? null }),
      })),
    );
    caught('the view shows another hand', 'secrets', /its view after a scramble/, () =>
      withGame(ballot(), ({ view }) => ({
        view: (state, seat) => ({ ...asRecord(view(state, seat)), neighbour: state.hands[(seat + 1) % 4] }),
      })),
    );
    caught('the view shows the state of chance', 'secrets', /holds the state of chance/, () =>
      withGame(yard(), ({ view }) => ({
        view: (state, seat) => ({ ...asRecord(view(state, seat)), words: state.rng.s }),
      })),
    );
    caught('the view holds undefined', 'secrets', /the view of seat 0\.last is undefined/, () =>
      withGame(yard(), ({ view }) => ({
        view: (state, seat) => Object.assign(asRecord(view(state, seat)), { last: undefined }),
      })),
    );
    caught(
      'the order of options tells who holds more',
      'secrets',
      /its decisions after a scramble for seat 0: at 0\.options/,
      () => {
        const best = ({ hands }: Ballot, id: string): number => Math.max(...hands[Number(id.split(':')[1])]);
        return ballot({
          voteOptions: (state, seat) =>
            [0, 1, 2, 3]
              .filter((other) => other !== seat)
              .map((other) => `seat:${other}`)
              .sort((a, b) => best(state, a) - best(state, b)),
        });
      },
    );
    caught(
      'a question is asked only of who holds a high card',
      'secrets',
      /in two worlds but (the numbers differ|not after as many answers)/,
      () =>
        withGame(ballot(), ({ play }) => ({
          play: (table) =>
            between(table, play, (asked) =>
              isShow(asked) && Math.max(...table.state.hands[asked.seat]) > 14
                ? { ...asked, options: ['deck'], beside: [] }
                : null,
            ),
        })),
    );
    caught(
      'what others hold stops an undo',
      'secrets',
      /has seen the same in two worlds but may take back something else: at (to|locked)/,
      () =>
        withGame(ballot(), ({ play }) => ({
          play: (table) => {
            let last = -1;
            return between(table, play, (asked) => {
              if (last >= 0 && Math.max(...table.state.hands[(last + 1) % 4]) > 14) table.reveal('high');
              last = isShow(asked) ? asked.seat : -1;
              return null;
            });
          },
        })),
    );
    caught('a refusal tells the next card', 'secrets', /in two worlds but "card:\d+" is refused otherwise/, () =>
      withGame(ballot(), ({ whyNot }) => ({
        whyNot: (state, decision, answer) => {
          const why = whyNot?.(state, decision, answer);
          return why ? { ...why, params: { card: state.deck.at(-1) ?? 0 } } : null;
        },
      })),
    );
    caught('the next card lies open while something is told', 'secrets', /in the middle of an answer: at next/, () => {
      return withGame(ballot(), ({ play, view }) => ({
        play: (table) => {
          const { sink } = table;
          if (sink)
            table.sink = (event, only) => {
              table.state.shown.push(-1);
              sink(event, only);
              table.state.shown.pop();
            };
          return play(table);
        },
        view: (state, seat) => ({
          ...asRecord(view(state, seat)),
          next: state.shown.includes(-1) ? (state.deck.at(-1) ?? null) : null,
        }),
      }));
    });
    caught('a text is missing in French', 'texts', /^fr lacks the message "event\.drew"$/, () => {
      const { text, ...kit } = ballot();
      return {
        ...kit,
        text: async (lang) => {
          const { messages, rulebook } = await text(lang);
          const { 'event.drew': drew, ...others } = messages;
          return { messages: lang === 'fr' ? others : messages, rulebook };
        },
      };
    });
    caught('a text wants a parameter that is not given', 'texts', /^it cannot say "option\.seat"/, () => {
      const { text, ...kit } = ballot();
      return {
        ...kit,
        text: async (lang) => {
          const { messages, rulebook } = await text(lang);
          return { messages: lang === 'it' ? { ...messages, 'option.seat': '{name}' } : messages, rulebook };
        },
      };
    });
    caught('a rule is missing in the Italian rulebook', 'texts', /^it lacks the rule BA-SHOW02/, () => {
      const { text, ...kit } = ballot();
      return {
        ...kit,
        text: async (lang) => {
          const { messages, rulebook } = await text(lang);
          return { messages, rulebook: lang === 'it' ? rulebook.replace('**BA-SHOW02**', '**BA-SHOW03**') : rulebook };
        },
      };
    });
    caught('a refusal has no words', 'texts', /has no words for the refusal "not-in-hand"/, () => {
      const { describe: words, ...kit } = ballot();
      return { ...kit, describe: { ...words, refusal: () => null } };
    });
  });

  describe('by what it asks', () => {
    caught('two options have one id', 'decisions', /offers "deck" twice/, () =>
      ballot({ showOptions: ({ hands }, seat) => [...hands[seat].map((card) => `card:${card}`), 'deck'] }),
    );
    for (const id of ['two words', 'this|that', ''])
      caught(`an option has the id "${id}"`, 'decisions', /vote offers ".*"; an id is not empty and has no space/, () =>
        ballot({ voteOptions: () => ['yes', id] }),
      );
    caught('a decision offers nothing', 'decisions', /vote offers nothing/, () => ballot({ voteOptions: () => [] }));
    caught('more is wanted than there is', 'decisions', /carry wants 1 to 0 of 0 options/, () =>
      stores({ tools: () => [] }),
    );
    caught('a place has no candidates', 'decisions', /enter has no candidates/, () => yard({ candidates: () => [] }));
    caught('an option is refused', 'offers', /"card:99" to show and is refused: rules-error/, () =>
      ballot({
        showOptions: ({ hands }, seat) => [...hands[seat].map((card) => `card:${card}`), 'card:99'],
        show: ({ hands, shown }, seat, card) => {
          const at = hands[seat].indexOf(card);
          if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
          shown.push(...hands[seat].splice(at, 1));
        },
      }),
    );
    caught('a candidate lies outside', 'offers', /enter offers "spot:0" and refuses \[5000,5000\]: outside/, () =>
      yard({ candidates: () => [[5000, 5000]] }),
    );
    caught('two named places have one id', 'decisions', /pitch offers "corner:0" twice/, () =>
      camp({
        asks: (asked) => ({ ...asked, candidates: asked.candidates.map((one) => ({ ...one, id: 'corner:0' })) }),
      }),
    );
    caught(
      'a route is none of the game',
      'decisions',
      /walk names the route "around", which the game does not have/,
      () => withGame(camp(), () => ({ routes: {} })),
    );
    caught('a path has directions', 'decisions', /walk wants a direction and a path at once/, () =>
      camp({ asks: (asked) => (asked.path ? { ...asked, turns: 4 } : asked) }),
    );
    caught('a way begins elsewhere', 'offers', /the begin of the way to walk: at 0 \d+ became 0/, () =>
      camp({ around: (_, stops) => ({ line: [[0, 0], ...stops], length: 0 }) }),
    );
    caught('a way ends elsewhere', 'offers', /the end of the way to walk/, () =>
      camp({ around: ({ path }, stops) => ({ line: [path?.from ?? [0, 0], ...stops, [0, 0]], length: 0 }) }),
    );
    caught('a router knows a decision again', 'offers', /the verdict on .* to walk as sent/, () => {
      const known = new Map<number, object>();
      return camp({
        around: ({ n, region, path }, stops) => {
          if (n >= 0 && !known.has(n)) known.set(n, region);
          const isSame = n < 0 || known.get(n) === region;
          return isSame && path ? { line: [path.from, ...stops], length: 0 } : { code: 'no-way' };
        },
      });
    });
    caught(
      'a check draws a zone wider than it is',
      'offers',
      /pitch refuses .*, outside pond, as if it were inside/,
      () =>
        withGame(camp(), () => ({
          checks: {
            sheltered: (_, answer) =>
              Array.isArray(answer) && Number(answer[0]) > 1550 && Number(answer[0]) < 3950
                ? { code: 'wet', params: { thing: 'pond' }, rules: ['CA-WATER01'] }
                : null,
          },
        })),
    );
    caught('a zone has no words', 'texts', /has no words for the refusal "muddy"/, () =>
      camp({ zones: (zones) => zones.map((zone) => ({ ...zone, code: 'muddy' })) }),
    );
    caught('a zone has a rule of no rulebook', 'texts', /lacks the rule CA-MUD01/, () =>
      camp({ zones: (zones) => zones.map((zone) => ({ ...zone, rules: ['CA-MUD01'] })) }),
    );
    caught('a place has no words', 'texts', /pitch asks for a place, and the game has no words for one/, () => {
      const {
        describe: { spot, ...words },
        ...kit
      } = camp();
      return { ...kit, describe: words };
    });
    caught(
      'an illegal answer leaves a trace',
      'refusals',
      /after refused answers to show the match: at state\.round/,
      () =>
        withGame(ballot(), ({ whyNot }) => ({
          whyNot: (state, decision, answer) => {
            const why = whyNot?.(state, decision, answer) ?? null;
            if (why) state.round++;
            return why;
          },
        })),
    );
  });

  describe('by what it keeps', () => {
    caught('the state holds undefined', 'state', /^state\.carried is undefined$/, () =>
      stores({ dayEnds: (state) => Object.assign(state, { day: state.day + 1, carried: undefined }) }),
    );
    caught('the state holds a Map', 'state', /^state\.seen is a Map$/, () =>
      stores({ dayEnds: (state) => Object.assign(state, { day: state.day + 1, seen: new Map() }) }),
    );
    caught('a card gets lost', 'counts', /the component counts: at cards 20 became 19/, () =>
      ballot({
        show: ({ hands }, seat, card) => {
          hands[seat].splice(hands[seat].indexOf(card), 1);
        },
      }),
    );
    caught('a scramble loses a card', 'secrets', /its view after a scramble for seat 0: at deck 8 became 7/, () =>
      withGame(ballot(), ({ scramble }) => ({
        scramble: (state, seat, chance) => {
          scramble(state, seat, chance);
          state.deck.pop();
        },
      })),
    );
    caught(
      'a scramble can be turned back',
      'secrets',
      /what a scramble deals to seat 0 depends on what it cannot/,
      () =>
        withGame(ballot(), () => ({
          scramble: (state, seat, chance) => {
            const unseen = [...state.deck, ...state.hands.flatMap((hand, other) => (other === seat ? [] : hand))];
            chance.shuffle('scramble', unseen);
            state.hands = state.hands.map((hand, other) => (other === seat ? hand : unseen.splice(0, hand.length)));
            state.deck = unseen;
          },
        })),
    );
    caught(
      'the rules hold on to a deck that a scramble replaces',
      'secrets',
      /counts at the end of a world scrambled/,
      () =>
        ballot({
          drawer:
            ({ deck }) =>
            () =>
              deck.pop(),
        }),
    );
    caught('something is kept outside of the state', 'resume', /the state (of a fork|after a restart)/, () => {
      let days = 0;
      return stores({
        dayEnds: (state) => {
          state.day++;
          state.carried = [`day ${days++}`];
        },
      });
    });
    caught('something is kept in the coroutine', 'resume', /after a restart/, () =>
      withGame(stores(), ({ play }) => ({ play: (table) => withMemory(table, play) })),
    );
    caught('checkpoints are too rare', 'resume', /the last checkpoint lies 2 answers back/, () => stores(), {
      maxFromCheckpoint: 1,
    });
  });

  describe('by how it goes', () => {
    caught('the game does not end', 'ends', /has not ended after 300 answers/, () => stores({ dayEnds: () => {} }));
    caught('nobody says how it ended', 'ends', /without an outcome/, () =>
      withGame(yard(), () => ({ outcome: () => null })),
    );
    caught('a stranger wins', 'ends', /seat 2 has won/, () =>
      withGame(yard(), () => ({ outcome: () => ({ id: 'gate', winners: [2] }) })),
    );
    caught('each set-up is another', 'determinism', /played again/, () => {
      let matches = 0;
      return withGame(yard(), ({ setup }) => ({
        setup: (config, chance) => Object.assign(setup(config, chance), { match: matches++ }),
      }));
    });
    caught('the log is too long', 'log', /at most 100 are allowed/, () => ballot(), { maxLogBytes: 100 });
    caught(
      'the sensible player wants what is not offered',
      'sensible',
      /"hope" to enter and is refused: not-offered/,
      () => ({
        ...yard(),
        sensible: () => ({ answer: 'hope', why: { id: 'why' } }),
      }),
    );
    caught('the sensible player remembers', 'sensible', /the advice to vote in a world scrambled/, () => {
      let asked = 0;
      const kit = ballot();
      return {
        ...kit,
        sensible: (view, decision, below) => ({
          ...kit.sensible(view, decision, below),
          why: { id: 'card', params: { card: asked++ } },
        }),
      };
    });
  });
});

/** A dawn is asked for once, and the coroutine alone remembers that it was. */
function* withMemory(table: Table<Stores>, play: (table: Table<Stores>) => Rules): Rules {
  yield choose(0, { id: 'queue', rules: ['ST-QUEUE01'] }, ['nothing']);
  yield* play(table);
}

const isShow = (asked: Ask): asked is Choose => !Array.isArray(asked) && (asked as Decision).ask.id === 'show';

/** The same rules, with something done or asked before each question. */
function* between(
  table: Table<Ballot>,
  play: (table: Table<Ballot>) => Rules,
  before: (asked: Ask) => Decision | null,
): Rules {
  const run = play(table);
  for (let step = run.next([]); !step.done; ) {
    const first = before(step.value);
    if (first) yield first;
    step = run.next(yield step.value);
  }
}
