import { listen } from '@shamble/kernel/text/faults';
import { text } from '../index.ts';

export const { tongues, faults } = await listen(text);
