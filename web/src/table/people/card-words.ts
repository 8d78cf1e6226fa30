import type { Say } from '@shamble/kernel';
import type { GameCard } from '@shamble/parts/board';

/** A card in one line, for those who listen; of its places those that something lies in. */
export function cardWords({ name, acting, numbers, dots, slots, marks }: GameCard, say: Say): string {
  const parts = [
    ...(acting ? [say({ id: 'web.table.people.playing' })] : []),
    ...numbers.map((fact) => `${say(fact.name)} ${fact.value}`),
    ...dots.map(({ name: what, left, of }) => `${say(what)} ${left}/${of}`),
    // What fills several places, and has its mark besides, is said once.
    ...new Set(
      [...slots.filter(({ icon }) => icon !== undefined), ...marks].flatMap(({ name: what, said = what }) =>
        said === null ? [] : [say(said)],
      ),
    ),
  ];
  return parts.length === 0
    ? say(name)
    : say({ id: 'web.table.query.of', params: { who: name, what: parts.join(', ') } });
}
