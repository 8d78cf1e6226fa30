import type en from './en.ts';

/** The table's own sentences in French. */
export default {
  'kernel.seat': 'Joueur {n}',

  'kernel.refusal.stale': 'Cette question est déjà réglée. Une autre attend.',
  'kernel.refusal.no-such-decision': "Cette question n'a pas été posée.",
  'kernel.refusal.not-your-decision': 'Le choix revient à {who}.',
  'kernel.refusal.already-answered': 'Vous avez déjà choisi. Les autres réfléchissent encore.',
  'kernel.refusal.game-over': 'La partie est terminée.',
  'kernel.refusal.malformed': "Ce choix n'a pas la forme attendue.",
  'kernel.refusal.not-offered': "Ce n'est pas possible maintenant.",
  'kernel.refusal.too-many':
    "{max, plural, =0 {Il n'y a rien à choisir ici} one {Pas plus de # choix} other {Pas plus de # choix}} : {got}, c'est trop.",
  'kernel.refusal.too-few': "{min, plural, one {Au moins # choix} other {Au moins # choix}} : {got}, c'est trop peu.",
  'kernel.refusal.exactly':
    "{min, plural, one {Il faut # choix} other {Il faut # choix}} ; {got, plural, =0 {rien n'est choisi} one {# est fait} other {# sont faits}}.",
  'kernel.refusal.twice': 'On ne peut pas choisir deux fois la même chose.',
  'kernel.refusal.incomplete':
    "{wanted, plural, one {Il faut tout placer} other {Il faut placer les # éléments}} ; {got, plural, =0 {rien n'est placé} one {# est placé} other {# sont placés}}.",
  'kernel.refusal.over-limit':
    "{limit, plural, =0 {Rien ne peut aller là} one {Pas plus de # ici} other {Pas plus de # ici}} : {got}, c'est trop.",
  'kernel.refusal.wrong-total':
    "Il faut répartir exactement {total} ; pour l'instant : {got, plural, =0 {rien} other {#}}.",
  'kernel.refusal.outside': 'Ce point est hors de la zone.',
  'kernel.refusal.blocked': 'Quelque chose barre le passage.',
  'kernel.refusal.too-far': "C'est trop loin.",
  'kernel.refusal.no-spot':
    '{form, select, path {Un chemin est une suite de points en nombres entiers.} pose {Il faut un point en nombres entiers et une direction.} other {Un point, ce sont deux nombres entiers.}}',
  'kernel.refusal.no-turn': 'Nombre de directions possibles : {turns}.',
  'kernel.refusal.rules-error':
    'Il y a une erreur dans les règles de ce jeu. Tout est resté comme avant votre choix (erreur {ref}).',
  'kernel.refusal.other': 'Ce choix ne peut pas être accepté.',

  'kernel.undo.nothing': "Il n'y a rien à annuler.",
  'kernel.undo.other-seat': "Le dernier choix est celui d'un autre joueur : impossible d'annuler.",
  'kernel.undo.chance': "Un lancer ou une révélation a eu lieu depuis : impossible d'annuler.",
} satisfies Record<keyof typeof en, string>;
