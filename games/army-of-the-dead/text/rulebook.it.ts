/** The rulebook. Rule ids are anchors. */
export default `# Army of the Dead: un gioco Zombicide

## Che cosa c'è nella scatola {#comp}

Sei Sopravvissuti entrano in una città murata a cercare denaro e compagnia, contro una folla che non si stanca mai. Ecco i pezzi, e i pochi che possono finire.

- **AD-COMP01** La mappa è fatta di 8 tessere a due facce. Le facce si chiamano da R1 a R8 e da V1 a V8; Rn e Vn sono la stessa tessera, perciò nessuna mappa le usa insieme.
- **AD-COMP01-R** Nostra interpretazione: che le facce vadano a coppie per numero si ricava dalle sigle e dall'unica Missione stampata. R4 e R5 sono il casinò, V4 e V5 un piano d'albergo; una faccia ha il Caveau, una la Statua, alcune un ascensore.
- **AD-COMP02** I Sopravvissuti sono 12, ciascuno con carta e miniatura, e sono Bly Tanaka, Burt Cummings, Chambers, Kate Ward, Lilly, Ludwig Dieter, Maria Cruz, Marianne Peters, Martin, Mikey Guzman, Scott Ward e Vanderohe.
- **AD-COMP03** Gli zombi sono 50: 30 Shambler, 16 Alpha, Valentine, la Regina, Zeus, e Zeus sul suo cavallo.
- **AD-COMP04** Zeus e Zeus con Elmetto sono la stessa miniatura; cambia soltanto la carta. A cavallo ne ha una sua.
- **AD-COMP05** Le carte piccole sono 55 di Equipaggiamento, 12 Obiettivi Personali, 18 carte Zombi, 10 Ordini di Zeus, 5 carte Caveau, 5 Abomini e 1 del Camioncino.
- **AD-COMP06** Carte degli Abomini: Valentine, la Regina, Zeus, Zeus con Elmetto, Zeus a Cavallo.
- **AD-COMP07** Il mazzo Equipaggiamento ha 28 tipi di carte, 55 in tutto. La tabella in fondo dice quante di ogni tipo.
- **AD-COMP08** Tra i segnalini ce n'è uno di Rumore, uno del Camioncino, uno di Primo Giocatore, un Indicatore Tempo, due di Ascensore, quattro Porte, gli Obiettivi in sei colori, quelli di Generazione, e 30 Dormienti (sette da 1, otto da 2, otto da 3, sette da 4).
- **AD-COMP09** I segnalini Dormienti nascondono in tutto 75 Shambler, in media 2,5.
- **AD-COMP10** Sei dadi comuni e due dadi Munizioni servono a tutti.
- **AD-COMP11** La Plancia di un Sopravvissuto mostra Salute, una Barra di Pericolo da 0 a 43, le Abilità, due slot Mano e tre slot Zaino.
- **AD-COMP12** Possono finire i 30 Shambler e i 16 Alpha. Di ogni Abominio, del Rumore e del Camioncino ce n'è uno.
- **AD-COMP12-R** Nostra interpretazione: i dadi non finiscono mai. Se un attacco ne vuole più di quanti ce ne sono, se ne lanciano alcuni due volte.

## Prima del cancello: la preparazione {#setup}

Il tavolo ti chiede una squadra e sistema il resto; qui c'è l'ordine dei passi.

- **AD-SETUP01** Giocano sei Sopravvissuti, in quanti che siate. Divideteli come volete; uno solo può guidarli tutti.
- **AD-SETUP02** Scegliete una delle dieci Missioni. Non c'è un ordine da seguire.
- **AD-SETUP03** Le tessere stanno come mostra la Missione.
- **AD-SETUP04** Si mettono i segnalini e le miniature che indica. I Dormienti si mescolano e ne va uno, a numero coperto, in ogni Zona della sua lista.
- **AD-SETUP04-R** Nostra interpretazione: si mescolano tutti e 30 e si usano solo quelli che servono; gli altri nessuno li guarda. Una Zona nominata due volte ne riceve due.
- **AD-SETUP05** Con la Missione davanti, scegliete i sei che vi sembrano adatti.
- **AD-SETUP06** La Missione nomina le Specialità di cui ha bisogno; qualcuno in squadra dovrebbe averle.
- **AD-SETUP06-R** Nostra interpretazione: il tavolo lo pretende, perché senza di loro la Missione sarebbe persa in partenza.
- **AD-SETUP07** Ogni Sopravvissuto ha una Plancia sua.
- **AD-SETUP08** Ogni Sopravvissuto offre due dotazioni di due carte. Ne prendi una, e le sue carte escono dal mazzo Equipaggiamento.
- **AD-SETUP09** Ci sono tre mazzi coperti: Equipaggiamento, Zombi, Ordini di Zeus.
- **AD-SETUP10** Le carte degli Abomini e del Camioncino restano scoperte come promemoria e non sono di nessuno.
- **AD-SETUP11** La squadra sta nella Zona di Partenza, con il segnalino Rumore. Se le Zone di Partenza sono più d'una, scegline una per il Rumore.
- **AD-SETUP11-R** Nostra interpretazione: in quel caso scegli anche da dove parte ciascuno. Mettere il segnalino non è fare Rumore.
- **AD-SETUP12** Tutti cominciano al Blu con 0 PA, Salute piena e la loro Abilità blu. Le due carte iniziali vanno in qualunque slot.
- **AD-SETUP13** La Salute piena è 3, per un Colosso 4.
- **AD-SETUP14** Si mescolano gli Obiettivi Personali dei sei e se ne pescano due, scoperti; gli altri restano nella scatola.
- **AD-SETUP14-R** Nostra interpretazione: il primo va con il segnalino giallo, il secondo con il viola. Quelli dei Compagni non si pescano mai.
- **AD-SETUP15** Si mescolano gli Obiettivi nominati dalla Missione con il giallo e il viola, e si dispongono con il lato rosso visibile.
- **AD-SETUP15-R** Nostra interpretazione: un segnalino che la Missione nomina per colore va subito nella sua Zona, con il colore visibile.
- **AD-SETUP16** Scegliete chi riceve il segnalino Primo Giocatore.
- **AD-SETUP17** Se la mappa ha il Caveau, una delle cinque carte Caveau va coperta nella sua Zona della Trappola.
- **AD-SETUP18** Ogni Missione usa una sola versione di Zeus. Chi dice Zeus intende quella.
- **AD-SETUP19** Dove il tempo è contato, l'Indicatore Tempo parte dalla prima casella.

## Un round, e chi decide {#round}

Agiscono i Sopravvissuti, poi i morti agiscono e aumentano, poi si ricomincia.

- **AD-ROUND01** Un round ha tre parti: Fase dei Giocatori, Fase degli Zombi, Fase Finale.
- **AD-ROUND02** Comincia il Primo Giocatore e si prosegue in senso orario finché tutti hanno giocato.
- **AD-ROUND03** Quando tocca a te, ognuno dei tuoi Sopravvissuti fa un Turno, uno dopo l'altro, nell'ordine che vuoi.
- **AD-ROUND03-R** Nostra interpretazione: quell'ordine lo decidi via via. Leader nato e Tattico possono cambiarlo.
- **AD-ROUND04** Un Turno ha 3 Azioni, di più con le Abilità. Quelle che non usi sono perse.
- **AD-ROUND05** Puoi ripetere la stessa Azione, se nessuna regola lo vieta.
- **AD-ROUND06** La Fase degli Zombi ha due passi, prima agiscono e poi ne compaiono altri.
- **AD-ROUND07-R** Nostra interpretazione: chi non ha più nessuno sul tabellone si salta, anche per il segnalino Primo Giocatore, ma decide ancora con il gruppo.
- **AD-ROUND08-R** Nostra interpretazione: ciò che decide il gruppo si chiede a uno solo, dopo averne parlato quanto si vuole. Nella preparazione è il primo giocatore. Per dividere Attacchi o insuccessi è il giocatore di chi può essere colpito, o il Primo Giocatore se sono di più giocatori. Un Compagno è di chi gioca il suo Leader, o del Primo Giocatore.

## Vincere e perdere {#win}

Si vince e si perde insieme.

- **AD-WIN01** Vincete appena tutti i passi della Missione e i due Obiettivi Personali sono compiuti.
- **AD-WIN02** Chi ha perso i suoi Sopravvissuti vince e perde con gli altri.
- **AD-WIN03** Perdete quando muore un Sopravvissuto con un Obiettivo Personale pescato, anche se l'aveva già compiuto.
- **AD-WIN04** Perdete quando la Missione non si può più completare.
- **AD-WIN04-R** Nostra interpretazione: lo stesso vale per un Obiettivo Personale diventato impossibile. Quando di preciso, lo dicono AD-MISS07-R e AD-PO12-R.
- **AD-WIN05** Perdete quando accade ciò che la Missione vieta, per esempio se scade il tempo.
- **AD-WIN06** La morte di chiunque altro è triste, ma non è la fine.
- **AD-WIN07-R** Nostra interpretazione: dopo ogni singolo effetto il tavolo guarda tutte e due le cose; se un effetto le porta insieme, vincete. Un obiettivo che parla della fine vale se è vero quando tutto il resto è fatto.
- **AD-WIN08-R** Nostra interpretazione: chi è fuggito è fuori dal tabellone e in salvo, tiene tutto, conta come vivo e non conta più per Livello di Pericolo, Rumore e morti. Non ottiene altri PA.

## Le Zone {#zone}

Ogni luogo della mappa è una Zona; quasi tutte le regole chiedono che cosa confina con che cosa.

- **AD-ZONE01** Sopravvissuti e zombi sono Personaggi.
- **AD-ZONE02** Una Zona di strada è un tratto di strada tra linee dipinte, muri e bordo della mappa.
- **AD-ZONE03** Tutte le altre sono Zone di edificio, una stanza o la parte di stanza che le linee separano.
- **AD-ZONE04** Due Zone sono adiacenti se si vedono e stanno una accanto all'altra.
- **AD-ZONE04-R** Nostra interpretazione: conta un confine che si può passare, cioè una linea o un passaggio aperto. Gli ascensori di piani diversi e le Zone divise da slot machine sono adiacenti senza vista; una porta chiusa le separa del tutto.
- **AD-ZONE05** Gli angoli non uniscono, né per camminare né per guardare.
- **AD-ZONE06-R** Nostra interpretazione: in una Zona c'è posto per tutti.

## La Linea di Vista {#los}

Serve a te per sparare e ai morti per seguirti. Il tavolo la mostra per ogni Zona.

- **AD-LOS01** In strada vedi lungo righe e colonne diritte di Zone di strada, fino a un muro.
- **AD-LOS02** In un edificio vedi le Zone che hanno con la tua un'apertura o una linea.
- **AD-LOS02-R** Nostra interpretazione: con la tua Zona, non con la stanza intera.
- **AD-LOS03** Da edificio a edificio la vista finisce dopo 1 Zona, anche nella stessa stanza.
- **AD-LOS04** Dove c'è un'apertura le due Zone si vedono, ovunque stiano le miniature.
- **AD-LOS05** Guardando fuori da un edificio vedi la strada fin dove corre diritta.
- **AD-LOS06** Guardando dentro dalla strada vedi solo la prima Zona dietro la porta.
- **AD-LOS07** Attraverso una porta chiusa non si vede.
- **AD-LOS08** La sala del casinò e i corridoi dell'hotel si guardano come strade.
- **AD-LOS08-R** Nostra interpretazione: per la vista sono strade in tutto, anche per chi guarda da fuori. Per il resto sono edifici.
- **AD-LOS09** Le slot machine fermano la vista.
- **AD-LOS10-R** Nostra interpretazione: ma ci si cammina accanto, perciò le Zone restano adiacenti.
- **AD-LOS11** Da un piano all'altro non si vede.
- **AD-LOS12** La Statua ferma la vista.
- **AD-LOS13-R** Nostra interpretazione: da un edificio non si vede in un altro oltre la strada.
- **AD-LOS14-R** Nostra interpretazione: la vista è delle Zone e vale nei due sensi. Le miniature non la fermano mai, e una Zona vede sé stessa.
- **AD-LOS15-R** Nostra interpretazione: di preciso, X vede Y lungo una fila diritta di Zone se non si passano muri, porte chiuse o slot machine, se tutte le Zone in mezzo sono strada, sala o corridoio, e se non c'è nulla in mezzo dove né X né Y lo sono. La Gittata conta i confini passati; la tua Zona è Gittata 0.
- **AD-LOS16-R** Nostra interpretazione: senza vista non c'è Gittata. Tra Zone che non si vedono non arrivano attacchi, Abilità o aiuti al Caveau, anche se passi e Rumore possono arrivarci.

## Camminare {#move}

Un passo porta in una Zona adiacente.

- **AD-MOVE01** Un Personaggio può passare in una Zona adiacente che ha con la sua una linea o una porta.
- **AD-MOVE02** Tra Zone di strada si cammina liberamente; negli edifici si entra e si esce solo dalle porte.
- **AD-MOVE03** Dentro serve una porta o una linea. Il punto in cui sta la miniatura non conta.
- **AD-MOVE04-R** Nostra interpretazione: i passaggi stampati sono sempre aperti. Chiusi sono solo i segnalini Porta e la porta del Caveau. Un Sopravvissuto accanto a una porta chiusa la apre con 1 Azione; questo fa Rumore nella sua Zona, a porta già aperta. Resta aperta, dietro non compare nulla, e i morti non ne aprono mai.

## Gli ascensori {#elev}

Di solito funzionano.

- **AD-ELEV01** Le Zone di Ascensore di piani diversi sono adiacenti, senza vista.
- **AD-ELEV02** Con un Movimento passi dall'una all'altra.
- **AD-ELEV03** Lo prendono anche i morti, se è la via più corta.
- **AD-ELEV04-R** Nostra interpretazione: il Rumore a un ascensore sveglia i Dormienti agli altri, ma ciò che ha bisogno di Gittata non passa. Due sullo stesso piano non sono collegati.
- **AD-ELEV05-R** Nostra interpretazione: un segnalino Ascensore vuol dire fuori servizio. Quella Zona è una stanza qualunque finché il segnalino non si toglie.

## La Statua {#statue}

Si guarda e non si tocca.

- **AD-STATUE01** Nella Zona della Statua non entra nessuno.
- **AD-STATUE02** Gli zombi che ci compaiono possono solo scendere, e non tornano.
- **AD-STATUE03-R** Nostra interpretazione: la vista non la attraversa, ma può cominciare o finire lì, quindi chi ci sta si vede e si colpisce. Nessuna via ci passa, e nulla ci si può spingere.

## Il Caveau {#vault}

Prima le trappole, poi la porta: un gioco di dadi dentro il gioco.

- **AD-VAULT01** La porta del Caveau si apre solo dopo aver superato le trappole davanti.
- **AD-VAULT02** Il primo Sopravvissuto che entra nella Zona della Trappola scopre la carta Caveau.
- **AD-VAULT03** Nella Zona della Trappola puoi spendere 2 Azioni, come una sola, per Superare la Sfida.
- **AD-VAULT04** Lanci cinque dadi fino a tre volte. Dopo ogni lancio metti da parte quelli che vuoi; gli altri si possono rilanciare.
- **AD-VAULT04-R** Nostra interpretazione: ciò che è da parte resta da parte per questo tentativo. Puoi anche non tenerne nessuno, o smettere prima. Dopo l'ultimo lancio, se nessuno può più cambiare i dadi, contano tutti.
- **AD-VAULT05** Riesci con cinque numeri di seguito, dal più piccolo al più grande.
- **AD-VAULT05-R** Nostra interpretazione: cioè da 1 a 5 o da 2 a 6. L'elenco stampato è guasto; 1-2-3-4-6 non vale.
- **AD-VAULT06** Se non riesce, chiunque nella Zona della Trappola può riprovare con 2 Azioni.
- **AD-VAULT06-R** Nostra interpretazione: da capo, quante volte si vuole.
- **AD-VAULT07** Gli amici a Gittata 0 o 1 della Zona della Trappola possono aiutare, come dice la carta per la loro Specialità.
- **AD-VAULT07-R** Nostra interpretazione: ogni riga della carta aiuta una volta per tentativo, se vicino c'è qualcuno con quella Specialità, anche chi lancia. Non costa nulla.
- **AD-VAULT08** Gli aiuti sono +1 o −1 a un dado; +1 a un dado e −1 a un altro; un dado su un numero a scelta; un quarto lancio; un sesto dado.
- **AD-VAULT09** Un dado cambiato resta tra 1 e 6.
- **AD-VAULT09-R** Nostra interpretazione: quindi un 6 non sale e un 1 non scende, e l'aiuto doppio vuole due dadi che possano cambiare entrambi.
- **AD-VAULT10-R** Nostra interpretazione: i dadi si cambiano dopo qualunque lancio, da parte o no; il quarto lancio viene dopo il terzo, il sesto dado prima del primo. Con sei dadi ne bastano cinque qualsiasi.
- **AD-VAULT11** Una volta superate, le trappole non ci sono più.
- **AD-VAULT12** A quel punto un Esperto di Camere Blindate può aprire la porta con 1 Azione.
- **AD-VAULT12-R** Nostra interpretazione: dalla Zona della Trappola, in silenzio e per sempre. Fino ad allora è chiusa come ogni altra.
- **AD-VAULT13-R** Nostra interpretazione: gli zombi nella Zona della Trappola non impediscono né l'una né l'altra cosa.

## L'Equipaggiamento {#equip}

Armi, esplosivi e cose che aiutano.

- **AD-EQUIP01** Un'arma è da Mischia o a Distanza.
- **AD-EQUIP02** Un'arma da Mischia arriva nella tua Zona.
- **AD-EQUIP03** Un'arma a Distanza ha una Gittata minima e una massima; alcune funzionano anche a Gittata 0.
- **AD-EQUIP04** Un'arma dice Gittata, Dadi, dadi Munizioni, Precisione e Danni, e se fa Rumore; alcune sono Esplosive o danno un'Abilità.
- **AD-EQUIP05** Quasi tutte le armi a Distanza possono restare scariche.
- **AD-EQUIP06** Un'arma con un'Abilità la presta a chi la usa.
- **AD-EQUIP06-R** Nostra interpretazione: un'Abilità di movimento vale finché l'arma è in Mano, una di dadi solo per gli attacchi con quell'arma.
- **AD-EQUIP07-R** Nostra interpretazione: un'Azione, un'arma. Non si combatte con due insieme.
- **AD-EQUIP08-R** Nostra interpretazione: Caricatore, Kit di Primo Soccorso, Shot di Adrenalina e Silenziatore non costano Azioni e si usano nel proprio Turno.

## Che cosa porti {#inv}

Cinque slot, e che fare quando sono pieni.

- **AD-INV01** Porti al massimo cinque carte, due in Mano e tre nello Zaino.
- **AD-INV02** Puoi scartare gratis carte dei tuoi Sopravvissuti in qualsiasi momento.
- **AD-INV03** Le carte in Mano si usano, quelle nello Zaino solo se lo dicono.
- **AD-INV04** La Granata, per esempio, funziona dallo Zaino; il Coltello dell'Esercito no.
- **AD-INV05** Spostare le proprie carte costa un'Azione, salvo dove una regola lo regala.
- **AD-INV06** Anche alcuni Obiettivi occupano slot.
- **AD-INV06-R** Nostra interpretazione: li prendi solo se hai posto o lo fai. Gli slot sono qualunque slot, se la Missione non dice quali; un segnalino senza queste parole non ne occupa.
- **AD-INV07-R** Nostra interpretazione: gli scarti sono scoperti. Un'arma scarica torna carica quando la si pesca di nuovo.
- **AD-INV08-R** Nostra interpretazione: in qualsiasi momento vuol dire quando il tavolo aspetta qualcuno. Chi deve rispondere può prima scartare. A ogni passo di un Turno puoi anche proporre carte degli altri, che si scartano se il loro giocatore è d'accordo.

## Il Rumore {#noise}

Il segnalino Rumore è uno solo. I morti lo seguono, e chi dorme lo sente.

- **AD-NOISE01** Il segnalino Rumore sta dove si è fatto Rumore l'ultima volta, o dove l'ha messo la Fase Finale.
- **AD-NOISE02** Un attacco con una carta rumorosa fa Rumore nella tua Zona.
- **AD-NOISE03** Se poi te ne vai, il segnalino resta.
- **AD-NOISE04** Un'arma silenziosa lo lascia dov'è.
- **AD-NOISE05** Il Rumore sveglia tutti i Dormienti nella sua Zona e in quelle adiacenti.
- **AD-NOISE05-R** Nostra interpretazione: prima l'attacco fino in fondo, poi il segnalino, poi il risveglio.
- **AD-NOISE06** Anche Fare Rumore è un'Azione, che chiama il segnalino da te e sveglia chi sente.
- **AD-NOISE07** Nella Fase Finale il segnalino va nella Zona con più Sopravvissuti; in parità sceglie il Primo Giocatore.
- **AD-NOISE07-R** Nostra interpretazione: in silenzio. Non sveglia nessuno.
- **AD-NOISE08** La Pistola Mitragliatrice e la Sega Circolare sono rumorose.
- **AD-NOISE09-R** Nostra interpretazione: il Rumore dove il segnalino c'è già sveglia lo stesso.

## Le Specialità {#spec}

Che cosa sanno fare i tuoi.

- **AD-SPEC01** Ognuno ha una di queste Specialità: Meccanico, Furtivo, Colosso, Pilota, Esperto di Camere Blindate.
- **AD-SPEC02** Furtivo: nessun lancio quando lasci una Zona con Dormienti.
- **AD-SPEC03** Colosso: Salute 4 invece di 3.
- **AD-SPEC04** Pilota, Esperto di Camere Blindate e Meccanico contano dove una Missione li chiede.
- **AD-SPEC05** Esempi stampati: Scott e Guzman sono Colossi, Dieter è Esperto di Camere Blindate, Cruz Meccanico.

## Adrenalina e Pericolo {#adr}

Uccidere ti rende più forte, e ne attira di più.

- **AD-ADR01** Ottieni PA per chi uccidi: 1 per uno Shambler, 2 per un Alpha. Un Abominio ne dà 5 a ogni Sopravvissuto.
- **AD-ADR01-R** Nostra interpretazione: vale la tabella per tipo, non la frase breve altrove. Per un Abominio chi lo uccide ne ha 5 come gli altri; li ha solo chi è sul tabellone.
- **AD-ADR02** Le Missioni ne danno altri, soprattutto per gli Obiettivi.
- **AD-ADR03** Blu va da 0 a 6 PA, Giallo da 7 a 18, Arancione da 19 a 42, Rosso è 43.
- **AD-ADR04-R** Nostra interpretazione: la barra finisce a 43, e i PA non scendono mai.
- **AD-ADR05** Ogni Livello porta un'Abilità: quella blu è fissa, la gialla è +1 Azione, all'Arancione ne scegli una di due, al Rosso una di tre. Si sommano.
- **AD-ADR05-R** Nostra interpretazione: scegli subito e per sempre, e puoi usarla subito. Più Livelli insieme vengono in ordine.
- **AD-ADR06** +1 Azione è un'Azione in più di qualsiasi tipo a ogni Turno.
- **AD-ADR06-R** Nostra interpretazione: se arriva nel tuo Turno, vale già per quel Turno.
- **AD-ADR07** Le carte Zombi si leggono al Livello più alto raggiunto da un Sopravvissuto.
- **AD-ADR07-R** Nostra interpretazione: da uno che è sul tabellone. Chi è fuggito o morto, e i Compagni, non contano.

## I morti {#dead}

Tre specie, dalla più lenta alla regale.

| Zombi | Azioni | Ferite | Danni che servono | PA |
|---|---|---|---|---|
| Shambler | 1 | 1 | 1 | 1 |
| Alpha | 2 | 1 | 2 | 2 |
| Valentine | 3 | 1 | 4 | 5 a tutti |
| La Regina | 1 | 2 | 5 | 5 a tutti |
| Zeus | 1 | 2 | 6 | 5 a tutti |
| Zeus con Elmetto | 1 | 2 | nessuno basta | 5 a tutti |
| Zeus a Cavallo | 2 | 2 | 6 | 5 a tutti |

- **AD-ZOM01** Un solo attacco deve infliggere tutti i Danni che servono. Di meno non fa nulla, e nulla si conserva.
- **AD-ZOM02** Shambler: vedi la tabella. Basta un colpo qualunque.
- **AD-ZOM03** Alpha: vedi la tabella. Colpi da 1 Danno non gli fanno nulla, quanti che siano, salvo in un Attacco Concentrato.
- **AD-ZOM04-R** Nostra interpretazione: Shambler e Alpha uccisi tornano nella scatola e possono ricomparire, se un Obiettivo Personale non li trattiene.
- **AD-ABOM01** Gli Abomini sono Valentine, la Regina e lo Zeus della Missione. Un attacco comune non li uccide; un Attacco Concentrato, un'esplosione o un'Abilità può farlo.
- **AD-ABOM02** Un Abominio morto è fuori gioco, e con lui la sua carta.
- **AD-ABOM02-R** Nostra interpretazione: una carta che chiama uno già presente lo fa agire ancora una volta; uno morto non porta nessuno.
- **AD-ABOM03** Valentine, la tigre: vedi la tabella. Tre Azioni.
- **AD-ABOM04** La Regina: vedi la tabella. Se muore mentre il segnalino di Generazione di Zeus è in gioco, al suo posto arriva Zeus.
- **AD-ABOM05** Zeus con Elmetto non subisce Danni. Un'esplosione gli toglie l'elmetto, e da lì è Zeus e basta.
- **AD-ABOM05-R** Nostra interpretazione: quell'esplosione non gli fa altro, per grande che sia.
- **AD-ABOM06-R** Nostra interpretazione: i 5 PA vengono con la sua morte, non con l'elmetto.
- **AD-ABOM07** Quando Zeus arriva, il suo segnalino di Generazione esce dal gioco.
- **AD-ABOM07-R** Nostra interpretazione: compare nella sua Zona come chiunque compaia, e agisce dalla prossima Attivazione.

## I Dormienti {#dorm}

Shambler che dormono, coperti. Come svegliarli, e come no.

- **AD-DORM01** Un segnalino Dormienti vale da 1 a 4 Shambler addormentati; quanti, non lo sa nessuno.
- **AD-DORM02** Quando si sveglia, scoprilo e metti nella Zona altrettanti Shambler.
- **AD-DORM03** Nella Fase in cui si svegliano non fanno nulla.
- **AD-DORM03-R** Nostra interpretazione: svegliati da voi, agiscono nella Fase degli Zombi che segue; svegliati in una Fase degli Zombi, nella prossima. Tra Shambler uguali in una Zona, quelli che possono ancora agire cadono prima di quelli svegliati in questa Fase.
- **AD-DORM04** Se nella scatola ci sono meno Shambler del numero, non ne compare nessuno. Il segnalino si toglie, e tutti gli Shambler sul tabellone agiscono ancora una volta.
- **AD-DORM04-R** Nostra interpretazione: tutto o niente vale solo per i Dormienti. Gli altri zombi compaiono finché ce n'è.
- **AD-DORM05** Si svegliano se si fa Rumore nella loro Zona o in una adiacente.
- **AD-DORM06** Si svegliano se qualcuno cerca nella loro Zona.
- **AD-DORM07** Si svegliano se lì si prende o si attiva un Obiettivo.
- **AD-DORM07-R** Nostra interpretazione: questi due casi svegliano solo la tua Zona, prima della carta o del segnalino, e non ti fermano.
- **AD-DORM08** Si svegliano se nella loro Zona compaiono o entrano zombi.
- **AD-DORM08-R** Nostra interpretazione: uno zombi spinto dentro non li sveglia.
- **AD-DORM09** Quando lasci a piedi la loro Zona, lancia un dado. Con 1 si svegliano. I Furtivi non lanciano.
- **AD-DORM09-R** Nostra interpretazione: il numero è 1, anche se una pagina dice 2. Un dado solo, per quanti segnalini ci siano; si svegliano tutti, alle tue spalle.
- **AD-DORM10** Chi dorme non è uno zombi, non trattiene nessuno, non vieta di Cercare e non si può attaccare.
- **AD-DORM11** Un segnalino lascia la mappa solo svegliandosi o con Eliminare i Dormienti.
- **AD-DORM12-R** Nostra interpretazione: chi è trascinato o portato via non lancia. Un movimento lungo lancia per ogni Zona simile che lascia.
- **AD-DORM13-R** Nostra interpretazione: più segnalini si svegliano uno alla volta, nell'ordine scelto da chi è di turno, nella Fase degli Zombi dal Primo Giocatore.
- **AD-DORM14-R** Nostra interpretazione: svegliarsi non è comparire. Non fa scattare Abilità e non sveglia altri.

## Le tue Azioni {#act}

In che cosa si spende un Turno.

- **AD-ACT01** Muoversi, Cercare, Riorganizzare o Scambiare, combattere in Mischia o a Distanza, Eliminare i Dormienti, prendere o attivare un Obiettivo, Fare Rumore, o niente. Camioncino, Caveau, porte e Missioni ne aggiungono altre.
- **AD-ACT02** Al Blu hai 3 Azioni, oltre a quel che un'Azione gratuita concede.
- **AD-ACT03** Un'Azione gratuita di un tipo serve solo per quello.
- **AD-ACT03-R** Nostra interpretazione: nessuno chiede con che cosa paghi. Si spende prima l'Azione gratuita più stretta, per ultime le normali; le gratuite non usate si perdono. Una gratuita di qualsiasi tipo compra solo ciò che costa 1.

## Muoversi {#smove}

Andar via costa più che arrivare.

- **AD-SMOVE01** Un Movimento ti porta in una Zona adiacente.
- **AD-SMOVE02** Lasciare una Zona costa 1 Azione in più per ogni zombi che c'è.
- **AD-SMOVE02-R** Nostra interpretazione: tutto e subito, o resti. Pagano anche i Movimenti gratuiti. Gli zombi a terra contano.
- **AD-SMOVE03** Entrare in una Zona con zombi pone fine al Movimento.
- **AD-SMOVE04** I Dormienti non contano, né per l'una né per l'altra cosa.
- **AD-SMOVE05** Lasciare dei Dormienti chiede un lancio.
- **AD-SMOVE06-R** Nostra interpretazione: un movimento lungo si decide passo per passo. Gli zombi intorno si pagano con il primo passo. Scatto deve fare 2 Zone se gli zombi non lo fermano; Caricare e Sete di sangue devono portare agli zombi; un Movimento gratuito è un Movimento, quindi +1 Zona lo aiuta.

## Cercare {#search}

Negli edifici c'è di tutto. Non tutto è una cosa.

- **AD-SEARCH01** Puoi Cercare in una Zona di edificio senza zombi.
- **AD-SEARCH02** Nei corridoi dell'hotel non c'è nulla.
- **AD-SEARCH03** Cercare sveglia i Dormienti della tua Zona.
- **AD-SEARCH04** Pesca la prima carta Equipaggiamento. Tienila e sistema gratis le tue carte, oppure scartala.
- **AD-SEARCH05** Una volta per Turno, anche se è gratis.
- **AD-SEARCH05-R** Nostra interpretazione: una volta per round, anche con un'Azione data da altri.
- **AD-SEARCH06** Finito il mazzo, si rimescolano gli scarti.
- **AD-SEARCH06-R** Nostra interpretazione: se mancano entrambi non puoi Cercare.
- **AD-SEARCH07** Aaahh!!: accanto a te compare uno Shambler.
- **AD-SEARCH07-R** Nostra interpretazione: la carta si scarta. Lo Shambler è comparso come ogni altro, e agisce nella prossima Fase degli Zombi.
- **AD-SEARCH08-R** Nostra interpretazione: chi si sveglia non ferma la pesca. Due carte vengono una dopo l'altra. Chi intanto muore, perché le miniature non bastavano per i risvegliati, non pesca più.

## Scambiare {#trade}

Un'Azione, quante cose vuoi.

- **AD-TRADE01** Sistema le tue cose, e scambia quante carte e segnalini vuoi con un Sopravvissuto della tua Zona.
- **AD-TRADE02** L'altro può sistemare le sue gratis.
- **AD-TRADE03** Uno scambio non deve essere equo, se entrambi ci stanno.
- **AD-TRADE04** I Compagni si affidano come carte.
- **AD-TRADE05-R** Nostra interpretazione: anche gli Obiettivi, se l'altro ha gli slot. Gli zombi intorno non contano; ciò che non trova slot si scarta. Chiedere costa l'Azione, anche se l'altro rifiuta.

## Eliminare i Dormienti {#rdorm}

Che dormano per sempre.

- **AD-RDORM01** Con 2 Azioni e una qualsiasi arma da Mischia in Mano togli un segnalino Dormienti della tua Zona.
- **AD-RDORM02** Non è un'Azione in Mischia e non vuole dadi.
- **AD-RDORM03** Un'arma rumorosa fa Rumore.
- **AD-RDORM03-R** Nostra interpretazione: le armi rumorose si possono usare, anche se una pagina dice altro. Prima si toglie il segnalino, poi gli altri intorno si svegliano.
- **AD-RDORM04** Ottieni tanti PA quanti ne mostra il segnalino.
- **AD-RDORM04-R** Nostra interpretazione: esce dal gioco. Non è uccidere, quindi niente conti e niente Abilità che seguono un'uccisione.

## Gli Obiettivi {#obj}

I segnalini per cui sei venuto.

- **AD-OBJ01** 1 Azione nella sua Zona prende o attiva un Obiettivo; la Missione dice che cosa segue.
- **AD-OBJ02** Tutti gli Obiettivi hanno il retro rosso. Alcuni hanno davanti un altro colore.
- **AD-OBJ02-R** Nostra interpretazione: chi lo prende lo scopre. Il rosso si spende subito, un colore fa ciò che dice la Missione. Giallo e viola sono degli Obiettivi Personali e si tengono.
- **AD-OBJ03** Sveglia i Dormienti che sono lì.
- **AD-OBJ04-R** Nostra interpretazione: gli zombi non lo impediscono. Ciò che un morto lascia cadere resta scoperto, e si può riprendere senza i suoi PA.
- **AD-OBJ05-R** Nostra interpretazione: un'Azione aggiunta da una Missione, come riparare un ascensore o portare con sé un Compagno, è di questo tipo e silenziosa. Avviare il Camioncino è invece un'Azione del Camioncino e non sveglia nessuno.

## Altre Azioni, e cadere {#misc}

Cose piccole, e una grande.

- **AD-MISC01** Fare Rumore: vedi AD-NOISE06.
- **AD-MISC02** Non Fare Niente: il tuo Turno finisce.
- **AD-MISC03-R** Nostra interpretazione: quando un Sopravvissuto muore, le sue carte si scartano e i segnalini cadono nella Zona. I Compagni restano lì e seguono chi spende per loro un'Azione di scambio.
- **AD-MISC04-R** Nostra interpretazione: chi muore nel proprio Turno lo termina. L'Azione va fino in fondo, senza le sue Abilità; le uccisioni contano, i PA no.

## Il combattimento {#cmb}

Come va ogni attacco con i dadi.

- **AD-CMB01** Lancia i dadi dell'arma.
- **AD-CMB02** Un dado che mostra almeno la Precisione è un successo.
- **AD-CMB03** La Precisione non è mai migliore di 2.
- **AD-CMB03-R** Nostra interpretazione: quindi un 1 fallisce sempre.
- **AD-CMB04** Ogni successo infligge i Danni dell'arma a un bersaglio. Se non resta nessuno da colpire, il resto è perso.
- **AD-CMB05** I Danni di due successi non si sommano, salvo in un Attacco Concentrato.
- **AD-CMB06** L'ordine di un attacco è dichiarare, contare i dadi, lanciare, rilanci, dadi per i 6, Danni, assegnare e uccidere, Cacciatore e Mietitore, PA e Livelli, Fuoco Amico, Munizioni Esaurite, Rumore e risvegli, Mordi e fuggi.
- **AD-CMB06-R** Nostra interpretazione: l'ordine dopo il lancio è nostro; le regole stampate dicono solo che i rilanci vengono prima.
- **AD-CMB07-R** Nostra interpretazione: serve una Zona con uno zombi, salvo per piazzare qualcosa.

## La Mischia {#melee}

Vicina, discreta ed esatta.

- **AD-MELEE01** Con un'arma da Mischia in Mano attacchi la tua Zona e scegli chi colpiscono i successi.
- **AD-MELEE02** Un insuccesso in Mischia non ferisce nessuno.
- **AD-MELEE03** La Priorità dei Bersagli non conta.
- **AD-MELEE04-R** Nostra interpretazione: nessun successo si trattiene. Ciascuno va a uno zombi diverso che può uccidere, finché ce n'è; tra questi scegli tu, e si perde solo ciò che avanza.

## A Distanza {#rng}

Si spara a una Zona, non a qualcuno.

- **AD-RNG01** Con un'arma a Distanza in Mano spari a una Zona in Gittata e in vista.
- **AD-RNG02** Il bersaglio è la Zona, non una miniatura.
- **AD-RNG03** Né più vicino né più lontano di quanto dica l'arma. Gittata 0 è la tua Zona.
- **AD-RNG04** La Gittata conta le Zone lungo la Linea di Vista.
- **AD-RNG05** Chi sta in mezzo non ostacola e non rischia.
- **AD-RNG06** Puoi sparare altrove con zombi nella tua Zona.

## Le munizioni {#ammo}

Contare i colpi, all'incirca.

- **AD-AMMO01** Lancia con gli altri i dadi Munizioni dell'arma.
- **AD-AMMO02** Se uno mostra Munizioni Esaurite, dopo questo attacco l'arma è scarica.
- **AD-AMMO03** Quell'attacco vale ancora per intero.
- **AD-AMMO04** Solo un Caricatore la ricarica.
- **AD-AMMO04-R** Nostra interpretazione: si scarta gratis, nel tuo Turno o con un'Azione gratuita, per una tua arma scarica, in Mano o nello Zaino.
- **AD-AMMO05-R** Nostra interpretazione: anche i dadi Munizioni colpiscono. Le facce sono Munizioni Esaurite e da 2 a 6; i numeri si leggono come su ogni dado, il simbolo fallisce. Gli esempi stampati lo chiedono. Un'opzione del tavolo ne fa invece semplici controlli, e dà alla Pistola Mitragliatrice un dado in più.
- **AD-AMMO06-R** Nostra interpretazione: un dado Munizioni fallito conta per il Fuoco Amico. Le Abilità aggiungono dadi comuni, e un rilancio li prende tutti.
- **AD-AMMO07-R** Nostra interpretazione: con un simbolo o due, l'arma è scarica e basta.

## L'Attacco Concentrato {#focus}

Tutto su uno.

- **AD-FOCUS01** Ogni attacco in Mischia o a Distanza si può concentrare su un bersaglio.
- **AD-FOCUS02** Nominalo prima di lanciare. A Distanza deve essere tra i primi nella Priorità dei Bersagli.
- **AD-FOCUS02-R** Nostra interpretazione: in Mischia puoi nominare chiunque nella Zona.
- **AD-FOCUS03** I Danni di tutti i successi si sommano.
- **AD-FOCUS04** Nessun altro è colpito, e ciò che è di troppo è perso.
- **AD-FOCUS05** Il Fuoco Amico vale come sempre.
- **AD-FOCUS05-R** Nostra interpretazione: ogni dado fallito è un colpo con i Danni stampati.
- **AD-FOCUS06-R** Nostra interpretazione: le esplosioni non si concentrano. Cacciatore e Mietitore possono seguire, Mietitore solo se il bersaglio è morto.

## La Priorità dei Bersagli {#prio}

Chi incontra prima uno sparo.

- **AD-PRIO01** I colpi a Distanza vanno agli Shambler, poi agli Alpha, poi agli Abomini.
- **AD-PRIO02** Quelli dopo si colpiscono solo quando tutti quelli prima sono morti.
- **AD-PRIO03** Tra pari scegli tu.
- **AD-PRIO04-R** Nostra interpretazione: i colpi troppo deboli per chi viene prima si sprecano su di lui.
- **AD-PRIO05** I Sopravvissuti non sono in quell'ordine e li colpiscono solo gli insuccessi.
- **AD-PRIO06-R** Nostra interpretazione: il Fucile da Cecchino dell'Esercito lo ignora e assegna come in Mischia. Gli insuccessi colpiscono comunque gli amici.

## Il Fuoco Amico {#ff}

Dove finiscono i tuoi insuccessi.

- **AD-FF01** Non colpisci mai te.
- **AD-FF02** Se nella Zona a cui spari ci sono altri Sopravvissuti, ogni dado fallito ne colpisce uno.
- **AD-FF03** Dividete questi colpi come volete; ciascuno costa tante Ferite quanti sono i Danni dell'arma.
- **AD-FF03-R** Nostra interpretazione: i Danni stampati, qualunque cosa aggiungano le Abilità. Un colpo non si divide. Se non c'è nessun altro, non accade nulla.
- **AD-FF04** I successi di troppo si perdono e non colpiscono nessuno.
- **AD-FF05** In Mischia non c'è.
- **AD-FF06** I Compagni si colpiscono come tutti.

## Gli Esplosivi {#expl}

Non fanno differenze tra le persone.

- **AD-EXPL01** Sono Esplosivi Lanciagranate, Tanica, Dinamite, Trappola Esplosiva, Granata e Lanciarazzi.
- **AD-EXPL02** Se dove ne esplode uno ce n'è un altro, i Danni si sommano.
- **AD-EXPL02-R** Nostra interpretazione: uno piazzato, non uno portato. Tutti quelli piazzati lì si uniscono e si scartano; i PA vanno a chi ha fatto esplodere.
- **AD-EXPL03** Un'esplosione colpisce tutti nella Zona.
- **AD-EXPL03-R** Nostra interpretazione: tutti la subiscono per intero, i Sopravvissuti come Ferite, e anche chi ha lanciato se sta lì. Mano ferma non aiuta.
- **AD-EXPL04** Tanica, Dinamite, Granata e Trappola Esplosiva vogliono 1 Azione di Combattimento e nessun dado, colpiscono sempre.
- **AD-EXPL04-R** Nostra interpretazione: si scartano. Lanciarle è un'Azione a Distanza; piazzarle è un'Azione di Combattimento, ma né in Mischia né a Distanza.
- **AD-EXPL05-R** Nostra interpretazione: con Lanciagranate e Lanciarazzi si lanciano i dadi; un successo è un'esplosione, di più non aggiungono nulla, e gli insuccessi non feriscono.
- **AD-EXPL06-R** Nostra interpretazione: le esplosioni non toccano i Dormienti, ma il loro Rumore sveglia quelli vicino a te.
- **AD-EXPL07-R** Nostra interpretazione: +1 Danno si aggiunge a un'esplosione di quel tipo di Azione.

## Il Lancia Bola {#bola}

Li fa cadere a terra.

- **AD-BOLA01** Gittata 1, un dado, Precisione 2, nessun Danno.
- **AD-BOLA02** Nomina uno zombi a Gittata 1. Un successo lo mette a terra.
- **AD-BOLA02-R** Nostra interpretazione: si può nominare chiunque. Un insuccesso non ferisce, e l'arma è silenziosa.
- **AD-BOLA03** Nella prossima Fase degli Zombi non fa nulla, poi si rialza.
- **AD-BOLA03-R** Nostra interpretazione: ignora anche Attivazioni extra e ordini, e si rialza come ultimissima cosa di quella Fase. Messo a terra durante una Fase degli Zombi, lo resta per tutta la prossima. Conta ancora come zombi.
- **AD-BOLA04** Finché è a terra, i dadi degli Attacchi Concentrati contro di lui hanno +2.
- **AD-BOLA05** Dopo un successo il lanciatore si scarta.
- **AD-BOLA06-R** Nostra interpretazione: il +2 vale solo contro la Precisione. Un 1 e il simbolo falliscono comunque, e i 6 sono quelli sul dado.

## I morti agiscono {#zact}

Non lanciano dadi. Il tavolo può dire prima che cosa faranno.

- **AD-ZACT01** Ogni zombi spende un'Azione per un Attacco o un Movimento.
- **AD-ZACT02** Prima tutti gli Attacchi, poi tutti i Movimenti.
- **AD-ZACT03** Chi ha 2 Azioni rifà tutto, Valentine una terza volta.
- **AD-ZACT04** Così un Alpha può attaccare due volte, muoversi due volte, o una cosa e l'altra.
- **AD-ZACT05-R** Nostra interpretazione: nel secondo e nel terzo giro agisce chi ha altrettante Azioni, sta in piedi e non si è appena svegliato.

## I loro Attacchi {#zatt}

Chi li subisce lo decidete voi.

- **AD-ZATT01** Uno zombi in una Zona con un Sopravvissuto attacca, e non sbaglia mai.
- **AD-ZATT02** Dividete gli Attacchi tra i Sopravvissuti presenti come volete.
- **AD-ZATT02-R** Nostra interpretazione: un Attacco va per intero a uno. Potete metterli tutti su uno solo, anche più di quanti ne regga. Prima si dividono tutti gli Attacchi su una Zona, da 1 Ferita e da 2; poi le Ferite arrivano tutte insieme.
- **AD-ZATT03** Un Attacco costa 1 Ferita, della Regina e di Zeus 2.
- **AD-ZATT04** Con 3 Ferite, un Colosso con 4, un Sopravvissuto muore.
- **AD-ZATT05** Attaccano tutti gli zombi della Zona, anche se ne basterebbero meno.

## Le loro strade {#zmove}

Prima la vista, poi l'udito.

- **AD-ZMOVE01** Gli zombi che non hanno attaccato si muovono di 1 Zona.
- **AD-ZMOVE02** Vanno verso i Sopravvissuti in vista che stanno con il Rumore.
- **AD-ZMOVE03** Altrimenti verso il maggior numero di Sopravvissuti in vista; in parità sceglie il Primo Giocatore.
- **AD-ZMOVE04** Se non vedono nessuno vanno verso il Rumore.
- **AD-ZMOVE04-R** Nostra interpretazione: chi c'è già resta. I Compagni contano come Sopravvissuti.
- **AD-ZMOVE05** Prendono la via più corta. Senza una via aperta stanno fermi.
- **AD-ZMOVE06** Se le vie sono più d'una, si dividono in parti uguali per numero e tipo.
- **AD-ZMOVE06-R** Nostra interpretazione: tra le diverse Zone successive, ogni tipo di ogni Zona per conto suo; ogni Abominio è un tipo.
- **AD-ZMOVE07** Se non torna, quelli che avanzano li manda il Primo Giocatore.
- **AD-ZMOVE08** Uno zombi solo con più vie va dove dice il Primo Giocatore.
- **AD-ZMOVE09** Anche gli ascensori sono vie.
- **AD-ZMOVE10-R** Nostra interpretazione: i movimenti di un giro si decidono dopo i suoi Attacchi e si fanno insieme; poi si svegliano i Dormienti in cui sono entrati.
- **AD-ZMOVE11-R** Nostra interpretazione: tutto il gruppo di una Zona segue la stessa scelta.

## I morti compaiono {#spawn}

Altri, dai bordi della mappa.

- **AD-SPAWN01** I segnalini di Generazione dicono dove.
- **AD-SPAWN02** Si comincia dalla Zona di Generazione di Partenza, poi in senso orario.
- **AD-SPAWN02-R** Nostra interpretazione: ogni Missione ha scritto il suo ordine; gli altri piani vengono dopo il terreno.
- **AD-SPAWN03** Per ciascuna pesca una carta Zombi, leggila al Livello di Pericolo più alto e metti ciò che dice.
- **AD-SPAWN03-R** Nostra interpretazione: il Livello si fissa quando i morti hanno agito, per tutto il passo.
- **AD-SPAWN04** Un mazzo vuoto si rifà con i suoi scarti.
- **AD-SPAWN04-R** Nostra interpretazione: anche quello degli Ordini.
- **AD-SPAWN05** Finché Zeus non c'è, la sua Zona di Generazione pesca una carta Ordini di Zeus, quando viene il suo posto.
- **AD-SPAWN06** Quando arriva, smette.
- **AD-SPAWN07** Le Zone di Generazione blu e verdi tacciono finché qualcosa non le attiva.
- **AD-SPAWN08** Cominciano nella Fase degli Zombi successiva.
- **AD-SPAWN08-R** Nostra interpretazione: attivate da voi, in questo round; nella Fase degli Zombi o in quella Finale, nel prossimo. Così comincia anche la Zona di Generazione di Zeus, dove la Missione all'inizio la fa tacere.
- **AD-SPAWN09** Gli zombi che compaiono svegliano i Dormienti della Zona.
- **AD-SPAWN10-R** Nostra interpretazione: agiscono nella prossima Fase degli Zombi, se un ordine o la penuria non li muove prima. Uno 0 non porta nessuno.
- **AD-SPAWN11** Un ordine che attiva vuol dire tutte le loro Azioni, subito.
- **AD-SPAWN12-R** Nostra interpretazione: sempre in quest'ordine, si mettono; Riflessi da combattimento e Scarto laterale; si svegliano i Dormienti; esplode una Trappola piazzata; Attivazioni extra; l'ordine. Chi obbedisce si fissa quando l'ordine comincia.

## Quando la scatola è vuota {#short}

Poche miniature sono una cattiva notizia.

- **AD-SHORT01** Se mancano miniature, metti quelle che ci sono; poi tutte quelle di quel tipo agiscono subito ancora una volta.
- **AD-SHORT01-R** Nostra interpretazione: una volta per carta o ordine, quante che ne manchino, con tutte le Azioni, le nuove comprese.
- **AD-SHORT02** Può capitare più volte di fila.
- **AD-SHORT03-R** Nostra interpretazione: può anche interrompere il Turno di un Sopravvissuto. Chi si è appena svegliato non partecipa.
- **AD-SHORT04-R** Nostra interpretazione: viene subito dopo ciò che l'ha causata e va fino in fondo prima del resto; un'altra penuria aspetta dietro.

## La Fase Finale {#end}

Un respiro, e avanti.

- **AD-END01** Il segnalino Rumore va nella Zona con più Sopravvissuti.
- **AD-END02** Il segnalino Primo Giocatore passa a sinistra.
- **AD-END03** Ciò che una Missione fa nella Fase Finale viene prima.
- **AD-END04** Ora cura Rigenerazione.
- **AD-END05-R** Nostra interpretazione: Missione, cure, Rumore, Primo Giocatore, in quest'ordine. Le parità le decide il Primo Giocatore uscente.

## I Compagni {#ally}

Gente che ha bisogno di te.

- **AD-ALLY01** Alcune Missioni hanno dei Compagni, miniature che non sono nella squadra.
- **AD-ALLY02** Chi siano lo scegliete voi.
- **AD-ALLY03** Chi ne scorta uno ha la sua Abilità blu.
- **AD-ALLY04** Ne puoi scortare più d'uno.
- **AD-ALLY05** Qualunque Ferita uccide un Compagno, anche un insuccesso, e allora la partita è persa.
- **AD-ALLY06** Vanno dove va il loro Leader, sul Camioncino come Passeggeri.
- **AD-ALLY07** Non portano nulla e non hanno Azioni.
- **AD-ALLY08-R** Nostra interpretazione: portarne uno con sé costa 1 Azione nella sua Zona e sveglia i Dormienti. Contano tra i Sopravvissuti di una Zona, ma non hanno Livello. Un lancio solo per entrambi quando lasciate dei Dormienti; senza un posto per loro non sali nemmeno tu.
- **AD-ALLY09-R** Nostra interpretazione: la loro Specialità e la loro Salute non contano, né contano loro dove si chiede un numero. Fuggono con il Leader.
- **AD-ALLY10-R** Nostra interpretazione: senza Leader restano dove sono, visti dai morti. Seguono chi spende un'Azione di scambio e non svegliano nessuno. Passano di mano solo tra due a piedi o due sul Camioncino.

## Il Camioncino dei Taco {#truck}

Quattro posti, una mitragliatrice e freni di cui non parlare.

- **AD-TRUCK01** Un'Azione del Camioncino costa 1 Azione, nella sua Zona.
- **AD-TRUCK02** Le Abilità non aiutano il Camioncino né i suoi attacchi.
- **AD-TRUCK03** Il Camioncino non si può danneggiare; chi è dentro sì, come se stesse nella Zona.
- **AD-TRUCK04** Ci si sale solo senza zombi nella Zona, un Conducente, un Mitragliere, due Passeggeri.
- **AD-TRUCK05** Scendere si può sempre.
- **AD-TRUCK06** Puoi cambiare posto, anche con qualcuno, anche tra gli zombi.
- **AD-TRUCK06-R** Nostra interpretazione: se quel giocatore ci sta; l'Azione è spesa comunque. Un Compagno tiene il suo posto.
- **AD-TRUCK07** Il Conducente guida in una Zona di strada adiacente.
- **AD-TRUCK08** Guidare non è un Movimento, gli zombi non lo rendono più caro e non lo fermano.
- **AD-TRUCK09** Se entra tra gli zombi, il Camioncino li attacca.
- **AD-TRUCK10** Vale la Priorità dei Bersagli; i PA sono del Conducente.
- **AD-TRUCK11** I suoi insuccessi colpiscono i Sopravvissuti della Zona che sono fuori.
- **AD-TRUCK12** Non attacca dove ci sono solo Sopravvissuti.
- **AD-TRUCK13** Il Mitragliere può usare la mitragliatrice, e ha i PA.
- **AD-TRUCK14-R** Nostra interpretazione: dentro non ci si muove, non si cerca, non si combatte in Mischia, non si eliminano Dormienti e non si prendono Obiettivi. Il Conducente non spara. Gli altri possono usare armi a Distanza; scambi, oggetti e Rumore sono di tutti.
- **AD-TRUCK15-R** Nostra interpretazione: guidare è silenzioso e non chiede lanci per i Dormienti; la mitragliatrice è rumorosa. Le Azioni gratuite di Combattimento non la pagano, +1 Azione sì.
- **AD-TRUCK16-R** Nostra interpretazione: Salvatore non tira fuori nessuno. Spari ed esplosioni nella Zona colpiscono chi è dentro.
- **AD-TRUCK17-R** Nostra interpretazione: dentro non funzionano le Abilità che spostano qualcuno; funzionano Leader nato, Tattico, Riflessi da combattimento e i dadi con la propria arma. La mitragliatrice risparmia chi è dentro. Chi fugge o muore lascia libero il posto.

## Le Missioni {#miss}

Dieci lavori. Ognuno ha la sua scheda; qui c'è ciò che hanno in comune, e M2 com'è stampata.

| Missione | Durata e difficoltà | Specialità | Zeus | Tempo | Passi |
|---|---|---|---|---|---|
| M1 Prova generale | breve, meno di un'ora; facile | Furtivo | Zeus | – | 1. Prendere 3 Obiettivi rossi. 2. Attivare l'Obiettivo nero (solo: Furtivo). 3. Fuggono tutti i Sopravvissuti sul tabellone. |
| M2 Jackpot! | breve, meno di un'ora; media | Esperto di Camere Blindate | Zeus a Cavallo | 8 caselle | 1. Prendere l'Obiettivo blu. 2. Chi tiene l'Obiettivo blu fugge. |
| M3 Fuori servizio | normale, un'ora e mezza; media | Meccanico | Zeus con Elmetto | – | 1. Prendere 3 Obiettivi rossi. 2. Riparare gli ascensori (solo: Meccanico). 3. Prendere l'Obiettivo verde. 4. Chi tiene l'Obiettivo verde fugge. |
| M4 Corsa dei tacos | normale, un'ora e mezza; media | Pilota | Zeus | – | 1. Fermare il Camioncino all'Uscita: Conducente e due Compagni a bordo, nessuno zombi lì. |
| M5 La corona della Regina | normale, un'ora e mezza; difficile | Colosso | Zeus con Elmetto | – | 1. Uccidere la Regina. 2. Prendere l'Obiettivo nero (solo: Colosso). 3. Chi tiene l'Obiettivo nero fugge. |
| M6 L'ultimo elicottero | normale, un'ora e mezza; media | Pilota | Zeus | – | 1. Prendere 3 Obiettivi rossi. 2. Attivare l'Obiettivo nero (solo: Pilota). 3. Un Pilota fugge dopo almeno 3 altri. |
| M7 La tigre per la coda | breve, meno di un'ora; difficile | Furtivo | Zeus a Cavallo | 13 caselle | 1. Uccidere Valentine; Prendere 3 Obiettivi rossi. 2. Fuggono tutti i Sopravvissuti sul tabellone, per ultimo: Furtivo. |
| M8 Il colpo grosso | lunga, due ore e oltre; difficile | Esperto di Camere Blindate, Meccanico | Zeus con Elmetto | – | 1. Prendere 3 Obiettivi rossi. 2. Prendere l'Obiettivo blu. 3. Chi tiene l'Obiettivo blu fugge, e almeno 2 altri. |
| M9 Il trono dell'Olimpo | lunga, due ore e oltre; molto difficile | Colosso | Zeus con Elmetto | – | 1. Far arrivare Zeus. 2. Uccidere Zeus. 3. Fuggono almeno 3 Sopravvissuti. |
| M10 Conto alla rovescia | lunga, due ore e oltre; molto difficile | Esperto di Camere Blindate, Meccanico, Pilota | Zeus a Cavallo | 15 caselle | 1. Prendere l'Obiettivo blu. 2. Attivare l'Obiettivo nero (solo: Pilota). 3. Chi tiene l'Obiettivo blu fugge, poi un Pilota. |

- **AD-MISS01** Una Missione dice quanto è lunga e difficile, la mappa, le Specialità che vuole, quale Zeus, il tempo, i passi e le regole speciali.
- **AD-MISS02** Le sue regole vengono prima di tutte.
- **AD-MISS02-R** Nostra interpretazione: dopo vengono carte e Abilità, poi questo libro.
- **AD-MISS03** Breve è meno di un'ora, normale un'ora e mezza, lunga almeno due.
- **AD-MISS04** Il Tracciato Tempo conta i round.
- **AD-MISS05** Ogni Obiettivo Personale va con il segnalino di un colore.
- **AD-MISS06-R** Nostra interpretazione: in ordine vuol dire che l'Azione di un passo aspetta i passi prima; i segnalini mescolati si prendono quando si vuole. Dove fuggire è un passo, nessuno fugge prima, salvo in M2.
- **AD-MISS07-R** Nostra interpretazione: una Missione è persa se sul tabellone non c'è più nessuno e qualcosa manca, se scade il tempo, o se manca chi serve ancora. In M1 l'ultimo Furtivo prima dell'Obiettivo nero; in M2 l'ultimo Esperto di Camere Blindate prima che la porta sia aperta; in M3 l'ultimo Meccanico prima della riparazione; in M4 l'ultimo Pilota prima dell'avvio, o un Compagno; in M5 l'ultimo Colosso prima dell'Obiettivo nero; in M6 l'ultimo Pilota, o con meno di 3 altri che non siano Piloti, o se un Pilota parte troppo presto; in M7 l'ultimo Furtivo; in M8 l'ultimo Esperto prima della porta, l'ultimo Meccanico prima di un ascensore, o con meno di 3 Sopravvissuti; in M9 con meno di 3; in M10 come in M8 per porta e ascensore, l'ultimo Pilota, o se un Pilota parte senza il bottino.
- **AD-MISS08-R** Nostra interpretazione: prendere è portare, senza slot se non se ne nomina uno; attivare consuma il segnalino. Un passo fatto resta fatto. Dove un passo ha più vie, le altre si chiudono. Un obiettivo che parla di un luogo si guarda alla fine di ogni Turno. Un tracciato di n caselle lascia n − 1 Fasi dei Giocatori.
- **AD-M201** M2 Jackpot! è breve e di media difficoltà, con le tessere R2, R6, R8, V1, V3 e V7, un Esperto di Camere Blindate, Zeus a Cavallo e 8 caselle di tempo.
- **AD-M202** Prima prendete l'Obiettivo blu nel Caveau; poi portatelo all'Uscita.
- **AD-M203** Alla fine del suo Turno chi è nella Zona di Uscita può fuggire, se non c'è nessuno zombi.
- **AD-M203-R** Nostra interpretazione: è così che si compie il secondo passo. Fuggire è una scelta e non un'Azione. Prima il bottino può passare di mano.
- **AD-M204** L'Indicatore Tempo parte dalla casella 1.
- **AD-M205** Un Obiettivo rosso dà 5 PA a chi lo prende.
- **AD-M206** L'Obiettivo blu dà 5 PA a tutti e occupa tutto lo Zaino.
- **AD-M206-R** Nostra interpretazione: le carte rimaste dentro si scartano; sposta prima quelle che vuoi tenere. Il bottino si può scambiare.
- **AD-M207** Quando lo si prende, Zeus va al posto del suo segnalino di Generazione.
- **AD-M207-R** Nostra interpretazione: se c'è già o è morto, non accade altro.
- **AD-M208** All'inizio della Fase Finale l'Indicatore Tempo avanza; all'ultima casella avete perso.
- **AD-M208-R** Nostra interpretazione: con 8 caselle restano 7 Fasi dei Giocatori.
- **AD-M209** La sua mappa ha 13 Dormienti, un'Uscita, una Zona di Generazione e quella di Zeus.
- **AD-M209-R** Nostra interpretazione: la legenda stampata ha perso le icone; la leggiamo così.

## Gli Obiettivi Personali {#po}

Ognuno vuole qualcosa per sé.

| Sopravvissuto | Scopo | Segnalino |
|---|---|---|
| Ludwig Dieter | Dieter uccide 8 Shambler. | Chi tiene il segnalino ottiene 2 PA per ogni Shambler. |
| Maria Cruz | Alla fine Cruz ha questo segnalino. | Chi scopre il segnalino ottiene 30 PA. Occupa 2 slot. |
| Scott Ward | Qualcuno uccide Zeus. | Chi tiene il segnalino lancia 1 dado in più contro gli Abomini, e può scartarlo per far arrivare Zeus. |
| Kate Ward | Alla fine almeno 4 della squadra sono vivi, Kate compresa. | Chi tiene il segnalino recupera 1 Salute in ogni Fase Finale. |
| Chambers | Chambers uccide 3 Alpha. | Chi tiene il segnalino ha +1 Azione gratuita: Movimento. |
| Vanderohe | Vanderohe uccide 2 Alpha in Mischia. | Chi tiene il segnalino lancia 1 dado in più in Mischia. |
| Lilly | Lilly elimina 3 segnalini Dormienti. | Chi tiene il segnalino può scartarlo per scoprire tutti i Dormienti a Gittata da 0 a 2. |
| Mikey Guzman | Guzman uccide almeno 3 zombi con una sola Azione di Combattimento. | Una volta per Turno chi tiene il segnalino ignora le Munizioni Esaurite. |
| Burt Cummings | Alla fine Burt porta 5 carte Equipaggiamento. | Chi tiene il segnalino pesca 1 carta in più quando cerca. |
| Bly Tanaka | Bly uccide un Alpha mentre ha questo segnalino. | Chi scopre il segnalino ottiene 3 PA, e incontra un Alpha. |
| Marianne Peters | Peters raggiunge l'Arancione. | Chi scopre il segnalino ottiene 5 PA. |
| Martin | Alla fine Martin ha questo segnalino, all'Uscita o già in salvo. | Ogni volta che compaiono Alpha a Gittata 0 o 1 di chi tiene il segnalino, ce n'è 1 in meno. Occupa 1 slot. |

- **AD-PO01** Una carta ha uno scopo e dice che cosa fa il suo segnalino.
- **AD-PO02** Vincete solo con entrambi compiuti.
- **AD-PO02-R** Nostra interpretazione: il segnalino non serve, se lo scopo non lo dice. Fatto è fatto, salvo dove si parla della fine.
- **AD-PO03** Alcuni contano le uccisioni di un tipo da parte di quel Sopravvissuto.
- **AD-PO04** Si conta dall'inizio.
- **AD-PO05** Le miniature contate restano sulla carta, quindi la scatola può vuotarsi.
- **AD-PO06** Quando è compiuto tornano indietro.
- **AD-PO07** Dieter: 8 Shambler. Il segnalino raddoppia i PA degli Shambler.
- **AD-PO08** Cruz: avere il segnalino alla fine. Scoperto dà 30 PA e occupa 2 slot.
- **AD-PO09** Scott: muore Zeus. Il segnalino dà un dado contro gli Abomini, e si può scartare per far arrivare Zeus.
- **AD-PO09-R** Nostra interpretazione: può ucciderlo chiunque. Il dado vale contro un Abominio nominato o dove ci sono solo Abomini. Scartarlo è gratis, nel tuo Turno. Senza posto per il segnalino di Cruz hai comunque i PA.
- **AD-PO10-R** Nostra interpretazione: un'uccisione è di chi ne ha i PA, anche con esplosioni, Trappola, Camioncino o mitragliatrice. I Dormienti eliminati non contano.
- **AD-PO11-R** Nostra interpretazione: l'effetto di un segnalino vale per chi lo tiene ora, o una volta per chi l'ha scoperto. Se non c'è posto resta nella Zona, con il colore visibile. L'effetto finisce quando chi lo tiene fugge. Ignorare le Munizioni Esaurite accade da sé al primo lancio simile del tuo Turno. Scoprire i Dormienti vuole la vista.
- **AD-PO12-R** Nostra interpretazione: i tre di Guzman sono tutti gli zombi di un'Azione con Cacciatore e Mietitore, non del Camioncino o di una Trappola. Un Obiettivo Personale è impossibile se chi lo ha fugge senza averlo compiuto, se un altro fugge con il segnalino che serve, se per Lilly restano meno di 3 segnalini Dormienti, o se per Kate sono vivi in meno di 4. Quello di Scott non lo è mai.

## Le Abilità {#skill}

Usarle è sempre facoltativo. «[Azione]» è Combattimento, Mischia o a Distanza, come dice la carta.

- **AD-SKILL01** +1 Azione gratuita: una in più a ogni Turno, del tipo nominato.
- **AD-SKILL01-R** Nostra interpretazione: un Cercare gratuito è comunque quello permesso. L'Azione gratuita di un segnalino o di un Compagno ottenuto nel tuo Turno vale dal Turno successivo.
- **AD-SKILL02** +1 dado: [Azione]: ogni arma ne lancia uno in più.
- **AD-SKILL02-R** Nostra interpretazione: non per gli Esplosivi senza dadi, non per il Camioncino.
- **AD-SKILL03** +1 Danno: [Azione]: uno in più.
- **AD-SKILL04** +1 Zona per Movimento: un Movimento fa 1 o 2 Zone; gli zombi lo fermano.
- **AD-SKILL05** Cacciatore: quando il tuo attacco uccide qualcuno, puoi uccidere anche uno del tipo nominato in quella Zona, con i suoi PA.
- **AD-SKILL05-R** Nostra interpretazione: una volta per Azione, qualunque cosa dicano Priorità e Danni.
- **AD-SKILL06** Caricare: una volta per Turno, gratis, fino a 2 Zone verso una Zona con zombi.
- **AD-SKILL06-R** Nostra interpretazione: gli zombi che lasci costano comunque, i Dormienti chiedono comunque un lancio.
- **AD-SKILL07** Cercare: 2 carte.
- **AD-SKILL08** Cercatore Attento: cerchi quante volte hai Azioni.
- **AD-SKILL09** Escalation: [Azione]: ogni altra di fila lancia un dado più della precedente.
- **AD-SKILL09-R** Nostra interpretazione: la prima non ne ha. Ogni altra Azione rompe la fila; i movimenti di Mordi e fuggi e gli scarti no.
- **AD-SKILL10** Fortunato: una volta per Azione puoi rilanciarne tutti i dadi.
- **AD-SKILL10-R** Nostra interpretazione: tutti, dopo averli visti. Anche il dado per i Dormienti quando mostra 1, e una volta per tentativo al Caveau i dadi appena lanciati.
- **AD-SKILL11** Killer Silenzioso: Eliminare i Dormienti costa 1.
- **AD-SKILL12** Inafferrabile: quando ti muovi gli zombi non costano e non fermano.
- **AD-SKILL13** Leader nato: un altro Sopravvissuto ha subito 1 Azione gratuita.
- **AD-SKILL13-R** Nostra interpretazione: una volta per Turno, a qualunque distanza. Il suo giocatore sceglie, o rifiuta.
- **AD-SKILL14** Maestro di esplosivi: 1 Azione gratuita e 1 dado in più con gli Esplosivi.
- **AD-SKILL14-R** Nostra interpretazione: una per Turno.
- **AD-SKILL15** Mano ferma: i tuoi insuccessi risparmiano chi vuoi. Le esplosioni no.
- **AD-SKILL15-R** Nostra interpretazione: se risparmi tutti, gli insuccessi non fanno nulla.
- **AD-SKILL16** Mettere in salvo: alla fine della Fase degli Zombi 1 Azione gratuita, se in questo round qualcuno è stato ferito.
- **AD-SKILL16-R** Nostra interpretazione: qualunque cosa costi 1, prima che chi è a terra si rialzi. Contano anche le Ferite degli amici.
- **AD-SKILL17** Mietitore: [Azione]: un successo può uccidere un secondo zombi dello stesso tipo, con i suoi PA.
- **AD-SKILL17-R** Nostra interpretazione: mai un Abominio.
- **AD-SKILL18** Mordi e fuggi: dopo un attacco che ha ucciso, un Movimento gratuito che gli zombi non rendono più caro.
- **AD-SKILL18-R** Nostra interpretazione: dopo ognuno.
- **AD-SKILL19** Rigenerazione: Salute piena in ogni Fase Finale.
- **AD-SKILL20** Riflessi da combattimento: quando compaiono zombi a Gittata 0 o 1, un attacco gratuito alla loro Zona. Una volta per carta.
- **AD-SKILL20-R** Nostra interpretazione: anche per Ordini e Aaahh!!. In Mischia solo nella tua Zona; prima delle Attivazioni extra.
- **AD-SKILL21** Risultato 6: +1 dado [Azione]: ogni 6 dà un altro dado, e così via. I rilanci vengono prima.
- **AD-SKILL22** Risultato 6: +1 Danno [Azione]: ogni 6 aggiunge 1 Danno. I rilanci vengono prima.
- **AD-SKILL22-R** Nostra interpretazione: i 6 di tutti i dadi, anche Munizioni; i Danni valgono per ogni successo dell'Azione.
- **AD-SKILL23** Salvatore: una volta per Turno, gratis, trascini nella tua Zona dei Sopravvissuti da una Zona con zombi a Gittata 1. Possono rifiutare; non è un Movimento.
- **AD-SKILL23-R** Nostra interpretazione: le Zone devono essere unite da una linea o da una porta aperta. Niente lanci né costi; i Compagni vengono con loro.
- **AD-SKILL24** Scarto laterale: quando compaiono zombi a Gittata 0 o 1, un Movimento gratuito che nulla rende più caro. Una volta per carta.
- **AD-SKILL24-R** Nostra interpretazione: anche per Ordini e Aaahh!!.
- **AD-SKILL25** Scatto: una volta per Turno un Movimento fa 2 o 3 Zone.
- **AD-SKILL25-R** Nostra interpretazione: gli zombi possono fermarlo dopo una. È al posto di +1 Zona, non in aggiunta.
- **AD-SKILL26** Sete di sangue: [Azione]: una volta per Turno 1 Azione per fino a 2 Zone verso gli zombi, poi un'Azione gratuita di quel tipo.
- **AD-SKILL26-R** Nostra interpretazione: almeno una Zona. L'Azione gratuita viene subito o è persa.
- **AD-SKILL27** Spingere: una volta per Turno, gratis, tutti gli zombi della tua Zona vanno in una a Gittata 1.
- **AD-SKILL27-R** Nostra interpretazione: tutti, anche i regali e quelli a terra. Nessun Dormiente si sveglia; possono esserci Sopravvissuti.
- **AD-SKILL28** Tattico: il tuo Turno può venire in qualsiasi momento della Fase dei Giocatori.
- **AD-SKILL28-R** Nostra interpretazione: tra un Turno e l'altro, non dentro. Te lo si chiede prima del primo e dopo ognuno; alla fine devi.
- **AD-SKILL29-R** Nostra interpretazione: un'Abilità che hai due volte si somma solo se riguarda dadi, Azioni gratuite o Danni.

## Le carte {#cont}

Ecco i numeri delle carte; dove le regole stampate non ne danno, sono nostri.

| Equipaggiamento | Carte | Gittata | Dadi + Munizioni | Precisione | Danni | Rumore | Zaino | Note |
|---|---|---|---|---|---|---|---|---|
| Aaahh!! | 4 | – | – | – | – | – | no | Dove si pesca compare uno Shambler. |
| AK-47 Dorato | 1 | 0-2 | 3 + 1 | 4+ | 1 | con Rumore | no | – |
| Caricatore | 8 | – | – | – | – | – | sì | Scartala gratis: una tua arma scarica torna carica. |
| Coltello dell'Esercito | 3 | 0 | 1 + 0 | 3+ | 1 | silenzioso | no | – |
| Desert Eagle | 1 | 0-1 | 1 + 1 | 4+ | 2 | con Rumore | no | – |
| Dinamite | 2 | 0-1 | colpisce sempre | – | 4 | con Rumore | sì | Esplosivo. Colpisce sempre tutti nella Zona; poi si scarta. |
| Fucile da Cecchino dell'Esercito | 1 | 1-4 | 1 + 1 | 3+ | 2 | con Rumore | no | Ignora la Priorità dei Bersagli. |
| Fucile Militare di Scott | 1 | 1-3 | 2 + 1 | 4+ | 2 | con Rumore | no | – |
| Fucile Semiautomatico | 4 | 1-3 | 1 + 1 | 3+ | 1 | con Rumore | no | – |
| Granata | 2 | 1-2 | colpisce sempre | – | 3 | con Rumore | sì | Esplosivo. Colpisce sempre tutti nella Zona; poi si scarta. |
| Katana | 1 | 0 | 3 + 0 | 4+ | 1 | silenzioso | no | In Mano: hai l'Abilità Caricare. |
| Kit di Primo Soccorso | 2 | – | – | – | – | – | sì | Scartala gratis: un Sopravvissuto in questa Zona recupera 2 Salute. |
| Lancia Bola | 1 | 1 | 1 + 0 | 2+ | – | silenzioso | no | Un successo mette a terra uno zombi; poi la carta si scarta. |
| Lanciagranate | 1 | 1-2 | 1 + 1 | 3+ | 3 | con Rumore | no | Esplosivo. |
| Lanciarazzi | 1 | 1-4 | 1 + 1 | 4+ | 4 | con Rumore | no | Esplosivo. |
| Machete | 2 | 0 | 1 + 0 | 3+ | 2 | silenzioso | no | – |
| Mazza Chiodata | 2 | 0 | 2 + 0 | 4+ | 1 | silenzioso | no | – |
| Mitragliatrice Pesante | 1 | 1-2 | 2 + 2 | 4+ | 2 | con Rumore | no | – |
| Piede di Porco | 1 | 0 | 1 + 0 | 3+ | 1 | silenzioso | no | In Mano: apri le porte chiuse senza fare Rumore. |
| Pistola Mitragliatrice | 1 | 0-1 | 4 + 1 | 5+ | 1 | con Rumore | no | – |
| Pistola Semiautomatica | 2 | 0-1 | 1 + 1 | 4+ | 1 | con Rumore | no | – |
| Revolver | 2 | 0-1 | 2 + 0 | 4+ | 1 | con Rumore | no | – |
| Sega Circolare | 1 | 0 | 3 + 0 | 4+ | 2 | con Rumore | no | – |
| Shot di Adrenalina | 2 | – | – | – | – | – | sì | Scartala gratis: ottieni 5 PA. |
| Shotgun da Combattimento | 2 | 0-1 | 1 + 1 | 4+ | 2 | con Rumore | no | – |
| Silenziatore | 1 | – | – | – | – | – | sì | Finché la porti, le tue pistole, i revolver e i fucili sono silenziosi. |
| Trappola Esplosiva | 2 | 0 | colpisce sempre | – | 3 | silenzioso | no | Esplosivo. Piazzala qui: esplode quando uno zombi entra o compare. |
| Tanica | 3 | 0-1 | colpisce sempre | – | 2 | con Rumore | no | Esplosivo. Lanciala, oppure piazzala qui: si unisce alla prossima esplosione. |

| Sopravvissuto | Specialità | Blu | Arancione, una di | Rosso, una di | Dotazione A | Dotazione B |
|---|---|---|---|---|---|---|
| Kate Ward | Furtivo | +1 Azione gratuita: Movimento | Inafferrabile; Killer Silenzioso | +1 dado: Combattimento; Salvatore; Scarto laterale | Fucile Semiautomatico, Coltello dell'Esercito | Revolver, Tanica |
| Scott Ward | Colosso | Leader nato | +1 dado: a Distanza; +1 Azione gratuita: Combattimento | +1 Danno: a Distanza; Riflessi da combattimento; Cacciatore: Alpha | Fucile Militare di Scott, Caricatore | Machete, Granata |
| Ludwig Dieter | Esperto di Camere Blindate | Fortunato | +1 Azione gratuita: Movimento; Scarto laterale | Risultato 6: +1 dado Combattimento; Inafferrabile; +1 Azione gratuita: Combattimento | Mazza Chiodata, Pistola Semiautomatica | Piede di Porco, Dinamite |
| Chambers | Furtivo | Mordi e fuggi | +1 Azione gratuita: a Distanza; Mano ferma | Escalation: a Distanza; Scatto; Mietitore: a Distanza | Fucile Semiautomatico, Silenziatore | Pistola Mitragliatrice, Coltello dell'Esercito |
| Vanderohe | Colosso | Sete di sangue: Mischia | +1 dado: Mischia; Caricare | +1 Danno: Mischia; Mietitore: Mischia; +1 Azione gratuita: Mischia | Sega Circolare, Kit di Primo Soccorso | Shotgun da Combattimento, Caricatore |
| Lilly | Furtivo | Killer Silenzioso | Scatto; Cacciatore: Shambler | +1 Zona per Movimento; Mietitore: Combattimento; Tattico | Fucile Semiautomatico, Coltello dell'Esercito | Machete, Lancia Bola |
| Maria Cruz | Meccanico | Cercare: 2 carte | Maestro di esplosivi; Mettere in salvo | +1 dado: a Distanza; Risultato 6: +1 Danno a Distanza; Tattico | Fucile Semiautomatico, Caricatore | Lanciagranate, Tanica |
| Mikey Guzman | Colosso | Mano ferma | Escalation: a Distanza; +1 Azione gratuita: a Distanza | Risultato 6: +1 dado a Distanza; Cacciatore: Shambler; Maestro di esplosivi | Mitragliatrice Pesante, Caricatore | AK-47 Dorato, Granata |
| Burt Cummings | Meccanico | Cercatore Attento | +1 dado: Combattimento; Spingere | Rigenerazione; Sete di sangue: Combattimento; Risultato 6: +1 Danno Combattimento | Shotgun da Combattimento, Caricatore | Pistola Semiautomatica, Shot di Adrenalina |
| Bly Tanaka | Esperto di Camere Blindate | Scarto laterale | +1 Azione gratuita: Mischia; Fortunato | Escalation: Mischia; Cacciatore: Alpha; Rigenerazione | Katana, Trappola Esplosiva | Mazza Chiodata, Kit di Primo Soccorso |
| Marianne Peters | Pilota | +1 Zona per Movimento | Salvatore; +1 Azione gratuita: Cercare | Riflessi da combattimento; Mettere in salvo; +1 Azione gratuita: Combattimento | Revolver, Tanica | Lanciarazzi, Caricatore |
| Martin | Pilota | Tattico | Riflessi da combattimento; +1 Danno: a Distanza | Mietitore: a Distanza; Cacciatore: Alpha; Inafferrabile | Fucile da Cecchino dell'Esercito, Caricatore | Desert Eagle, Dinamite |

| Carta Zombi | Tipo | Blu | Giallo | Arancione | Rosso |
|---|---|---|---|---|---|
| 001 | Shambler | 1 | 2 | 3 | 4 |
| 002 | Shambler | 2 | 2 | 4 | 4 |
| 003 | Shambler | 2 | 3 | 4 | 5 |
| 004 | Shambler | 2 | 3 | 5 | 6 |
| 005 | Shambler | 2 | 4 | 6 | 8 |
| 006 | Shambler | 3 | 4 | 5 | 7 |
| 007 | Shambler | 3 | 4 | 6 | 8 |
| 008 | Shambler | 1 | 3 | 5 | 7 |
| 009 | Shambler | 2 | 3 | 4 | 6 |
| 010 | Shambler | 3 | 5 | 6 | 8 |
| 011 | Alpha | 1 | 1 | 2 | 3 |
| 012 | Alpha | 1 | 2 | 2 | 3 |
| 013 | Alpha | 1 | 2 | 3 | 4 |
| 014 | Alpha | 2 | 2 | 3 | 4 |
| 015 | Alpha | 2 | 3 | 4 | 5 |
| 016 | Alpha | 3 | 5 | 6 | 6 |
| 017 | Valentine | 0 | 1 | 1 | 1 |
| 018 | La Regina | 0 | 0 | 1 | 1 |

| Ordini di Zeus | Chi compare | Ordine |
|---|---|---|
| Z01 | 2 Alpha | Tutti gli Alpha in questa Zona agiscono subito |
| Z02 | 1 Alpha | Tutti gli Alpha sul tabellone agiscono subito |
| Z03 | 3 Shambler | Tutti gli Shambler in questa Zona agiscono subito |
| Z04 | 2 Shambler, 1 Alpha | Tutti gli zombi che vedono un Sopravvissuto agiscono subito |
| Z05 | 1 Alpha | Si svegliano i Dormienti dove c'è il Rumore e lì accanto |
| Z06 | 2 Alpha | Il Rumore va nella Zona con più Sopravvissuti |
| Z07 | 4 Shambler | – |
| Z08 | 1 Alpha | Un'altra carta Zombi per la Zona di Generazione di Partenza |
| Z09 | 2 Shambler | Tutti gli Abomini sul tabellone agiscono subito |
| Z10 | 3 Alpha | – |

| Carta Caveau | Aiuti |
|---|---|
| Ingranaggi | Meccanico: +1 o −1 a un dado; Esperto di Camere Blindate: un lancio in più; Colosso: un dado in più |
| Fasci di luce | Furtivo: un dado su un numero a scelta; Pilota: +1 o −1 a un dado; Meccanico: un lancio in più |
| Lastre a pressione | Furtivo: un dado in più; Colosso: +1 a un dado e −1 a un altro; Esperto di Camere Blindate: +1 o −1 a un dado |
| Parete di dardi | Colosso: un lancio in più; Pilota: +1 a un dado e −1 a un altro; Meccanico: un dado su un numero a scelta |
| Serratura a combinazione | Esperto di Camere Blindate: un dado su un numero a scelta; Pilota: un dado in più; Furtivo: +1 a un dado e −1 a un altro |

- **AD-CONT01** La Trappola Esplosiva scatta dopo il movimento o la carta che ha portato qualcuno; il Rumore è nella sua Zona, i PA sono di chi l'ha piazzata.
- **AD-CONT02** Bastano per Valentine Dinamite o Lanciarazzi. Per la Regina Granata e Tanica. Per Zeus Dinamite e Tanica, Granata e Trappola, o tre successi concentrati da 2.
- **AD-CONT03** Il Silenziatore è per Fucile Militare di Scott, Fucile Semiautomatico, Fucile da Cecchino dell'Esercito, Pistola Semiautomatica, Desert Eagle e Revolver.
- **AD-CONT04** Il Camioncino lancia 4 dadi, Precisione 4, Danni 2, quando entra tra gli zombi. La sua mitragliatrice ha lo stesso a Gittata da 0 a 2, rumorosa e senza dadi Munizioni.
- **AD-CONT05** Una Trappola scatta per uno zombi che entra, è spinto dentro o compare, non per Dormienti o Sopravvissuti. Prima si svegliano i Dormienti, poi esplode, poi il suo Rumore ne sveglia altri. Se chi l'ha piazzata non c'è più, nessuno ha i PA.
- **AD-CONT06** Il Piede di Porco in Mano apre in silenzio i segnalini Porta, con la solita Azione; non il Caveau.
- **AD-CONT07** I Sopravvissuti si mostrano con nome, forma e lettera. Non ci sono ritratti.
- **AD-CONT08** Il Kit di Primo Soccorso cura un Sopravvissuto della tua Zona, mai un Compagno, fino alla Salute piena. Più Trappole scattano nell'ordine in cui sono state piazzate. Nessuna Abilità cambia una Trappola.
- **AD-CONT09** Ordini: il Primo Giocatore decide in che ordine si svegliano i Dormienti e, in parità, dove va il Rumore. La carta in più per la Zona di Generazione di Partenza è una carta come le altre. Uno zombi nella Zona di un Sopravvissuto lo vede.

## Dove siamo meno sicuri {#open}

Qui il testo stampato tace o si contraddice. Se ne sai di più, al tuo tavolo cambia pure.

- I dadi Munizioni che colpiscono (AD-AMMO05-R) cambiano ogni probabilità; l'opzione del tavolo li disattiva.
- Le file del Caveau (AD-VAULT05-R), gli Esplosivi piazzati che si uniscono (AD-EXPL02-R) e i lanciatori (AD-EXPL05-R).
- Le porte (AD-MOVE04-R), l'elmetto (AD-ABOM05-R), posti e Rumore del Camioncino (AD-TRUCK14-R, AD-TRUCK15-R).
- La Statua (AD-STATUE03-R), casinò e corridoi (AD-LOS08-R), slot machine (AD-LOS10-R), ascensori (AD-ELEV04-R, AD-ELEV05-R).
- Quale numero sveglia i Dormienti (AD-DORM09-R), e le armi rumorose contro di loro (AD-RDORM03-R).
- Tra miniature uguali di una Zona cadono prima quelle che possono ancora agire, poi quelle appena svegliate. Il testo non ne parla, e non devi scegliere nemmeno tu.
- Un Sopravvissuto può scartare una carta mentre si aspetta qualcun altro, ma quelle di un altro giocatore solo se quel giocatore ci sta.
`;
