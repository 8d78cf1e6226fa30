import { reasons } from '@shamble/bots/advice';
import { group } from '@shamble/kernel/words';

/** Reasons are the messages `bot.<id>`. */
export const { why, advise } = reasons('bot');

export const survivorName = group('survivor');
export const itemName = group('item');
export const locationName = group('location');
export const encounterName = group('enc');
