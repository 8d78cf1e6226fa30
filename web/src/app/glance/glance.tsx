import type { Kit } from '@shamble/kernel';
import type { Picture } from '@shamble/parts/board';
import { type ReactNode, use, useId } from 'react';
import { useSay } from '../say.ts';
import { glanceOf } from './glance.ts';

interface GlanceProps {
  readonly kit: Kit;
}

/** A game on one sheet: the aim, a turn, the end, and the words to know, each with a picture. */
export function Glance({ kit }: GlanceProps) {
  const say = useSay(kit);
  const { aim, turn, end, words } = use(glanceOf(kit.game.id));
  const picture = (Shown: Picture) => (
    <div className="glance-picture">
      <Shown say={say} />
    </div>
  );
  return (
    <div className="glance">
      <div className="glance-sections">
        <Part title={say({ id: 'web.glance.aim' })} picture={picture(aim)} className="glance-aim">
          <p>{say({ id: 'glance.aim' })}</p>
        </Part>
        <Part title={say({ id: 'web.glance.turn' })} className="glance-turn">
          <ol>
            {turn.map((Shown, i) => {
              const id = `glance.turn.${i + 1}`;
              return (
                <li key={id}>
                  {picture(Shown)}
                  <h4>{say({ id })}</h4>
                  <p>{say({ id: `${id}.text` })}</p>
                </li>
              );
            })}
          </ol>
        </Part>
        <Part title={say({ id: 'web.glance.end' })} picture={picture(end)} className="glance-end">
          <p>{say({ id: 'glance.end' })}</p>
        </Part>
        <Part title={say({ id: 'web.glance.words' })} className="glance-words">
          <dl>
            {words.map(({ id, Picture: Shown }) => (
              <div key={id}>
                <dt>
                  {picture(Shown)}
                  {say({ id: `glance.word.${id}` })}
                </dt>
                <dd>{say({ id: `glance.word.${id}.text` })}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly picture?: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

function Part({ title, picture, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      {picture}
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
