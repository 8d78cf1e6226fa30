import { GAMES } from '@shamble/games';
import { serve } from './serve.ts';

await serve(GAMES);
