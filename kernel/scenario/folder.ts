import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseScenarios, type Scenario } from './parse.ts';

/** One scenario file: what it holds is read when it is asked for, and may throw a ScenarioFileError. */
export interface ScenarioFile {
  readonly name: string;
  readonly scenarios: () => Scenario[];
}

/** The scenario files of a folder and of the folders in it, by name. */
export function scenarioFiles(folder: string | URL): ScenarioFile[] {
  const root = folder instanceof URL ? fileURLToPath(folder) : folder;
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => {
    const path = join(root, name);
    return { name, scenarios: () => parseScenarios(readFileSync(path, 'utf8'), relative(process.cwd(), path)) };
  });
}

/** The ids of all rules that the scenarios of a folder are examples of, sorted. */
export function citedRules(folder: string | URL): string[] {
  const cited = scenarioFiles(folder).flatMap((file) => file.scenarios().flatMap(({ rules }) => rules));
  return [...new Set(cited)].sort();
}
