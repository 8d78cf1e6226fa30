import type { Role } from '../../content/survivors.ts';
import { role as roleName } from '../../text/words.ts';
import { ROLE_ICONS } from '../icons.ts';
import type { Filter } from '../roster.ts';
import { useStage } from '../stage.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
}

const ROLES = Object.keys(ROLE_ICONS) as readonly Role[];

/** What the catalogue shows. */
export function Filters({ filter, setFilter }: FiltersProps) {
  const { say, tell } = useStage();
  return (
    <div className="war-roster-filters">
      {(['people', 'items'] as const).map((what) => (
        <button
          key={what}
          type="button"
          className="war-roster-small"
          aria-pressed={filter.what === what}
          onClick={() => setFilter({ ...filter, what })}
        >
          {tell(`boardview.roster.${what}`)}
        </button>
      ))}
      {filter.what === 'people' ? (
        <>
          <select
            aria-label={tell('boardview.roster.faction')}
            value={filter.faction}
            onChange={({ currentTarget: { value } }) =>
              setFilter({ ...filter, faction: value === 'rick' || value === 'neutral' ? value : 'all' })
            }
          >
            {(['all', 'rick', 'neutral'] as const).map((one) => (
              <option key={one} value={one}>
                {tell(`boardview.roster.faction.${one}`)}
              </option>
            ))}
          </select>
          <select
            aria-label={tell('boardview.roster.role')}
            value={filter.role}
            onChange={({ currentTarget: { value } }) =>
              setFilter({ ...filter, role: ROLES.find((one) => one === value) ?? 'all' })
            }
          >
            <option value="all">{tell('boardview.roster.role.all')}</option>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {say(roleName(one))}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <label className="war-roster-check">
        <input
          type="checkbox"
          checked={filter.fits}
          onChange={({ currentTarget: { checked } }) => setFilter({ ...filter, fits: checked })}
        />{' '}
        {tell('boardview.roster.fits')}
      </label>
    </div>
  );
}
