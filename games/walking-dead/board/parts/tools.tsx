import { Icon, LOOK, Strokes, Tool, type Zoom, ZoomTools } from '@shamble/parts';
import { SIGN_ICONS } from '../icons.ts';
import { useStage } from '../stage.ts';

interface ToolsProps {
  readonly looking: boolean;
  readonly zoom: Zoom;
}

/** Over the map: centre on me, larger, smaller, where can I go, look at things by single taps. */
export function Tools({ looking, zoom }: ToolsProps) {
  const { tell, ways } = useStage();
  return (
    <div className="dead-tools">
      <Tool thing="tool:centre" name={tell('boardview.tool.centre')}>
        <Strokes d="M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 11.500h.01" />
      </Tool>
      <ZoomTools zoom={zoom} />
      <Tool thing="tool:list" name={tell('boardview.tool.list')} off={ways.size === 0}>
        <Strokes d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
      </Tool>
      <Tool thing={LOOK} name={tell('boardview.tool.look')} on={looking}>
        <Icon name={SIGN_ICONS.look} />
      </Tool>
    </div>
  );
}
