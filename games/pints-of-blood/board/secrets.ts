export { hasSecrets } from '../table.ts';
