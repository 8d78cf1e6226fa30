import type en from '../en/events.ts';

/** What happened, and how it ended. */
export default {
  'event.team-dealt': '{player} gioca {character} e parte con {follower} da {space}.',
  'event.follower-waits': '{survivor} aspetta aiuto in {space}.',
  'event.first-roll': '{player} lancia per cominciare: {faces} ({actions, plural, one {# azione} other {# azioni}}).',
  'event.first-roll.none': '{player} non ha dadi da lanciare per cominciare.',
  'event.first-player': 'Comincia {player}.',
  'event.turn': 'Turno {turn}: {player}',
  'event.enters': '{player} rientra in {space}.',

  'event.moved.go': '{player} va in {to}.',
  'event.moved.drive': '{player} raggiunge {to} in auto.',
  'event.moved.bypass': '{player} aggira gli zombi in {to}.',
  'event.moved.rope': '{player} scavalca il confine verso {to}.',
  'event.fuel-burnt': '{player} consuma 1 Carburante.',
  'event.lent.fuel': '{player} pagherà il prossimo Carburante.',
  'event.lent.ammo': '{player} paga 1 Munizione per il gruppo.',
  'event.stays': '{player} resta in {space} e riprova.',
  'event.token-placed': 'In {space} arriva un gettone zombi.',
  'event.tokens-mixed': 'I gettoni zombi scartati si rimescolano in una nuova scorta.',
  'event.token-turned': 'In {space}: {zombies, plural, one {# zombi} other {# zombi}}.',
  'event.token-cleared': '{player} toglie un gettone in {space}: {zombies, plural, one {# zombi} other {# zombi}}.',
  'event.peeked': '{player} guarda di nascosto gli zombi in {spaces}.',
  'event.peek-seen': '{player} vede {seen}.',
  'event.peek-seen.one': '{zombies, plural, one {# zombi} other {# zombi}} in {space}',

  'event.before-roll.kill':
    'Probabilità di {zombies, plural, one {# uccisione} other {# uccisioni}} con questo lancio: {percent}%.',
  'event.before-roll.action':
    'Probabilità di {wanted, plural, one {# azione} other {# azioni}} con questo lancio: {percent}%.',
  'event.before-roll.both':
    'Probabilità di {zombies, plural, one {# uccisione} other {# uccisioni}} e {wanted, plural, one {# azione} other {# azioni}} con questo lancio: {percent}%.',
  'event.rolled': '{player} lancia: {faces}.',
  'event.rolled.none': '{player} non ha dadi da lanciare.',
  'event.rerolled': '{player} rilancia un dado con {survivor}: {was} diventa {now}.',
  'event.jokers-read':
    '{player} legge i jolly come {kills, plural, =0 {nessuna uccisione} one {# uccisione} other {# uccisioni}} e {actions, plural, =0 {nessuna azione} one {# azione} other {# azioni}}.',
  'event.face-read.kill':
    '{player} legge {n, plural, one {# azione come # uccisione} other {# azioni come # uccisioni}} ({survivor}).',
  'event.face-read.action':
    '{player} legge {n, plural, one {# uccisione come # azione} other {# uccisioni come # azioni}} ({survivor}).',
  'event.shot': '{player} spara: {face}.',
  'event.shot-again': '{player} rilancia il dado nero ({by}): {face}.',
  'event.noise': 'Lo sparo in {space} si è sentito: arrivano zombi su ogni spazio adiacente.',
  'event.fought.won':
    '{player} uccide {zombies, plural, one {# zombi} other {# zombi}} ({kills, plural, one {# uccisione} other {# uccisioni}}).',
  'event.fought.lost':
    '{player} uccide {kills} zombi su {zombies}; {standing, plural, one {# resta} other {# restano}} in piedi.',
  'event.acted':
    '{player} ottiene {actions, plural, one {# azione} other {# azioni}}; {wanted, plural, one {ne serviva #} other {ne servivano #}}.',

  'event.volunteered': '{player} prende su di sé {fatigue} Fatica.',
  'event.tired': '{survivor} prende {fatigue} Fatica, ora ne ha {now} ({player}).',
  'event.rested': '{survivor} perde {fatigue} Fatica, ora ne ha {now} ({player}).',
  'event.food-eaten': '{survivor} mangia 1 Cibo ({player}).',
  'event.survivor-died': 'Muore {survivor} ({player}).',
  'event.team-lost': '{player} non ha più nessuno.',
  'event.cards-lost':
    '{player} perde le sue carte: {items, plural, =0 {nessun oggetto} one {# oggetto} other {# oggetti}} e {locations, plural, =0 {nessun Luogo esplorato} one {# Luogo esplorato} other {# Luoghi esplorati}}.',
  'event.cards-lost.private':
    '{player} perde le sue carte: {items, plural, =0 {nessun oggetto} one {# oggetto} other {# oggetti}}, {locations, plural, =0 {nessun Luogo esplorato} one {# Luogo esplorato} other {# Luoghi esplorati}} e il Luogo privato {card}.',
  'event.new-team': '{player} tornerà con {survivors}.',
  'event.player-out': '{player} è fuori dalla partita.',

  'event.encounter': '{player} affronta «{card}».',
  'event.encounter.marker': '{player} affronta «{card}» per liberare un compagno.',
  'event.encounter-replaced': 'Per «{card}» servono altri giocatori: si cambia carta.',
  'event.no-encounter': 'Non ci sono più Incontri da pescare.',
  'event.decided': '{player} decide: {label}.',
  'event.succeeded': '«{card}»: successo.',
  'event.failed': '«{card}»: fallimento.',
  'event.compared': 'A confronto: {metric}. {results}.',
  'event.compared.one': '{player} {n}',
  'event.voted': 'Si è votato su «{card}». {results}.',
  'event.voted.one': '{player}: {vote}',
  'event.voted.weighed': '{player}: {vote} (vale {n})',
  'event.picked': '{player} sceglie {other}.',
  'event.contest-roll': '{player} lancia {faces}: {kills, plural, one {# uccisione} other {# uccisioni}}.',
  'event.contest-roll.none': '{player} non ha dadi da lanciare.',
  'event.handed-over': '{other} riceve {unit} da {player}.',
  'event.exchanged': '{player} scambia {given} con {got} di {other}.',

  'event.gained': '{player} guadagna {units}.',
  'event.gained.none': '{player} non guadagna nulla.',
  'event.lost': '{player} perde {units}.',
  'event.paid': '{player} paga {units}.',
  'event.pledge-asked.public': '{player} chiede al gruppo di aiutare a pagare il Luogo pubblico {slot}.',
  'event.pledge-asked.private': '{player} mostra al gruppo un Luogo privato e chiede aiuto per pagarlo.',
  'event.pledged': '{player} promette {units} per aiutare a pagare.',
  'event.collected': '{player} raccoglie {unit}.',
  'event.collected.none': '{player} raccoglie {kind}, ma va perso tutto.',
  'event.foraged': '{survivor} trova {unit} in più per {player}.',
  'event.foraged.none': '{survivor} trova qualcosa in più ({kind}), ma {player} non ha posto.',
  'event.denied.one': '{player} raccoglierà qui una risorsa in meno.',
  'event.denied.turn': '{player} non raccoglie più nulla in questo turno.',
  'event.next-move': '{player} avrà un passo in più nel prossimo turno.',
  'event.item-kept': "{player} mette nell'Inventario: {item}.",
  'event.item-used': '{player} usa un oggetto: {item}.',
  'event.item-lost': '{player} perde un oggetto: {item}.',
  'event.taken-over': '{player} se ne fa carico: {what}.',
  'event.follower-joins': '{player} accoglie {survivor}.',
  'event.follower-joins.gains': '{player} accoglie {survivor}, che porta {gains}.',
  'event.no-follower': 'Non ci sono più compagni per {player}.',
  'event.follower-left': '{player} lascia {survivor} in {space}.',

  'event.private-told': '{player} mostra al gruppo un Luogo privato: {card}.',
  'event.private-shown': '{player} scopre il suo Luogo privato: {card}.',
  'event.attempt': '{player} esplora {card}: {tier, plural, =1 {primo Luogo} =2 {secondo Luogo} other {terzo Luogo}}.',
  'event.not-explored': '{player} fallisce in {space}.',
  'event.explored': '{player} ha esplorato {card}: {n} su 3.',
  'event.location-shown': 'Il Luogo pubblico {slot} ora è {card}.',
  'event.location-swapped': 'Luogo pubblico {slot}: via {was}, ecco {now}.',

  'event.invited': '{player} invita {other} a fare gruppo.',
  'event.invitation-refused': '{player} rifiuta.',
  'event.group-formed': '{players} viaggiano insieme.',
  'event.group-left': '{player} lascia il gruppo.',
  'event.refuge': '{players} {n, plural, one {ha trovato} other {hanno trovato}} un rifugio.',
  'event.stopped': '{player} rinuncia a cercare.',
  'event.nobody-left': 'Non resta più nessuno.',

  'outcome.refuge': '{winners} {n, plural, one {ha trovato} other {hanno trovato}} un rifugio.',
  'outcome.refuge.later':
    '{winners} {n, plural, one {ha trovato} other {hanno trovato}} un rifugio prima degli altri; più tardi anche {later}.',
  'outcome.nobody': 'Nessuno ha trovato un rifugio. La Georgia è dei morti.',
  'outcome.solo-won.alone':
    "Sei al sicuro{score, plural, =0 {, senza nessuno accanto} one {, con # compagno} other {, con # compagni}}. C'è un gran silenzio, qui.",
  'outcome.solo-won.small-band':
    'Sei al sicuro, con {score, plural, one {# compagno} other {# compagni}}: una piccola compagnia.',
  'outcome.solo-won.community':
    'Sei al sicuro, con {score, plural, one {# compagno} other {# compagni}}: una comunità.',
  'outcome.solo-won.safe-haven':
    'Sei al sicuro, con {score, plural, one {# compagno} other {# compagni}}: un vero rifugio.',
  'outcome.solo-lost': 'I tuoi sono tutti morti. La strada è di nuovo vuota.',
} satisfies Record<keyof typeof en, string>;
