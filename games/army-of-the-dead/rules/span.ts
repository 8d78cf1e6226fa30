/** A number that is not known for certain: at least, at most. */
export interface Span {
  least: number;
  most: number;
}

export const span = (least: number, most: number = least): Span => ({ least, most });

export const isSure = ({ least, most }: Span): boolean => least === most;

export function add(to: Span, more: Readonly<Span>): void {
  to.least += more.least;
  to.most += more.most;
}
