import type { GameText, Lang } from '@shamble/kernel';

const sentences = {
  'prompt.act': ['What do you do?', 'Che cosa fai?', 'Que faites-vous ?'],
  'detail.bun': ['Sweet.', 'Dolce.', 'Sucré.'],
  'prompt.pack': ['What do you pack?', 'Che cosa prendi?', 'Que prenez-vous ?'],
  'prompt.share': ['Who gets the crumbs?', 'A chi vanno le briciole?', 'À qui les miettes ?'],
  'prompt.stack': ['In which order?', 'In che ordine?', 'Dans quel ordre ?'],
  'prompt.late': ['Anything else?', "C'è altro?", 'Autre chose ?'],
  'prompt.tidy': ['Time to tidy up.', 'Si riordina.', 'On range.'],
  'prompt.vote': ['Home or stay?', 'A casa o si resta?', 'Rentrer ou rester ?'],
  'prompt.blanket': ['Where does the blanket go?', 'Dove va la coperta?', 'Où va la couverture ?'],
  spot: ['At {x}, {y}', 'In {x}, {y}', 'En {x}, {y}'],
  'event.turn': ['{who} begins.', 'Comincia {who}.', '{who} commence.'],
  'event.sang': ['{who} sings.', '{who} canta.', '{who} chante.'],
  'event.walked': [
    '{who} walks and finds {found}.',
    '{who} cammina e trova {found}.',
    '{who} marche et trouve {found}.',
  ],
  'event.napped': ['{who} naps.', '{who} dorme.', '{who} dort.'],
  'event.voted': ['{home} for home.', '{home} per tornare.', '{home} pour rentrer.'],
  'outcome.feast': ['A feast!', 'Che festa!', 'Un festin !'],
  'outcome.hungry': ['Everybody goes hungry.', 'Tutti a digiuno.', 'Tout le monde a faim.'],
  'refusal.too-sweet': ['Bun and cake are too sweet together.', 'Panino e torta: troppo dolce.', 'Trop sucré.'],
  'why.rest': ['It is warm.', 'Fa caldo.', 'Il fait chaud.'],
  'option.length': ['how long the picnic is', 'quanto dura', 'la durée'],
  'option.length.short': ['three rounds, few questions', 'poche domande', 'peu de questions'],
} satisfies Record<string, [en: string, it: string, fr: string]>;

const words = 'walk nap sing tidy rest snack apple bun cake me birds cup plate home stay shade sun'.split(' ');

const book = (title: string): string => `# ${title}

## Acting {#act}

What one does.

- **PI-ACT01** Walk and find **bread** or ants, or nap.
- **PI-ACT02** Sing as often as you like, but once a turn.

## Packing {#pack}

What one takes.

- **PI-PACK01** Take up to two things, but not bun and cake together.
- **PI-PACK02** Share two crumbs.
`;

const titles: Record<Lang, string> = { en: 'The Picnic', it: 'Il picnic', fr: 'Le pique-nique' };
const places: Record<Lang, number> = { en: 0, it: 1, fr: 2 };

export const text = async (lang: Lang): Promise<GameText> => ({
  messages: {
    ...Object.fromEntries(words.map((word) => [`word.${word}`, word])),
    ...Object.fromEntries(Object.entries(sentences).map(([id, texts]) => [id, texts[places[lang]]])),
  },
  rulebook: book(titles[lang]),
});
