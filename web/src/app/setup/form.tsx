import type { Kit, Say } from '@shamble/kernel';
import type { GameBoard } from '@shamble/parts/board';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { tables } from '../../engine/client.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { detailsOf, type Mishap, MishapNote } from '../../ui/mishap.tsx';
import { Switch } from '../../ui/switch.tsx';
import { fetchAhead } from '../ahead.ts';
import { Cover } from '../cover.tsx';
import { whenIdle } from '../idle.ts';
import { Page } from '../page.tsx';
import { useSay } from '../say.ts';
import { safeStorage } from '../storage.ts';
import { useBoard } from '../use-board.ts';
import { useWon } from '../won.ts';
import {
  addSeat,
  canAdd,
  canRemove,
  changeSeat,
  choose,
  type Draft,
  draftFrom,
  finished,
  moveUp,
  nameProblems,
  removeSeat,
  seatsOf,
} from './draft.ts';
import { Faces } from './faces.tsx';
import { More } from './more.tsx';
import { nameAndRest, Option } from './option.tsx';
import { grouped, openOptions, readOptions, seatsOption } from './options.ts';
import { SeatRow } from './seat.tsx';
import { freshSeed } from './seed.ts';

const NAMES = 6;
const NO_FACES: NonNullable<GameBoard['faces']> = {};
const storage = safeStorage();

/** How many can sit here, and the option that says so. */
function seatLimits(game: Kit['game'], draft: Draft, say: Say): string {
  const { min, max } = seatsOf(game, draft);
  const limits = { id: 'web.setup.limits', params: { min, max, more: max - min } };
  const options = readOptions(game, draft.options, draft.seats.length);
  const spec = seatsOption(game, options);
  if (spec === null) return say(limits);
  const [value] = nameAndRest(say({ id: `option.${spec.id}.${options[spec.id]}` }));
  return say({ id: 'web.setup.limits.with', params: { limits, option: { id: `option.${spec.id}` }, value } });
}

/** Who plays, by which options; everything has a sensible start, so that one press begins. */
export function SetUpForm({ kit }: { readonly kit: Kit }) {
  const { game } = kit;
  const say = useSay(kit);
  const [, go] = useLocation();
  const key = `shamble.setup.${game.id}`;
  const names = Array.from({ length: NAMES }, (_, i) => say({ id: `web.setup.name.${i}` }));
  const [draft, setDraft] = useState(() => draftFrom(game, names, storage.read(key)));
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Mishap | null>(null);
  const problems = nameProblems(draft);
  const people = draft.seats.filter(({ player }) => player === 'human').length;
  const board = useBoard(game.id);
  const won = useWon((store) => store.won);
  const faces = board?.faces ?? NO_FACES;

  useEffect(() => whenIdle(() => void fetchAhead(game.id)), [game.id]);

  const start = async (): Promise<void> => {
    if (starting) return;
    const wrong = problems.findIndex((problem) => problem !== null);
    if (wrong >= 0) {
      document.querySelector<HTMLInputElement>(`[name="seat.${wrong}.name"]`)?.focus();
      return;
    }
    setStarting(true);
    setTrouble(null);
    try {
      storage.write(key, JSON.stringify(draft));
      go(`/table/${await tables.create(finished(game, draft, freshSeed))}`);
    } catch (error) {
      setStarting(false);
      setTrouble({ words: { id: 'web.setup.trouble' }, details: detailsOf(error) });
    }
  };

  /** The focus goes on to the seat before, since the button goes with its seat. */
  const remove = (seat: number): void => {
    setDraft(removeSeat(draft, seat));
    document.querySelector<HTMLElement>(`[name="seat.${Math.max(0, seat - 1)}.name"]`)?.focus();
  };
  const change = (id: string, value: string | boolean): void => setDraft(choose(game, draft, names, id, value));
  const options = readOptions(game, draft.options, draft.seats.length);
  const open = openOptions(game, draft.seats.length, options);
  const drawn = open.filter(({ id }) => faces[id]);
  const { first, dependent } = grouped(open.filter(({ id }) => !faces[id]));
  const optionProps = { game, say, choose: change, options, names: draft.seats.map(({ name }) => name) };
  const title = say({ id: 'game.title' });

  return (
    <Page title={say({ id: 'web.setup.title', params: { game: title } })} className="setup">
      <form
        onKeyDown={(event) => {
          // A browser takes Enter on any choice for the wish to start.
          if (
            event.key === 'Enter' &&
            event.target instanceof Element &&
            event.target.matches('[type="radio"], select')
          )
            event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div className="setup-head">
          <div className="setup-cover on-paper">
            <Cover game={game.id} />
          </div>
          <div>
            <h1>{title}</h1>
            <p>{say({ id: 'game.subtitle' })}</p>
            <Link href={`/glance/${game.id}`}>{say({ id: 'web.glance' })}</Link>
          </div>
        </div>
        <div className="setup-drawn">
          {drawn.map((spec) => (
            <Faces
              key={spec.id}
              spec={spec}
              Face={faces[spec.id]}
              Sheet={board?.sheets?.[spec.id]}
              size={board?.faceSizes?.[spec.id]}
              won={won}
              {...optionProps}
            />
          ))}
        </div>
        <div className="setup-columns">
          <section className="setup-panel" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{say({ id: 'web.setup.seats' })}</h2>
            <ol className="setup-seats">
              {draft.seats.map((seat, i) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place, and its fields are controlled
                  key={i}
                  n={i}
                  seat={seat}
                  problem={problems[i]}
                  change={(changes) => setDraft(changeSeat(draft, i, changes))}
                  remove={canRemove(game, draft) ? () => remove(i) : null}
                  moveUp={i > 0 ? () => setDraft(moveUp(draft, i)) : null}
                />
              ))}
            </ol>
            <p className="setup-add">
              <button
                type="button"
                className="btn"
                disabled={!canAdd(game, draft)}
                onClick={() => setDraft(addSeat(draft, names))}
              >
                <Glyph name="plus" />
                {say({ id: 'web.setup.add' })}
              </button>
              <span className="hint">{seatLimits(game, draft, say)}</span>
            </p>
            {board?.seating && <p className="hint">{say(board.seating(optionProps.names, options))}</p>}
            {people === 0 && <p className="hint">{say({ id: 'web.setup.nobody' })}</p>}
          </section>
          <section className="setup-panel" aria-labelledby="setup-options">
            <h2 id="setup-options">{say({ id: 'web.setup.options' })}</h2>
            <div className="setup-lists">
              {first.map((spec) => (
                <Option key={spec.id} spec={spec} {...optionProps} />
              ))}
            </div>
            <Switch
              name={say({ id: 'web.setup.free-undo' })}
              hint={say({ id: 'web.setup.free-undo.hint' })}
              on={draft.freeUndo}
              change={(freeUndo) => setDraft({ ...draft, freeUndo })}
            />
            {people > 1 && (
              <Switch
                name={say({ id: 'web.setup.curtain' })}
                hint={say({ id: 'web.setup.curtain.hint' })}
                on={draft.curtain}
                change={(curtain) => setDraft({ ...draft, curtain })}
              />
            )}
            <More
              specs={dependent}
              {...optionProps}
              seed={draft.seed}
              setSeed={(seed) => setDraft({ ...draft, seed })}
            />
          </section>
        </div>
        <div className="setup-start">
          <MishapNote mishap={trouble} className="setup-trouble" />
          <button type="submit" className="btn btn-primary btn-big" data-testid="start" aria-disabled={starting}>
            {say({ id: starting ? 'web.setup.starting' : 'web.setup.start' })}
          </button>
        </div>
      </form>
    </Page>
  );
}
