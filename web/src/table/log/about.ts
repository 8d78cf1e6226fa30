import type { Message, Param, Seat } from '@shamble/kernel';

/** Whether a sentence names a person. */
export const isAbout = (message: Message, seat: Seat): boolean =>
  Object.values(message.params ?? {}).some((param) => names(param, seat));

function names(param: Param, seat: Seat): boolean {
  if (typeof param !== 'object') return false;
  if ('id' in param) return isAbout(param, seat);
  if ('seat' in param) return param.seat === seat;
  return param.some((item) => names(item, seat));
}

/** The lists that went into a sentence, such as dice, one part each. */
export const partsOf = (message: Message): (readonly Param[])[] =>
  Object.values(message.params ?? {}).filter((param): param is readonly Param[] => Array.isArray(param));
