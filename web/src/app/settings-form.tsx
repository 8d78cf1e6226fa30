import { LANGS, type Say } from '@shamble/kernel';
import { Segment } from '../ui/segment.tsx';
import { Switch } from '../ui/switch.tsx';
import { keysWith } from './key-map.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { useStillness } from './pace.ts';
import { useSay } from './say.ts';
import { CHOICES, type Choice, useSettings } from './settings.ts';

type Group = { readonly id: string; readonly names: readonly Choice[] };

const GROUPS: readonly Group[] = [
  { id: 'look', names: ['lang', 'theme', 'contrast', 'textSize', 'overlay', 'lengths'] },
  { id: 'motion', names: ['motion', 'others', 'calm'] },
  { id: 'play', names: ['oneTap', 'windows', 'auto', 'keys'] },
];

interface SettingsFormProps {
  /** Of the headings of the groups. */
  readonly level: 2 | 3;
}

export function SettingsForm({ level }: SettingsFormProps) {
  const Heading = `h${level}` as const;
  const say = useSay();
  const { reset } = useSettings();
  return (
    <div className="settings">
      {GROUPS.map(({ id, names }) => (
        <section key={id} className="settings-group" aria-labelledby={`settings-${id}`}>
          <Heading id={`settings-${id}`} className="settings-title">
            {say({ id: `web.settings.${id}` })}
          </Heading>
          {names.map((name) => (
            <Setting key={name} name={name} say={say} />
          ))}
        </section>
      ))}
      <p className="settings-foot">
        <span className="hint">{say({ id: 'web.settings.kept' })}</span>
        <button type="button" className="btn" onClick={reset}>
          {say({ id: 'web.settings.reset' })}
        </button>
      </p>
    </div>
  );
}

function Setting<Name extends Choice>({ name, say }: { readonly name: Name; readonly say: Say }) {
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const stillness = useStillness();
  const legend = say({ id: `web.setting.${name}` });
  const help = useSettings(({ keyMap }) => keysWith(keyMap).help);
  const hint = say({
    id: name === 'motion' && stillness !== null ? `web.setting.motion.${stillness}` : `web.setting.${name}.hint`,
    params: { help },
  });
  if (typeof value === 'boolean')
    return <Switch name={legend} hint={hint} on={value} change={(on) => set({ [name]: on })} />;
  const choices: readonly (string | number | boolean)[] = CHOICES[name];
  return (
    <Segment
      legend={legend}
      hint={hint}
      value={value as string | number | boolean}
      choices={choices.map((choice) => ({ value: choice, ...label(name, choice, say) }))}
      choose={(choice) => set({ [name]: choice })}
    />
  );
}

function label(name: Choice, choice: string | number | boolean, say: Say) {
  if (name === 'textSize') return { label: say({ id: 'web.percent', params: { n: Number(choice) } }) };
  const lang = LANGS.find((one) => one === choice);
  if (name === 'lang' && lang) return { label: LANGUAGE_NAMES[lang], lang };
  return { label: say({ id: `web.setting.${name}.${choice}` }) };
}
