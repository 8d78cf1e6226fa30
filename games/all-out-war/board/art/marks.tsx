/** Small signs of a figure's state, each of an outline of its own, on a field of 12 by 12. */
export type MarkId = 'leader' | 'done' | 'engaged' | 'bitten' | 'locked';

const PATHS: Readonly<Record<MarkId, string>> = {
  leader: 'M6 .6l1.7 3.5 3.8.5-2.8 2.7.7 3.8L6 9.3 2.6 11.1l.7-3.8L.5 4.6l3.8-.5z',
  done: 'M2 6.4l2.7 2.7L10 3.4',
  engaged: 'M2.2 2.2l7.6 7.6M9.8 2.2L2.2 9.8M2 8.2L3.8 10M10 8.2L8.2 10',
  bitten: 'M1.6 3h8.8v2.2L9 8.6 7.8 5.8 6 9.2 4.2 5.8 3 8.6 1.6 5.2z',
  locked: 'M3 5.5h6V10H3zM4.2 5.5V4a1.8 1.8 0 0 1 3.6 0v1.5',
};

/** A plaster, in the place of teeth where readers want it calm. */
const PLASTER = 'M3.2 8.8a2.4 2.4 0 0 1 0-3.4l2.2-2.2a2.4 2.4 0 0 1 3.4 3.4L6.6 8.8a2.4 2.4 0 0 1-3.4 0zM5 5l2 2';

export function MarkSign({ id }: { readonly id: MarkId }) {
  const bitten = id === 'bitten';
  return (
    <svg className={`war-m-mark war-m-mark-${id}`} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="6" />
      <path className={bitten ? 'war-m-harsh' : undefined} d={PATHS[id]} />
      {bitten ? <path className="war-m-mild" d={PLASTER} /> : null}
    </svg>
  );
}

/** Somebody who shambles, standing, from the front. */
export const SHAMBLER =
  'M1.6-10.2a2.5 2.5 0 1 1-2.4 3.2L-3-5.6-6.6-6.8l-.5 1.5 4.2 1.6 1-.4-.8 4.6-3.6 3.6.9 4.9h1.9l-.5-4.2L-.6 3 .9 5.2-.2 9.4h2.1L3.3 4.6 1.6 1.2l.5-3.4L4.7-.7l2.6-.4.3-1.6-2.7.1L2.4-5.4 1-6.2a2.5 2.5 0 0 1 .6-4z';
