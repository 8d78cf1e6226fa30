/** A binary heap of numbered things by a value; the smallest comes out first. */
export class Heap {
  private readonly values: number[] = [];
  private readonly things: number[] = [];

  get size(): number {
    return this.things.length;
  }

  /** The smallest value. */
  get least(): number {
    return this.values[0];
  }

  push(value: number, thing: number): void {
    const { values, things } = this;
    let at = things.length;
    values.push(value);
    things.push(thing);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (values[up] <= value) break;
      values[at] = values[up];
      things[at] = things[up];
      at = up;
    }
    values[at] = value;
    things[at] = thing;
  }

  pop(): number {
    const { values, things } = this;
    const top = things[0];
    const value = values[values.length - 1];
    const thing = things[things.length - 1];
    values.length -= 1;
    things.length -= 1;
    const n = things.length;
    if (n === 0) return top;
    let at = 0;
    for (let down = 1; down < n; down = 2 * at + 1) {
      if (down + 1 < n && values[down + 1] < values[down]) down++;
      if (values[down] >= value) break;
      values[at] = values[down];
      things[at] = things[down];
      at = down;
    }
    values[at] = value;
    things[at] = thing;
    return top;
  }
}
