/** The rulebook. Rule ids are anchors. */
export default `# The Walking Dead: il gioco da tavolo

## Quel che resta: il materiale {#comp}

Guidi un pugno di persone attraverso il nord della Georgia, in cerca di tre posti in cui valga la pena di restare. Due parole tornano di continuo: la tua **squadra** sono i tuoi sopravvissuti, un **gruppo** sono più giocatori che viaggiano insieme.

| Materiale | Quanti |
|---|---|
| dadi Hero (blu), Warrior (rossi), Scavenger (verdi) | 4 per colore |
| dado Munizioni (nero) | 1 |
| gettoni zombi | 216 |
| segnalini Fatica | 72 |
| personaggi, ciascuno con segnalino e basetta | 6 |
| carte Compagno, ciascuna con il suo gettone | 23 |
| carte Luogo | 26 |
| carte Incontro | 90 |
| schede del giocatore, con 3 indicatori di risorsa ciascuna | 6 |
| tabellone | 1 |

- **WD-COMP01** Nella scatola c'è quello che vedi nella tabella. I 18 indicatori di risorsa fanno tre a testa per sei giocatori: Cibo, Carburante, Munizioni.
- **WD-COMP02** A ogni carta Compagno corrisponde un gettone, 23 e 23. Il gettone compare sul tabellone quando il compagno resta indietro.
- **WD-COMP03** La carta di un personaggio dice quali dadi porta, di uno o più colori, e che cosa sa fare. Quella di un compagno anche, e a volte aggiunge un'istruzione per il momento in cui si unisce a te, per esempio qualche risorsa in dono.
- **WD-COMP04** Edizione italiana: nessun sopravvissuto ha più di due abilità, e qualcuno non ne ha.
- **WD-COMP04-R** Nostra interpretazione: da zero a due abilità a testa in entrambe le edizioni, dato che il testo francese non le conta.
- **WD-COMP05** Una carta Incontro porta una sfida, una parte per il successo e una per il fallimento. Su alcune c'è in più la scritta «Inventario».
- **WD-COMP06** Una carta Luogo elenca tre obiettivi, a seconda che sia il tuo primo, secondo o terzo Luogo.

## Perché si continua a camminare {#gen}

È una gara, ma nessuno vieta di correrla insieme.

- **WD-GEN01** Esplora tre Luoghi prima degli altri e hai vinto, per conto tuo o con il tuo gruppo.
- **WD-GEN02** Parti con un personaggio e con un solo compagno al suo fianco.
- **WD-GEN03** Se una carta contraddice questo regolamento, vale la carta.
- **WD-GEN03-R** Nostra interpretazione: non è stampato da nessuna parte, ma i due testi concedono di continuo eccezioni alle carte, e lo diamo per inteso.
- **WD-GEN04** I due regolamenti hanno una versione breve, per cominciare, e una completa. Conta quella completa.
- **WD-GEN04-R** Nostra interpretazione: così si sciolgono sei contraddizioni. Cibo e Munizioni non si fermano a uno (WD-REC02, WD-AMMO02), chi perde tutti riparte (vedi il capitolo sulla fine della squadra), né il rumore né chi se ne va mettono gettoni sui Luoghi (WD-AMMO06, WD-TOK03) e ogni icona vuole la sua carta (WD-RES02). Seguiamo la versione breve soltanto in WD-FUEL03-R, dove il testo lungo italiano tace, e in WD-SOLO08-R.
- **WD-GEN05** Dadi, segnalini Fatica e indicatori non finiscono mai: se nella scatola non bastano, si fa finta di averne altri.
- **WD-GEN05-R** Nostra interpretazione: il testo francese lo concede per i dadi, noi anche per la Fatica e in tutte e due le edizioni. I gettoni zombi, invece, possono finire davvero (WD-TOK09).
- **WD-GEN06** L'edizione si sceglie prima di preparare il tavolo e vale fino alla fine. Regola della casa.
- **WD-GEN07** Risorse, sopravvissuti, dadi, Fatica, oggetti e Luoghi esplorati di ciascuno sono sotto gli occhi di tutti, come i Luoghi pubblici.
- **WD-GEN08** Niente scambi e niente regali fra giocatori, se non lo permette una carta o il gruppo. Regola della casa.

## Prima di mettersi in strada {#set}

Il tavolo fa tutto da solo, in quest'ordine.

- **WD-SET01** Prendi una scheda e metti a 1 ciascuna delle tue tre risorse: Cibo, Carburante e Munizioni.
- **WD-SET02** A ognuno tocca un personaggio a caso. Gli altri aspettano da parte.
- **WD-SET02-R** Nostra interpretazione: decide la sorte, salvo che al tavolo si attivi l'opzione per scegliere. I personaggi avanzati servono a chi dovrà ripartire.
- **WD-SET03** A ognuno tocca anche un compagno a caso. Quelli che restano diventano un mazzo coperto.
- **WD-SET04** Se il tuo compagno porta qualcosa quando arriva, lo ricevi ora.
- **WD-SET05** Si mescolano i 26 Luoghi e se ne scoprono tre nelle caselle 1, 2 e 3 sopra il tabellone: sono i Luoghi pubblici.
- **WD-SET05-R** Nostra interpretazione: due carte pubbliche possono indicare lo stesso posto e restano dove sono; nel mazzo i doppioni ci sono apposta e nessun testo chiede di ripescare.
- **WD-SET06** Ricevi un altro Luogo, coperto: è il tuo Luogo privato e puoi guardarlo quando vuoi. Le carte avanzate sono il mazzo dei Luoghi.
- **WD-SET07** Tutti gli Incontri, mescolati, formano un solo mazzo coperto.
- **WD-SET08** I gettoni zombi si rimescolano con il numero nascosto: ecco la scorta.
- **WD-SET09** Somma i dadi dei tuoi due sopravvissuti: è la tua prima riserva.
- **WD-SET10** Ognuno lancia la propria riserva; chi ottiene più azioni comincia. In caso di parità, chi è in testa rilancia finché non ne resta uno solo.
- **WD-SET10-R** Nostra interpretazione: si contano i simboli, quindi una doppia azione vale 2 e un jolly vale 1. In questo lancio abilità e oggetti non aiutano.
- **WD-SET11** Il tuo segnalino va sullo spazio iniziale con il nome del tuo personaggio. Si parte dal primo giocatore e si prosegue in senso orario.

## La mappa di una terra perduta {#board}

Quali spazi ci sono sulla mappa, e quali sono adiacenti.

- **WD-BOARD01** La mappa mostra il nord della Georgia: spazi iniziali, spazi con risorse, spazi Luogo, la città di Atlanta e in mezzo la campagna vuota.
- **WD-BOARD01-R** Nostra interpretazione: gli spazi senza nulla esistono, perché i due testi ne parlano di passaggio. Atlanta non è un tipo di spazio ma una zona: i suoi spazi sono vuoti, con risorse o Luogo.
- **WD-BOARD02** Gli spazi iniziali sono sei, uno per personaggio.
- **WD-BOARD03** Uno spazio con risorse porta almeno un'icona: Cibo, Carburante o Munizioni.
- **WD-BOARD11** Edizione francese: le icone di uno spazio con risorse sono al massimo 3.
- **WD-BOARD11-R** Nostra interpretazione: il tabellone è uno solo, perciò da 1 a 3 icone in tutte e due le edizioni. La stessa icona può comparire due volte.
- **WD-BOARD04** A ogni spazio Luogo corrispondono carte Luogo con lo stesso nome.
- **WD-BOARD05** Il confine nero di Atlanta per te è un muro. Nessuno lo scavalca.
- **WD-BOARD06** Si entra e si esce solo lungo le quattro frecce rosse, in un verso o nell'altro. I due spazi uniti da una freccia sono adiacenti.
- **WD-BOARD07** Sono adiacenti due spazi che si toccano senza confine in mezzo o che una freccia unisce.
- **WD-BOARD07-R** Nostra interpretazione: adiacente vuol dire la stessa cosa per tutto, che si cammini, si misuri una distanza, si faccia rumore o si legga una carta. Il muro dunque ferma il rumore e la freccia lo lascia passare; i testi non lo dicono, e questa è la risposta più semplice.
- **WD-BOARD08** Su uno spazio possono stare quanti segnalini si vuole.
- **WD-BOARD09** Chiamiamo **non occupato** uno spazio senza segnalini e senza gettoni zombi.
- **WD-BOARD09-R** Nostra interpretazione: la definizione è francese e la usiamo per entrambe le edizioni. Un gettone Compagno, da solo, non occupa lo spazio.
- **WD-BOARD10** Con un doppio passo puoi attraversare uno spazio **libero**: niente icone, niente Luogo, né gettoni zombi né gettoni Compagno. I segnalini non danno fastidio. Regola della casa, perché in stampa nessuno spiega che cosa significhi «vuoto» qui.

## La tua gente {#surv}

Chi fa parte della tua squadra, e che cosa succede quando qualcuno si perde.

- **WD-SURV01** I tuoi sopravvissuti sono il tuo personaggio e tutti i tuoi compagni.
- **WD-SURV02** Di un sopravvissuto hai dadi e abilità finché sta con te, non un momento di più.
- **WD-SURV03** Puoi accogliere tutti i compagni che trovi.
- **WD-SURV03-R** Nostra interpretazione: lo scrive solo il testo francese, ma in quello italiano niente lo impedisce.
- **WD-SURV04** Se muore il tuo personaggio la storia continua: vanno avanti i compagni, con lo stesso segnalino.
- **WD-SURV04-R** Nostra interpretazione: per tutti e due i regolamenti sei fuori solo quando non ti resta nessuno, anche se qualche recensione sostiene altro.
- **WD-SURV05** Una carta che ti porta via un compagno non può toccare il tuo personaggio, a meno che non parli di un sopravvissuto.
- **WD-SURV05-R** Nostra interpretazione: nessuna carta ti fa abbandonare, cedere o uccidere l'ultima persona della squadra; quella parte si salta, o vale il ripiego indicato dalla carta. Un compagno rimasto solo conta come «nessun compagno». La Fatica, invece, non guarda in faccia nessuno.

## I dadi che hai in mano {#dice}

Quanti dadi lanci, e quanto valgono le facce.

- **WD-DICE01** La tua riserva comprende tutti i dadi dei tuoi sopravvissuti. Cambia nell'istante in cui qualcuno arriva o manca.
- **WD-DICE02** Contro gli zombi come per le azioni lanci sempre tutti i dadi. Non puoi tenerne da parte.
- **WD-DICE03** Il blu sa fare un po' di tutto, il rosso uccide, il verde agisce.
- **WD-DICE04** I dadi colorati mostrano uccisioni (1, 2 o 3), azioni (1 o 2) oppure un jolly, che leggi come preferisci.
- **WD-DICE04-R** Nostra interpretazione: un jolly vale 1 e mai di più; una faccia può essere vuota. Se contano solo uccisioni o solo azioni, i jolly si sommano da sé; ti viene chiesto come usarli solo quando servono entrambe.
- **WD-DICE05** Puoi benissimo lanciare più di quattro dadi di un colore.
- **WD-DICE05-R** Nostra interpretazione: prendiamo la regola dal testo francese anche per l'edizione italiana, perché nulla direbbe a quali dadi una squadra numerosa deve rinunciare.
- **WD-DICE06** In un lancio di azioni le uccisioni non servono, in un combattimento non servono le azioni.
- **WD-DICE07** Il dado nero non fa parte della riserva: lo lanci pagando Munizioni, e solo in combattimento.
- **WD-DICE08** Il dado nero colpisce sempre, 1, 2 o 3 zombi. Certe sue facce fanno anche fracasso: è il Blam.
- **WD-DICE09** In una sfida che vuole uccisioni e azioni insieme lanci, usi rilanci e bonus di ogni genere, decidi una volta per tutte come conta ogni jolly, e soltanto allora spari se mancano uccisioni. Regola della casa.
- **WD-DICE10** Una squadra può anche restare senza dadi. Allora non lancia e fa zero, ma bonus e Munizioni contano ancora. Regola della casa.

## Una giornata in strada: il turno {#turn}

In breve: riprendi fiato, ti sposti, affronti quello che trovi, raccogli. Prima ancora il gruppo può cambiare.

- **WD-TURN01** Il turno ha quattro fasi: Recupero, Movimento, Incontri, Fine. Gli Incontri ci sono soltanto su uno spazio con risorse, su un Luogo o dove c'è un gettone Compagno.
- **WD-TURN02** Finita l'ultima fase, tocca a chi ti segue in senso orario.
- **WD-TURN03** Se ti fermi su uno spazio vuoto dove non c'è niente da risolvere, il turno finisce lì.
- **WD-TURN04** Altrimenti finisce quando hai affrontato tutti gli Incontri e preso le tue risorse.
- **WD-TURN05** Prima del Recupero c'è un breve momento: chi riparte rimette il segnalino, poi i membri possono lasciare il gruppo, poi puoi invitare altri. L'ordine è una regola della casa.
- **WD-TURN06** Se nel tuo turno muore il tuo ultimo sopravvissuto, tutto si ferma: le carte aperte si scartano, anche la parte che stavi per eseguire, e non raccogli altro. Il gettone appena affrontato sparisce, gli altri dello spazio restano come sono. Regola della casa.
- **WD-TURN07** Chi ha vinto e chi è fuori salta il turno. Chi aspetta di ripartire lo gioca come sempre. Regola della casa.

## Riprendere fiato: il Recupero {#rec}

All'inizio del turno il Cibo toglie Fatica.

- **WD-REC01** Quando comincia il tuo turno puoi mangiare: ogni Cibo speso toglie 1 Fatica a uno dei tuoi sopravvissuti.
- **WD-REC02** Mangia quante volte vuoi, finché hai Cibo e c'è qualcuno di stanco; scegli tu a chi tocca.
- **WD-REC03** In ogni altro momento il Cibo non toglie Fatica.
- **WD-REC04** Se in squadra nessuno è stanco non spendi nulla, e la fase si salta.

## In cammino {#move}

Un consiglio: tieniti una via libera verso il posto dove conti di tornare.

- **WD-MOVE01** Cammina di 1, 2 o 3 spazi, da uno all'altro adiacente, dove ti pare.
- **WD-MOVE02** Decidi tu quanto andare lontano, ma non puoi stare fermo. Fa eccezione soltanto un'esplorazione fallita (WD-LOC16, WD-LOC17).
- **WD-MOVE02-R** Nostra interpretazione: se nessuno spazio accanto ti lasciasse entrare, salteresti il movimento. Sulla nostra mappa non succede mai.
- **WD-MOVE03** Puoi tornare su uno spazio lasciato in questo turno, anche con il passo subito dopo.
- **WD-MOVE04** Un combattimento non ferma il cammino: che sia vinto o perso, usi i passi rimasti.
- **WD-MOVE05** Appena metti piede su uno spazio con risorse ti fermi per questo turno; se ci sono gettoni zombi, li affronti lì.
- **WD-MOVE06** Anche uno spazio Luogo ti ferma.
- **WD-MOVE07** E così uno spazio dove è intrappolato un compagno.
- **WD-MOVE07-R** Nostra interpretazione: per i due testi il gettone Compagno funziona come una risorsa, e una risorsa ferma chi arriva.
- **WD-MOVE08** Dal primo passo in poi puoi fermarti dove vuoi.
- **WD-MOVE09** I segnalini altrui non sbarrano la strada: si entra, si passa, e tutt'al più si può fare gruppo.
- **WD-MOVE10** Abilità e oggetti possono darti passi in più, o in meno.
- **WD-MOVE11** Se una carta sposta il tuo segnalino fuori da questa fase, lo spazio che lasci può ricevere un gettone come di consueto (WD-TOK02), ma all'arrivo non succede nulla se la carta non lo chiede. Regola della casa.

## Carburante nel serbatoio {#fuel}

Il Carburante ti porta più lontano, oppure oltre gli zombi senza combattere.

- **WD-FUEL01** Il Carburante ti serve a una di queste due cose: arrivare uno spazio più in là o superare gli zombi senza combattere.
- **WD-FUEL02** In un turno ne usi al massimo 3, sommando i due usi.
- **WD-FUEL03** **Doppio passo:** paga 1 Carburante prima di un passo, e quel passo attraversa due spazi liberi. Ti costa uno solo dei tuoi passi.
- **WD-FUEL03-R** Nostra interpretazione: liberi nel senso di WD-BOARD10 devono essere entrambi. Lo vogliono il testo francese e la versione breve italiana; quella lunga guarda solo al primo.
- **WD-FUEL04** Con tre doppi passi fai sei spazi: è il limite, senza abilità.
- **WD-FUEL05** **Aggiramento:** paga 1 Carburante prima di entrare dove ci sono gettoni zombi, e puoi passare oltre senza affrontarli.
- **WD-FUEL06** Basta 1 Carburante, quanti che siano i gettoni su quello spazio.
- **WD-FUEL07** Il passo con cui aggiri gli zombi conta come gli altri.
- **WD-FUEL08** Se però il tuo movimento finisce proprio lì, combatti lo stesso, e il Carburante è perso.
- **WD-FUEL09** I gettoni aggirati restano com'erano, e quelli coperti nessuno li guarda. Ripartendo non ne aggiungi un altro, perché lo spazio era già occupato.
- **WD-FUEL10** Edizione francese: si aggira solo dove lo spazio non ha icone.
- **WD-FUEL10-R** Nostra interpretazione: un gettone Compagno vale come una risorsa, quindi qui conta come icona. Gli spazi iniziali non ne hanno.
- **WD-FUEL11** Edizione italiana: si aggira dovunque ci siano gettoni zombi, anche su uno spazio con risorse o con un compagno intrappolato. Sfrecci via senza sosta, senza Incontro e senza raccogliere.
- **WD-FUEL11-R** Nostra interpretazione: il testo italiano non mette limiti e dice che non ci si ferma, dunque qui il Carburante vince su WD-MOVE05 e WD-MOVE07. Se invece ti fermi, combatti e poi risolvi lo spazio come sempre; senza gettoni sopra, uno spazio con risorse non si attraversa.
- **WD-FUEL12** Uno spazio Luogo non si attraversa mai: gettoni non ne ha, e ti ferma comunque.
- **WD-FUEL13** Il Carburante si dichiara prima di ogni passo. Dopo è tardi.
- **WD-FUEL14** Di un doppio passo indichi subito tutti e due gli spazi. Ciascuno deve essere libero quando ci arrivi, perciò tornare indietro riesce solo se non hai lasciato un gettone; ogni spazio da cui te ne vai viene controllato. Sul primo non ti fermi e non inviti nessuno, mentre passando accanto a gettoni aggirati puoi invitare chi sta su quello spazio (regola della casa).

## Quello che ti viene dietro: i gettoni zombi {#tok}

Negli spazi che lasci arrivano gli zombi; chi entra dopo deve affrontarli.

- **WD-TOK01** Sopra, un gettone mostra uno zombi. Sotto, dove non vedi, c'è scritto quanti sono davvero.
- **WD-TOK02** Ogni volta che un segnalino se ne va e lo spazio rimane non occupato, vi si posa un gettone a caso, coperto. Nessuno sbircia.
- **WD-TOK03** Sugli spazi Luogo non si mettono gettoni, mai.
- **WD-TOK04** Tutti gli altri spazi possono riceverne: iniziali, con risorse e vuoti, ad Atlanta e fuori.
- **WD-TOK05** Finché sullo spazio c'è un altro segnalino non arriva niente. Lascia il gettone chi parte per ultimo.
- **WD-TOK06** Il rumore e le carte possono ammucchiare più gettoni sullo stesso spazio.
- **WD-TOK07** Se entri dove ci sono gettoni, li giri e combatti prima di ogni altra cosa. Ogni gettone è un combattimento a sé, con il suo lancio.
- **WD-TOK07-R** Nostra interpretazione: decidi tu quale viene dopo, e lo giri solo al suo momento.
- **WD-TOK08** Dopo il combattimento il gettone lascia il tabellone, anche se qualche zombi è rimasto in piedi.
- **WD-TOK09** I gettoni tolti finiscono in una pila degli scarti, che si rimescola quando la scorta è vuota. Se non ce n'è più da nessuna parte, non se ne mettono.
- **WD-TOK09-R** Nostra interpretazione: in francese i gettoni si scartano, in un esempio italiano lasciano la partita. Noi li rimescoliamo in entrambe le edizioni, così una partita lunga non resta a secco.
- **WD-TOK10** Un gettone si affronta solo entrando nel suo spazio. Se ne cade uno dove sei già, puoi semplicemente andartene.
- **WD-TOK10-R** Nostra interpretazione: nei testi si combatte quando si entra o quando lo dice una carta, e in nessun altro caso.
- **WD-TOK11** Su uno spazio con risorse vengono prima i gettoni. Comunque vada, poi arrivano gli Incontri.

## Tenere la posizione: il combattimento {#fight}

Un solo lancio di tutti i dadi: un'uccisione per ogni zombi, oppure Fatica per ogni zombi rimasto.

- **WD-FIGHT01** Si combatte perché si è incontrato un gettone o perché lo vuole un Incontro.
- **WD-FIGHT02** Lancia tutti i dadi e conta uccisioni, jolly e bonus. Se arrivi almeno al numero degli zombi, li hai uccisi tutti.
- **WD-FIGHT03** La riserva si lancia una volta sola per combattimento. Dopo, soltanto Munizioni, abilità e oggetti migliorano il risultato.
- **WD-FIGHT04** Se non ci arrivi il combattimento è finito, e ogni zombi ancora in piedi dà 1 Fatica alla tua squadra.
- **WD-FIGHT05** Se si trattava di un Incontro, in più esegui la parte del successo o quella del fallimento.
- **WD-FIGHT06** Da un gettone non c'è niente da vincere e niente da perdere, a parte le forze: costa soltanto Fatica.
- **WD-FIGHT07** **Uccidere tutti gli zombi:** ci riesci solo se le uccisioni sono almeno tante quanti gli zombi.
- **WD-FIGHT08** **Sopravvivere a un attacco:** si lancia e ci si stanca allo stesso modo. Ci riesci se questo combattimento non ti uccide nessuno, per quanti zombi restino.
- **WD-FIGHT08-R** Nostra interpretazione: si giudica quando tutta la Fatica è stata assegnata. In un gruppo conta ogni morte, anche quella di chi si era offerto di aiutarti.
- **WD-FIGHT09** In un Incontro l'ordine è: riserva, Munizioni, esito, Fatica, morti, e per ultima la parte del successo o del fallimento. Regola della casa: non puoi sapere se sopravvivi prima di sapere chi è morto.
- **WD-FIGHT10** Se l'obiettivo di un Luogo è un combattimento, trattalo come quello di un Incontro: Munizioni, Fatica e tutto ciò che aiuta negli Incontri. Solo, non ha una parte per il successo né una per il fallimento. Regola della casa.

## Argomenti rumorosi: Munizioni e Blam {#ammo}

Dopo il lancio le Munizioni aggiungono uccisioni, un colpo alla volta; un colpo rumoroso attira altri gettoni.

- **WD-AMMO01** Prima guarda il tuo lancio. Poi, volendo, paghi 1 Munizione, lanci anche il dado nero e sommi le sue uccisioni.
- **WD-AMMO02** Non basta? Spendine un'altra, e un'altra ancora. Prima di ogni colpo vedi com'è andato il precedente.
- **WD-AMMO03** Puoi sparare finché le uccisioni sono meno degli zombi.
- **WD-AMMO03-R** Nostra interpretazione: una volta uccisi gli zombi, il combattimento è chiuso. Non si spara tanto per fare rumore.
- **WD-AMMO04** Solo la tua scorta limita le Munizioni che usi.
- **WD-AMMO05** Un colpo uccide 1, 2 o 3 zombi.
- **WD-AMMO06** **Blam:** il colpo va a segno, ma l'hanno sentito. Ogni spazio adiacente al tuo riceve un gettone coperto, qualunque cosa ci sia già; solo i Luoghi sono risparmiati.
- **WD-AMMO07** I gettoni di un Blam si posano prima di continuare. Un secondo Blam nello stesso combattimento ne porta un secondo giro. Regola della casa.
- **WD-AMMO08** Sul tuo spazio il Blam non mette nulla.
- **WD-AMMO09** Se i gettoni non bastano per tutti, si distribuiscono in senso orario dallo spazio in alto a destra. Regola della casa.
- **WD-AMMO10** Si può sparare in ogni combattimento, e per le uccisioni di una sfida che vuole anche azioni. Dove si chiedono solo azioni, le armi non servono.

## Allo stremo: Fatica e morte {#fat}

Due Fatica non fanno danni, la terza uccide; scegli tu chi la subisce.

- **WD-FAT01** Scegli tu quale dei tuoi sopravvissuti prende ogni Fatica, una alla volta: tutta su uno solo o divisa fra più persone.
- **WD-FAT02** Con 1 o 2 Fatica non succede nulla.
- **WD-FAT03** La terza Fatica uccide. La carta si scarta subito, e con la carta se ne vanno dadi e abilità.
- **WD-FAT04** La Fatica che avanza cade sugli altri; se non ci sono altri, svanisce. Regola della casa.
- **WD-FAT05** Puoi caricare tutto su uno solo perché gli altri si salvino.
- **WD-FAT06** Un compagno morto non torna in questa partita. Per i personaggi vedi il capitolo sulla fine della squadra.
- **WD-FAT06-R** Nostra interpretazione: nessun testo rimescola i compagni, quindi chi è morto resta morto.
- **WD-FAT07** La Fatica va via con il Cibo durante il Recupero, e con le carte e le abilità che curano.

## Che cosa trovi: risorse, Incontri e oggetti {#res}

Ogni icona vuol dire prima un Incontro e poi una risorsa; certi Incontri diventano oggetti.

- **WD-RES01** Le provviste non sono mai gratis: ogni icona ti chiede prima di affrontare un Incontro.
- **WD-RES02** Fermandoti su uno spazio con risorse devi affrontare un Incontro per ogni icona.
- **WD-RES03** Pesca una carta e portala fino in fondo prima di toccare la seguente.
- **WD-RES04** Fallire una carta non ti risparmia le altre.
- **WD-RES05** La terra non si esaurisce: torna più tardi e le stesse icone saranno lì.
- **WD-RES06** Edizione francese: se sullo spazio ci sono gettoni zombi, compagni intrappolati e icone, vengono nell'ordine i gettoni, i compagni, le icone.
- **WD-RES07** Edizione italiana: prima i gettoni zombi. Poi, a ogni carta, decidi tu se la peschi per un compagno o per un'icona.
- **WD-RES07-R** Nostra interpretazione: nel testo italiano il gettone Compagno è una risorsa in più dello spazio, e fra le risorse non è dato alcun ordine.
- **WD-RES08** Di norma ogni Incontro, riuscito o fallito, ti frutta una risorsa, a meno che il suo esito non te la neghi.
- **WD-RES09** Raccogliere è un permesso, non un dovere.
- **WD-RES09-R** Nostra interpretazione: il tavolo raccoglie per te, visto che rifiutare non conviene quasi mai. Ti chiede quale icona vuoi, se c'è da scegliere, e se ne vuoi una il cui tracciato è già pieno.
- **WD-RES10** Edizione italiana: dopo ogni Incontro pescato per un'icona prendi un'icona dello spazio che in questa visita non hai ancora preso. Puoi usarla subito, per esempio come Munizione nell'Incontro che segue; una carta pescata per un compagno non dà icone.
- **WD-RES11** Edizione italiana: un fallimento che nega le risorse chiude la tua raccolta per questo turno. Quello che hai già preso resta tuo, e gli Incontri che mancano si affrontano comunque.
- **WD-RES11-R** Nostra interpretazione: è persa anche l'icona della carta appena fallita. Lo stesso vale se il divieto viene dalla carta di un compagno, perché il testo nega il turno e non la carta.
- **WD-RES12** Edizione francese: raccogli quando tutte le sfide dello spazio sono alle spalle. Prendi tante icone quante ce ne sono, meno una per ogni divieto, e scegli quali.
- **WD-RES12-R** Nostra interpretazione: puoi restare a mani vuote, mai in debito. Contano solo le carte pescate per le icone; un divieto sulla carta di un compagno non toglie altro, tanto il compagno resta in trappola.
- **WD-RES13** Edizione francese: ciò che offre questo spazio non può aiutarti negli Incontri della stessa visita.
- **WD-RES14** Quello che una carta dà o toglie si segna subito e con la raccolta non c'entra.
- **WD-RES15** Non puoi perdere più di quello che hai, e debiti non se ne fanno. Regola della casa.
- **WD-RES16** Le risorse vanno da 0 a 10. Quel che supera 10 è perso.
- **WD-RES16-R** Nostra interpretazione: nessun testo dice quanto sia lungo il tracciato, il 10 è un numero nostro.
- **WD-ENC01** Tutti sentono quello che sta scritto su un Incontro.
- **WD-ENC02** Un Incontro non si rifiuta.
- **WD-ENC03** Se superi la sfida fai quello che c'è sotto il successo; se no, quello che c'è sotto il fallimento.
- **WD-ENC04** Non stupirti se un successo fa male o se un fallimento ha il suo lato buono.
- **WD-ENC04-R** Nostra interpretazione: l'avviso è del testo francese, e le carte sono le stesse nelle due edizioni.
- **WD-ENC05** Le sfide sono di molti tipi: uccidere zombi o sopravvivere, ottenere azioni, confrontarsi con gli altri, votare, scegliere giocatori o farsi scegliere, pagare, e decisioni difficili senza dadi.
- **WD-ENC06** **Ottenere azioni:** un solo lancio di tutta la riserva, sommando azioni, jolly e bonus. Se arrivi al numero, ce l'hai fatta.
- **WD-ENC07** Una volta risolta la carta si scarta, salvo che sia un oggetto da Inventario che ti sei guadagnato.
- **WD-ENC08** Quando gli Incontri sono finiti, si rimescolano quelli scartati.
- **WD-ENC08-R** Nostra interpretazione: lo si fa quando qualcuno deve pescare. Gli oggetti negli inventari restano fuori; se non c'è proprio nulla da rimescolare, la pesca conta come un successo senza effetto, ma il nostro mazzo è troppo grande perché accada.
- **WD-ENC09** Se in gioco ci sei solo tu, le carte che hanno bisogno di altri si scartano e si sostituiscono.
- **WD-ENC09-R** Nostra interpretazione: vale in solitario e ogni volta che gli altri non ci sono più. Solo chi ha un posto sul tabellone può essere scelto, confrontato o chiamato al voto; chi è in un gruppo sta dove sta il suo segnalino, e si può scegliere anche qualcuno del proprio gruppo.
- **WD-ENC10** I voti si danno tutti in segreto e si scoprono insieme. Regola della casa.
- **WD-ENC11** Il premio può essere un compagno, provviste, un oggetto o una cura; la pena si paga con la stessa moneta.
- **WD-INV01** Se superi una carta con la scritta Inventario e il suo successo dice di tenerla, diventa un tuo oggetto. Se fallisci si scarta.
- **WD-INV02** Molti oggetti aiutano una volta e poi non ci sono più. Altri durano e aiutano turno dopo turno, con un passo o un risultato in più.
- **WD-INV03** Certi Luoghi vogliono che tu abbia un dato numero di oggetti.
- **WD-INV04** Gli oggetti funzionano nel tuo turno, se non dicono altro.
- **WD-INV04-R** Nostra interpretazione: vale anche per quelli che durano.
- **WD-INV05** Porta con te quanti oggetti vuoi. Non puoi scambiarli né buttarli per nulla. Regola della casa.
- **WD-INV06** Un oggetto usato va fra gli Incontri scartati. Regola della casa.

## Nessuno resta indietro, o quasi: i compagni {#fol}

Come i compagni si uniscono a te, come restano indietro e come si liberano.

- **WD-FOL01** Se una carta ti dà un compagno, il primo del mazzo entra nella tua squadra.
- **WD-FOL02** Prendi ciò che porta con sé e aggiungi i suoi dadi alla riserva.
- **WD-FOL02-R** Nostra interpretazione: il dono di un compagno arriva una volta per partita, quando entra per la prima volta in una squadra; liberare chi era stato lasciato indietro non lo ripete. Quelli che in solitario aspettano sul tabellone devono ancora farlo.
- **WD-FOL03** I nuovi compagni arrivano riposati, senza Fatica.
- **WD-FOL04** Se il mazzo dei compagni è vuoto, non viene nessuno. Regola della casa.
- **WD-FOL05** Certe carte ti fanno lasciare un compagno sullo spazio dove ti trovi.
- **WD-FOL05-R** Nostra interpretazione: la frase italiana non nomina lo spazio, ma non può intenderne un altro.
- **WD-FOL06** Edizione italiana: certe carte mandano un compagno sullo spazio Luogo più vicino.
- **WD-FOL07** Edizione francese: certe carte mandano un compagno sullo spazio iniziale più vicino.
- **WD-FOL07-R** Nostra interpretazione: il più vicino è quello con meno passi, frecce comprese, senza badare a gettoni e divieti sulla via. Se sei già su uno spazio di quel tipo, è quello; fra più spazi alla pari sceglie il giocatore attivo.
- **WD-FOL08** Decidi tu chi resta indietro fra i tuoi compagni, se non lo fa la carta.
- **WD-FOL09** Metti da parte la carta, togli i suoi dadi dalla riserva e posa il suo gettone sul tabellone. Ora quel compagno è in trappola.
- **WD-FOL10** A un compagno lasciato indietro si toglie tutta la Fatica.
- **WD-FOL10-R** Nostra interpretazione: facciamo così in tutte e due le edizioni; su una carta messa da parte non restano segnalini.
- **WD-FOL11** Chiunque può andare a liberare un compagno in trappola: entra nel suo spazio e affronta un Incontro per il gettone, come per una risorsa.
- **WD-FOL12** Se superi la sfida il compagno viene con te, oltre a quello che dà il successo. Se fallisci paghi la carta e lui continua ad aspettare.
- **WD-FOL13** Chi entra dove un compagno è in trappola deve pescare quella carta.
- **WD-FOL13-R** Nostra interpretazione: puoi andarci o no; una volta lì, WD-RES02 non ti lascia scelta.
- **WD-FOL14** Se i compagni in trappola sono più d'uno, c'è una carta per ciascuno, una dopo l'altra, e dici per chi prima di pescare. Regola della casa.
- **WD-FOL15** Per chi hai appena lasciato indietro non peschi nella stessa visita. Devi andartene e tornare. Regola della casa.
- **WD-FOL16** Puoi entrare in un Luogo per liberare un compagno anche se non puoi esplorarlo; il movimento finisce lì. Se entrando potevi esplorarlo, devi tentare subito dopo il soccorso, comunque sia andato.
- **WD-FOL16-R** Nostra interpretazione: altrimenti i compagni sui Luoghi sarebbero perduti; nell'edizione italiana ce li portano le carte e il solitario, in quella francese un'esplorazione andata male. Un soccorso fallito non ti obbliga e non ti autorizza a restare, e se resti per ritentare un'esplorazione non peschi per i gettoni, perché non sei entrato.
- **WD-FOL17** Il gettone di un compagno non cambia altro. Se lasci il suo spazio non occupato, arriva un gettone zombi.

## Quando non resta nessuno {#lose}

Che cosa succede a chi perde l'ultimo sopravvissuto; le due edizioni sono diverse.

- **WD-LOSE01** Quando muore il tuo ultimo sopravvissuto, la tua squadra è eliminata.
- **WD-LOSE02** Edizione italiana: i tuoi morti non tornano. Devi prendere un altro personaggio, più un compagno se ce n'è, e ricominciare dallo spazio iniziale di quel personaggio.
- **WD-LOSE02-R** Nostra interpretazione: il testo italiano parla di perdere persone e nient'altro, perciò risorse, oggetti, Luoghi esplorati e Luogo privato restano tuoi, e non ricevi altro.
- **WD-LOSE03** Edizione italiana: se non c'è più un personaggio da prendere, sei fuori per il resto della partita. Se mancano solo i compagni, il nuovo personaggio si mette in cammino da solo.
- **WD-LOSE03-R** Nostra interpretazione: applichiamo a personaggi e compagni la condizione che ce ne siano ancora, perché senza personaggio non avresti da dove partire. I personaggi morti, in questa edizione, non si ridistribuiscono.
- **WD-LOSE04** Edizione francese: scarti tutte le tue carte: personaggio, oggetti, Luogo privato e Luoghi esplorati. Torni a zero; i Luoghi scartati restano scoperti.
- **WD-LOSE05** Edizione francese: se vuoi riparti da capo con un altro personaggio, un altro compagno, un altro Luogo privato e 1 risorsa di ogni tipo.
- **WD-LOSE05-R** Nostra interpretazione: anche le risorse tornano a 1, perché si tratta di un inizio in tutto nuovo. Se preferisci di no, guardi gli altri fino alla fine.
- **WD-LOSE06** Edizione francese: se i personaggi mai usati sono finiti, si rimescolano quelli scartati; potresti ritrovare un vecchio amico. Allo stesso modo si rimescolano i Luoghi scartati quando il loro mazzo è vuoto.
- **WD-LOSE06-R** Nostra interpretazione: il testo francese promette a tutti una nuova partenza, e in sei non c'è altro modo. Un personaggio morto i cui compagni giocano ancora torna nella pila solo quando quel giocatore è eliminato o vince, perché fino ad allora il segnalino serve.
- **WD-LOSE07** Rientri al tuo prossimo turno, quando il segnalino compare sul suo spazio iniziale. Fino ad allora non hai segnalino, né gruppo, né tentativi da ripetere, e nessuno può sceglierti.
- **WD-LOSE07-R** Nostra interpretazione: il momento è quello francese, per tutte e due le edizioni. Le carte nuove, però, si pescano subito, con quello che porta il compagno.
- **WD-LOSE08** Togliere il tuo segnalino dal tabellone non lascia gettoni, perché non è un movimento. Regola della casa.
- **WD-LOSE09** I gettoni sul tuo spazio iniziale non ti impediscono di comparire, e non devi affrontarli. Regola della casa.
- **WD-LOSE10** Se tutti sono fuori per sempre, non vince nessuno. Regola della casa.
- **WD-LOSE11** Il tavolo può accordarsi perché chi perde tutti abbia perso e basta. Normalmente si riparte. Regola della casa.

## Un posto dove restare: i Luoghi e la vittoria {#loc}

Non metterti in viaggio verso un Luogo se non hai quello che chiede: non ti farebbero entrare.

- **WD-LOC01** Puoi esplorare i tre Luoghi pubblici e il tuo privato: quattro al massimo, tre quando hai già esplorato quello privato.
- **WD-LOC02** In uno spazio Luogo entri soltanto per esplorarlo, o per liberare un compagno (WD-FOL16).
- **WD-LOC03** Se non hai quello che il tuo obiettivo richiede, non puoi entrare.
- **WD-LOC03-R** Nostra interpretazione: all'ingresso si controlla quello che devi avere o pagare, cioè risorse, oggetti e sopravvissuti. Le promesse del gruppo contano solo per i pagamenti (WD-TEAM24), mentre Incontri, lanci e combattimenti non ti chiudono mai la porta. Quello che il regolamento francese consiglia è diventato una regola.
- **WD-LOC04** Chi entra ci prova: il tentativo è d'obbligo e il movimento è finito.
- **WD-LOC05** Se è il tuo Luogo privato, mostra la carta quando entri.
- **WD-LOC05-R** Nostra interpretazione: se più carte che puoi usare indicano questo posto ne scegli una, e la tua privata resta coperta se non è quella. Se la mostri e fallisci, rimane solo tua, ma ormai gli altri la conoscono.
- **WD-LOC06** L'obiettivo dipende da quanti Luoghi hai esplorato: se nessuno, vale il primo; se uno, il secondo; se due, il terzo.
- **WD-LOC07** In un gruppo conta solo il numero del giocatore attivo. Regola della casa.
- **WD-LOC08** Un obiettivo può volere uno o più Incontri, che affronti come su uno spazio con risorse.
- **WD-LOC09** Se ne fallisci uno, finiscono il tentativo e il turno; non si pescano altre carte. Quello che le carte hanno già fatto rimane.
- **WD-LOC10** Qui non ci sono icone: questi Incontri non fruttano risorse e un divieto non ha nulla da negare. Regola della casa.
- **WD-LOC11** Devi fare tutto quello che l'obiettivo chiede. Ciò che devi avere si controlla prima e dopo; si paga proprio alla fine, e se non puoi più, hai fallito.
- **WD-LOC11-R** Nostra interpretazione: ai testi basta che tu abbia quelle cose. Pagando per ultimo, un tentativo fallito non te le porta via.
- **WD-LOC12** Se riesci la carta è tua. Mettila accanto alla tua scheda: un Luogo esplorato.
- **WD-LOC13** Se era pubblica, se ne gira subito una nuova al suo posto. Il Luogo privato non si rimpiazza.
- **WD-LOC13-R** Nostra interpretazione: a mazzo finito si rimescolano i Luoghi scartati, che esistono solo nell'edizione francese (WD-LOSE06). Se non ce ne sono, la casella resta vuota.
- **WD-LOC14** Se fallisci la carta resta dov'era, nella sua casella o nella tua mano.
- **WD-LOC15** Dopo un successo il segnalino rimane sul Luogo, e al prossimo turno devi rimetterti in cammino come sempre. Regola della casa.
- **WD-LOC16** Edizione italiana: se hai fallito devi restare e riprovare al prossimo turno, sempre che il Luogo sia ancora aperto per te.
- **WD-LOC16-R** Nostra interpretazione: l'obbligo vale solo se hai fallito una sfida e non un pagamento, non hai lasciato lo spazio, puoi ancora usare una carta di questo posto (una variante qualsiasi), hai ancora di tuo ciò che chiede e i dadi tuoi e del gruppo, con le facce e i bonus migliori, arriverebbero alle azioni richieste. Se manca anche una sola di queste cose, ti muovi normalmente.
- **WD-LOC17** Edizione francese: se hai fallito puoi restare e riprovare al prossimo turno, oppure andartene.
- **WD-LOC17-R** Nostra interpretazione: puoi restare se non hai lasciato lo spazio, puoi ancora usare una carta di questo posto e, con le promesse del gruppo, soddisfi ancora le sue richieste. Il motivo del fallimento non importa.
- **WD-LOC18** Se resti non ti muovi: Recupero, e poi il tentativo.
- **WD-LOC19** Edizione italiana: un Luogo già esplorato è chiuso per tutti finché non si scopre un'altra carta di quel posto.
- **WD-LOC20** Edizione francese: un Luogo che hai esplorato tu è chiuso per te finché non si scopre un'altra carta di quel posto.
- **WD-LOC20-R** Nostra interpretazione: dato che per entrare serve comunque una carta utilizzabile (WD-LOC01), le due regole si equivalgono. Va bene anche una carta privata che avevi da sempre, e con due carte puoi esplorare due volte lo stesso posto.
- **WD-LOC21** Su un Luogo non lasci gettoni dietro di te.
- **WD-LOC22** Nello stesso Luogo possono trovarsi più giocatori; ciascuno tenta nel proprio turno.
- **WD-LOC23** Nostra interpretazione: nessuna carta scambia il Luogo pubblico che stai esplorando. Se non ci sono altri Luoghi pubblici, non si scambia nulla.
- **WD-WIN01** Con il terzo Luogo esplorato hai vinto, all'istante.
- **WD-WIN02** Insieme a te vince tutto il tuo gruppo.
- **WD-WIN03** Se siete più di tre, gli altri possono continuare a cercarsi un rifugio.
- **WD-WIN03-R** Nostra interpretazione: conta in quanti avete cominciato. In quattro o più, chi rimane sceglie se giocare ancora o fermarsi, e si finisce quando nessuno vuole andare avanti; la classifica segue l'ordine delle vittorie, un gruppo sta tutto allo stesso posto e chi si ferma non è in salvo. Fino a tre giocatori, la prima vittoria chiude la partita.
- **WD-WIN04** I vincitori se ne vanno con segnalino, carte e risorse. Nessun gettone segna la loro partenza, e la loro gente e i loro Luoghi non tornano. Regola della casa.

## Insieme è più sicuro: il gruppo {#team}

Chi è sullo stesso spazio può fare gruppo: che cosa si condivide, e che cosa resta di ciascuno.

- **WD-TEAM01** Giocatori che si trovano sullo stesso spazio possono unire le forze, in un gruppo grande quanto volete.
- **WD-TEAM02** Nessuno entra in un gruppo contro voglia.
- **WD-TEAM02-R** Nostra interpretazione: nel tuo turno inviti all'inizio, dopo che altri sono usciti; quando raggiungi dei segnalini, prima di ogni altra cosa; e alla fine. Ogni invitato risponde; chi ha un altro gruppo lo porta con sé se tutti i suoi membri sono d'accordo, e chi ha lasciato il tuo in questo turno non può rientrarci nello stesso turno.
- **WD-TEAM03** Del gruppo resta sul tabellone un solo segnalino, quello del giocatore attivo. Gli altri riposano su una scheda.
- **WD-TEAM03-R** Nostra interpretazione: le edizioni indicano schede diverse, ma è lo stesso. Vedi una sola pila con tutti i volti.
- **WD-TEAM04** I dadi di tutti i sopravvissuti del gruppo formano un'unica riserva.
- **WD-TEAM05** Le risorse restano di ciascuno.
- **WD-TEAM06** Anche oggetti, Luoghi esplorati e Luogo privato restano di ciascuno. Regola della casa.
- **WD-TEAM07** Si gioca sempre a turno, secondo i posti. Nel tuo turno il giocatore attivo sei tu e guidi tutto il gruppo.
- **WD-TEAM08** Discutete pure, ma dove si va lo decide il giocatore attivo.
- **WD-TEAM09** Davanti a un Incontro o a un gettone, lancia il giocatore attivo per tutti.
- **WD-TEAM10** Il giocatore attivo paga quello che c'è da pagare. Gli altri possono contribuire, se vogliono.
- **WD-TEAM10-R** Nostra interpretazione: si contribuisce per carte e obiettivi, con Munizioni nei combattimenti e con Carburante per strada (3 a turno per l'intero gruppo). Non si aiuta con il Cibo nel Recupero né con quello che il giocatore attivo deve avere; per i sopravvissuti un Luogo conta tutto il gruppo, mentre nei confronti ognuno conta per sé.
- **WD-TEAM11** La Fatica tocca ai sopravvissuti del giocatore attivo, a meno che altri non si offrano di prenderne.
- **WD-TEAM11-R** Nostra interpretazione: prima si sa quanta è, poi gli altri, in senso orario, dicono quanta ne prendono e mantengono la parola. Il giocatore attivo assegna il resto.
- **WD-TEAM12** Edizione italiana: tutto ciò che segue da un successo o da un fallimento tocca al giocatore attivo, tolto quello che un altro membro accetta di condividere.
- **WD-TEAM23** Edizione francese: ciò che segue da un Incontro fallito tocca al giocatore attivo, tolto quello che un altro membro si offre di prendere. Dei danni di un successo non si parla.
- **WD-TEAM12-R** Nostra interpretazione: puoi prendere su di te risorse perse, un oggetto perso, un compagno perso o lasciato indietro, e la Fatica; nell'edizione francese solo da un fallimento, Fatica a parte. Risorse e Fatica si dividono una per una, il resto si prende intero; gettoni sul tabellone e divieti non si possono togliere a nessuno.
- **WD-TEAM13** Quello che si guadagna è del giocatore attivo: risorse, compagni, oggetti e il Luogo esplorato.
- **WD-TEAM14** Quando comincia il turno di un membro, gli altri possono uscire. Se lo fai, il tuo segnalino torna su quello spazio, i tuoi dadi sono di nuovo solo tuoi e il gruppo si muove senza di te.
- **WD-TEAM15** Nel tuo turno non puoi lasciare il gruppo, e a turno cominciato non può nessuno.
- **WD-TEAM16** Un gruppo di uno non è un gruppo. Regola della casa.
- **WD-TEAM17** Se sullo spazio rimane qualcuno che non fa parte del gruppo, il gruppo che parte non vi lascia gettoni.
- **WD-TEAM18** Oltre ai Luoghi pubblici il gruppo può esplorare quello privato di chi è di turno. Obiettivo e richieste sono quelli del giocatore attivo (vedi WD-TEAM10-R).
- **WD-TEAM19** L'obbligo (o la facoltà) di restare riguarda soltanto chi ha fallito in un Luogo. Se prima tocca a un altro membro, questi deve muovere il gruppo come di consueto.
- **WD-TEAM19-R** Nostra interpretazione: i testi parlano di quell'unico giocatore. Può uscire dal gruppo e rimanere lì.
- **WD-TEAM20** Le abilità che cambiano i dadi aiutano il lancio del gruppo, di chiunque siano (il capitolo delle parole le segna). Le abilità Coriaceo e Voce forte sono sempre attive. Ogni altra abilità, e ogni oggetto, serve solo nel turno di chi la possiede.
- **WD-TEAM20-R** Nostra interpretazione: in comune ci sono i dadi e nient'altro, perciò mettiamo qui il limite.
- **WD-TEAM21** Se muore l'ultimo sopravvissuto del giocatore attivo, quel giocatore esce dal gruppo, il turno finisce e il gruppo resta dov'è. Se capita a uno che dava una mano, se ne va solo lui e il turno continua. Regola della casa.
- **WD-TEAM22** Vincere insieme scioglie il gruppo.
- **WD-TEAM24** Se il gruppo deve aiutare a pagare un Luogo, lo promette prima che tu entri: dici quale Luogo, mostrando al gruppo una carta privata, e i membri promettono. Entri se bastano le tue scorte e le promesse; una promessa va mantenuta, fin dove quel membro ne ha ancora. Regola della casa.

## In solitario {#solo}

Che cosa cambia quando giochi in solitario.

- **WD-SOLO01** In solitario valgono le stesse regole, con questi cambiamenti.
- **WD-SOLO02** I Luoghi in gioco sono quattro: Armeria, Motel, Stadio e Aeroporto. Scegli tu l'ordine.
- **WD-SOLO02-R** Nostra interpretazione: tutti e quattro sono scoperti, sempre nella variante A, e con tre si vince. Non hai Luogo privato, né mazzo dei Luoghi, né rimpiazzi.
- **WD-SOLO03** Edizione italiana: cinque compagni a caso aspettano sui cinque spazi Luogo che non usi, uno per ciascuno.
- **WD-SOLO03-R** Nostra interpretazione: prendiamo il testo alla lettera, ed è per questo che la nostra mappa ha nove Luoghi; su una più grande ne sceglierebbe cinque la sorte. In questi spazi si entra come permette WD-FOL16.
- **WD-SOLO04** Edizione francese: avuto il tuo compagno, altri cinque a caso aspettano sui cinque spazi iniziali che nessuno usa, uno per ciascuno.
- **WD-SOLO05** In entrambe le edizioni si pesca prima il tuo compagno e poi quei cinque.
- **WD-SOLO06** Gli Incontri che hanno bisogno di altri giocatori non fanno per te: scartali e pesca di nuovo, oppure toglili prima.
- **WD-SOLO06-R** Nostra interpretazione: il tavolo li toglie durante la preparazione.
- **WD-SOLO07** Vincere non è tutto: libera più compagni che puoi prima del terzo Luogo.
- **WD-SOLO07-R** Nostra interpretazione: il punteggio è il numero di compagni con te quando vinci. Fino a 1 è «in solitudine», 2 o 3 «piccola compagnia», 4 o 5 «comunità», 6 o più «rifugio». Non decide se hai vinto.
- **WD-SOLO08** Se muoiono tutti i tuoi sopravvissuti, hai perso.
- **WD-SOLO08-R** Nostra interpretazione: lo dicono le due versioni brevi, e ripartire toglierebbe senso al punteggio; l'opzione di WD-LOSE11 è dunque fissa. E, va da sé, non si lancia per il primo giocatore.

## Due edizioni {#editions}

L'edizione si sceglie quando si apre il tavolo; la lingua in cui leggi è un'altra faccenda. Dove la colonna dice «uguale» i due testi sono diversi, ma il nostro tavolo li gioca allo stesso modo.

| N. | Domanda | Edizione italiana | Edizione francese | In gioco | Regole |
|---|---|---|---|---|---|
| 1 | Esplorazione fallita | resti e riprovi finché si può | resti o vai, a scelta | diverso | WD-LOC16, WD-LOC17 |
| 2 | Il posto «più vicino» per un compagno | uno spazio Luogo | uno spazio iniziale | diverso | WD-FOL06, WD-FOL07 |
| 3 | Dove resta un compagno | non è detto | sul tuo spazio | uguale | WD-FOL05 |
| 4 | Fatica di un compagno lasciato indietro | non è detto | tolta | uguale | WD-FOL10 |
| 5 | Tutti morti: si riparte? | sì, se c'è un personaggio | se vuoi | diverso | WD-LOSE02, WD-LOSE05 |
| 6 | Tutti morti: che cosa perdi? | la tua gente | tutte le carte e i progressi; risorse di nuovo a 1 | diverso | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 7 | Tutti morti: il Luogo privato | lo tieni | ne ricevi un altro | diverso | WD-LOSE02-R, WD-LOSE04, WD-LOSE05 |
| 8 | Personaggi morti | non tornano; finiti quelli, non si riparte | si rimescolano se servono | diverso | WD-LOSE03, WD-LOSE06 |
| 9 | Quando rientri | non è detto | al tuo prossimo turno | uguale | WD-LOSE07 |
| 10 | Dove il Carburante aggira i gettoni | dovunque, anche su risorse | dove non ci sono icone | diverso | WD-FUEL10, WD-FUEL11 |
| 11 | Spazi di un doppio passo | il primo vuoto (testo lungo), tutti e due (testo breve) | tutti e due vuoti | uguale | WD-FUEL03 |
| 12 | Quando si raccoglie | dopo ogni Incontro | una volta, dopo l'ultimo | diverso | WD-RES10, WD-RES12 |
| 13 | Quanto costa un divieto | tutta la raccolta che resta nel turno | una risorsa | diverso | WD-RES11, WD-RES12 |
| 14 | L'ordine su uno spazio affollato | gettoni zombi, poi come vuoi | gettoni zombi, compagni, icone | diverso | WD-RES06, WD-RES07 |
| 15 | Per chi è chiuso un Luogo esplorato | per tutti, fino a un'altra carta | per chi l'ha esplorato, fino a un'altra carta | uguale | WD-LOC19, WD-LOC20 |
| 16 | Solitario: dove aspettano i compagni | sugli altri cinque Luoghi | sui cinque spazi iniziali liberi | diverso | WD-SOLO03, WD-SOLO04 |
| 17 | Che cosa può dividere un gruppo | i danni di successi e fallimenti | i danni dei fallimenti | diverso | WD-TEAM12, WD-TEAM23 |
| 18 | Su quale scheda stanno i segnalini del gruppo | di chi è di turno | di chi si è raggiunto | uguale | WD-TEAM03 |
| 19 | Più dadi di quanti ce n'è nella scatola | non è detto | permesso | uguale | WD-DICE05 |
| 20 | Numero di compagni | non è detto | senza limite | uguale | WD-SURV03 |
| 21 | Che cosa vuol dire «non occupato» | rimasto vuoto | né gettone né segnalino | uguale | WD-BOARD09 |
| 22 | Icone su uno spazio con risorse | almeno una | da una a tre | uguale | WD-BOARD11 |
| 23 | Abilità di un sopravvissuto | due al massimo | non si contano | uguale | WD-COMP04 |
| 24 | Spendere Munizioni | una, e un'altra se non basta | una o più di fila | uguale | WD-AMMO02, WD-AMMO03 |
| 25 | I gettoni aggirati si affrontano se | il movimento finisce lì | il turno finisce lì | uguale | WD-FUEL08 |
| 26 | Successo che nuoce, fallimento che aiuta | non è detto | annunciato | uguale | WD-ENC04 |
| 27 | Nome delle carte che si tengono | Inventario | Équipement | solo il nome | WD-INV01 |
| 28 | Nome della faccia rumorosa | Blam | Attirer | solo il nome | WD-AMMO06 |
| 29 | Quali fallimenti fanno restare | una sfida fallita | uno qualsiasi | diverso | WD-LOC16-R, WD-LOC17-R |
| 30 | Solitario: quando si pescano i cinque | non è detto | dopo il tuo compagno | uguale | WD-SOLO05 |
| 31 | Chi sceglie il compagno da lasciare | il proprietario, a quanto pare | non è detto | uguale | WD-FOL08 |
| 32 | Ripartire senza compagni nel mazzo | il personaggio va da solo | non è detto | uguale | WD-LOSE03, WD-FOL04 |

## Le parole delle carte {#words}

Le carte sono fatte di poche parole, e ogni parola significa sempre la stessa cosa. Cercale qui.

- **Abilità.** Funzionano nel tuo turno. Quelle con la stella sono abilità dei dadi e aiutano anche in ogni turno del tuo gruppo; coriaceo e voce forte sono sempre attive. Una volta per turno vuol dire una volta per ogni sopravvissuto che ha l'abilità.

| Abilità | Che cosa fa |
|---|---|
| Rilancio ★ | una volta per turno, lanciata la riserva, rilancia fino al numero indicato di dadi di quel colore (o di qualsiasi colore); valgono le facce nuove |
| Rilancio Munizioni ★ | una volta per turno rilancia il dado nero prima che conti il rumore; vale la seconda faccia |
| Uccisioni in più ★ | il numero indicato di uccisioni in più in ogni combattimento del tipo indicato: gettoni, Incontri o tutti |
| Azioni in più ★ | il numero indicato di azioni in più in ogni lancio di azioni |
| Scambio ★ | una volta per lancio leggi una faccia azione come altrettante uccisioni, o una faccia uccisione come altrettante azioni |
| Silenzioso ★ | i Blam con al massimo quel numero di uccisioni non attirano nessuno; se i silenziosi sono più d'uno conta il migliore |
| Rumoroso ★ | ogni sparo attira zombi, anche senza Blam; silenzioso si applica dopo |
| Passi | più passi a turno, oppure un massimo; prima il massimo, poi le aggiunte |
| Serbatoio | in un turno puoi usare quel tanto di Carburante in più |
| Lungo viaggio | il tuo doppio passo può attraversare tre spazi liberi |
| Medico | il primo Cibo che mangi nel Recupero toglie 2 Fatica, a uno o a due sopravvissuti |
| Riposo | nel Recupero questo sopravvissuto perde 1 Fatica, prima di tutto e senza Cibo |
| Esploratore | prima di muoverti guarda fino a quel numero di gettoni accanto a te |
| Raccoglitore | una volta per turno, quando raccogli quella risorsa da uno spazio, ne hai 1 in più |
| Coriaceo | questo sopravvissuto muore alla quarta Fatica, non alla terza |
| Accumulatore | vale come un oggetto quando un Luogo chiede oggetti, e per nient'altro |
| Voce forte | il tuo voto conta doppio |
| Affamato | il primo Cibo che raccogli da uno spazio in un turno sparisce; quello in più di un raccoglitore è salvo |

- **Sfide.** Ecco che cosa può chiederti una carta.

| Sfida | Ci riesci se |
|---|---|
| Uccidere | le tue uccisioni sono almeno tante quanti gli zombi |
| Sopravvivere | in questo combattimento non muore nessuno |
| Agire | ottieni le azioni richieste |
| Uccidere e agire | un solo lancio basta per entrambe le cose; dividi tu i jolly, e le uccisioni mancanti costano Fatica |
| Pagare | versi il prezzo, se vuoi con l'aiuto del gruppo; rifiutare è fallire |
| Avere | possiedi quanto richiesto; lo tieni |
| Confrontare | fra tutti i giocatori hai il massimo, il minimo o non il massimo; ognuno conta il suo, e la carta dice se basta un pareggio |
| Votare | i voti vanno come vuole la carta; maggioranza vuol dire più sì che no, e chi non risponde dice no, o vota per sé |
| Scegliere un giocatore | dipende da che cosa fa chi hai scelto; nessuna risposta vale no |
| Decidere | lo dice la scelta che fai; quella che non puoi pagare non ti viene offerta |
| Nessuna richiesta | sempre |

- **Decisioni.** Gli effetti dell'opzione prendono il posto di successo e fallimento; che sia un successo o un fallimento conta per i soccorsi e per le serie di Incontri. Un'opzione può costare risorse, un oggetto o un compagno lasciato lì; la seconda è sempre possibile.
- **Effetti.** Si eseguono nell'ordine scritto. Certe quantità crescono con i tuoi sopravvissuti, compagni, oggetti o Luoghi esplorati. Ciò che non si può fare si salta, a meno che la carta non indichi un ripiego.

| Effetto | Che cosa succede |
|---|---|
| Guadagnare, perdere | guadagni o perdi le risorse indicate; dove dice «qualsiasi» scegli tu, una per una, e a volte è esclusa quella che hai pagato |
| Fatica | quella indicata, per la tua squadra, divisa da te |
| Fatica per tutti | quella indicata, per ciascuno dei tuoi sopravvissuti |
| Curare | la tua squadra perde fino alla Fatica indicata |
| Compagno | arrivano i nuovi compagni indicati |
| Tenere | la carta diventa un tuo oggetto |
| Scartare un oggetto | scegli tu quale |
| Lasciare un compagno | sul tuo spazio, o nel posto più vicino secondo la tua edizione |
| Muore un compagno | scegli tu chi; se non hai compagni prendi 1 Fatica |
| Divieto | qui perdi risorse da raccogliere, come vuole la tua edizione (WD-RES11, WD-RES12) |
| Gettoni | un gettone su ciascuno degli spazi adiacenti che scegli, nel numero indicato, o su tutti, mai su un Luogo; certe carte li mettono accanto a un altro giocatore |
| Sgombrare | fino al numero indicato di gettoni accanto a te sparisce senza combattere; i numeri si vedono negli scarti |
| Guardare | guardi in segreto fino al numero indicato di gettoni entro 3 passi |
| Dare, prendere | le risorse passano da un giocatore all'altro finché ce n'è; se è «qualsiasi», sceglie il tipo chi la perde |
| Scambiare | una tua risorsa contro una sua |
| Passare il peso | un altro giocatore prende sui suoi sopravvissuti la tua Fatica, fino alla quantità indicata, anche a costo di una vita |
| Ogni giocatore | l'effetto tocca a tutti gli indicati, in senso orario da te; ci sei anche tu, se la descrizione ti comprende |
| Passo in più | un passo in più nel tuo prossimo turno |
| Un altro Incontro | affronti subito un'altra carta, senza risorsa |
| Nuovo Luogo pubblico | metti un Luogo pubblico sotto il mazzo e ne giri un altro; si salta in solitario o a mazzo vuoto |
| Uno di questi | scegli tu |
| Se | succede solo se la condizione è vera |

- **Voti pesanti.** Se più cose danno peso al tuo voto, conta solo la più forte. La Ricetrasmittente si annuncia votando.
- **Giocatori scelti.** In un faccia a faccia ciascuno lancia i dadi della propria squadra, con i jolly come uccisioni, e nient'altro conta: niente Munizioni, abilità, oggetti o Fatica. Uno scambio fallisce se a uno dei due manca qualcosa da dare; un peso da dividere riesce senza effetto se nella tua squadra nessuno è stanco.
- **Oggetti.** I bonus per un lancio si usano fra il lancio e il suo esito, prima o dopo le Munizioni, ma non quando gli zombi sono già stati uccisi. Sono «combattimenti degli Incontri» anche quelli degli obiettivi di un Luogo.

| Oggetto | Uso | Che cosa fa |
|---|---|---|
| Piede di porco | una volta | 2 uccisioni in più in questo combattimento, dopo il lancio |
| Machete | permanente | 1 uccisione in più contro i gettoni |
| Ascia antincendio | una volta | 3 uccisioni in più in questo combattimento, dopo il lancio |
| Balestra | permanente | 1 uccisione in più in ogni combattimento degli Incontri |
| Fucile da caccia | permanente | una volta per turno rilancia il dado nero |
| Scudo antisommossa | una volta | quando si assegna Fatica, fino a 2 si ignorano |
| Giubbotto antiproiettile | una volta | chi sta per morire di Fatica resta a 2 (a 3 se coriaceo); il resto cade su altri, e un «sopravvivere» può ancora riuscire |
| Kit medico | una volta, nel Recupero | toglie al massimo 3 Fatica |
| Grimaldelli | una volta | 2 azioni in più in questo lancio, dopo il lancio |
| Cassetta degli attrezzi | permanente | 1 azione in più nei lanci di azioni |
| Torcia elettrica | permanente | prima di muoverti guarda 1 gettone accanto a te |
| Binocolo | permanente | prima di muoverti guarda 2 gettoni entro 2 passi |
| Motocicletta | permanente | 1 passo in più a turno |
| Pick-up | permanente | 2 Carburante in più per turno |
| Corda da arrampicata | una volta, nel Movimento | un passo oltre il confine di Atlanta, fra spazi che si toccano |
| Ricetrasmittente | una volta, nel turno di chiunque | il tuo voto conta triplo |

- **Obiettivi.** Un Luogo controlla prima che cosa devi avere, poi vengono gli Incontri, poi un combattimento o un lancio, e il pagamento alla fine. Un combattimento o un lancio fallito ferma il tentativo come un Incontro fallito; se c'è solo da avere o da pagare qualcosa, ti basta entrare.

| Obiettivo | Che cosa chiede |
|---|---|
| Incontri | il numero indicato, di fila, tutti superati |
| Combattere | uccidere tutti quegli zombi |
| Resistere | sopravvivere a quegli zombi |
| Agire | ottenere le azioni indicate |
| Avere | possedere quanto indicato; lo tieni |
| Pagare | versarlo alla fine |
| Oggetti | possedere il numero indicato di oggetti |
| Sopravvissuti | essere almeno in quel numero, gruppo compreso |

## Scelte nostre e questioni aperte {#open}

Le regole stampate lasciano dei vuoti, e le due edizioni tirano in direzioni diverse. Ecco come abbiamo deciso, a cominciare dai punti di cui siamo meno sicuri.

- Nell'edizione italiana una squadra annientata conserva risorse, oggetti, Luogo privato e progressi. Il testo tace, e noi lo leggiamo alla lettera. (WD-LOSE02-R)
- Nell'edizione italiana il Carburante ti fa attraversare uno spazio con risorse e gettoni. Il testo francese e risposte successive dell'editore dicono altro, ma quello italiano non pone limiti. (WD-FUEL11)
- Nell'edizione italiana i compagni lasciati indietro, e quelli del solitario, aspettano sui Luoghi. È facile che si sia persa una parola; gli spazi iniziali francesi sembrano l'intenzione. (WD-SOLO03-R, WD-FOL06)
- Si può entrare in un Luogo anche solo per liberare qualcuno. (WD-FOL16)
- Nell'edizione italiana un divieto blocca l'icona di questo Incontro e tutte quelle dopo nel turno, ma non si riprende nulla. (WD-RES11)
- In un Luogo si paga per ultimo, e quello che devi avere si controlla due volte. (WD-LOC11)
- Nell'edizione italiana l'obbligo di restare ha i suoi limiti. (WD-LOC16-R)
- Abbiamo fissato i momenti in cui si invita; due gruppi si fondono solo se sono tutti d'accordo. (WD-TEAM02-R)
- L'elenco dei danni che un membro può prendere su di sé è nostro. (WD-TEAM12-R)
- Abbiamo deciso che cosa un gruppo ha in comune oltre ai dadi. (WD-TEAM10-R, WD-TEAM20)
- Restare dopo un fallimento riguarda chi ha fallito, non il gruppo. (WD-TEAM19)
- Essere adiacenti vale lo stesso per camminare e per il rumore: il muro blocca, le frecce no. (WD-BOARD07-R)
- Un doppio passo vuole due spazi liberi. (WD-FUEL03-R)
- Il dono di un compagno arriva una volta per partita. (WD-FOL02-R)
- Dopo una vittoria a un tavolo numeroso, ognuno dei rimasti sceglie se continuare. (WD-WIN03-R)
- Da soli si perde quando muoiono tutti, e i nomi del punteggio sono nostri. (WD-SOLO08-R, WD-SOLO07-R)
- Le risorse arrivano fino a 10. (WD-RES16-R)
- I gettoni affrontati tornano nella scorta quando è vuota. (WD-TOK09-R)
- Se per un posto ci sono più carte ne scegli una, e una carta privata mostrata resta nota. (WD-LOC05-R)
- I due divieti sui Luoghi esplorati si equivalgono, perché una carta utilizzabile serve comunque. (WD-LOC20-R)
- Non si spara dopo che è caduto l'ultimo zombi. (WD-AMMO03-R)
- Nel lancio per il primo giocatore i jolly sono azioni. (WD-SET10-R)
- La morte del personaggio non chiude la tua partita, e l'ultimo sopravvissuto non si lascia mai indietro. (WD-SURV04, WD-SURV05-R)
- Nell'edizione francese i personaggi morti si possono ridistribuire. (WD-LOSE06-R)
- Le carte sugli altri giocatori si sostituiscono appena non ce ne sono più. (WD-ENC09-R)
- La mappa, i dadi, i numeri sui gettoni, le persone, gli Incontri, gli oggetti e i Luoghi sono invenzioni nostre; dal gioco pubblicato abbiamo tenuto solo qualche nome e qualche fatto noto.
- Nell'edizione italiana non devi restare per azioni che i tuoi dadi non possono raggiungere. Che siano improbabili non è una scusa. (WD-LOC16-R)
- In un lancio per uccisioni e azioni i jolly si fissano prima del primo sparo. (WD-DICE09)
- Le promesse per pagare un Luogo sono vincolanti. (WD-TEAM24)
- Una promessa di pagare decade appena il gruppo fa un passo altrove; va chiesta di nuovo accanto al Luogo. (WD-TEAM24)
- Nessuna carta può far sparire il Luogo pubblico che si sta esplorando. (WD-LOC23)
- Chi è eletto a portare la Fatica la porta senza aiuto; nessun altro del gruppo può prenderla. (WD-TEAM11)
- Quando una carta ti fa cedere qualcosa a un altro giocatore, nessuno del tuo gruppo può cederlo per te. (WD-TEAM12-R)
- Gli inviti vengono prima del tentativo: chi si unisce a te su uno spazio Luogo conta già per le sue richieste. (WD-FOL16)
`;
