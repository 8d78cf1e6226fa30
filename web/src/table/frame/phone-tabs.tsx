import { useTable, useUi } from '../context.ts';
import { RulesPointer } from '../pointers/pointers.tsx';
import type { PhoneTab } from '../state/ui.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

const TABS: readonly (readonly [PhoneTab, GlyphName])[] = [
  ['board', 'board'],
  ['team', 'people'],
  ['log', 'list'],
  ['rules', 'book'],
];

/** What a small screen shows above the question. */
export function PhoneTabs() {
  const { say, ui } = useTable();
  const tab = useUi((state) => state.phoneTab);
  return (
    <div className="table-phone-foot">
      <RulesPointer />
      <nav className="table-phone-tabs" aria-label={say({ id: 'web.table.tabs' })}>
        {TABS.map(([name, glyph]) => (
          <button
            key={name}
            type="button"
            className="table-phone-tab"
            aria-current={tab === name ? 'page' : undefined}
            onClick={() => ui.setState({ phoneTab: name, note: null })}
          >
            <Glyph name={glyph} />
            {say({ id: `web.table.tab.${name}` })}
          </button>
        ))}
      </nav>
    </div>
  );
}
