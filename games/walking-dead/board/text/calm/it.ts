/** The words of calm mode, in Italian. */
export default {
  'calm.game.subtitle':
    'Tra te e i sonnambuli ci sono tre luoghi sicuri. Trovali prima degli altri, oppure trova compagnia.',
  'calm.option.elimination': 'Quando tutta la squadra torna a casa',
  'calm.face.kill': '{n, plural, one {risveglio} =2 {doppio risveglio} other {triplo risveglio}}',
  'calm.shot': '{n, plural, one {# risveglio} other {# risvegli}}',
  'calm.shot.blam': '{n, plural, one {# risveglio} other {# risvegli}} e Blam',
  'calm.loss.follower-dies': 'un compagno da mandare a casa',

  'calm.challenge.kill': 'svegliare {n, plural, one {# sonnambulo} other {# sonnambuli}}',
  'calm.challenge.survive': 'tenere a bada {n, plural, one {# sonnambulo} other {# sonnambuli}}',
  'calm.challenge.mix':
    'in un solo lancio: {kills, plural, one {# risveglio} other {# risvegli}} e {actions, plural, one {# azione} other {# azioni}}',
  'calm.challenge.mix.safe':
    'in un solo lancio: {kills, plural, one {# risveglio} other {# risvegli}} e {actions, plural, one {# azione} other {# azioni}}; i risvegli mancanti non stancano nessuno',
  'calm.challenge.pick.contest':
    'scegliere un altro giocatore; entrambi lanciano i dadi della propria squadra, e ti servono almeno tanti risvegli quanti i suoi',
  'calm.effect.killFollower': 'un compagno torna a casa o, se non ce ne sono, 1 Fatica',
  'calm.effect.tokens.here':
    'mettere {n, plural, one {# gettone sonnambulo su uno spazio adiacente} other {un gettone sonnambulo su ciascuno di # spazi adiacenti}}',
  'calm.effect.tokens.here.all': 'mettere un gettone sonnambulo su ogni spazio adiacente',
  'calm.effect.tokens.chosen':
    'mettere {n, plural, one {# gettone sonnambulo su uno spazio adiacente} other {un gettone sonnambulo su ciascuno di # spazi adiacenti}} al giocatore scelto',
  'calm.effect.tokens.chosen.all': 'mettere un gettone sonnambulo su ogni spazio adiacente al giocatore scelto',
  'calm.effect.clear':
    'togliere {n, plural, one {# gettone sonnambulo da uno spazio adiacente, se vuoi} other {fino a # gettoni sonnambulo dagli spazi adiacenti}}',
  'calm.effect.clear.all': 'togliere quanti gettoni sonnambulo vuoi dagli spazi adiacenti',
  'calm.effect.peek':
    'guardare {n, plural, one {# gettone sonnambulo} other {fino a # gettoni sonnambulo}} entro 3 passi',
  'calm.ability.killPlus.token':
    '+{n, plural, one {# risveglio} other {# risvegli}} nei combattimenti contro i gettoni sonnambulo.',
  'calm.ability.killPlus.encounter':
    '+{n, plural, one {# risveglio} other {# risvegli}} nei combattimenti di Incontri e Luoghi.',
  'calm.ability.killPlus.any': '+{n, plural, one {# risveglio} other {# risvegli}} in ogni combattimento.',
  'calm.ability.swap.kill': 'Una volta per lancio una faccia azione vale altrettanti risvegli.',
  'calm.ability.swap.action': 'Una volta per lancio una faccia risveglio vale altrettante azioni.',
  'calm.ability.quiet': 'Gli spari fino a {n, plural, one {# risveglio} other {# risvegli}} non attirano nessuno.',
  'calm.ability.loud': 'Ogni sparo attira sonnambuli.',
  'calm.ability.scout':
    'Prima di muoverti guarda {n, plural, one {# gettone sonnambulo} other {fino a # gettoni sonnambulo}} sugli spazi adiacenti.',
  'calm.ability.tough': 'Torna a casa alla quarta Fatica, non alla terza.',
  'calm.when.fight': 'Si usa, scartandolo, dopo un lancio contro i sonnambuli',
  'calm.use.fight': '+{n, plural, one {# risveglio} other {# risvegli}} in questo combattimento.',
  'calm.use.saves': 'Un sopravvissuto che la Fatica manderebbe a casa resta, a 1 Fatica dal ritorno.',
  'calm.use.look':
    'Prima di muoverti guarda {n, plural, one {# gettone sonnambulo} other {fino a # gettoni sonnambulo}} {within, plural, =1 {sugli spazi adiacenti} other {entro # passi}}.',

  'calm.ask.swap.kill': '{who}, {survivor} può leggere una faccia azione come risvegli. Quale dado?',
  'calm.ask.swap.action': '{who}, {survivor} può leggere una faccia risveglio come azioni. Quale dado?',
  'calm.ask.jokers':
    '{who}, finora risvegli: {kills} su {zombies}; azioni: {actions} su {wanted}. Come leggi {jokers, plural, one {il jolly} other {i jolly (#)}}?',
  'calm.ask.shoot': '{who}, sonnambuli svegliati: {kills} su {zombies}. Spari in aria?',
  'calm.ask.shoot.mixed': '{who}, risvegli: {kills} su {zombies}; azioni: {actions} su {wanted}. Aggiungi qualcosa?',
  'calm.ask.ammo-again':
    '{who}, lo sparo dà {shot}; {missing, plural, one {dormiva ancora # sonnambulo} other {dormivano ancora # sonnambuli}}. Rilanci il dado nero ({helper})?',
  'calm.ask.armour': '{who}, {survivor} sta per tornare a casa. Usi il giubbotto?',
  'calm.ask.which-follower.follower-dies': '{who}, quale compagno torna a casa?',
  'calm.ask.sow':
    '{who}, {n, plural, one {su quale spazio va il gettone sonnambulo} other {su quali # spazi vanno i gettoni sonnambulo}}?',
  'calm.ask.restart': '{who}, i tuoi sono tornati tutti a casa. Ricominci con una squadra nuova?',
  'calm.do.bypass': 'Aggira i sonnambuli in {space} con {fuel}',
  'calm.do.jokers':
    '{kills, plural, =0 {Nessun risveglio} one {# risveglio} other {# risvegli}}, {actions, plural, =0 {nessuna azione} one {# azione} other {# azioni}}',
  'calm.do.ammo': 'Spara in aria: 1 Munizione per il dado nero (da 1 a 3 risvegli, può attirare sonnambuli)',
  'calm.do.item.fight': '{item}: +{n, plural, one {# risveglio} other {# risvegli}} (poi si scarta)',
  'calm.do.item.saves': '{item}: il sopravvissuto resta (poi si scarta)',
  'calm.do.let-die.armour': 'Lascia che torni a casa',
  'calm.refusal.just-left': "In auto non puoi tornare su uno spazio appena lasciato: ora c'è un gettone sonnambulo.",
  'calm.refusal.no-token': 'In {space} non ci sono sonnambuli da aggirare.',
  'calm.refusal.icon-space': "In {space} i sonnambuli non si aggirano: c'è qualcosa per cui fermarsi.",
  'calm.refusal.no-shots-in-actions': 'In un lancio di azioni le Munizioni non servono.',
  'calm.refusal.beaten': 'I sonnambuli sono già tutti svegli.',
  'calm.moment.fight': 'dopo un lancio contro i sonnambuli',

  'calm.event.moved.bypass': '{player} aggira i sonnambuli in {to}.',
  'calm.event.token-placed': 'In {space} arriva un gettone sonnambulo.',
  'calm.event.tokens-mixed': 'I gettoni sonnambulo scartati si rimescolano in una nuova scorta.',
  'calm.event.token-turned': 'In {space}: {zombies, plural, one {# sonnambulo} other {# sonnambuli}}.',
  'calm.event.token-cleared':
    '{player} toglie un gettone in {space}: {zombies, plural, one {# sonnambulo} other {# sonnambuli}}.',
  'calm.event.peeked': '{player} guarda di nascosto i sonnambuli in {spaces}.',
  'calm.event.peek-seen.one': '{zombies, plural, one {# sonnambulo} other {# sonnambuli}} in {space}',
  'calm.event.before-roll.kill':
    'Probabilità di {zombies, plural, one {# risveglio} other {# risvegli}} con questo lancio: {percent}%.',
  'calm.event.before-roll.both':
    'Probabilità di {zombies, plural, one {# risveglio} other {# risvegli}} e {wanted, plural, one {# azione} other {# azioni}} con questo lancio: {percent}%.',
  'calm.event.jokers-read':
    '{player} legge i jolly come {kills, plural, =0 {nessun risveglio} one {# risveglio} other {# risvegli}} e {actions, plural, =0 {nessuna azione} one {# azione} other {# azioni}}.',
  'calm.event.face-read.kill':
    '{player} legge {n, plural, one {# azione come # risveglio} other {# azioni come # risvegli}} ({survivor}).',
  'calm.event.face-read.action':
    '{player} legge {n, plural, one {# risveglio come # azione} other {# risvegli come # azioni}} ({survivor}).',
  'calm.event.shot': '{player} spara in aria: {face}.',
  'calm.event.noise': 'Lo sparo in {space} si è sentito: arrivano sonnambuli su ogni spazio adiacente.',
  'calm.event.fought.won':
    '{player} sveglia {zombies, plural, one {# sonnambulo} other {# sonnambuli}} ({kills, plural, one {# risveglio} other {# risvegli}}).',
  'calm.event.fought.lost':
    '{player}: sonnambuli svegliati {kills} su {zombies}; {standing, plural, one {# dorme} other {# dormono}} ancora.',
  'calm.event.survivor-died': '{survivor} ({player}) torna a casa.',
  'calm.event.team-lost': 'La squadra di {player} è tornata a casa.',
  'calm.event.contest-roll': '{player} lancia {faces}: {kills, plural, one {# risveglio} other {# risvegli}}.',
  'calm.outcome.nobody': 'Nessuno ha trovato un rifugio. La Georgia è dei sonnambuli.',
  'calm.outcome.solo-lost': 'I tuoi sono tornati tutti a casa. La strada è di nuovo vuota.',

  'calm.boardview.tokens': '{n, plural, one {# gettone sonnambulo coperto} other {# gettoni sonnambulo coperti}}',
  'calm.boardview.tokens.known':
    '{n, plural, one {# gettone sonnambulo} other {# gettoni sonnambulo}}, valori noti: {known}',
  'calm.boardview.danger':
    'Probabilità di svegliarli tutti senza Fatica: {percent}%. Fatica prevista: {fatigue, plural, other {#}}. Rilanci, Munizioni e oggetti sono esclusi dal calcolo.',
  'calm.boardview.supply.one': '{n, plural, one {# sonnambulo} other {# sonnambuli}}: {percent}%',
  'calm.boardview.objective.fight': 'sveglia {n} sonnambuli ({percent}%)',
  'calm.boardview.objective.hold': 'tieni a bada {n} sonnambuli (Fatica: circa {fatigue, plural, other {#}})',
  'calm.boardview.kind.fuel':
    '1 Carburante raddoppia un passo su strada libera, o fa aggirare i gettoni. Al massimo tre per turno.',
  'calm.boardview.kind.ammo':
    '1 Munizione fa lanciare il dado nero dopo un lancio contro i sonnambuli. Metà delle sue facce ne attira altri.',
  'calm.boardview.roll.kills': 'Sonnambuli svegliati: {kills} su {zombies}',
  'calm.boardview.odds.shot':
    "Probabilità di svegliare {n, plural, one {l'ultimo sonnambulo} other {gli ultimi # sonnambuli}} con 1 Munizione: {percent}%.",
  'calm.boardview.odds.fight': 'tutti svegli: {percent}%, Fatica prevista: {fatigue, plural, other {#}}',
  'calm.boardview.pool.kills': 'Sonnambuli svegliati',
  'calm.boardview.hidden.shares': 'Sonnambuli su ciascuno',
  'calm.lock.token': 'si è scoperto un gettone sonnambulo',
  'calm.stats.survivor-died': '{n, plural, one {# sopravvissuto tornato} other {# sopravvissuti tornati}} a casa',

  'calm.bot.eat-now': 'Ancora 1 Fatica e {survivor} torna a casa.',
  'calm.bot.allot': 'Divisa così, la Fatica non manda a casa nessuno.',
  'calm.bot.allot-death': 'Qualcuno deve tornare a casa, e così perdiamo il meno possibile.',
  'calm.bot.heal': 'Prima chi sta per tornare a casa.',
  'calm.bot.shoot-more': 'Una Munizione non basta, ma ogni sonnambulo in meno conta.',
  'calm.bot.reroll-less': 'Rilanciare questo dado può lasciare meno sonnambuli addormentati.',
  'calm.bot.jokers-kills': 'Il lancio fallisce comunque; i risvegli almeno risparmiano Fatica.',
  'calm.bot.take': 'Possiamo sopportare {n} Fatica: altrimenti qualcuno tornerebbe a casa.',

  'calm.enc.K07.story': 'La sentinella sulla torretta russa da un pezzo. Si volta solo quando sente i tuoi passi.',
  'calm.enc.K08.story':
    'Lo scuolabus è di traverso sulla strada. Dentro dormono tutti; un dito, sul vetro, scrive: CIAO.',
  'calm.enc.K11.story': 'Dalla cantina sale un canto sottovoce. Sui gradini, i fedeli che si sono appisolati.',
  'calm.enc.K12.story': "Il catenaccio è chiuso da fuori. Chi l'ha messo non voleva disturbare quelli dentro.",
  'calm.enc.K15.story': 'Ogni rampa ha la sua eco. Fra tanti passi, alcuni corrono: e chi dorme non corre.',
  'calm.enc.K16.story': 'Il portavalori è aperto e le banconote volano via. Le guardie le contano nel sonno.',
  'calm.enc.S01': 'Vicolo cieco',
  'calm.enc.S10': "Fumo nell'aria",
  'calm.enc.S10.story': "L'aria punge ancora di fuochi d'artificio. Chi li ha accesi non è andato lontano.",
  'calm.enc.A09.story': 'Filo da pesca, un ago passato sulla fiamma. «Guarda me, non il ginocchio.»',
  'calm.enc.A10.story': 'Un fuoco, una tenda, un cane che ti studia. «Siediti. Piano.»',
  'calm.enc.A13.story': "Brande in ordine, un gran russare. L'ultimo medico ha chiuso tutto e ha nascosto le chiavi.",
  'calm.enc.A15.story': 'I bersagli di paglia sono ancora in piedi. Qualcuno, però, mirava alle mele.',
  'calm.enc.A17': 'Abbassate la voce',
  'calm.enc.A17.story': 'Hanno i pugni chiusi e gli occhi di chi non dorme da giorni. Scegli bene le parole.',
  'calm.enc.A18.story': 'Pezzi sparsi su un telo, un manuale senza copertina. Aspettavano soltanto mani pazienti.',
  'calm.enc.P02.story': "Un tronco di traverso e un uomo in poltrona. «Questa strada l'abbiamo spazzata noi.»",
  'calm.enc.P03.story': 'Ha steso la coperta come al mercato della domenica. Sorride, ma non fa sconti.',
  'calm.enc.P04': 'Il soldato stanco',
  'calm.enc.P04.story': 'Sta appoggiato a una ruota, abbracciato allo zaino. «Solo vesciche. E una gran fame.»',
  'calm.enc.P06': 'Un saluto rumoroso',
  'calm.enc.P06.story': "Vi seguono da ore, ben svegli e a ogni curva un po' più vicini.",
  'calm.enc.P07.story': "Annusano l'aria come davanti a un forno. Qualcosa dovranno pur seguire.",
  'calm.enc.H03.story': 'Dalla torretta vi pesano con lo sguardo: le facce, gli zaini, le scarpe.',
  'calm.enc.M01': "L'amico assonnato",
  'calm.enc.M01.story': 'Nasconde uno sbadiglio nella manica. Lo avete visto tutti, non lo dice nessuno.',
  'calm.enc.M01.a': 'Rimboccagli le coperte',
  'calm.enc.M02.story': "Una voce chiama dal fondo del pozzo. Un'altra, nella tua testa, dice di andare oltre.",
  'calm.enc.M08': 'Il granaio che russa',
  'calm.enc.M08.story': 'Il granaio russa in ogni asse. Hai una sirena, e il vento soffia dalla parte giusta.',
  'calm.enc.M08.a': 'Metti in moto la sirena',
  'calm.enc.C04': 'Il botto più grosso',
  'calm.enc.C04.story': "Alla cascina c'è già qualcuno. Vince chi sa fare più rumore.",
  'calm.enc.V02.story': 'Una donna con una valigia, sola, sotto la pioggia. «Per favore. Stanno arrivando.»',
  'calm.enc.V05.no': 'Rifiuta la tregua',
  'calm.enc.O04.story': 'Stesso magazzino, stessa ora. Nessuno vuole salutare per primo.',
};
