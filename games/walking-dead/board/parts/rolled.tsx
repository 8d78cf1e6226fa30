import { sentences } from '@shamble/kernel/words';
import { Icon, Thing } from '@shamble/parts';
import { COLOURS, type Face } from '../../content/dice.ts';
import { colourOf, face, shot } from '../../text/words.ts';
import { FACE_ICONS, KIND_ICONS, SIGN_ICONS } from '../icons.ts';
import { canDo } from '../names.ts';
import { colourAt } from '../rolling.ts';
import { useStage } from '../stage.ts';

/** The dice of the roll, to be chosen where one may be rolled again or read otherwise; then the shots. */
export function Rolled() {
  const stage = useStage();
  const { roll } = stage.view;
  if (roll === null || roll.faces.length + roll.ammo.length === 0) return null;
  const { say } = stage;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of dice
    <div role="group" className="dead-rolled" aria-label={stage.tell('boardview.rolled')}>
      {roll.faces.map((one, i) => {
        const thing = `die:${i + 1}`;
        const colour = COLOURS[colourAt(roll.pool, i)];
        const name = sentences([say(face(one)), say(colourOf(roll.pool, i + 1)), canDo(stage, thing)]);
        return (
          <Thing key={thing} thing={thing} name={name} className={`dead-chip dead-ground-${colour}`}>
            <DieFace face={one} />
          </Thing>
        );
      })}
      {roll.ammo.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots come one after another
        <span key={i} className="dead-chip dead-ground-black" role="img" aria-label={say(shot(one))}>
          <Icon name={one.endsWith('!') ? SIGN_ICONS.noise : KIND_ICONS.ammo} />
          <b>{one[0]}</b>
        </span>
      ))}
    </div>
  );
}

const DieFace = ({ face: one }: { readonly face: Face }) => (
  <>
    <Icon name={FACE_ICONS[one[0]]} />
    {one.length > 1 ? <b>{one[1]}</b> : null}
  </>
);
