import { Icon, LOOK, Tool } from '@shamble/parts';
import { SIGN_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';

/** Looking at things by single taps, and the forecast on the board. */
export function Tools({ looking }: { readonly looking: boolean }) {
  const { marks, tell } = useStage();
  return (
    <div className="pints-tools">
      <Tool thing={LOOK} name={tell('boardview.tool.look')} on={looking}>
        <Icon name={SIGN_ICONS.inspect} />
      </Tool>
      <Tool thing="tool:marks" name={tell('boardview.tool.marks')} on={marks}>
        <Icon name={SIGN_ICONS.forecast} />
      </Tool>
    </div>
  );
}
