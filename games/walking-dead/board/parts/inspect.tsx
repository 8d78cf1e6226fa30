import { useStage } from '../stage.ts';
import type { Thing } from '../things.ts';
import { detailsOf } from './details.tsx';
import { Over } from './over.tsx';

interface InspectProps {
  readonly thing: Thing;
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

/** What a thing is, what stands on it, and the rule behind it. */
export function Inspect({ thing, anchor, close }: InspectProps) {
  const stage = useStage();
  const { title, body, rules } = detailsOf(stage, thing);
  return (
    <Over anchor={anchor} role="dialog" label={title}>
      <div className="dead-inspect">
        <header>
          <strong>{title}</strong>
          <button type="button" className="dead-close" aria-label={stage.tell('boardview.close')} onClick={close}>
            ×
          </button>
        </header>
        {body}
        {rules.length > 0 ? (
          <p className="dead-rules">
            {rules.map((rule) => (
              <button key={rule} type="button" onClick={() => stage.showRule(rule)}>
                {stage.tell('boardview.rule', { rule })}
              </button>
            ))}
          </p>
        ) : null}
      </div>
    </Over>
  );
}
