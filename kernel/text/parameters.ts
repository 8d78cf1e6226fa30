/** The names of the parameters of an ICU pattern, those inside plural and select branches included. */
export function parameters(pattern: string): string[] {
  const names = new Set<string>();
  const end = readText(pattern, 0, names);
  if (end !== pattern.length) throw new Error(`a brace too many in "${pattern}"`);
  return [...names].sort();
}

/** Reads words and parameters up to a closing brace or the end; returns where it stopped. */
function readText(pattern: string, start: number, names: Set<string>): number {
  let at = start;
  while (at < pattern.length && pattern[at] !== '}')
    at = pattern[at] === '{' ? readParameter(pattern, at, names) : at + 1;
  return at;
}

function readParameter(pattern: string, start: number, names: Set<string>): number {
  const head = /\{(\w+)(?:, (?:plural|select),|, number(?=\}))?/y;
  head.lastIndex = start;
  const found = head.exec(pattern);
  if (!found) throw new Error(`no parameter at ${start} of "${pattern}"`);
  names.add(found[1]);
  let at = head.lastIndex;
  const branch = / (?:=\d+|\w+) \{/y;
  for (branch.lastIndex = at; branch.exec(pattern); branch.lastIndex = at)
    at = readText(pattern, branch.lastIndex, names) + 1;
  if (pattern[at] !== '}') throw new Error(`no closing brace at ${at} of "${pattern}"`);
  return at + 1;
}
