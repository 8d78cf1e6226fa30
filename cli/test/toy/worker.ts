import { serve } from '../../sim/serve.ts';
import { games } from './shelf.ts';

await serve(games);
