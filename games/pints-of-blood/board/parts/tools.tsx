import { Icon } from '../art/icon.tsx';
import { SIGN_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';

/** Looking at things by single taps, and the forecast on the board. */
export function Tools({ looking }: { readonly looking: boolean }) {
  const { marks } = useStage();
  return (
    <div className="pints-tools">
      <Tool name="look" icon={SIGN_ICONS.inspect} on={looking} />
      <Tool name="marks" icon={SIGN_ICONS.forecast} on={marks} />
    </div>
  );
}

interface ToolProps {
  readonly name: 'look' | 'marks';
  readonly icon: string;
  readonly on: boolean;
}

function Tool({ name, icon, on }: ToolProps) {
  const words = useStage().tell(`boardview.tool.${name}`);
  return (
    <button
      type="button"
      className="pints-tool"
      data-thing={`tool:${name}`}
      tabIndex={-1}
      aria-pressed={on}
      aria-label={words}
      title={words}
    >
      <Icon name={icon} />
    </button>
  );
}
