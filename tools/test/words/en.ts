import type { Unwanted } from '../../words.ts';

const PINTS = 'pints-of-blood';
const DEAD = 'walking-dead';

/** A game with phases of its own may have Rounds, in which everybody has a turn. */
const round: Unwanted = { word: /\brounds?\b/i, instead: 'turn' };

/** The “not” column of the English glossary in docs/words.md, as far as a pattern can tell. */
export const en: readonly Unwanted[] = [
  // Spelling and small words.
  {
    word: /\b(?:color|armor|neighbor|favor|honor|behavior)|\b(?:gray|center|license)\b/i,
    instead: 'the British spelling',
  },
  { word: /\bset-up\b/i, instead: 'setup' },
  {
    word: /\b(?!Don['’]t (?:Say the Z|Bite Me|Scratch Me)|I['’]d Better Change|Let['’]s Go Arms)(?:\w+n['’]t|(?:it|that|there|here|you|we|they|I|let)['’](?:s|re|ve|ll|d|m))\b/i,
    instead: 'the words in full',
    except: {
      '*.story': 'stories may speak',
      bite: 'a heading may joke',
    },
  },
  { word: /\w \.\.\.$/, instead: 'the ellipsis without a space', except: { 'cli.how.path': 'more points follow' } },
  { word: /(?:\d|…) %/, instead: 'percent without a space' },
  { word: /\bwith …%|\ba …% chance\b/, instead: 'Chance to …: {n}%' },
  { word: /\b(?:anew|afresh)\b/i, instead: 'again' },
  { word: /\b(?:one|two|\d|…)(?: \w+)? or more\b/i, instead: 'at least one' },
  { word: /\bso (?:many|much)\b/i, instead: 'that many, that much' },
  { word: /\bas \S+ has it\b/i, instead: 'according to' },
  { word: /\bsurely\b/i, instead: 'at least, or the fact itself' },
  { word: /\b(?:shall|do you want to)\b/i, instead: 'the question itself' },
  { word: /\bin (?:your|my|his|her|their|any\w+['’]s|another player['’]s) (?:own )?turn\b/i, instead: 'on your turn' },

  // The app.
  {
    word: /\banswer(?:s|ed)?\b/i,
    instead: 'choice, option',
    where: 'app',
    except: {
      'cli.play.keys': 'a question of the terminal is answered',
      'kernel.refusal.stale': 'a question is answered',
      'kernel.refusal.malformed': 'a question is answered',
    },
  },
  {
    word: /\b(?:decisions?|decid(?:e|es|ed|ing)|prompts?|possibilit(?:y|ies))\b/i,
    instead: 'choice, choose, question, option',
    where: 'app',
    except: { 'cli.bench.*': 'a measure of the kernel, in its words' },
  },
  {
    word: /\bwindows?\b/i,
    instead: 'optional play, at this point',
    where: 'app',
    except: { 'web.trouble.storage.what': 'a private window of the browser' },
  },
  { word: /\bmatch(?:es)?\b/i, instead: 'table', where: 'app', except: { 'cli.replay.what': 'positions match' } },
  {
    word: /\b(?:(?:earlier|older|good|last) states?|checkpoints?|autosaves?)\b/i,
    instead: 'save, earlier save',
    where: 'app',
  },
  { word: /\b(?:save|saved|is no|is not a|damaged) (?:the |its )?logs?\b/i, instead: 'saved game' },
  { word: /\b(?:histor(?:y|ies)|protocols?|records)\b/i, instead: 'log', except: { 'cli.log.hash-differs': 'a verb' } },
  { word: /\bfingerprints?\b/i, instead: 'check code', only: 'messages' },
  { word: /\b(?:tak(?:e|es|en|ing)|took)(?: \w+)? back\b/i, instead: 'undo', where: 'app' },
  { word: /\b(?:bring|brings|brought)(?: \w+)? back\b/i, instead: 'redo', where: 'app' },
  { word: /\b(?:come|comes|came) to light\b/i, instead: 'is revealed' },
  {
    word: /\bturn(?:s|ed|ing)? (?:\w+ )?up\b/i,
    instead: 'reveal',
  },
  { word: /\bsigns?\b/i, instead: 'badge', where: 'app' },
  {
    word: /\bpeople\b/i,
    instead: 'players',
    where: 'app',
    except: { 'cli.about.play': 'people and bots', 'cli.flag.seats': 'people and bots' },
  },
  { word: /\b(?:shar(?:e|es|ed|ing) out|allot(?:s|ted)?)\b/i, instead: 'assign' },
  { word: /\bthrow(?:n|s)? (?:\w+ )?away\b/i, instead: 'delete', where: 'app' },
  { ...round, where: 'app', except: { 'cli.play.stalled': 'round in circles' } },
  { word: /\b(?:throw|throws|threw|cast|casts) (?:\w+ ){0,3}(?:dice|die|pool)\b/i, instead: 'roll' },

  // Pints of Blood.
  {
    ...round,
    where: PINTS,
    except: { 'card.extraN.flavour': 'a round of drinks', open: 'round the corner' },
  },
  { word: /\b(?:killed|beaten|fell(?:s|ed)|falls? to)\b/i, instead: 'defeated', where: PINTS },
  { word: /\b(?:zombies?|sleepers?) (?:\w+ )?(?:falls?|fell|fallen)\b(?! off)/i, instead: 'defeated', where: PINTS },
  {
    word: /\brows? (?:\S+ )?(?:moves|moved)\b|\brow's move\b/i,
    instead: 'slides',
    where: PINTS,
    except: { 'event.companion-moved': 'the companion moves' },
  },
  { word: /\bbags? of crisps\b/i, instead: 'crisps', where: PINTS, except: { open: 'the bags in the box' } },
  { word: /\b(?:pub )?food tiles?\b/i, instead: 'dish', where: PINTS },
  { word: /\brepel(?:s|led)?\b/i, instead: 'fend off', where: PINTS },
  { word: /\b(?:zombies|sleepers) who\b/i, instead: 'zombies that', where: PINTS },
  { word: /\b(?:take|refuse|turn down) (?:the |a )?divider\b/i, instead: 'accept, decline', where: PINTS },

  // The Walking Dead.
  { ...round, where: DEAD, except: { 'bot.swap': 'the other way round' } },
  { word: /\b(?:beaten|defeat(?:s|ed)?)\b/i, instead: 'killed, won', where: DEAD },
  { word: /\bread(?:s)? (?:\w+ ){0,4}as (?:a |an )?(?:kills?|actions?)\b/i, instead: 'count as', where: DEAD },
  { word: /\bteam members?\b/i, instead: 'survivors', where: DEAD },
  { word: /\bpart(?:y|ies)\b/i, instead: 'team, group', where: DEAD },
  {
    word: /\b(?:double )?steps?\b/i,
    instead: 'spaces, moves, drive',
    where: DEAD,
    except: { 'enc.A02.story': 'the porch complains at every step' },
  },
  { word: /\bbypass/i, instead: 'drive past', where: DEAD },
  { word: /\bneighbour(?:s|ing)?\b/i, instead: 'adjacent', where: DEAD },
  { word: /\b(?:supplies|stocks?)\b/i, instead: 'resources', where: DEAD },
  {
    word: /\b(?:tired|(?:lose|loses|lost|heal|heals) (?:\S+ )?Fatigue)\b/i,
    instead: 'take, remove or recover Fatigue',
    where: DEAD,
    except: { 'enc.O05.story': 'a story' },
  },
  { word: /\bblack di(?:e|ce)\b/i, instead: 'Ammo die', where: DEAD },
  { word: /\btrapped\b/i, instead: 'left behind', where: DEAD },
  { word: /\bfail part\b/i, instead: 'failure part', where: DEAD },
  { word: /\b(?:tiers?|demands?)\b/i, instead: 'objective, what it requires', where: DEAD },
  { word: /\bpromis(?:e|es|ed|ing)\b/i, instead: 'pledge', where: DEAD, except: { 'WD-LOSE06-R': 'the printed text' } },
  { word: /\bInventory card/i, instead: 'item', where: DEAD },
];
