import type { Refusal } from '@shamble/kernel';

/** Why something is not possible: the reason, and the rule behind it. */
export const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rules: [rule],
});
