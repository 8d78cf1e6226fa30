import { sentences } from '@shamble/kernel/words';
import { Tool } from '@shamble/parts';
import { survivor } from '../../text/words.ts';
import { Sign } from '../art/sign.tsx';
import type { Plane } from '../geometry.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { useStage } from '../stage.ts';

/** Where a floor is looked at: where somebody is, else its middle. */
export function placeOnFloor({ plan }: Plane, level: number, people: readonly (string | null)[]): string {
  const here = plan.zones.filter((zone) => zone.level === level);
  return here.find(({ id }) => people.includes(id))?.id ?? here[Math.floor(here.length / 2)].id;
}

/** A button for each floor, with the signs of who is there. */
export function Floors() {
  const { view, plane, tell, say } = useStage();
  const letters = lettersOf(view);
  const levels = plane.storeys.map(({ level }) => level);
  if (levels.length < 2) return null;
  const levelOf = (zone: string | null): number | null => plane.plan.zones.find(({ id }) => id === zone)?.level ?? null;
  return (
    <div className="army-floors">
      {levels.map((level) => {
        const here = view.team.filter(({ zone }) => levelOf(zone) === level).map((one) => one.survivor);
        const name = sentences([tell('boardview.floor', { n: level }), ...here.map((id) => say(survivor(id)))]);
        return (
          <Tool key={level} thing={`floor:${level}`} name={name}>
            <b>{level}</b>
            {here.slice(0, 3).map((id) => (
              <Sign key={id} sign={signOfSurvivor(view, id)} letters={letters.get(id) ?? ''} />
            ))}
            {here.length > 3 ? <b>+</b> : null}
          </Tool>
        );
      })}
    </div>
  );
}
