import { useState } from 'react';
import { takeNewVersion, useNewVersion } from './offline.ts';
import { useSay } from './say.ts';

/** Says that a new version is ready, and loads the page again with it when the reader wants. */
export function NewVersion() {
  const say = useSay();
  const waiting = useNewVersion((state) => state.waiting);
  const [others, setOthers] = useState(false);
  if (waiting === null) return null;
  return (
    <div className="page-news" role="status" data-testid="new-version">
      <p>{say({ id: others ? 'web.update.others' : 'web.update.ready' })}</p>
      <button type="button" className="btn" onClick={async () => setOthers(!(await takeNewVersion(waiting)))}>
        {say({ id: 'web.update.take' })}
      </button>
    </div>
  );
}
