import { reasons } from '@shamble/bots/advice';

/** Reasons are the messages `bot.<id>`. */
export const { why, advise } = reasons('bot');
