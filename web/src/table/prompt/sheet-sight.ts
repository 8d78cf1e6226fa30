/** What of a phone's sheet is in sight: the question stands at its top and what confirms at its lower edge. */

/** What scrolls around something in the sheet of a phone. */
export const sheetOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('.table-sheet-body') ?? null;

/** Where what scrolls begins to be seen, below the question. */
export function startOf(sheet: Element): number {
  const { top } = sheet.getBoundingClientRect();
  const ask = sheet.querySelector('.table-asked > .table-ask');
  const isFixed = ask !== null && getComputedStyle(ask).position === 'sticky';
  return isFixed ? Math.max(top, top + ask.getBoundingClientRect().height) : top;
}

/** Where it ends, above what confirms. */
export function endOf(sheet: Element): number {
  const { bottom } = sheet.getBoundingClientRect();
  const foot = sheet.querySelector('.table-foot:not(:empty)');
  return foot === null ? bottom : Math.min(bottom, foot.getBoundingClientRect().top);
}

/** Scrolls the sheet no further than needed for something to be whole between the two, its upper edge before all. */
export function bringOut(element: Element, block: 'nearest' | 'start' = 'nearest'): void {
  const sheet = sheetOf(element);
  if (sheet === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const [start, end] = [startOf(sheet), endOf(sheet)];
  if (block === 'start' || top < start || bottom - top > end - start) sheet.scrollBy(0, top - start);
  else if (bottom > end) sheet.scrollBy(0, bottom - end);
}
