import { again, Icon, moving, Press, Thing } from '@shamble/parts';
import { CARDS } from '../../content/cards.ts';
import { WEAPON_IDS } from '../../content/weapons.ts';
import { item } from '../../text/words.ts';
import { CARD_ICONS, FOOD_ICONS } from '../icons.ts';
import { placeName } from '../names.ts';
import type { Chip } from '../placing.ts';
import { heldChip, useStage } from '../stage.ts';
import { ChipFace } from './chip.tsx';
import { Strip } from './strip.tsx';

interface TrayProps {
  readonly word: string | null;
  /** The dice still roll: nobody sees yet what they show. */
  readonly tumbling: boolean;
}

/** Dice and weapon cards that wait to be placed. */
export function Tray({ word, tumbling }: TrayProps) {
  const stage = useStage();
  const { view, chips, plan, held, cues, tell, say } = stage;
  const cue = cues.get('tray');
  const chip = heldChip(stage);
  const hint =
    word ??
    (held?.angled
      ? tell('boardview.tray.angle')
      : chip
        ? tell('boardview.tray.held', { item: say(item(chip.items[0])) })
        : tell('boardview.tray.hint'));
  if (tumbling) return <Tumbling dice={stage.view.dice.length} />;
  return (
    <div className="pints-before">
      <Strip
        className="pints-chips"
        label={tell('boardview.tray')}
        cards={JSON.stringify([chips.map(({ key }) => key), view.players[view.active - 1]])}
        motion={moving(cue, 'roll')}
        key={again(cue, 'roll')}
      >
        {chips.map((one) => (
          <ChipButton key={one.key} chip={one} />
        ))}
        {chips.length === 0 ? <span className="pints-none">{tell('boardview.tray.empty')}</span> : null}
        <Specials />
      </Strip>
      <div className="pints-tray-side">
        <p className={`pints-word ${word ? 'pints-word-no' : ''}`} role="status">
          {hint}
        </p>
        {held?.angled ? <Press thing="plain-throw">{tell('boardview.tray.plain')}</Press> : null}
        {plan.length > 0 ? <Press thing="take-all">{tell('boardview.take.all')}</Press> : null}
      </div>
    </div>
  );
}

/** Dice without faces. */
function Tumbling({ dice }: { readonly dice: number }) {
  return (
    <div className="pints-before" aria-hidden="true">
      <div className="pints-chips pints-tumbling">
        {Array.from({ length: dice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rolling die is like another
          <span key={i} className="pints-chip pints-chip-die" />
        ))}
      </div>
    </div>
  );
}

function ChipButton({ chip }: { readonly chip: Chip }) {
  const stage = useStage();
  const { held, say, tell } = stage;
  const words = say(item(chip.items[0]));
  const taken = held?.chip === chip.key;
  const name = placeName(
    stage,
    `chip:${chip.key}`,
    words,
    tell('boardview.chip', { left: chip.left.length, n: chip.items.length, hits: chip.hits }),
    taken ? tell('boardview.chip.held') : null,
  );
  const as = chip.key.includes('=') ? WEAPON_IDS[chip.weapon] : null;
  return (
    <Thing
      thing={`chip:${chip.key}`}
      name={name}
      className={`pints-chip-button ${taken ? 'pints-held' : ''} ${chip.left.length === 0 ? 'pints-spent' : ''}`}
      pressed={taken}
    >
      <ChipFace name={chip.name} die={chip.die} as={as} />
      <span className="pints-chip-name">{words}</span>
      <b className="pints-chip-left">
        {chip.left.length}/{chip.items.length}
      </b>
    </Thing>
  );
}

/** Special cards are played, not placed; they lie beside the chips, with the dishes that can be used now. */
function Specials() {
  const { view, options } = useStage();
  const { cards, food } = view.players[view.active - 1];
  const special = cards.filter((id) => CARDS.some((one) => one.id === id && one.class === 'special'));
  const dishes = food.filter(({ tile }) => options(`food:${tile}`).length > 0);
  return (
    <>
      {[...new Set(special)].map((id) => (
        <Slip key={id} thing={`card:${view.active}.${id}`} words={`card.${id}`} icon={CARD_ICONS[id]} sort="" />
      ))}
      {dishes.map(({ tile }) => (
        <Slip key={tile} thing={`food:${tile}`} words={`food.${tile}`} icon={FOOD_ICONS[tile]} sort="pints-dish" />
      ))}
    </>
  );
}

interface SlipProps {
  readonly thing: string;
  /** The id of its name; what it does stands under the same with `.text`. */
  readonly words: string;
  readonly icon: string;
  readonly sort: string;
}

function Slip({ thing, words, icon, sort }: SlipProps) {
  const stage = useStage();
  const { tell } = stage;
  const name = placeName(stage, thing, tell(words), tell(`${words}.text`));
  return (
    <Thing thing={thing} name={name} className={`pints-slip ${sort}`}>
      <Icon name={icon} />
      <span className="pints-slip-name">{tell(words)}</span>
    </Thing>
  );
}
