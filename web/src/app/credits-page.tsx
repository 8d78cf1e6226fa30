import credits from 'virtual:credits';
import { useEffect, useState } from 'react';
import type { Licence } from '../../build/licences.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from './page.tsx';
import { useSay } from './say.ts';

/** The licences of all packages in the app, as the build found them. */
function useLicences(): readonly Licence[] {
  const [licences, show] = useState<readonly Licence[]>([]);
  useEffect(() => {
    fetch('/licences.json')
      .then((response) => response.json())
      .then(show, () => {});
  }, []);
  return licences;
}

/** Who made what the app is built of; the list comes from the packages themselves. */
export function CreditsPage() {
  const say = useSay();
  const { icons, fonts, version } = credits;
  const libraries = useLicences();
  const title = say({ id: 'web.credits' });
  const artist = (name: string | null): string => name ?? say({ id: 'web.credits.artist.unknown' });
  return (
    <Page title={title} className="page-narrow credits">
      <h1 className="page-title">{title}</h1>
      <p>{say({ id: 'web.credits.lead' })}</p>

      <section aria-labelledby="credits-icons">
        <h2 id="credits-icons">{say({ id: 'web.credits.icons' })}</h2>
        <p>
          {say({
            id: 'web.credits.icons.text',
            params: { n: icons.list.length, collection: icons.collection, licence: icons.licence },
          })}
        </p>
        <ul className="credits-icons">
          {icons.list.map((icon) => (
            <li key={icon.name}>
              <Icon name={icon.name} />
              <span>
                {say({
                  id: 'web.credits.icon',
                  params: { icon: icon.name.replaceAll('-', ' '), artist: artist(icon.artist) },
                })}
              </span>
            </li>
          ))}
        </ul>
        <p className="credits-address">
          <a href={icons.url}>{icons.url}</a>
        </p>
      </section>

      <section aria-labelledby="credits-fonts">
        <h2 id="credits-fonts">{say({ id: 'web.credits.fonts' })}</h2>
        <ul>
          {fonts.map(({ name, licence }) => (
            <li key={name}>{say({ id: 'web.credits.font', params: { name, licence } })}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="credits-libraries">
        <h2 id="credits-libraries">{say({ id: 'web.credits.libraries' })}</h2>
        {libraries.map(({ name, version, licence, text }) => (
          <details key={name} className="disclosure">
            <summary>{say({ id: 'web.credits.licensed', params: { name, version, licence } })}</summary>
            <p className="credits-licence" lang="en">
              {text}
            </p>
          </details>
        ))}
      </section>

      <section aria-labelledby="credits-art">
        <h2 id="credits-art">{say({ id: 'web.credits.art' })}</h2>
        <p>{say({ id: 'web.credits.art.text' })}</p>
      </section>

      <p className="hint">{say({ id: 'web.credits.version', params: { version } })}</p>
    </Page>
  );
}
