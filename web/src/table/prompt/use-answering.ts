import { type Answer, type Decision, optionsOf, type Refusal } from '@shamble/kernel';
import { useMemo } from 'react';
import { optionKeys } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { useDesk, useNow, useTable } from '../context.ts';
import { useKeyMap } from '../keys/use-key-map.ts';
import { namedIn } from './answer-words.ts';
import { letGo } from './focus.ts';
import { openIn } from './open.ts';
import { answerOf, isMarked, isOneOf, notYet, readOption, shared, toggle } from './plan.ts';
import { takesTwo } from './pointer.ts';
import { type Added, type Rows, rowsOf } from './rows.ts';

/** How a decision is answered from the list, from the board and by keys alike. */
export interface Answering {
  readonly rows: Rows;
  /** Chooses an option, adds it to the plan, or gives it, as the decision and the reader's habits have it. */
  choose(id: string): void;
  /** Gives what is chosen or planned. */
  confirm(): void;
  /** Whether there is something to confirm. */
  readonly open: boolean;
  readonly notYet: Refusal | null;
  /** Whether Space gives it, wherever the focus is: the button shows its sign. */
  readonly ready: boolean;
  /** Whether what is chosen or planned cannot be undone once it is given. */
  readonly locks: boolean;
}

const NOTHING: Rows = { main: [], beside: [], verbs: null, besideVerbs: null };

export function useAnswering(decision: Decision | null): Answering {
  const { desk, kit, say, roomy } = useTable();
  const added = useAdded(decision);
  const draft = useDesk((state) => state.draft);
  const oneTap = useSettings((settings) => settings.oneTap);
  const { game } = kit;
  const keyMap = useKeyMap();
  const keys = useMemo(() => optionKeys(keyMap), [keyMap]);
  const rows = useMemo(
    () => (decision ? rowsOf(decision, kit.describe, say, keys, added, openIn(roomy)) : NOTHING),
    [decision, kit, say, keys, added, roomy],
  );
  const refusal = useMemo(() => (decision ? notYet(decision, draft, game) : null), [decision, draft, game]);

  return useMemo(() => {
    const answer = decision ? answerOf(decision, draft) : null;
    const give = (given: Answer) => {
      letGo();
      void desk.give(decision, given);
    };
    const rowOf = (id: string) => [...rows.main, ...rows.beside].find((row) => row.id === id);
    const locks = (id: string) => rowOf(id)?.weight?.() === 'reveals';
    const isShownFirst = (id: string) => {
      const row = rowOf(id);
      return ['reveals', 'stirs'].includes(row?.weight?.() ?? '') || (row?.alarm?.() ?? null) !== null;
    };
    const pickOne = (asked: Decision, id: string) => {
      if (takesTwo(oneTap, isShownFirst(id)) && draft.selected !== id)
        desk.setDraft(asked, { selected: id, spot: null, ...(isOneOf(asked, draft) ? { shares: { [id]: 1 } } : {}) });
      else give(readOption(asked, id));
    };
    return {
      rows,
      notYet: refusal,
      open: answer !== null,
      locks: decision !== null && answer !== null && namedIn(decision, answer).some(locks),
      ready: decision !== null && answer !== null && refusal === null && isMarked(decision, draft),
      choose(id) {
        if (!decision) return;
        const grows = decision.kind !== 'place' && !decision.beside.includes(id) && optionsOf(decision).includes(id);
        if (grows && decision.kind === 'pick')
          desk.setDraft(decision, { plan: toggle(decision, draft.plan, id, game), selected: null });
        else if (grows && decision.kind === 'split' && !isOneOf(decision, draft))
          desk.setDraft(decision, { shares: shared(decision, draft.shares, id, 1) });
        else if (!(grows && decision.kind === 'order')) pickOne(decision, id);
      },
      confirm() {
        if (answer !== null && refusal === null) give(answer);
      },
    };
  }, [decision, draft, rows, refusal, oneTap, desk, game]);
}

/** What the board says of the options; where everything can be undone, nothing reveals for good. */
function useAdded(decision: Decision | null): Added {
  const { board, say } = useTable();
  const { view, setup } = useNow();
  const { freeUndo } = setup;
  return useMemo(() => {
    const { weight, detail, alarm, verb } = board.options ?? {};
    if (!decision) return {};
    const added: Added = {
      ...(weight && {
        weight: (id) => {
          const told = weight(view, decision, id);
          return told === 'reveals' && freeUndo ? 'costs' : told;
        },
      }),
      ...(detail && { detail: (id) => detail(view, decision, id).map(say).join(' ') }),
      ...(alarm && {
        alarm: (id) => {
          const told = alarm(view, decision, id);
          return told && say(told);
        },
      }),
      ...(verb && {
        verb: (id) => {
          const told = verb(decision, id);
          return told && say(told);
        },
      }),
    };
    return added;
  }, [board, view, freeUndo, decision, say]);
}
