import { recordedMatches } from '@shamble/kernel/conformance';
import { kit } from '../index.ts';

recordedMatches(kit, new URL('.', import.meta.url));
