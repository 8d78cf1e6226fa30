import { tongueTests } from '@shamble/kernel/conformance/bots';
import { OWN } from './table.ts';

tongueTests(OWN);
