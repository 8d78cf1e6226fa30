import type { Unwanted } from '../../words.ts';

/** Whole words, whatever their accents: `\b` knows only ASCII. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const everywhere: readonly Unwanted[] = [
  { word: word('zombis?'), instead: 'zombie, zombies' },
  { word: word('ex aequo'), instead: 'ex æquo' },
  { word: /º/, instead: 'n°' },
  {
    word: word('(?:bots?|robots?) (?:sensés?|au hasard)|robots?|joueurs? automatiques?'),
    instead: 'bot avisé, bot aléatoire, bot',
  },
  { word: word('sens (?:inverse )?des aiguilles.*'), instead: 'sens horaire, sens antihoraire' },
  { word: word('jets? de dés?|dés (?:sont )?jetés'), instead: 'lancer' },
  { word: word('découvert(?:e|s|es)?'), instead: 'révélé' },
  { word: word('empreintes?'), instead: 'code de contrôle', only: 'messages' },
  { word: word('dévoil\\p{L}*'), instead: 'révéler' },
  { word: /(?<!(?:de|pendant|dans|fois) )(?<!\p{L})ce tour(?!-ci|\p{L})/iu, instead: 'ce tour-ci' },
  {
    word: word('veuillez|désolée?s?'),
    instead: 'what is missing or forbidden',
    only: 'messages',
    except: { 'card.rollerBlind.flavour': 'a joke' },
  },
  {
    word: word('tu|toi|ton|tes'),
    instead: 'vous',
    only: 'messages',
    except: { 'enc.*.story': 'people on a card speak to each other' },
  },
  {
    word: /chance de … %|(?:vaincus?|indemnes?|abattus?) à … %|% (?:des cas|de réussite)/,
    instead: '… % de chances de',
  },
  {
    word: word('fenêtres?'),
    instead: 'action facultative',
    only: 'messages',
    except: {
      'enc.X01': 'a window of a house',
      '*part.window': 'a window of a building',
      'option.buildings.detailed': 'windows of buildings',
    },
  },
  {
    word: /(?:^|[.;:] )qui (?:entre|part|attend|tombe|perd|vient)(?!\p{L})/iu,
    instead: 'les zombies qui, le joueur qui',
  },
  {
    word: word("(?:de|que|jusque) …|(?:d|l|qu)'…"),
    instead: 'pour, chez, avec, à, a colon or brackets before a name',
    only: 'messages',
    except: {
      '*effect.tokens.*': 'a number',
      'ask.keep-icons': 'a number',
      'boardview.box.share': 'a number',
      'boardview.slip.turn.threat': 'a number',
      'instruction.*': 'a number',
      'boardview.escape.army.perhaps': 'a number',
      'web.setup.limits': 'a number',
      'cli.bad.seat-count': 'a number',
      'cli.games.seats': 'a number',
      'cli.sim.range': 'a number',
      'cli.how.pick': 'a number',
      'kernel.refusal.too-many': 'a number',
      'kernel.refusal.over-limit': 'a number',
    },
  },
  {
    word: word('(?:le|la|du|au) …'),
    instead: 'a colon, brackets or « » before a name',
    only: 'messages',
    except: {
      '*event.colour-*': 'every colour takes le',
      'event.divider-*': 'a divider is a séparation, whatever its number',
      '*why.send': 'the number of a row: la 3',
      'why.stop': 'the number of a row: la 3',
    },
  },
];

const app: readonly Unwanted[] = [
  { word: word('étagères?'), instead: 'ludothèque' },
  { word: word('jet(?:er|ez|é|ée|és|ées)'), instead: 'supprimer' },
  { word: word('(?:cette|vos|votre|nouvelle|une autre) tables?'), instead: 'partie' },
  {
    word: word('états?|point (?:sûr|sain)'),
    instead: 'sauvegarde',
    except: { 'cli.bench.clonesPerSecond': 'the state in memory that is copied' },
  },
  {
    word: word('réponses?|répond(?:re|u)'),
    instead: 'choix',
    except: { 'cli.unclear.*': 'what was typed to a question of the terminal' },
  },
  {
    word: word('retour libre|pas de retour|tout (?:se )?repren\\p{L}+|(?:être|été) repris(?:e|es)?'),
    instead: 'annuler, annulation libre',
  },
  { word: word('registres?'), instead: 'journal' },
  { word: word('enregistre[rz] (?:le|son) journal'), instead: 'enregistrer la partie dans un fichier' },
  { word: /^ouvert :|reste ouverte/i, instead: 'Possible' },
  { word: /^personne$|des personnes et/i, instead: 'humain' },
  { word: word('signes?'), instead: 'symbole' },
  { word: word('retenir|retiens'), instead: 'me prévenir' },
  { word: word('rideaux?'), instead: "masquer l'écran" },
  { word: word('mouvements?'), instead: 'animations' },
  { word: word('(?:un|deux|premier|second) touchers?'), instead: 'appui' },
  { word: word('met(?:tre)? la table'), instead: 'mise en place' },
  { word: word('esc'), instead: 'Échap' },
  { word: word('je réfléchis|trébuch\\p{L}+'), instead: 'réflexion en cours; erreur' },
  { word: word('places'), instead: 'joueurs' },
];

const pints: readonly Unwanted[] = [
  { word: word('enterr\\p{L}+'), instead: 'mettre en bas de son secteur' },
  { word: word('bilans?'), instead: 'décompte' },
  { word: word('(?:le|du|au) secours'), instead: 'les secours' },
  { word: word('pren(?:dre|d|ez) (?:une|1) (?:morsure|griffure)'), instead: 'subir' },
  { word: /compteur à …|(?:morsures?|griffures?)\W+au compteur|place au compteur/i, instead: 'cadran' },
  { word: word('rentr\\p{L}+ pour de bon'), instead: 'rentrer à la maison' },
  { word: word('se rembourse'), instead: 'rentable' },
  { word: word('confiance (?:élevée|moyenne|faible)'), instead: 'Sûr, Probable, Incertain' },
  { word: /jolis clichés/i, instead: 'De jolis coups au bar' },
  { word: /rien dans ta sauce/i, instead: 'Sans sauce, merci !' },
  { word: /ferais mieux de changer/i, instead: 'Changeons plutôt de couleur' },
  { word: /mets-en deux/i, instead: 'Mettez-en deux !' },
];

const walkingDead: readonly Unwanted[] = [
  { word: /the walking dead/i, instead: 'Walking Dead' },
  { word: word('voisin(?:e|s|es)?|voisinage'), instead: 'adjacent, adjacence' },
  { word: word('ramass\\p{L}+'), instead: 'recueillir' },
  { word: word('privations?'), instead: 'perte de ressource' },
  { word: word("tant d(?:e |')\\p{L}+"), instead: 'X, the number on the card' },
  { word: word('tués manquants|manque des tués'), instead: 'zombies debout' },
  { word: word('li(?:re|t|sez|sent) (?:une face|les jokers|.* comme)'), instead: 'compter comme' },
  { word: word('lev(?:er|ez)(?:-vous)? le bouclier'), instead: 'utiliser le bouclier' },
  { word: word('(?:définitivement|est|sont) hors jeu'), instead: 'éliminé' },
];

const within = (where: string, list: readonly Unwanted[]): Unwanted[] => list.map((entry) => ({ where, ...entry }));

export const fr: readonly Unwanted[] = [
  ...everywhere,
  ...within('app', app),
  ...within('pints-of-blood', pints),
  ...within('walking-dead', walkingDead),
];
