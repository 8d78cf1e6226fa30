import { later } from './later.tsx';

export const TableScreen = later(async () => (await import('../table/index.tsx')).TableScreen);
