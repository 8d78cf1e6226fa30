import { sentences } from '@shamble/kernel/words';
import { useRef, useState } from 'react';
import { costOf } from '../../rules/groups.ts';
import { asText, bearersOf, fromText, wrongWith } from '../roster.ts';
import { keepGroups, savedGroups } from '../saved-groups.ts';
import { useStage } from '../stage.ts';

interface KeptProps {
  readonly plan: readonly string[];
  readonly setPlan: (list: readonly string[]) => void;
  readonly limit: number;
}

/** Groups kept on this device, as lines of text that can be copied and pasted; read again against the costs of today. */
export function Kept({ plan, setPlan, limit }: KeptProps) {
  const { tell } = useStage();
  const [lines, setLines] = useState(savedGroups);
  const [name, setName] = useState('');
  const [line, setLine] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const keep = (): void => {
    const text = asText(name.trim() || tell('boardview.roster.kept.name'), plan);
    const others = lines.filter((one) => fromText(one)?.name !== fromText(text)?.name);
    setLines([text, ...others]);
    setLine(text);
    setSaid(tell(keepGroups([text, ...others]) ? 'boardview.roster.kept.done' : 'boardview.roster.kept.not'));
  };

  const load = (text: string): void => {
    const read = fromText(text);
    if (read === null) {
      setSaid(tell('boardview.roster.kept.unreadable'));
      return;
    }
    setPlan(read.list);
    setLine(text);
    const cost = costOf(read.list);
    const wrong = wrongWith(read.list, limit, 1).length;
    const told = [
      ...(read.unknown.length > 0 ? [tell('boardview.roster.kept.unknown', { words: read.unknown.join(', ') })] : []),
      tell(wrong > 0 ? 'boardview.roster.kept.changed' : 'boardview.roster.kept.fits', { n: cost, limit }),
      ...(read.cost !== null && read.cost !== cost ? [tell('boardview.roster.kept.was', { n: read.cost })] : []),
    ];
    setSaid(sentences(told));
  };

  /** Where the browser gives no access to its clipboard, the line is marked for the reader to copy. */
  const copy = (): void => {
    const done = (): void => setSaid(tell('boardview.roster.kept.copied'));
    const byHand = (): void => box.current?.select();
    if (navigator.clipboard) navigator.clipboard.writeText(line).then(done, byHand);
    else byHand();
  };

  const forget = (text: string): void => {
    const left = lines.filter((one) => one !== text);
    setLines(left);
    keepGroups(left);
  };

  return (
    <details className="war-roster-kept">
      <summary>{tell('boardview.roster.kept', { n: lines.length })}</summary>
      <ul className="war-roster-list">
        {lines.map((one) => {
          const read = fromText(one);
          return read === null ? null : (
            <li key={one} className="war-roster-entry">
              <button type="button" className="war-roster-add" onClick={() => load(one)}>
                {tell('boardview.roster.kept.one', {
                  name: read.name,
                  people: bearersOf(read.list).length,
                  n: costOf(read.list),
                })}
              </button>
              <button
                type="button"
                className="war-roster-small"
                aria-label={tell('boardview.roster.kept.forget', { name: read.name })}
                onClick={() => forget(one)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <p className="war-roster-row">
        <input
          type="text"
          aria-label={tell('boardview.roster.kept.called')}
          placeholder={tell('boardview.roster.kept.called')}
          value={name}
          maxLength={40}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="button" className="part-button" disabled={plan.length === 0} onClick={keep}>
          {tell('boardview.roster.kept.keep')}
        </button>
      </p>
      <p className="war-roster-row">
        <input
          ref={box}
          type="text"
          aria-label={tell('boardview.roster.kept.line')}
          placeholder={tell('boardview.roster.kept.line')}
          value={line}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
        <button type="button" className="part-button" disabled={line === ''} onClick={() => load(line)}>
          {tell('boardview.roster.kept.read')}
        </button>
        <button type="button" className="part-button" disabled={line === ''} onClick={copy}>
          {tell('boardview.roster.kept.copy')}
        </button>
      </p>
      <p role="status">{said}</p>
    </details>
  );
}
