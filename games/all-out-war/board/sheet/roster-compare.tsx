import { percent } from '@shamble/kernel/words';
import { againstWalker } from '../compare.ts';
import { DiceRow } from '../dice-row.tsx';
import { survivorCalled } from '../roster.ts';
import { useStage } from '../stage.ts';

interface CompareProps {
  readonly ids: readonly string[];
  readonly close: () => void;
}

/** Two Survivors side by side: dice, chance against a Walker with bare hands, Health, Nerve, points. */
export function Compare({ ids, close }: CompareProps) {
  const { war, say, tell } = useStage();
  const people = ids.flatMap((id) => survivorCalled(id) ?? []);
  const row = (name: string, cell: (one: (typeof people)[number]) => React.ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {people.map((one) => (
        <td key={one.id}>{cell(one)}</td>
      ))}
    </tr>
  );
  return (
    <div className="war-roster-compare">
      <table>
        <thead>
          <tr>
            <td />
            {people.map(({ id }) => (
              <th key={id} scope="col">
                {tell(`survivor.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(tell('boardview.person.melee'), ({ melee }) => (
            <DiceRow dice={melee} say={say} />
          ))}
          {row(tell('boardview.person.shoot'), ({ shoot }) => (
            <DiceRow dice={shoot} say={say} />
          ))}
          {row(tell('boardview.person.defense'), ({ defense }) => (
            <DiceRow dice={defense} say={say} />
          ))}
          {war.help === 'none'
            ? null
            : row(tell('boardview.roster.walker'), (one) =>
                tell('boardview.aim.odds', { percent: percent(againstWalker(one, null)) }),
              )}
          {row(tell('boardview.fact.health'), ({ health }) => health)}
          {row(tell('boardview.roster.nerve'), ({ nerve }) => tell(`nerve.${nerve}`))}
          {row(tell('boardview.roster.pack'), ({ pack }) => pack)}
          {row(tell('boardview.roster.points'), ({ points }) => points)}
        </tbody>
      </table>
      <button type="button" className="part-button" onClick={close}>
        {tell('boardview.close')}
      </button>
    </div>
  );
}
