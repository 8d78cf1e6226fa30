import type { ReactNode } from 'react';
import { Item, type MenuItem } from './menu.tsx';
import { Over } from './over.tsx';
import { type Stage, useShared } from './stage.tsx';
import { kindOfThing, type ThingId } from './thing-id.ts';

/** What the panel of a thing says. */
export interface Details {
  readonly title: string;
  readonly body: ReactNode;
  readonly rules: readonly string[];
  /** What can be done with it stands below what it is. */
  readonly tellsFirst?: boolean;
}

/** How a board tells what its things are, by their kinds: whether there is anything to say about one, and what. */
export function telling<S extends Stage>(kinds: Readonly<Record<string, (stage: S, thing: ThingId) => Details>>) {
  return {
    hasDetails: (thing: ThingId): boolean => kindOfThing(thing) in kinds,
    detailsOf: (stage: S, thing: ThingId): Details => kinds[kindOfThing(thing)](stage, thing),
  };
}

/** Sentences of a panel, without those that are not to be said. */
export const lines = (texts: readonly (string | null)[]): ReactNode =>
  texts.filter((text) => text !== null && text !== '').map((text) => <p key={text}>{text}</p>);

interface PanelProps {
  readonly title: string;
  /** The thing it is about, for whoever leads on to the next one. */
  readonly about?: ThingId;
  readonly anchor: HTMLElement;
  readonly close: () => void;
  /** Never over the thing it is about. */
  readonly clear?: boolean | undefined;
  readonly children: ReactNode;
}

/** A panel with a title and a button that closes it. */
export function TitledPanel({ title, about, anchor, close, clear = false, children }: PanelProps) {
  const { tell } = useShared();
  return (
    <Over anchor={anchor} role="dialog" label={title} clear={clear}>
      <div className="part-panel" data-about={about}>
        <header>
          <strong>{title}</strong>
          <button type="button" className="part-close" aria-label={tell('boardview.close')} onClick={close}>
            ×
          </button>
        </header>
        {children}
      </div>
    </Over>
  );
}

interface InspectProps extends Omit<PanelProps, 'title' | 'children'> {
  readonly details: Details;
  /** What can be done with it. */
  readonly items: readonly MenuItem[];
}

/** What a thing is, what stands on it, and the rule behind it. */
export function Inspect({ details: { title, body, rules, tellsFirst = false }, items, ...panel }: InspectProps) {
  const { Rules } = useShared();
  const menu =
    items.length > 0 ? (
      <div className="part-menu">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </div>
    ) : null;
  return (
    <TitledPanel title={title} {...panel}>
      {tellsFirst ? null : menu}
      {body}
      {tellsFirst ? menu : null}
      {rules.length > 0 ? (
        <p className="part-rules">
          <Rules ids={rules} />
        </p>
      ) : null}
    </TitledPanel>
  );
}
