import type { GameText, Lang } from '../../../index.ts';

export const ballotText: Record<Lang, GameText> = {
  en: {
    messages: {
      card: 'card {card}',
      'prompt.vote': 'Who shall show a card?',
      'prompt.show': '{left, plural, one {Show your last card.} other {Show one of your # cards.}}',
      'option.seat': '{who}',
      'option.card': 'Show {card}',
      'option.deck': 'Show the top of the deck instead',
      'event.voted': 'The vote goes to {who}.',
      'event.shown': '{who} shows {card}.',
      'event.drew': 'You draw {card}.',
      'refusal.not-in-hand': 'You do not hold card {card}.',
      'outcome.heaviest': 'The heaviest hand: {who}.',
      'why.anybody': 'One is as good as another.',
      'why.lightest': 'The lightest card is missed least.',
    },
    rulebook: `# Ballot

## The round {#round}

- **BA-VOTE01** All vote at once.
- **BA-SHOW01** Who has most votes shows a card.
- **BA-SHOW02** For a card from the hand another is drawn.
`,
  },
  it: {
    messages: {
      card: 'la carta {card}',
      'prompt.vote': 'Chi deve mostrare una carta?',
      'prompt.show': '{left, plural, one {Mostra la tua ultima carta.} other {Mostra una delle tue # carte.}}',
      'option.seat': '{who}',
      'option.card': 'Mostra {card}',
      'option.deck': 'Mostra invece la prima del mazzo',
      'event.voted': 'Il voto cade su {who}.',
      'event.shown': '{who} mostra {card}.',
      'event.drew': 'Peschi {card}.',
      'refusal.not-in-hand': 'Non hai la carta {card}.',
      'outcome.heaviest': 'La mano più pesante: {who}.',
      'why.anybody': "Uno vale l'altro.",
      'why.lightest': 'La carta più leggera manca di meno.',
    },
    rulebook: `# Ballottaggio

## Il turno {#round}

- **BA-VOTE01** Tutti votano insieme.
- **BA-SHOW01** Chi ha più voti mostra una carta.
- **BA-SHOW02** Per una carta della mano se ne pesca un'altra.
`,
  },
  fr: {
    messages: {
      card: 'la carte {card}',
      'prompt.vote': 'Qui doit montrer une carte ?',
      'prompt.show': '{left, plural, one {Montre ta dernière carte.} other {Montre une de tes # cartes.}}',
      'option.seat': '{who}',
      'option.card': 'Montrer {card}',
      'option.deck': 'Montrer plutôt le dessus de la pioche',
      'event.voted': 'Le vote tombe sur {who}.',
      'event.shown': '{who} montre {card}.',
      'event.drew': 'Tu pioches {card}.',
      'refusal.not-in-hand': "Tu n'as pas la carte {card}.",
      'outcome.heaviest': 'La main la plus lourde : {who}.',
      'why.anybody': "L'un vaut l'autre.",
      'why.lightest': 'La carte la plus légère manquera le moins.',
    },
    rulebook: `# Scrutin

## Le tour {#round}

- **BA-VOTE01** Tous votent en même temps.
- **BA-SHOW01** Qui a le plus de voix montre une carte.
- **BA-SHOW02** Pour une carte de la main, on en pioche une autre.
`,
  },
};
