import type { Fact } from './board.ts';

/** Makes the numbers on a person's card, each with its picture and its name `boardview.fact.<id>`. */
export const factsWith =
  <Id extends string>(icons: Readonly<Record<Id, string>>) =>
  (id: Id, value: number | string): Fact => ({
    id,
    icon: icons[id],
    value: String(value),
    name: { id: `boardview.fact.${id}` },
  });
