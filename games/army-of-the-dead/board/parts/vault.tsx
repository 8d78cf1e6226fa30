import type { Decision } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Piece, Press } from '@shamble/parts';
import { describe } from '../../text/describe.ts';
import { keepingMessage } from '../forecast/vault.ts';
import { stateFor } from '../seen-state.ts';
import { useStage } from '../stage.ts';
import { helpFor } from '../things.ts';
import { helpLine, needsRun, vaultCardIn } from '../vault-help.ts';

/** Questions of an attempt at the Vault. */
export const isVault = (decision: Decision | null): decision is Decision =>
  decision?.ask.id === 'vault-keep' || decision?.ask.id === 'vault-last';

/** What changing a die does, where all help is of one kind. */
function helpWords(help: readonly string[]): string {
  const kinds = new Set(help.map((id) => id.split('.')[0]));
  return kinds.size === 1 ? `boardview.vault.help.${[...kinds][0]}` : 'boardview.vault.help';
}

/** The attempt: dice in a row, those to be kept pressed; who near can help with what. */
export function VaultSheet({ decision }: { readonly decision: Decision }) {
  const { view, selected, plan, say, tell } = useStage();
  const { attempt } = view;
  if (attempt === null || decision.kind === 'place') return null;
  const card = vaultCardIn(view);
  const s = stateFor(view);
  const plain = [...decision.options, ...decision.beside].filter((id) => ['roll', 'again', 'stop'].includes(id));
  return (
    <section className="army-sheet army-vault" aria-label={say(describe.prompt(decision))}>
      <p>
        {tell('boardview.vault.rolls', { n: attempt.rolls, of: attempt.most })} <strong>{say(needsRun)}</strong>{' '}
        {view.help !== 'none' && decision.ask.id === 'vault-keep' ? say(keepingMessage(s, { selected, plan })) : null}
      </p>
      <div className="army-dice">
        {attempt.dice.map((value, i) => {
          const n = i + 1;
          const kept = attempt.kept[i] || plan.includes(`die.${n}`);
          const help = helpFor(decision, n);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
            <div key={i} className="army-die-place">
              <Piece
                thing={`die:${n}`}
                name={sentences([
                  tell('boardview.vault.die', { n, value }),
                  tell(kept ? 'boardview.vault.kept' : 'boardview.vault.loose'),
                ])}
                className={kept ? 'army-die army-die-kept' : 'army-die'}
                can={decision.options.includes(`die.${n}`)}
                chosen={plan.includes(`die.${n}`)}
                popup={false}
              >
                {value}
              </Piece>
              <small aria-hidden="true">{tell('boardview.vault.number', { n })}</small>
              {help.length > 0 ? <Press thing={`help:${n}`}>{tell(helpWords(help))}</Press> : null}
            </div>
          );
        })}
      </div>
      {card ? (
        <ul>
          {card.bonuses.map((bonus, line) => {
            const used = attempt.used.includes(line);
            return (
              <li key={bonus[0]} className={used ? 'army-skill-not' : undefined}>
                {say(helpLine(s, bonus, used))}
              </li>
            );
          })}
          <li>{tell('boardview.vault.once')}</li>
        </ul>
      ) : null}
      <div className="army-sets">
        {plain.map((id) => (
          <Press key={id} thing={`option:${id}`}>
            {say(describe.option(decision, id))}
          </Press>
        ))}
      </div>
    </section>
  );
}
