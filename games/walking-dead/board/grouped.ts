/** Things by what a function says of them, in the order in which they come. */
export function groupedBy<T, K>(things: Iterable<T>, of: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = of(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
