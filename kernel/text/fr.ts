import type en from './en.ts';

/** The table's own sentences in French. */
export default {
  'kernel.seat': 'Joueur {n}',

  'kernel.refusal.stale': 'Cette question a déjà sa réponse. Une autre est ouverte.',
  'kernel.refusal.no-such-decision': "Cette question n'a pas été posée.",
  'kernel.refusal.not-your-decision': 'Le choix revient à {who}.',
  'kernel.refusal.already-answered': 'Vous avez déjà répondu. Les autres réfléchissent encore.',
  'kernel.refusal.game-over': 'La partie est finie.',
  'kernel.refusal.malformed': 'Cette question attend une autre sorte de réponse.',
  'kernel.refusal.not-offered': "Ce n'est pas possible maintenant.",
  'kernel.refusal.too-many':
    "{max, plural, =0 {Il n'y a rien à choisir ici} one {Pas plus de # choix} other {Pas plus de # choix}} : {got}, c'est trop.",
  'kernel.refusal.too-few': "{min, plural, one {Au moins # choix} other {Au moins # choix}} : {got}, c'est trop peu.",
  'kernel.refusal.twice': 'On ne peut pas choisir deux fois la même chose.',
  'kernel.refusal.incomplete':
    "{wanted, plural, one {La seule chose doit avoir sa place} other {Les # choses doivent toutes avoir leur place}} ; {got, plural, =0 {aucune ne l'a} one {# seule l'a} other {# l'ont}}.",
  'kernel.refusal.over-limit':
    "{limit, plural, =0 {Rien ne peut aller là} one {Pas plus de # ici} other {Pas plus de # ici}} : {got}, c'est trop.",
  'kernel.refusal.wrong-total':
    "Il faut répartir exactement {total} ; {got, plural, =0 {rien n'est réparti} one {# est réparti} other {# sont répartis}} pour l'instant.",
  'kernel.refusal.outside': 'Ce point est hors de la zone.',
  'kernel.refusal.blocked': 'Quelque chose barre le passage.',
  'kernel.refusal.too-far': "C'est trop loin.",
  'kernel.refusal.rules-error':
    'Il y a une erreur dans les règles de ce jeu. Tout est resté comme avant votre réponse.',
  'kernel.refusal.other': 'Cette réponse ne peut pas être acceptée ({code}).',

  'kernel.undo.nothing': "Il n'y a rien à reprendre.",
  'kernel.undo.other-seat': "Quelqu'un d'autre a choisi depuis. On ne peut plus revenir en arrière.",
  'kernel.undo.chance': 'Le hasard a parlé ou un secret a été révélé depuis. On ne peut plus revenir en arrière.',
} satisfies Record<keyof typeof en, string>;
