import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { Detail } from './detail.tsx';
import type { Row } from './grouped.ts';
import { NoUndo } from './no-undo.tsx';

interface OptionButtonProps {
  readonly row: Row;
  /** Its key means something else now. */
  readonly keyless?: boolean;
  readonly onChoose: () => void;
  /** For selections: whether it is in; else undefined. */
  readonly checked?: boolean | undefined;
  /** Chosen, but not given yet. */
  readonly selected?: boolean;
  /** What Space does. */
  readonly main?: boolean;
  readonly hinted?: boolean;
  /** Whether it goes together with what is chosen already. */
  readonly fits?: boolean;
}

/** An option with its key. */
export function OptionButton({
  row,
  keyless = false,
  onChoose,
  checked,
  selected,
  main,
  hinted,
  fits = true,
}: OptionButtonProps) {
  const { say } = useTable();
  const key = keyless ? null : row.key;
  const classes = [
    'table-option',
    main && 'table-option-main',
    (selected || checked) && 'table-option-on',
    hinted && 'table-option-hinted',
    !fits && 'table-option-apart',
  ];
  const weight = row.weight?.();
  const role = checked === undefined ? { 'aria-pressed': selected } : { role: 'checkbox', 'aria-checked': checked };
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-testid="option"
      data-option={row.id}
      data-weight={weight}
      aria-keyshortcuts={key ?? undefined}
      onClick={onChoose}
      {...role}
    >
      {key !== null && (
        <span className="table-key" aria-hidden="true">
          {key}
        </span>
      )}
      {checked !== undefined && (
        <span className="table-box" aria-hidden="true">
          {checked && <Glyph name="tick" />}
        </span>
      )}
      <span className="table-option-words">
        {row.short === undefined ? (
          row.words
        ) : (
          <>
            <span className="unseen">{row.words}</span>
            <span aria-hidden="true">{row.short}</span>
          </>
        )}
        {row.detail && <Detail row={row} />}
      </span>
      {weight === 'free' && <span className="table-option-free">{say({ id: 'web.table.free' })}</span>}
      {weight === 'reveals' && <NoUndo short />}
      {hinted && (
        <span className="table-option-hint">
          <Glyph name="bulb" />
          <span className="unseen">{say({ id: 'web.table.hint.mark' })}</span>
        </span>
      )}
    </button>
  );
}
