import { table } from '../table.ts';

export const { hasSecrets } = table;
