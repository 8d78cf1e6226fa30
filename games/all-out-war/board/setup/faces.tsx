import type { Message } from '@shamble/kernel';
import { type FaceProps, type FaceSheetProps, Icon } from '@shamble/parts';
import { READY_GROUPS } from '../../content/groups.ts';
import { LEARNING, SMALL } from '../../content/layouts.ts';
import { item, survivor } from '../../text/words.ts';
import { SIGN_ICONS } from '../icons.ts';
import { SmallMat } from './small-mat.tsx';

/** A scenario to choose: its mat, and what it is about. */
export function ScenarioFace({ value, say }: FaceProps) {
  const learning = value === 'learning';
  return (
    <span className="war-face">
      <SmallMat layout={learning ? LEARNING : SMALL} walkers={learning ? 3 : 7} />
      <span className="war-face-name">{say({ id: `option.scenario.${value}.short` })}</span>
      {learning ? <em>{say({ id: 'boardview.setup.learning' })}</em> : null}
      <span>{say({ id: `boardview.setup.${learning ? 'small' : 'large'}` })}</span>
    </span>
  );
}

/** Points to play with; where no ready group has so many, that groups are put together. */
export function PointsFace({ value, say }: FaceProps) {
  const ready = READY_GROUPS.some(({ limit }) => String(limit) === value);
  return (
    <span className="war-face war-face-points">
      <span className="war-face-name">{say({ id: `option.points.${value}` })}</span>
      {ready ? null : <span>{say({ id: 'group.own' })}</span>}
    </span>
  );
}

/** A ready group in a few words: who is in it, its style, its points. */
export function GroupFace({ value, say }: FaceProps) {
  const group = READY_GROUPS.find(({ id }) => id === value);
  return (
    <span className="war-face war-face-group">
      <span className="war-face-name">{say({ id: `group.${value}` })}</span>
      {group ? (
        <>
          <em>{say({ id: 'boardview.setup.sum', params: { n: group.sum } })}</em>
          <span>{say({ id: `boardview.setup.style.${group.id}` })}</span>
          <span>{group.members.map((one) => say(survivor(one.survivor))).join(', ')}</span>
        </>
      ) : (
        <span>{say({ id: 'boardview.setup.own' })}</span>
      )}
    </span>
  );
}

/** The chosen group at length: everybody with what they carry, the Leader first. */
export function GroupSheet({ value, say }: FaceSheetProps) {
  const group = READY_GROUPS.find(({ id }) => id === value);
  if (group === undefined) return <p>{say({ id: 'boardview.setup.own' })}</p>;
  return (
    <ul className="war-group-sheet">
      {group.members.map(({ survivor: id, gear }, i) => {
        const who: Message = { id: `survivor.${id}.full` };
        return (
          <li key={id}>
            {i === 0 ? <Icon name={SIGN_ICONS.leader} /> : null}{' '}
            {gear.length === 0
              ? say(who)
              : say({ id: 'boardview.setup.member', params: { who, gear: gear.map((one) => item(one)) } })}
          </li>
        );
      })}
    </ul>
  );
}
