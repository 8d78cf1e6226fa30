import type { OptionSpec } from '@shamble/kernel';
import { useId } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import { Option, type OptionContext } from './option.tsx';
import { changed } from './options.ts';
import { freshSeed } from './seed.ts';

interface MoreProps extends OptionContext {
  readonly specs: readonly OptionSpec[];
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
}

/** What few people change: options that follow another one by themselves, and the seed. */
export function More({ specs, seed, setSeed, ...context }: MoreProps) {
  const { say, options } = context;
  const id = useId();
  const touched = changed(specs, options) + (seed.trim() === '' ? 0 : 1);
  return (
    <details className="disclosure setup-more">
      <summary>{say({ id: 'web.setup.more', params: { n: touched } })}</summary>
      <div className="setup-lists">
        {specs.map((spec) => (
          <Option key={spec.id} spec={spec} {...context} />
        ))}
      </div>
      <div className="setup-option">
        <label htmlFor={id} className="setup-option-name">
          {say({ id: 'web.setup.seed' })}
        </label>
        <div className="setup-seed">
          <input
            id={id}
            name="seed"
            className="input"
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            placeholder={say({ id: 'web.setup.seed.empty' })}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setSeed(event.currentTarget.value)}
          />
          <button type="button" className="btn" onClick={() => setSeed(freshSeed())}>
            <Glyph name="again" />
            {say({ id: 'web.setup.seed.fresh' })}
          </button>
        </div>
        <p id={`${id}-hint`} className="hint">
          {say({ id: 'web.setup.seed.hint' })}
        </p>
      </div>
    </details>
  );
}
