/** The rulebook. Rule ids are anchors. */
export default `# Pints of Blood

## Che cosa c'è sul bancone {#comp}

Ecco il materiale della partita e che cosa ne fai. Le righe si chiamano da R1 a R5; gli spazi di una riga si contano dal bar: lo spazio 1 tocca il pub, lo spazio 5 dà sulla strada.

- **PB-COMP01** Il tabellone mostra il pub (divano, sgabelli da bar, scaffale delle birre, tavolo da biliardo per il mazzo, angolo bar per 3 tessere), 5 righe da 5 spazi, il marciapiede con la cabina telefonica, l'ambulanza e la strada su cui gira il bus.
- **PB-COMP01-R** Nostra interpretazione: il pub occupa un angolo del tabellone e le 5 righe portano alle sue 4 finestre e alla sua porta, mentre la strada corre lungo i due lati esterni. Le righe sono numerate in senso antiorario: R1 e R2 salgono dalla strada in basso, R3 è la porta all'angolo, R4 e R5 arrivano dalla strada a destra. Abbiamo scelto noi quale apertura sia la porta: nel gioco non cambia nulla.
- **PB-COMP02** C'è 1 bus, che trasporta gettoni zombi.
- **PB-COMP02-R** Nostra interpretazione: sul bus c'è posto per un numero qualsiasi di zombi, perché nessuna capienza massima è indicata.
- **PB-COMP03** Le tessere movimento sono 28.
- **PB-COMP03-R** Nostra interpretazione: quattro colori (blu, rosso, giallo, verde) con 7 tessere ciascuno, perché 28 diviso 4 fa 7 e all'inizio ogni riga deve avere tutti i colori. Alcune tessere portano un simbolo speciale su un solo lato; l'altro lato è a tinta unita.
- **PB-COMP04** I gettoni zombi sono 86: stesso dorso, fronti diversi.
- **PB-COMP05** I sacchetti di patatine valgono 1 (blu) o 5 (giallo); un giallo equivale a cinque blu.
- **PB-COMP05-R** Nostra interpretazione: i conteggi stampati non concordano e noi contiamo 32 segnalini, 16 per valore; qui però le tue patatine sono un semplice numero senza limite, e i due colori servono solo a mostrarlo.
- **PB-COMP06** Le birre sono 7 e devono bastare per tutta la partita.
- **PB-COMP07** I compagni sono 6, cioè 4 avorio e 2 rossi; funzionano tutti allo stesso modo.
- **PB-COMP08** Hai 1 dado colorato e 7 dadi battaglia: si lanciano tutti e 8 insieme.
- **PB-COMP08-R** Nostra interpretazione: il dado colorato ha una faccia blu, una rossa, una gialla, una verde, una bianca e una nera (zombi), perché i quattro colori delle tessere più bianco e nero riempiono esattamente sei facce.
- **PB-COMP09** Un dado battaglia può mostrare un'arma (mazza da cricket, freccetta o arco lungo), un colpo extra oppure uno zombi.
- **PB-COMP09-R** Nostra interpretazione: i 7 dadi battaglia sono identici, con mazza da cricket ×1, freccetta ×1, arco lungo ×1, colpo extra ×2, zombi ×1. Cinque simboli devono riempire sei facce; raddoppiamo il colpo extra perché se ne usano spesso diversi insieme e perché un soccorso li conta su 7 dadi. Ogni faccia colpo extra vale esattamente 1 colpo.
- **PB-COMP10** Le carte sono 65: quelle blu sono i 5 soccorsi, quelle verdi le 40 carte compagno, quelle rosse le 20 carte zombi.
- **PB-COMP11** Le 3 tessere divisione hanno due lati: uno per l'Antipasto e uno per il Piatto principale, che indica anche quanti zombi sconfitti servono per scartare una carta.
- **PB-COMP11-R** Nostra interpretazione: i numeri 6-5-4-3 valgono, nell'ordine, per i settori 1-2-3-4; la soglia appartiene dunque al settore e non alla tessera che lo chiude, perché i settori sono quattro e le tessere tre.
- **PB-COMP12** I 4 segna-morsi sono esagoni con i valori 0, 1, 2, 3, 4 e 5.
- **PB-COMP13** Le 8 tessere cibo del pub sono tutte diverse e servono solo nel Piatto principale.

## Che cosa ricorda il tavolo {#data}

Il tavolo ricorda queste cose al posto tuo. Le puoi consultare quando vuoi, salvo quelle nascoste.

- **PB-DATA01** Di ogni riga si sa quali 5 tessere contiene dallo spazio 1 allo spazio 5, se c'è un compagno, se in questo turno è chiusa da una tenda o protetta da chi si finge non morto, quanti zombi vi sono caduti nel turno e che cosa vi hai piazzato.
- **PB-DATA02** Di ogni tessera movimento si sa il colore, se è contrassegnata, se il simbolo è visibile e quali zombi vi stanno sopra, dal basso verso l'alto.
- **PB-DATA03** Di ogni zombi contano i colpi necessari (1 o 2), l'eventuale caratteristica (salsa alla menta o vivace), se è scoperto e se ha già subìto un colpo.
- **PB-DATA04** Del bus si sa davanti a quale riga si trova, in che senso gira in questo turno e quanti zombi coperti porta; chi sale per primo scende per primo.
- **PB-DATA05** L'angolo bar è una coda ordinata che, tra un'azione e l'altra, contiene sempre 3 tessere; la prima è quella che uscirà alla prossima spinta.
- **PB-DATA06** Del mazzo si sa quante carte ha ciascuno dei quattro settori, quali divisioni sono ancora al loro posto, qual è il settore attuale e se una divisione attende la tua decisione.
- **PB-DATA07** La pila degli scarti è una sola, scoperta e in ordine: carte compagno e carte zombi stanno insieme, l'ultima scartata in cima.
- **PB-DATA08** Di ogni giocatore si vedono i morsi segnati (da 0 a 4), le patatine, le carte scoperte, le birre bevute, le tessere cibo (pronte o usate), gli zombi in attesa sul segna-morsi e i turni giocati.
- **PB-DATA09** Ogni compagno si trova in un solo posto: sul divano, su uno sgabello, nella cabina telefonica oppure, purtroppo, fra i morti.
- **PB-DATA10** Ogni carta è di tipo compagno, zombi o soccorso; le armi riportano tipo, gittata e colpi, i colpi extra il loro valore (3, 2 o il numero di giocatori).
- **PB-DATA11** Ogni piazzamento indica riga, spazio, dadi e carte usati come arma o come colpo extra, l'eventuale bersaglio laterale della palla da rugby e l'eventuale arma scambiata.

## Perché il pub è sprangato {#gen}

Difendete insieme lo stesso locale, ma quando arriva il soccorso ognuno risponde per sé.

- **PB-GEN01** Tutti affrontate gli stessi zombi e vi dividete gli stessi compagni; nessuno gioca dalla parte degli zombi.
- **PB-GEN02** Vinci soltanto se la carta soccorso salva proprio te: essere vivi quando compare non basta.
- **PB-GEN03** Appena la carta soccorso si rivela, la partita finisce.
- **PB-GEN04** Se i compagni finiscono prima che arrivi il soccorso, vincono gli zombi e perdete tutti.
- **PB-GEN05** In ogni turno insegui due scopi che si disturbano a vicenda: sconfiggere molti zombi e farne entrare pochi.
- **PB-GEN06** Potete discutere e consigliarvi quanto vi pare; l'ultima parola spetta al giocatore di turno.
- **PB-GEN07** Potete spartirvi le faccende pratiche del tavolo: sulle regole non ha alcun effetto.

## Antipasto o piatto principale? {#lvl}

Ci sono due livelli: l'Antipasto contiene le regole di base, il Piatto principale aggiunge tutto il resto.

- **PB-LVL01** Prima di preparare il tavolo scegliete il livello: Antipasto oppure Piatto principale.
- **PB-LVL02** Antipasto: le 2 carte Jukebox e le 2 Flesh mob restano fuori; rimangono 16 carte zombi.
- **PB-LVL03** Antipasto: i simboli delle tessere non contano e le tessere contrassegnate stanno con il simbolo nascosto.
- **PB-LVL04** Antipasto: ogni 3 zombi sconfitti nel turno si scarta una carta dal mazzo, in qualunque settore.
- **PB-LVL05** Antipasto: le tessere divisione mostrano il lato Antipasto; bonus e prezzi restano validi.
- **PB-LVL05-R** Nostra interpretazione: le divisioni funzionano allo stesso modo nei due livelli, perché appartengono alle regole di base; cambiano solo i numeri per gli scarti.
- **PB-LVL06** Antipasto: niente tessere cibo del pub.
- **PB-LVL07** Piatto principale: giocate con tutte le 60 carte compagno e zombi.
- **PB-LVL08** Piatto principale: le tessere contrassegnate hanno il simbolo in vista e producono il loro effetto (vedi il capitolo sui simboli).
- **PB-LVL09** Piatto principale: uno scarto costa 6 / 5 / 4 / 3 zombi sconfitti nel settore 1 / 2 / 3 / 4.
- **PB-LVL12** Piatto principale: le tessere divisione mostrano il lato Piatto principale, su cui si legge il numero per gli scarti.
- **PB-LVL10** Piatto principale: ogni giocatore parte con una tessera cibo del pub a caso e può comprarne altre (vedi il capitolo sul cibo).
- **PB-LVL11-R** Nostra interpretazione, facoltativa: con il «menù su misura» potete attivare uno per uno i quattro elementi del Piatto principale (da PB-LVL07 a PB-LVL10), per chi vuole aumentare la difficoltà a piccoli morsi; i due livelli pubblicati corrispondono a nessuno e a tutti e quattro.

## Preparare la strada {#set}

Il tavolo si prepara da solo; qui trovi come, e quali scelte restano a voi.

- **PB-SET01** Il bus comincia davanti a una riga qualsiasi. Di norma gira in senso antiorario.
- **PB-SET01-R** Nostra interpretazione: di solito la riga di partenza è estratta a sorte, così nessuno deve pensarci; un'opzione la fa scegliere al primo giocatore.
- **PB-SET02** Si mescolano le 28 tessere movimento e se ne mettono 5 in ciascuna riga.
- **PB-SET03** All'inizio in ogni riga devono comparire tutti e quattro i colori, almeno una volta ciascuno.
- **PB-SET03-R** Nostra interpretazione: se a una riga manca un colore si rimescola e si ridistribuisce tutto, finché ogni riga non ha i quattro colori più un doppione. Lo stesso risultato si ottiene dando a ogni riga una tessera casuale per colore, poi una delle 8 rimaste, lasciandone 3 all'angolo bar e mescolando infine ciascuna riga.
- **PB-SET04** Le 3 tessere avanzate vanno nell'angolo bar, in ordine casuale.
- **PB-SET05** Gli 86 gettoni zombi, mescolati, formano la riserva. Uno zombi entra in gioco sempre coperto.
- **PB-SET06** Le patatine stanno in una riserva comune e nessuno ne possiede all'inizio.
- **PB-SET07** Le 7 birre vanno al bar, i 4 compagni avorio sul divano, i 2 compagni rossi nella cabina telefonica.
- **PB-SET08** Si lancia il dado colorato: ogni tessera di quel colore nelle cinque righe riceve 1 zombi coperto.
- **PB-SET09** Se in questo primo lancio esce il nero, 1 zombi coperto sale sul bus e si rilancia; così per ogni nero successivo.
- **PB-SET10** Se esce il bianco, si sceglie un colore.
- **PB-SET10-R** Nostra interpretazione: sceglie il primo giocatore, che perciò va stabilito prima di questo lancio.
- **PB-SET11** Le tessere nell'angolo bar non ricevono mai zombi: per i colori contano solo quelle nelle righe, cioè sul marciapiede.

## Il mazzo sul tavolo da biliardo {#deck}

Il mazzo è una torre di quattro settori con una tessera divisione fra l'uno e l'altro. In fondo, da qualche parte, c'è la salvezza.

- **PB-DECK01** Si mettono da parte le 5 carte soccorso e si mescolano insieme le carte compagno e zombi previste dal livello.
- **PB-DECK02** Si formano 4 pile uguali: con l'Antipasto 56 carte, 14 per pila; con il Piatto principale 60 carte, 15 per pila.
- **PB-DECK02-R** Nostra interpretazione: le 15 carte per pila del Piatto principale risultano da 60 diviso 4.
- **PB-DECK03** Si prende 1 carta soccorso, a caso senza guardarla oppure scelta insieme da voi, e si mescola in una delle pile: quella pila sta in fondo ed è il settore 4.
- **PB-DECK04** Le altre 4 carte soccorso escono dalla partita senza che nessuno le veda.
- **PB-DECK04-R** Nostra interpretazione: prima di iniziare decidete se il soccorso è casuale (nascosto) o scelto (noto a tutti); in mancanza di scelta è casuale, perché l'incertezza fa parte del divertimento.
- **PB-DECK05** Il tutto si impila dall'alto in basso così: settore 1, divisione 1, settore 2, divisione 2, settore 3, divisione 3, settore 4. Il mazzo sta coperto sul tavolo da biliardo.
- **PB-DECK06** Il settore attuale è il più alto che abbia ancora carte.
- **PB-DECK07** «Sotto il mazzo» e «sotto il settore 4» indicano lo stesso punto: l'ultimissimo posto del settore 4.
- **PB-DECK08** «In fondo al settore attuale» significa appena sopra la divisione successiva o, nel settore 4, in fondo al mazzo.
- **PB-DECK09-R** Nostra interpretazione: il mazzo non può esaurirsi, perché contiene la carta soccorso fino al termine della partita.
- **PB-DECK10-R** Nostra interpretazione: mentre una divisione scoperta attende la decisione, il settore appena finito non esiste più; una carta da mettere in fondo al settore attuale va quindi in fondo al settore seguente.

## Chi è seduto al tavolo {#ply}

Da 2 a 4 giocatori; per giocare in solitario vedi il capitolo dedicato.

- **PB-PLY01** Ogni giocatore riceve un segna-morsi, regolato su 0.
- **PB-PLY02** Comincia il giocatore più pallido.
- **PB-PLY02-R** Nostra interpretazione: dato che il pallore a distanza si giudica male, il primo giocatore è sorteggiato oppure indicato quando si forma il tavolo.
- **PB-PLY03** I dadi spettano al primo giocatore e passano poi a chi è di turno.
- **PB-PLY04-R** Nostra interpretazione: i turni passano in senso orario, secondo i posti; le regole stampate parlano solo di un giocatore successivo.
- **PB-PLY05** Piatto principale: ogni giocatore pesca gratis 1 tessera cibo del pub a caso prima di cominciare.

## Un turno, quattro portate {#turn}

Un turno ha sempre le stesse quattro fasi. Dentro le fasi puoi inserire le tue azioni facoltative, ma solo nei momenti previsti.

- **PB-TURN01** Le fasi sono, in quest'ordine: I Preparazione (A mandare compagni e pescare, B lanciare, C piazzare), II Combattimento, III Bus, IV Conteggio (A zombi sconfitti, B morsi).
- **PB-TURN02** Nel tuo turno puoi giocare le tue carte compagno e comprare birre quando la situazione lo consente, rispettando i tempi di ogni carta.
- **PB-TURN03** Nella Fase IV non giochi alcuna carta compagno.
- **PB-TURN04** Solo il giocatore di turno usa carte compagno, e soltanto le proprie.
- **PB-TURN04-R** Nostra interpretazione: se non sei di turno puoi aiutare vendendo carte e dando consigli, mai giocando carte tue, perché il turno e le sue decisioni appartengono a un solo giocatore.
- **PB-TURN05** Conclusa la Fase IV, il turno passa al giocatore seguente.
- **PB-TURN06-R** Nostra interpretazione: un effetto già iniziato si completa prima che ti venga offerta un'altra azione facoltativa, e le azioni facoltative esistono solo nelle finestre del capitolo seguente; così l'ordine è sempre chiaro. Fanno eccezione le finestre aperte dall'effetto stesso (W4, da W8 a W10, W12, W13).

## Le finestre (quelle del tempo) {#win}

Le azioni facoltative ti vengono proposte solo in questi momenti. Le «azioni libere» sono: bere una birra, comprare carte compagno, comprare tessere cibo del pub (Piatto principale), usare una tessera cibo valida in qualsiasi momento.

- **PB-WIN01-R** Nostra interpretazione: la tabella traduce in momenti precisi il «quando vuoi» delle regole, seguendo i tempi indicati per ciascuna carta e tessera. Anche la finestra dopo il lancio (W3) comprende le azioni libere, perché comprare è permesso per tutto il turno e proprio lì può servirti una carta che fa rilanciare gli zombi o una tessera contro chi viaggia senza biglietto.

| Finestra | Quando | Che cosa puoi fare |
|---|---|---|
| Inizio del turno (W1) | a inizio turno, prima di mandare il primo compagno | azioni libere; «À la carte!»; Appendiabiti, Distratti, Tenda a rullo, Fingersi non morto, Guida continentale |
| Dopo aver mandato un compagno (W2) | dopo ogni compagno mandato, quando la sua carta è del tutto risolta | come W1, ma senza «À la carte!» |
| Dopo il lancio (W3) | subito dopo la caduta degli otto dadi (e dopo ogni rilancio), prima di applicare il colore e di far salire zombi sul bus | azioni libere; Non dire la parola con la Z!; «Come, niente biglietto?!» |
| Dado colorato (W4) | appena lanci il dado colorato, per qualsiasi motivo | «Meglio cambiare colore» |
| Piazzamento (W5) | risolti tutti i dadi, fino al termine della Fase I | piazzare dadi, carte arma e carte colpi extra; «Un bel giro di bicchierini al bar»; «Diamoci al traffico d'armi!»; tutto ciò che consente W2 |
| Prima di un combattimento (W6) | nella Fase II, prima del combattimento di ogni riga | azioni libere; Appendiabiti, Distratti, Tenda a rullo, Fingersi non morto, Guida continentale |
| Prima che la riga si muova (W7) | finito il combattimento della riga e tornato il compagno sul divano, prima che la riga si muova | come W6 |
| Salsa alla menta (W8) | uno zombi alla menta sta per essere rimpiazzato | «Nulla nella tua salsa!» |
| Prima che il bus parta (W9) | all'inizio di ogni corsa del bus, prima della prima fermata; nella Fase III anche con il bus vuoto | come W6; Mal d'auto; Inarrestabile |
| A una fermata del bus (W10) | il bus è davanti a una riga con almeno uno zombi a bordo, prima di scaricare | come W6 tranne Guida continentale; Mal d'auto; Inarrestabile |
| Conteggio (W11) | all'inizio della Fase IV-A, e di nuovo al suo termine, prima di rivelare gli zombi che mordono | solo azioni libere, nessuna carta compagno |
| Un morso (W12) | un giocatore sta per segnare dei morsi | «Non mordermi ora!» |
| Tessera divisione (W13) | una tessera divisione è scoperta | accettare o rifiutare; azioni libere tranne «Cambiamo le carte in tavola!» (puoi quindi comprare carte per pagare la divisione 2) |

- **PB-WIN02** Carte arma e carte colpi extra si piazzano solo nel Piazzamento (W5); a combattimento iniziato non ne aggiungi, non ne sposti e non ne sostituisci nessuna.
- **PB-WIN03-R** Nostra interpretazione: anche le corse del bus provocate da un Jukebox aprono le finestre del bus (W9 e W10), perché sono corse come le altre; se però il Jukebox esce nella Fase IV, in quelle finestre hai solo le azioni libere (PB-TURN03).

## Fase I-A: giù dal divano {#send}

Mandi i compagni agli sgabelli e per ciascuno peschi una carta. Più ne mandi, più il soccorso si avvicina.

- **PB-SEND01** Per mandare un compagno, prendilo dal divano e mettilo sullo sgabello della riga che preferisci.
- **PB-SEND02** Ogni volta che mandi un compagno peschi subito la prima carta del mazzo.
- **PB-SEND03** Finché sul divano resta qualcuno puoi ripetere; decidi tu quanti mandarne e in quali righe.
- **PB-SEND04** In ogni turno devi mandare almeno un compagno.
- **PB-SEND05-R** Nostra interpretazione: ogni riga accoglie un solo compagno, perché ha un solo sgabello; quindi ne mandi al massimo 5 per turno, anche se sono in 6.
- **PB-SEND06** Prima scegli la riga e poi peschi; la carta va risolta prima di mandare il compagno seguente.
- **PB-SEND07** Una carta zombi pescata agisce subito e finisce scoperta sugli scarti, a meno che la carta non disponga altrimenti.
- **PB-SEND08** Una carta compagno pescata resta scoperta davanti a te finché non la giochi in un tuo turno, la perdi per un effetto degli zombi, la vendi o la usi come pagamento.
- **PB-SEND09-R** Nostra interpretazione: puoi possedere quante carte vuoi, dato che nessun limite è indicato.
- **PB-SEND10** Se peschi la carta soccorso, la partita termina in quell'istante (vedi il capitolo sulla fine).
- **PB-SEND11** Chi è stato mandato non torna sul divano durante la Fase I.
- **PB-SEND12** Puoi mandare un compagno anche in una riga senza zombi.

## Compravendita fra bevitori {#buy}

Le carte degli altri sono in vendita, se il proprietario ci sta.

- **PB-BUY01** Nel tuo turno puoi comprare carte compagno dagli altri giocatori, pagando le patatine a chi vende.
- **PB-BUY02** Gli acquisti sono possibili a partire dal secondo turno.
- **PB-BUY02-R** Nostra interpretazione: si intende il tuo secondo turno personale; i conti tornano, perché guadagni patatine solo nella tua Fase IV. Nella Fase IV del tuo primo turno non compri ancora.
- **PB-BUY03** Una carta costa quanti sono in quel momento i compagni sul divano: con 3 compagni 3 sacchetti di patatine, con 2 compagni 2, con 1 o nessuno 1.
- **PB-BUY03-R** Nostra interpretazione: il prezzo cresce allo stesso modo anche oltre 3, quindi 4, 5 o 6 compagni sul divano significano 4, 5 o 6 sacchetti, con un minimo di 1; gli esempi stampati si fermano a 3, ma il criterio è il numero sul divano.
- **PB-BUY04** Il proprietario può rifiutare qualunque vendita. A questo tavolo una carta rifiutata si può chiedere di nuovo solo dalla fase successiva.
- **PB-BUY05-R** Nostra interpretazione: il prezzo è fisso e non si tratta; niente crediti, niente carte o patatine in regalo, nessun altro scambio, perché l'acquisto è l'unico commercio previsto.
- **PB-BUY06** Puoi comprare quante carte vuoi; ognuna è un'offerta a sé, al prezzo valido in quel momento.
- **PB-BUY07** Compra soltanto il giocatore di turno: gli altri non comprano né fra loro né da lui.
- **PB-BUY08-R** Nostra interpretazione: il tempo degli acquisti finisce prima che nella Fase IV-B si girino gli zombi, come per le birre. Un'arma comprata dopo la Fase I aspetta un turno successivo.
- **PB-BUY09** Rivelata la carta soccorso, non si compra più niente.

## Fase I-B: otto dadi e una preghiera {#roll}

Finito di mandare compagni, lanci tutto insieme.

- **PB-ROLL01** Lanci una sola volta per turno i 7 dadi battaglia e il dado colorato, tutti insieme, dopo aver mandato l'ultimo compagno.
- **PB-ROLL02** Per ogni dado battaglia con uno zombi, 1 zombi coperto passa dalla riserva al bus.
- **PB-ROLL03** Un dado con lo zombi non serve ad altro e non si può piazzare.
- **PB-ROLL04** I dadi con armi o colpi extra sono a tua disposizione nella Fase I-C.
- **PB-ROLL05-R** Nostra interpretazione: prima le reazioni e i rilanci dopo il lancio (W3), poi il dado colorato (W4), infine salgono sul bus gli zombi dei dadi rimasti; le regole stampate non danno un ordine, e in questo modo reagisci prima che accada qualcosa.

## Il dado colorato {#col}

Il colore decide dove spuntano i nuovi zombi.

- **PB-COL01** Se esce un colore, ogni tessera di quel colore nelle cinque righe riceve dalla riserva 1 zombi coperto.
- **PB-COL02** Se la tessera è già occupata, il nuovo arrivato si mette in cima alla pila.
- **PB-COL03** Bianco: scegli tu uno dei quattro colori.
- **PB-COL04** Nero: 1 zombi sale sul bus e rilanci il dado colorato; ogni altro nero ne aggiunge uno.
- **PB-COL05** Fai lo stesso ogni volta che una carta o una divisione ti chiede di lanciare il dado colorato; con Flesh mob cambia solo quello che succede sulle tessere.
- **PB-COL06-R** Nostra interpretazione: se nelle righe non c'è alcuna tessera del colore uscito, non si mette niente e non si rilancia, perché un rilancio è previsto solo per il nero.
- **PB-COL07-R** Nostra interpretazione: a riserva vuota non arrivano altri zombi. Se sono troppo pochi, si riempiono le righe in senso antiorario da quella del bus e, in ogni riga, dallo spazio 1 allo spazio 5: serve un ordine, e questo segue quello dei combattimenti. Gli zombi sull'ambulanza e sui segna-morsi tornano in riserva solo nella Fase IV.

## L'arsenale di un pub per bene {#wpn}

Un'arma colpisce entro la sua gittata; i colpi extra la rafforzano ma da soli non servono.

- **PB-WPN01** I tipi di arma sono 12.

| N. | Arma | Dove si trova | Gittata | Colpi | Particolarità |
|---|---|---|---|---|---|
| 1 | Mazza da cricket | dado | corta | 1 | nessuna |
| 2 | Freccetta | dado | media | 1 | nessuna |
| 3 | Arco lungo | dado | lunga | 1 | nessuna |
| 4 | Stecca da biliardo | carta ×2 | corta | 1 | nessuna |
| 5 | Ombrello | carta ×2 | corta | 1 | nessuna |
| 6 | Giornale arrotolato | carta ×2 | corta | 1 | nessuna |
| 7 | Estintore | carta ×2 | corta | 1 | nessuna |
| 8 | Molotov | carta ×2 | lunga | 1 | nessuna |
| 9 | Tostapane | carta ×2 | media | 1 | nessuna |
| 10 | Palle da biliardo | carta ×2 | media | 2 | nessuna |
| 11 | Teiera | carta ×2 | media | 1 | annulla la salsa alla menta sulla sua tessera |
| 12 | Palla da rugby | carta ×2 | media | 1 + 1 | secondo colpo in una riga vicina |

- **PB-WPN02** La gittata lunga arriva agli spazi 5, 4 e 3, contati dal bar.
- **PB-WPN03** La gittata media copre gli spazi 3 e 2.
- **PB-WPN04** La gittata corta copre gli spazi 2 e 1.
- **PB-WPN05** Un'arma vale un colpo, se non è scritto diversamente (le palle da biliardo ne valgono 2).
- **PB-WPN06** Su una tessera puoi concentrare quanti dadi e carte vuoi.
- **PB-WPN07** Tutte le armi rivolte a una stessa tessera devono essere dello stesso tipo; avere la stessa gittata non basta.
- **PB-WPN08** Un dado e una carta sono dello stesso tipo soltanto se raffigurano la medesima arma.
- **PB-WPN08-R** Nostra interpretazione: poiché i dadi mostrano solo mazza, freccetta e arco, e nessuna carta li riporta, un dado e una carta si accordano soltanto grazie a «Diamoci al traffico d'armi!».
- **PB-WPN09** Un colpo extra può stare su una tessera solo se lì c'è anche almeno un'arma.
- **PB-WPN10** I colpi extra non hanno tipo né gittata: puoi affiancarne quanti vuoi a qualsiasi arma.
- **PB-WPN11** I colpi totali su una tessera sono la somma dei colpi delle armi e dei colpi extra che vi hai messo.

## Fase I-C: prendere la mira {#place}

Distribuisci dadi e carte accanto agli zombi. Decidi tutto prima che voli il primo boccale.

- **PB-PLACE01** Piazzi armi e colpi extra solo nelle righe che hanno un compagno.
- **PB-PLACE02** Ogni dado o carta va accanto a una sola tessera, e su quella tessera deve esserci almeno uno zombi.
- **PB-PLACE03** Rispettando gittata, tipo e regola dei colpi extra distribuisci come credi; puoi anche lasciare disarmata una riga con un compagno.
- **PB-PLACE04** I dadi che non piazzi vanno persi: non si conservano mai.
- **PB-PLACE05** Le carte che non piazzi restano tue.
- **PB-PLACE06** Completi il piazzamento di tutte le righe prima del primo combattimento.
- **PB-PLACE07** Può capitare che ti manchi l'arma adatta per una tessera con zombi: pazienza, non c'è alcun compenso.
- **PB-PLACE08-R** Nostra interpretazione: puoi cambiare idea liberamente finché non confermi la fine della Fase I; dopo, il piazzamento è definitivo, perché a combattimento iniziato non si tocca più nulla.
- **PB-PLACE09-R** Nostra interpretazione: ciò che piazzi appartiene a uno spazio (riga e numero) e non alla tessera, perché i dadi stanno a fianco della riga e le gittate contano gli spazi. Se prima del combattimento la riga scorre o gli zombi si spostano, colpisci la pila che si trova in quello spazio; se non c'è nessuno, i colpi sono sprecati.
- **PB-PLACE10** Le carte arma e colpi extra piazzate si scartano anche se non tutti i loro colpi sono serviti.
- **PB-PLACE11** Di una pila puoi colpire, in ogni momento, solo lo zombi in cima.
- **PB-PLACE12-R** Nostra interpretazione: il piazzamento si controlla tutto insieme quando confermi la fine della Fase I, sul tabellone com'è in quell'istante, perché prima può ancora cambiare. Se una carta giocata nel Piazzamento (W5) ha svuotato uno spazio che avevi armato, prima di confermare sposti altrove o riprendi ciò che vi stava. PB-PLACE09-R vale per i cambiamenti successivi.
- **PB-PLACE13-R** Nostra interpretazione: finché la Fase I non è confermata, una carta piazzata è ancora tua; puoi cederla per Fanne due!, Un tanto a morso, un simbolo verde o la divisione 2, e conta per il taxi. Dopo la conferma è impegnata e non è più tra le tue carte; lo stesso vale, da quando le giochi, per le carte che durano tutto il turno (PB-CC04-R). Il motivo: fino alla conferma puoi sempre riprenderla.

## Fase II-a: botte da orbi {#fight}

Le righe con un compagno combattono una alla volta. Gli altri guardano.

- **PB-FIGHT01** Cominci dalla riga davanti alla quale si trova il bus e prosegui in senso antiorario per tutte e cinque.
- **PB-FIGHT02** Contano solo le righe con un compagno; le altre si saltano e non si muovono.
- **PB-FIGHT02-R** Nostra interpretazione: l'ordine è R1, R2, R3, R4, R5, poi ancora R1, partendo dalla riga del bus; si fissa all'inizio della Fase II e non cambia per Guida continentale né se il bus si sposta nel frattempo, così nessuna riga viene saltata o ripetuta.
- **PB-FIGHT03** Completa una riga (combattimento, rientro del compagno, movimento) prima di passare alla successiva.
- **PB-FIGHT04** Quando colpisci uno zombi, giralo a faccia in su sulla sua tessera e applica il colpo.
- **PB-FIGHT05** Un fast food cade con 1 colpo.
- **PB-FIGHT06** Uno zombi tenace richiede 2 colpi; dopo il primo resta dov'è, scoperto, finché non ne riceve un altro.
- **PB-FIGHT07** Il colpo già subìto da un tenace vale anche nelle altre righe, nei turni successivi e per gli altri giocatori, finché lo zombi non viene sconfitto o non lascia le righe.
- **PB-FIGHT07-R** Nostra interpretazione: il colpo resta anche se altri zombi lo coprono o se Distratti lo sposta, perché è sempre lo stesso gettone; si dimentica solo quando il gettone rientra nella riserva.
- **PB-FIGHT08** Uno zombi sconfitto finisce sull'ambulanza.
- **PB-FIGHT09** I colpi rimasti su una tessera passano allo zombi sottostante della stessa pila, mai a un'altra tessera.
- **PB-FIGHT10** Esaurita la pila, i colpi in eccesso sono persi.
- **PB-FIGHT11-R** Nostra interpretazione: in una riga le tessere si risolvono da sole dallo spazio 1 allo spazio 5; l'ordine influisce al massimo su quale rimpiazzo casuale si pesca, perciò non te lo facciamo scegliere.
- **PB-FIGHT12-R** Nostra interpretazione: tutti i colpi destinati a una tessera si eseguono, non puoi trattenerne, perché il piazzamento è già una decisione definitiva.
- **PB-FIGHT13-R** Nostra interpretazione: il colpo laterale di una palla da rugby arriva dopo tutti i colpi normali della riga da cui parte e prima che il suo compagno rientri, così la riga si chiude con tutto ciò che le appartiene.

## Conosci il tuo zombi {#zom}

Due categorie e due cattive abitudini. Finché il gettone è coperto, non sai chi hai di fronte.

- **PB-ZOM01** Riconosci il fast food dal paio di piedi sul gettone.
- **PB-ZOM02** Riconosci lo zombi tenace da qualunque altra immagine: un volto, una figura intera o un animale.
- **PB-ZOM02-R** Nostra interpretazione: è tenace tutto quello che non è il semplice paio di piedi; la descrizione stampata è ambigua e questa è l'unica lettura che separa le due categorie.
- **PB-ZOM03** Alcuni gettoni, in entrambe le categorie, hanno una caratteristica in più: salsa alla menta, la raffinatezza culinaria (fondo verde con ciotola di salsa), oppure vivace (fondo rosso con un morso).
- **PB-ZOM03-R** Nostra interpretazione: un gettone ha al massimo una caratteristica, perché il fondo può essere neutro, verde o rosso.
- **PB-ZOM04** Salsa alla menta: quando lo sconfiggi e lo togli, un nuovo zombi coperto dalla riserva prende subito il suo posto.
- **PB-ZOM04-R** Nostra interpretazione: il rimpiazzo va in cima alla pila della stessa tessera e può subire i colpi che lì ti restano in quel combattimento, perché prende davvero il posto del caduto. Se anche il rimpiazzo è alla menta, ne attira un altro.
- **PB-ZOM04-R2** Nostra interpretazione: con la riserva vuota non arriva alcun rimpiazzo, perché non c'è nessuno da chiamare.
- **PB-ZOM05** Uno zombi alla menta sconfitto, anche se rimpiazzato, conta per ambulanza, patatine e movimento della riga.
- **PB-ZOM06** Vivace: in combattimento non cambia nulla, ma al conteggio morde due volte.
- **PB-ZOM07** Tutti gli altri, tenaci compresi, mordono una volta sola.
- **PB-ZOM08-R** Nostra interpretazione: la menta agisce solo su uno zombi sconfitto in combattimento; se entra nel pub o torna in riserva per una carta non attira nessuno, perché non è stato sconfitto.

## Fase II-b: la riga avanza {#move}

Dopo ogni combattimento il compagno si siede e la riga scivola verso il bar.

- **PB-MOVE01** Finito il combattimento di una riga (o subito, se non vi hai piazzato nulla), il suo compagno rientra sul divano.
- **PB-MOVE02** Togli i dadi usati e metti le carte usate, scoperte, sulla pila degli scarti.
- **PB-MOVE02-R** Nostra interpretazione: le carte si scartano nell'ordine in cui le hai piazzate, perché l'ordine degli scarti può contare.
- **PB-MOVE03** Poi la riga si muove: se vi è caduto almeno uno zombi entra 1 tessera, altrimenti ne entrano 2.
- **PB-MOVE04** Contano gli zombi sconfitti: girare un tenace senza sconfiggerlo lascia il movimento a 2 tessere.
- **PB-MOVE05** Vale lo stesso se nella riga non c'erano zombi o non avevi messo armi: si muove di 2 tessere.
- **PB-MOVE06** In una spinta la prima tessera dell'angolo bar entra vuota dal lato della strada e diventa lo spazio 5; le altre scorrono di uno spazio verso il bar e quella che era allo spazio 1 entra nel pub.
- **PB-MOVE07** Gli zombi su una tessera che entra nel pub vanno al centro del tuo segna-morsi.
- **PB-MOVE07-R** Nostra interpretazione: conservano il lato che mostravano (chi è coperto resta coperto) e si contano solo nella Fase IV-B, perché i morsi non devono essere noti in anticipo.
- **PB-MOVE08** Se le spinte sono 2, completi la prima, simboli compresi, e poi fai la seconda.
- **PB-MOVE08-R** Nostra interpretazione: in ogni spinta, nell'ordine, entra la nuova tessera, esce la vecchia, i suoi zombi vanno sul segna-morsi, la tessera si mette in fondo alla coda dell'angolo bar, infine agisce il suo simbolo (Piatto principale); serviva una sequenza unica per tutti i casi.
- **PB-MOVE09-R** Nostra interpretazione: per il movimento contano tutti gli zombi sconfitti in questo turno su tessere di quella riga prima che si muova, anche quello sconfitto da una palla da rugby partita da una riga vicina già risolta, perché è lì che è caduto.

## L'angolo bar {#corn}

Tre tessere aspettano il loro turno, come i clienti al bancone.

- **PB-CORN01** Nell'angolo bar 3 tessere di scorta stanno in coda.
- **PB-CORN02** Quando una nuova tessera deve entrare in una riga, è sempre la prima della coda.
- **PB-CORN03** La tessera che entra nel pub si mette in fondo, dopo che le altre due sono avanzate.
- **PB-CORN04** Le tessere rientrano perciò nell'ordine in cui sono uscite.
- **PB-CORN05** Nell'angolo bar le tessere sono sempre senza zombi.
- **PB-CORN06** L'ordine della coda e i colori (con i simboli nel Piatto principale) sono visibili a tutti.
- **PB-CORN07-R** Nostra interpretazione: in una spinta togli prima la tessera di testa e poi aggiungi quella uscita dalla riga, così una tessera non può rientrare nella stessa spinta; per un istante la coda ne ha 2, poi di nuovo 3.

## Fase III: il bus è puntuale {#bus}

Il bus fa il giro e scarica passeggeri di dubbia freschezza.

- **PB-BUS01** Se all'inizio della fase il bus è vuoto, avanza di una riga in senso antiorario e la fase è finita.
- **PB-BUS02** Se non è vuoto, nella riga dove si trova spingi una nuova tessera dell'angolo bar con sopra 1 zombi preso dal bus; poi il bus avanza di una riga in senso antiorario.
- **PB-BUS03** Ripeti a ogni riga seguente finché ci sono zombi a bordo.
- **PB-BUS04** Sceso l'ultimo, il bus vuoto avanza ancora di una riga e si ferma; lì non si spinge niente.
- **PB-BUS05** In pratica un bus con n zombi (almeno 1) serve n righe di seguito, a partire da quella in cui si trova, e si ferma n righe più in là. Con più di 5 zombi qualche riga viene servita più volte.
- **PB-BUS05-R** Nostra interpretazione: il giro è R1, R2, R3, R4, R5 e di nuovo R1, perché la strada deve richiudersi.
- **PB-BUS06** Il bus serve tutte e cinque le righe, con o senza compagno.
- **PB-BUS07** Anche gli zombi che entrano per una spinta del bus vanno sul tuo segna-morsi; la tessera va nell'angolo bar.
- **PB-BUS08** Sulla nuova tessera gli zombi arrivano coperti.
- **PB-BUS09-R** Nostra interpretazione: lo zombi scende insieme alla spinta, prima del simbolo della tessera in uscita; un simbolo che cambia il carico riguarda dunque chi è ancora a bordo. Se un simbolo aggiunge uno zombi all'ultima fermata, la corsa prosegue, perché il bus non è vuoto.
- **PB-BUS10-R** Nostra interpretazione: dal bus si scende nell'ordine di salita; in pratica non cambia nulla, perché i passeggeri sono coperti.

## Fase IV-A: il conto, prego {#score}

Gli zombi sull'ambulanza ti fruttano patatine e accorciano il mazzo.

- **PB-SCORE01** Guadagni 1 sacchetto di patatine per ogni zombi sull'ambulanza, di qualsiasi tipo.
- **PB-SCORE02** Poi scarti carte dalla cima del mazzo, scoperte: nell'Antipasto una ogni 3 zombi sconfitti, nel Piatto principale una ogni 6 / 5 / 4 / 3 secondo il settore.
- **PB-SCORE03** Gli zombi che non completano un gruppo non fanno scartare e non valgono per il turno dopo.
- **PB-SCORE03-R** Nostra interpretazione: ogni scarto si paga da solo, alla soglia del settore attuale in quel momento. Finché gli sconfitti non ancora spesi bastano, li togli e scarti una carta. Una divisione scoperta si risolve prima di continuare, perché da lì può valere un'altra soglia.
- **PB-SCORE04** Una carta zombi scartata così non ha effetto; una carta compagno scartata non va a nessuno.
- **PB-SCORE05-R** Nostra interpretazione: se la carta scartata è il soccorso, la partita finisce come se l'avessi pescata. Tra le cose che la fine interrompe c'è anche il conteggio dei morsi, e questo ha senso solo se il soccorso può comparire qui.
- **PB-SCORE06** Infine tutti i gettoni zombi dell'ambulanza rientrano coperti nella riserva, che si rimescola.
- **PB-SCORE07** L'ordine è: patatine, scarti, gettoni in riserva.

## Fase IV-B: chi morde chi {#bite}

Ora si scopre chi è entrato nel pub. I giocatori non muoiono mai; i compagni sì.

- **PB-BITE01** Il tuo turno si chiude: giri gli zombi sul tuo segna-morsi e conti 1 morso ciascuno, 2 per i vivaci.
- **PB-BITE02** I morsi si aggiungono sul segna-morsi uno alla volta.
- **PB-BITE03** Quando arrivi a 5, un compagno muore subito ed esce dalla partita; il segna-morsi torna a 0.
- **PB-BITE04** I morsi rimasti ripartono da 0 e possono far morire altri compagni nello stesso modo.
- **PB-BITE05** Gli zombi contati rientrano nella riserva.
- **PB-BITE06** Nessun giocatore viene eliminato: a morire sono solo i compagni.
- **PB-BITE07** Il compagno che muore si toglie dal divano.
- **PB-BITE07-R** Nostra interpretazione: se il quinto morso arriva a divano vuoto (per un simbolo o per il prezzo di una divisione, di regola nella Fase I), il giocatore di turno toglie un compagno da uno sgabello a sua scelta, perché qualcuno deve pur morire; se la Fase I è ancora in corso, ciò che era piazzato in quella riga si può piazzare altrove. Più tardi, la riga vale come priva di compagno: non combatte, non si muove, i suoi dadi sono persi e le sue carte scartate. Chi è nella cabina telefonica non muore mai.
- **PB-BITE07-R2** Nostra interpretazione: muoiono prima i compagni avorio e poi i rossi; è solo per avere un ordine, visto che fra loro non c'è differenza.
- **PB-BITE08** I morsi li prende il giocatore che ha gli zombi sul segna-morsi; solo Jukebox ne manda su quelli altrui.
- **PB-BITE09** Anche gli zombi messi da Jukebox davanti agli altri giocatori si contano al termine del turno in corso.
- **PB-BITE09-R** Nostra interpretazione: conta per primo il giocatore di turno, poi gli altri in senso orario, come per i turni; se muore l'ultimo compagno ci si ferma subito.
- **PB-BITE10** I morsi segnati restano da un turno all'altro finché non li curi o non si azzerano.
- **PB-BITE11** Piatto principale: ogni volta che arrivi a 5 restituisci anche una tua tessera cibo del pub, se ne hai.

## Birra, medicina tradizionale {#beer}

Una pinta costa patatine e cancella un morso. Sono sette in tutto.

- **PB-BEER01** Una birra costa 4 sacchetti di patatine, che paghi alla riserva comune.
- **PB-BEER02** Una birra comprata si beve subito: si cura un morso e il segna-morsi scende di 1.
- **PB-BEER03** Chi beve deve avere almeno 1 morso segnato.
- **PB-BEER04** Gli zombi in attesa sul segna-morsi non contano per poter bere.
- **PB-BEER05** Puoi comprare più birre in un turno, finché bastano patatine, birre e morsi.
- **PB-BEER06** Compra solo il giocatore di turno: all'inizio del turno, durante il combattimento o prima che si contino i morsi.
- **PB-BEER06-R** Nostra interpretazione: poiché altrove si parla di qualunque momento del proprio turno, bevi in ogni finestra con azioni libere (W1, W2, W3, W5, W6, W7, W9, W10, W11, W13), mai quando si stanno già rivelando gli zombi che mordono.
- **PB-BEER07** Non vale guardare prima i morsi e bere poi.
- **PB-BEER08** Puoi offrire una birra a un altro giocatore alle stesse condizioni: lui deve avere un morso, tu paghi.
- **PB-BEER09** La birra bevuta resta davanti a chi l'ha bevuta e alla fine conta come sua.
- **PB-BEER09-R** Nostra interpretazione: tiene il segnalino chi beve e non chi paga, perché l'Esercito della salvezza guarda quanto ciascuno ha bevuto. Chi riceve una birra offerta non può rifiutarla.
- **PB-BEER10** Le birre sono 7 in tutto e quelle bevute non tornano; se al bar non ce ne sono più, non se ne comprano.

## Tessere divisione: prendere o lasciare {#div}

Fra un settore e l'altro ti aspetta una proposta, con il suo prezzo.

- **PB-DIV01** Quando un settore si esaurisce e la sua divisione diventa visibile, decidi all'istante: prendi il bonus pagandone il prezzo, oppure rinunci a entrambi.
- **PB-DIV02** In ogni caso la tessera divisione viene poi tolta.
- **PB-DIV03** Divisione 1 (dopo il settore 1). Bonus: peschi 2 carte. Prezzo: 1 morso sul tuo segna-morsi.
- **PB-DIV04** Peschi quelle 2 carte una per volta; se sono carte zombi agiscono subito.
- **PB-DIV05** Divisione 2 (dopo il settore 2). Bonus: un compagno passa dalla cabina telefonica al divano. Prezzo: 2 tue carte compagno, che metti sotto il mazzo.
- **PB-DIV06** Per la divisione 2 puoi prima comprare carte dagli altri, al prezzo del momento, così da poter pagare.
- **PB-DIV07** Divisione 3 (dopo il settore 3). Bonus: un compagno passa dalla cabina telefonica al divano. Prezzo: lanci il dado colorato, metti gli zombi come al solito e togli una birra dal bar.
- **PB-DIV08** Se al bar non c'è birra, il bonus della divisione 3 non si può prendere.
- **PB-DIV09-R** Nostra interpretazione: il prezzo si paga per intero e prima di ricevere il bonus, come al bancone. La divisione 1 si può pagare sempre, anche se per quel morso muore un compagno. La birra della divisione 3 esce dalla partita e non conta per nessuno. Le carte cedute sono pagate e non giocate, perciò la divisione 2 è accettabile anche nella Fase IV.
- **PB-DIV10-R** Nostra interpretazione: prima si risolve del tutto la carta che, pescata o scartata, ha scoperto la divisione; poi la divisione, prima di ogni altra cosa (altra carta di una pescata multipla, altro scarto, altro compagno, altra spinta), perché la decisione deve essere immediata. Eccezione: PB-DIV15-R.
- **PB-DIV11-R** Nostra interpretazione: decidi tu, giocatore di turno, anche se il settore è finito per un altro effetto del tuo turno (simbolo di una tessera, scarto della Fase IV), perché il turno è tuo.
- **PB-DIV12-R** Nostra interpretazione: il nuovo compagno è disponibile subito, perché ormai è sul divano; se la divisione compare nella Fase I-A puoi mandarlo in quello stesso turno (pescando come sempre), e intanto fa salire il prezzo delle carte.
- **PB-DIV13-R** Nostra interpretazione: scegli tu l'ordine in cui le 2 carte vanno sotto il mazzo, dato che non ne è prescritto uno.
- **PB-DIV14-R** Nostra interpretazione: a cabina vuota le divisioni 2 e 3 non si possono accettare, perché manca il bonus; con la preparazione normale non succede.
- **PB-DIV15-R** Nostra interpretazione: se la carta che ha scoperto la divisione, mentre la risolvi, ne farebbe pescare o scartare un'altra (un simbolo durante la corsa di un Jukebox), decidi la divisione in quel momento, prima dell'altra carta, perché non si passa al nuovo settore scavalcandola. Finché una divisione attende, «Cambiamo le carte in tavola!» non si usa.

## Si chiude, signori {#end}

La partita finisce in due modi: gli zombi vincono, oppure arriva il soccorso.

- **PB-END01** Se muore l'ultimo compagno nel pub, la partita finisce subito e vincono gli zombi.
- **PB-END01-R** Nostra interpretazione: chi è nella cabina telefonica non è nel pub e non tiene viva la partita.
- **PB-END02** La partita finisce subito anche quando si pesca la carta soccorso.
- **PB-END03** Da quell'istante non si fa più nulla: niente acquisti, niente conteggi di colpi o morsi, niente birre, niente carte.
- **PB-END03-R** Nostra interpretazione: se il soccorso arriva prima del conteggio, gli zombi sull'ambulanza non danno patatine e quelli sui segna-morsi non si contano, perché ogni azione è già finita.
- **PB-END04** Si applica allora a ogni giocatore la condizione della carta soccorso: chi si salva vince, chi resta indietro perde.

| Soccorso | Chi si salva |
|---|---|
| La macchina molto piccola | esattamente 1 giocatore |
| Il taxi | chiunque abbia una carta compagno |
| Il tandem | al massimo 2 giocatori |
| L'esercito | chiunque abbia abbastanza patatine |
| L'esercito della salvezza | tutti, tranne al massimo 1 |

- **PB-END05** Dove la carta lo dice, le patatine risolvono la parità.
- **PB-END06** Se la condizione non salva nessuno, vincono gli zombi.
- **PB-END07-R** Nostra interpretazione: limitarsi a guardare la carta soccorso («Cambiamo le carte in tavola!») non fa finire la partita, perché guardare non è pescare.

## Cinque modi per andarsene {#res}

Una sola di queste carte è nel mazzo. Se non sai quale, preparati a tutte.

- **PB-RES01** La macchina molto piccola: ha un solo sedile libero. Ogni giocatore lancia una volta i 7 dadi battaglia e conta i colpi extra; si salva chi ne ha di più.
- **PB-RES02** La macchina molto piccola, parità: fra i pari sale chi possiede più patatine.
- **PB-RES02-R** Nostra interpretazione: se la parità resta, i pari rilanciano (solo colpi extra) finché uno non è in testa; le regole stampate non lo dicono, ma la macchina prende sempre qualcuno.
- **PB-RES02-R2** Nostra interpretazione: contano solo le facce colpo extra, non armi né zombi; nessuna carta o tessera modifica questo lancio, perché la partita è già finita.
- **PB-RES03** Il taxi: ogni giocatore con almeno una carta compagno ne paga una delle sue ed è salvo. Quale carta paghi non cambia nulla: il tavolo prende la prima.
- **PB-RES04** Il taxi: chi non ha carte compagno resta a piedi; ormai non può più comprarne.
- **PB-RES05** Il taxi: se nessuno ha carte, vincono gli zombi.
- **PB-RES06** Il tandem: due sellini, per i 2 giocatori con meno morsi segnati.
- **PB-RES07** Il tandem, parità: pedala chi fra i pari ha più patatine.
- **PB-RES08** Il tandem, parità anche lì: nessuno di quei pari si salva e l'occasione passa a un giocatore rimasto.
- **PB-RES09** Il tandem, tutti pari: vincono gli zombi.
- **PB-RES09-R** Nostra interpretazione: i giocatori si ordinano per morsi (dal minor numero) e, a parità, per patatine (dal maggior numero); chi è pari in tutto forma un gruppo. I gruppi si considerano in ordine: se il gruppo entra nei posti liberi si salva intero, se è troppo grande nessuno di loro sale e si passa al seguente, finché i 2 posti non sono presi o i gruppi non finiscono. Se non si salva nessuno, vincono gli zombi. La parità conta insomma solo se il posto è conteso.
- **PB-RES09-R2** Nostra interpretazione: in 2 giocatori salite sempre tutti e due, perché i posti bastano; alla lettera, due giocatori perfettamente pari sarebbero perduti, ma il tandem è fatto per i due più in forma.
- **PB-RES09-R3** Nostra interpretazione: contano solo i morsi già segnati, non gli zombi in attesa, perché quelli non si contano più.
- **PB-RES10** L'esercito: si contano le carte sotto la carta soccorso nel settore 4 (esclusa la carta soccorso).
- **PB-RES11** L'esercito: si salva ogni giocatore che possiede più patatine di quel numero; gli altri restano indietro.
- **PB-RES11-R** Nostra interpretazione: ne servono strettamente di più, l'uguaglianza non basta, perché è richiesto un numero superiore. Valgono le patatine che hai adesso, non quelle guadagnate in tutta la partita.
- **PB-RES12** L'esercito: se nessuno ne ha abbastanza, vincono gli zombi.
- **PB-RES12-R** Nostra interpretazione: contano anche le carte messe sotto il settore 4 durante la partita, perché stanno sotto la carta soccorso.
- **PB-RES13** L'esercito della salvezza: si salvano tutti, tranne quell'unico giocatore che ha bevuto meno birre.
- **PB-RES14** L'esercito della salvezza, parità per meno birre: fra questi resta indietro chi ha meno patatine.
- **PB-RES15** L'esercito della salvezza, parità anche nelle patatine: salvi tutti.

## I simboli sulle tessere {#sym}

Solo nel Piatto principale. Una tessera contrassegnata fa qualcosa quando entra nel pub, e spesso non in tuo favore.

- **PB-SYM01** Una tessera contrassegnata agisce quando entra nel pub, cioè quando lascia lo spazio 1 dal lato del bar.
- **PB-SYM02** Se in quel momento vi sta sopra almeno uno zombi vale l'effetto (di solito) cattivo, altrimenti quello (di solito) buono.
- **PB-SYM03** Quale effetto sia dipende dal colore della tessera.

| Simbolo | Colore | Tessera occupata (cattivo) | Tessera vuota (buono) |
|---|---|---|---|
| Bus | giallo (nostra scelta) | 1 zombi sale dalla riserva sul bus | 1 zombi lascia il bus per la riserva; nulla se il bus è vuoto |
| Morso | rosso | prendi subito 1 morso | curi 1 tuo morso; nulla se sei a 0 |
| Carta | verde (nostra scelta) | metti una tua carta compagno sotto il settore 4; nulla se non ne hai | peschi 1 carta; una carta zombi agisce subito |
| Mazzo | blu (nostra scelta) | la carta zombi scartata più di recente va in fondo al settore attuale; nulla se non ce ne sono | la prima carta del mazzo va sugli scarti |

- **PB-SYM04** Bus, tessera occupata: uno zombi passa dalla riserva al bus.
- **PB-SYM05** Bus, tessera vuota: uno zombi scende dal bus e rientra nella riserva; con il bus vuoto non accade nulla.
- **PB-SYM06** Morso, tessera occupata: vieni morso all'istante e segni 1 morso.
- **PB-SYM07** Se così arrivi a 5, muore un compagno, restituisci una tessera cibo del pub (se ne hai) e il segna-morsi va a 0.
- **PB-SYM08** Morso, tessera vuota: il tuo segna-morsi scende di 1; a 0 non accade nulla.
- **PB-SYM09** Carta, tessera occupata: metti sotto il settore 4 una tua carta compagno a scelta; senza carte non accade nulla.
- **PB-SYM10** Carta, tessera vuota: peschi la prima carta del mazzo; le carte zombi agiscono subito.
- **PB-SYM11** Mazzo, tessera occupata: l'ultima carta zombi scartata rientra in fondo al settore attuale; se fra gli scarti non ce n'è, non accade nulla.
- **PB-SYM12** Mazzo, tessera vuota: una carta passa dal mazzo agli scarti.
- **PB-SYM03-R** Nostra interpretazione: il rosso è il morso, e questo è certo perché «Non mordermi ora!» nomina la tessera rossa contrassegnata. Abbiamo abbinato noi gli altri tre colori, per aiutare la memoria: verde come le carte compagno, blu come la carta soccorso che si avvicina nel mazzo, giallo per il bus.
- **PB-SYM13-R** Nostra interpretazione: oltre all'effetto del simbolo, gli zombi della tessera vanno come sempre sul segna-morsi, perché il simbolo non sostituisce l'ingresso.
- **PB-SYM14-R** Nostra interpretazione: i simboli agiscono a ogni ingresso nel tuo turno, cioè nei movimenti della Fase II, nella Fase III e nelle corse di Jukebox. Non agiscono se la tessera esce dal lato della strada (Appendiabiti), perché in quel caso non entra nel pub.
- **PB-SYM15-R** Nostra interpretazione: anche gli effetti buoni sono obbligatori, salvo che manchi l'oggetto; pescare non è facoltativo, perché nessuna scelta è concessa.
- **PB-SYM16-R** Nostra interpretazione: una carta soccorso raggiunta con PB-SYM10 o PB-SYM12 chiude la partita; una divisione scoperta così si risolve subito (prima l'eventuale carta pescata, PB-DIV10-R) e comunque prima della spinta seguente, come in ogni altro caso.
- **PB-SYM17-R** Nostra interpretazione: l'ultima carta zombi si cerca negli scarti partendo dalla cima; quelle che la coprono restano in ordine, e la carta rientra coperta, come tutte quelle del mazzo.
- **PB-SYM18-R** Nostra interpretazione: in una riga protetta da Fingersi non morto il morso immediato delle tessere rosse non ha effetto, perché lì nessuno viene morso; gli altri simboli agiscono e la tessera conta ancora come occupata.
- **PB-SYM19-R** Nostra interpretazione: un'arma pescata con PB-SYM10 nella Fase II o III non serve più per i combattimenti di quel turno, perché il momento di piazzare è passato.

## Il cibo del pub {#food}

Solo nel Piatto principale. Ogni piatto è un'abilità, una volta per turno.

- **PB-FOOD01** All'inizio ogni giocatore pesca gratis una tessera a caso.
- **PB-FOOD02** Ogni tessera offre un'abilità che usi una volta per turno, normalmente nel tuo.
- **PB-FOOD03** Dopo l'uso la giri; torna pronta quando comincia il tuo turno seguente.
- **PB-FOOD04** In qualsiasi momento del tuo turno puoi comprarne altre: 7 sacchetti di patatine per una a tua scelta, 5 per una a caso.
- **PB-FOOD04-R** Nostra interpretazione: le patatine vanno alla riserva comune; ne compri quante vuoi finché ce ne sono, e la tessera comprata è pronta subito, perché non è indicata alcuna attesa. «A caso» vuol dire con uguale probabilità fra le tessere disponibili.
- **PB-FOOD05** Ogni volta che arrivi a 5 morsi (e un compagno muore) devi restituire una delle tue tessere.
- **PB-FOOD05-R** Nostra interpretazione: scegli tu quale restituire, dato che non è precisato; se non ne hai, non restituisci nulla.
- **PB-FOOD06** Dal tuo turno successivo puoi ricomprare la tessera restituita, se hai le patatine e nessun altro l'ha presa.
- **PB-FOOD06-R** Nostra interpretazione: nel turno in cui l'hai restituita non puoi ricomprare proprio quella, né a scelta né a caso, altrimenti l'attesa non avrebbe senso.
- **PB-FOOD07** Ogni tessera è unica: un'abilità appartiene al massimo a un giocatore.
- **PB-FOOD10** «Cambiamo le carte in tavola!». Quando vuoi, nel tuo turno: guarda la prima carta del mazzo, poi lasciala lì oppure mettila in fondo al settore attuale (sopra la divisione seguente o, nel settore 4, in fondo al mazzo).
- **PB-FOOD10-R** Nostra interpretazione: solo tu vedi la carta, e anche un soccorso si può seppellire così, perché nulla lo vieta. Se nel settore resta una sola carta, le due scelte coincidono.
- **PB-FOOD11** «Un bel giro di bicchierini al bar». Una volta lanciati i dadi e fino al termine della Fase I: sposta un compagno dalla sua riga a un'altra, oppure mandane uno in più dal divano e pesca una carta per lui. Nessuno torna sul divano.
- **PB-FOOD11-R** Nostra interpretazione: la riga d'arrivo deve avere lo sgabello libero, perché ogni riga ne ha uno. Uno spostamento non fa pescare. Se nella riga lasciata avevi già piazzato qualcosa, lo riprendi e puoi piazzarlo di nuovo.
- **PB-FOOD12** «Nulla nella tua salsa!». Durante il combattimento: ignora la salsa alla menta di uno zombi sconfitto, che quindi non viene rimpiazzato.
- **PB-FOOD12-R** Nostra interpretazione: lo decidi quando lo zombi cade, prima di pescare il rimpiazzo, così non scegli in base a chi arriva.
- **PB-FOOD13** «Diamoci al traffico d'armi!». Dopo il lancio e fino al termine della Fase I: un'arma che hai su un dado battaglia o su una carta compagno diventa un'altra a piacere, per esempio un tostapane si cambia in mazza da cricket.
- **PB-FOOD13-R** Nostra interpretazione: l'oggetto vale in tutto come il tipo scelto fra i 12 (gittata, colpi, particolarità), perché uno scambio è completo. Colpi extra e dadi con lo zombi non si scambiano. Dura per questo turno; una carta non piazzata torna poi quella che è.
- **PB-FOOD14** «À la carte!». A inizio turno: prendi la carta in cima agli scarti, se è una carta compagno. Se in cima c'è una carta zombi, non prendi nulla.
- **PB-FOOD14-R** Nostra interpretazione: vale solo prima di mandare il primo compagno e prima di aver giocato carte compagno in questo turno, per non riprendere quella appena usata; con gli scarti vuoti non serve. Finché quel momento dura, puoi usarla anche nel turno in cui l'hai comprata.
- **PB-FOOD15** «Come, niente biglietto?!». Dopo il lancio: metti da parte un dado battaglia con lo zombi; per quel dado nessuno sale sul bus.
- **PB-FOOD15-R** Nostra interpretazione: in questo turno il dado non dà altro. Agisce sul risultato definitivo, anche dopo un rilancio dovuto a Non dire la parola con la Z!, ma un dado messo da parte prima di quella carta non si rilancia. Non vale per il nero del dado colorato, perché si parla di dadi battaglia.
- **PB-FOOD16** «Non mordermi ora!». Respingi un morso: di una tessera rossa contrassegnata in combattimento, al conteggio, nel turno di un altro se hai ricevuto zombi sul tuo segna-morsi (Jukebox e simili), oppure come prezzo della divisione 1.
- **PB-FOOD16-R** Nostra interpretazione: un morso solo, quindi un vivace ne dà ancora uno. Al conteggio puoi dichiararlo a zombi girati, prima di segnare i morsi. Sulla divisione 1 ricevi comunque il bonus. Vale anche contro un simbolo rosso nella Fase III o in una corsa di Jukebox, perché il morso è lo stesso. Usata nel turno altrui, la tessera resta girata fino all'inizio del tuo prossimo turno.
- **PB-FOOD17** «Meglio cambiare colore». In qualunque momento del tuo turno puoi rifiutare un risultato del dado colorato, nero compreso, e indicare tu un colore: nel lancio normale, in quello di una carta o in quello della divisione 3.
- **PB-FOOD17-R** Nostra interpretazione: un nero respinto non fa salire zombi e non fa rilanciare, perché è come se non fosse uscito. Un solo risultato per turno. Non vale per il lancio della preparazione. Sul bianco scegli comunque, perciò la tessera non viene proposta.

## Carte compagno {#cc}

40 carte verdi, 20 tipi in doppia copia. L'elenco completo con i momenti d'uso è sotto PB-CON09.

- **PB-CC01** Ogni tipo ha 2 copie; dopo l'uso la carta si scarta.
- **PB-CC02** Le carte con armi o colpi extra si piazzano solo nella Fase I-C.
- **PB-CC03** Le carte con funzioni speciali si giocano quando la situazione è adatta, come indicato per ognuna.
- **PB-CC04** Le carte usate finiscono scoperte sulla pila degli scarti.
- **PB-CC04-R** Nostra interpretazione: una carta a effetto immediato si scarta appena risolta; quelle che durano tutto il turno (Tenda a rullo, Fingersi non morto, Guida continentale) stanno accanto al tabellone e si scartano proprio alla fine, nell'ordine in cui sono state giocate, perché fino ad allora agiscono.
- **PB-CC05** Puoi tenere le carte non giocate per i turni seguenti.
- **PB-CC10** Stecca da biliardo, Ombrello, Giornale arrotolato, Estintore (2 di ciascuno): gittata corta, spazi 1 e 2, 1 colpo.
- **PB-CC11** Molotov (2): gittata lunga, spazi 3, 4 e 5, 1 colpo.
- **PB-CC12** Tostapane (2): gittata media, spazi 2 e 3, 1 colpo.
- **PB-CC13** Palle da biliardo (2): gittata media; una carta vale 2 colpi sulla sua tessera.
- **PB-CC14** Colpi extra ×3 (2): dà 3 colpi in più all'arma che accompagna.
- **PB-CC15** Colpi extra ×2 (2): ne dà 2 in più.
- **PB-CC16** Colpi extra ×? (2): ne dà tanti quanti sono i giocatori, cioè 2, 3 o 4.
- **PB-CC17** Una carta colpi extra può accompagnare un'arma di un dado o di una carta.
- **PB-CC17-R** Nostra interpretazione: tutti i colpi di una carta colpi extra vanno sulla stessa tessera e non si dividono, perché la carta si mette accanto a una sola tessera.
- **PB-CC18** Teiera (2): gittata media, 1 colpo; gli zombi alla menta che cadono su quella tessera per la teiera o per i colpi extra che la accompagnano non attirano nessuno.
- **PB-CC18-R** Nostra interpretazione: siccome su una tessera c'è un solo tipo di arma, ogni colpo su una tessera con teiera gode dell'effetto; un colpo laterale di palla da rugby che arriva da fuori invece no.
- **PB-CC19** Palla da rugby (2): un primo colpo come una freccetta (gittata media) e un secondo su una tessera qualsiasi, a qualunque distanza, di una riga vicina.
- **PB-CC19-R** Nostra interpretazione: scegli il bersaglio del colpo laterale quando piazzi la carta; nella riga vicina non servono né un compagno né un'arma. Il colpo laterale non è un'arma, quindi non viola PB-WPN07, e non si può rafforzare con colpi extra. Se nessuna tessera vicina ha zombi, o se il bersaglio è vuoto quando si risolve, è perso, come ogni colpo senza bersaglio.
- **PB-CC19-R2** Nostra interpretazione: sono vicine R1 e R2, R2 e R3, R3 e R4, R4 e R5. R1 e R5 no, perché stanno ai capi opposti delle due strade.
- **PB-CC19-R3** Nostra interpretazione: il colpo laterale si risolve con la riga da cui parte la palla; lo zombi sconfitto va sull'ambulanza e conta per la riga in cui stava (PB-MOVE09-R), ma non fa mai muovere una riga senza compagno, perché quelle righe si saltano.
- **PB-CC20** Non dire la parola con la Z! (2): dopo il lancio dei dadi battaglia rilanci tutti i dadi battaglia con lo zombi; i primi zombi non salgono sul bus, quelli del nuovo lancio sì.
- **PB-CC20-R** Nostra interpretazione: si rilanciano tutti i dadi con lo zombi e non solo alcuni, perché la carta non lascia scelta; una seconda copia può agire sul nuovo risultato. Il dado colorato non è toccato.
- **PB-CC21** Fingersi non morto (2): indica una riga; gli zombi che in questo turno entrano da lì nel pub non mordono nessuno e tornano in riserva. Dura tutto il turno, fase del bus compresa.
- **PB-CC21-R** Nostra interpretazione: riguarda chi entra dopo che hai giocato la carta e non toglie gli zombi già sul segna-morsi, perché la carta non agisce all'indietro. Vale anche nelle corse di Jukebox.
- **PB-CC22** Mal d'auto (2): tutti gli zombi a bordo scendono insieme a una fermata, impilati sull'unica nuova tessera spinta lì.
- **PB-CC22-R** Nostra interpretazione: la giochi prima che il bus parta (W9) o a una fermata (W10), e vale nella riga dov'è il bus (se questa è saltata per Tenda a rullo o Inarrestabile, nella prima in cui scarica), perché è lì che i passeggeri scendono. Si spinge una sola tessera, con gli zombi impilati nell'ordine di salita, il primo in basso; poi il bus vuoto avanza di una riga. Chi sale dopo (simbolo, Jukebox) scende normalmente alle fermate seguenti. Con il bus vuoto non si gioca.
- **PB-CC23** Tenda a rullo (2): la metti davanti a una riga e per un turno lì non si muove niente, neanche se c'è un compagno; il bus salta la riga e scarica solo nelle successive.
- **PB-CC23-R** Nostra interpretazione: dura fino al termine di questo turno, e ferma il movimento ma non il resto. Il compagno combatte e rientra, dadi e carte mettono ancora zombi sulle tessere e Distratti può prenderne da lì. Appendiabiti invece non si usa su quella riga. Un bus vuoto può fermarsi lì davanti.
- **PB-CC24** Inarrestabile (2): il bus passa oltre una riga senza scaricare, perciò quella riga non si muove; alla successiva prosegue come al solito.
- **PB-CC24-R** Nostra interpretazione: la giochi prima che il bus parta (W9) o a una fermata (W10), per la riga in cui si trova il bus, con almeno uno zombi a bordo, perché altrimenti non c'è nulla da evitare. Davanti a una tenda abbassata il bus non si ferma, perciò lì non viene proposta.
- **PB-CC25** Distratti (2): svuota una tessera su cui stanno degli zombi e ripartiscili su altre tessere.
- **PB-CC25-R** Nostra interpretazione: anche un solo zombi è una pila. Tutti devono lasciare la tessera; li metti come vuoi su qualunque altra tessera delle cinque righe, anche più d'uno sulla stessa, perché nessun limite è posto. Mantengono il lato e i colpi subiti, vanno in cima, nell'ordine che scegli tu.
- **PB-CC26** Guida continentale (2): per un turno il bus gira in senso orario invece che antiorario; gli zombi scendono come sempre, uno per fermata.
- **PB-CC26-R** Nostra interpretazione: vale per ogni spostamento del bus (anche vuoto, e nelle corse di Jukebox) fino al termine di questo turno, se la giochi prima che la corsa parta; a corsa iniziata non si può, perché il bus non fa inversione. Non cambia l'ordine dei combattimenti. Una seconda copia nello stesso turno inverte di nuovo.
- **PB-CC27** Appendiabiti (2): prendi la prima tessera dell'angolo bar e spingila in una riga a scelta dal lato del pub; la riga indietreggia di uno spazio, gli zombi sulla tessera che esce in strada tornano in riserva e quella tessera va nell'angolo bar.
- **PB-CC27-R** Nostra interpretazione: la tessera uscita si mette in fondo alla coda e il suo simbolo non agisce; gli zombi tornati in riserva non valgono né come sconfitti né come entrati, perché si sono solo allontanati.

## Carte zombi {#zc}

20 carte rosse. Non si conservano e non si contrattano.

- **PB-ZC01** Chi pesca una carta zombi, cioè il giocatore di turno, la risolve subito e per intero.

| Carta | Copie | Livello | Dove finisce |
|---|---|---|---|
| Slot machine | 5 | entrambi | scarti |
| Un tanto a morso | 3 | entrambi | sotto il mazzo |
| Fanne due! | 3 | entrambi | sotto il mazzo |
| Troppi morti alla guida | 5 | entrambi | scarti |
| Flesh mob | 2 | Piatto principale | scarti |
| Jukebox | 2 | Piatto principale | scarti |

- **PB-ZC02** Slot machine (5): lancia il dado colorato e metti 1 zombi su ogni tessera di quel colore nelle righe. Con il bianco scegli tu; con il nero 1 zombi sale sul bus e rilanci.
- **PB-ZC03** Un tanto a morso (3): ogni giocatore mette sotto il settore 4 tante sue carte compagno quanti sono i suoi morsi segnati.
- **PB-ZC04** Un tanto a morso: con 0 morsi non perdi nulla; se hai meno carte che morsi, le perdi tutte.
- **PB-ZC05** Anche la carta Un tanto a morso va sotto il mazzo invece che sugli scarti, pure quando nessuno ha perso carte.
- **PB-ZC06** Fanne due! (3): metti 2 tue carte compagno sotto il settore 4; se ne hai soltanto 1 dai quella, se non ne hai non perdi nulla.
- **PB-ZC07** Anche la carta Fanne due! va sotto il mazzo.
- **PB-ZC05-R** Nostra interpretazione (da PB-ZC03 a PB-ZC07): ognuno sceglie quali sue carte cedere; si procede in senso orario dal giocatore di turno, le carte di ciascuno nell'ordine che indica, e la carta zombi per ultima, più in basso di tutte. Un ordine serviva, perché la posizione nel mazzo resta nota.
- **PB-ZC08** Troppi morti alla guida (5): 2 zombi salgono sul bus e scenderanno nella normale fase del bus.
- **PB-ZC09** Flesh mob (2, Piatto principale): lancia il dado colorato; su ogni tessera di quel colore il numero di zombi raddoppia con gettoni della riserva, e le tessere vuote restano vuote. Con il bianco scegli tu; con il nero 1 zombi sale sul bus e rilanci.
- **PB-ZC09-R** Nostra interpretazione: i nuovi zombi vanno coperti in cima alla pila, come sempre; per il raddoppio contano anche quelli scoperti.
- **PB-ZC10** Jukebox (2, Piatto principale): 3 zombi salgono sul bus, che parte subito e gira secondo le solite regole finché tutti a bordo, anche chi c'era già, non sono scesi.
- **PB-ZC11** Jukebox: gli zombi che entrano nel pub durante questa corsa si dividono come vuoi tu fra i segna-morsi, il tuo compreso; qualcuno può non riceverne.
- **PB-ZC12** Jukebox: i gettoni si posano senza girarli; al termine del tuo turno si scoprono e ogni giocatore coinvolto conta i propri morsi.
- **PB-ZC13** Jukebox: chi arriva a 5 morsi fa perdere un compagno come di consueto, uno per ogni 5 raggiunto.
- **PB-ZC10-R** Nostra interpretazione: il bus resta dove la corsa è finita (una riga dopo l'ultima fermata); se la carta è uscita nella Fase I, la Fase II di quel turno parte da lì, perché conta dove si trova il bus.
- **PB-ZC10-R2** Nostra interpretazione: se Jukebox esce nella Fase II per un simbolo, la corsa si fa subito, poi riprende il movimento interrotto e l'ordine dei combattimenti resta quello fissato. Se esce nella Fase III a bus in corsa, i 3 zombi si aggiungono e il bus prosegue finché non è vuoto; da lì alla fine di quella corsa puoi assegnare gli zombi che entrano. Un secondo Jukebox durante una corsa di Jukebox vi si unisce allo stesso modo, perché il bus è uno solo.
- **PB-ZC10-R3** Nostra interpretazione: assegni gli zombi dopo ogni spinta e prima del simbolo della tessera, nel punto in cui di norma andrebbero sul tuo segna-morsi.
- **PB-ZC14-R** Nostra interpretazione: le carte zombi sono 5+3+3+5+2+2 = 20 e nell'Antipasto ne restano 16. Il nome giusto è Flesh mob, anche dove lo trovi scritto in altro modo, perché il gioco di parole è quello.

## In quanti siete? {#num}

Il numero di giocatori cambia pochissimo.

- **PB-NUM01** Colpi extra ×? vale quanto il numero di giocatori.
- **PB-NUM02** Nient'altro cambia: compagni, birre, mazzo, dadi e zombi sono gli stessi in 2, 3 o 4.
- **PB-NUM03-R** Nostra interpretazione: chi abbandona una partita a distanza è sostituito da un bot; per PB-NUM01 il numero di giocatori resta quello iniziale, così le carte non cambiano valore a metà serata.

## In solitario al bancone {#solo}

Una nostra variante: le regole stampate non prevedono la partita in solitario.

- **PB-SOLO01-R** Nostra interpretazione: un giocatore, un segna-morsi, tutte le regole come al solito, salvo le modifiche di questo capitolo. Puoi giocare entrambi i livelli.
- **PB-SOLO02-R** Nostra interpretazione: cominci con 4 sacchetti di patatine, per compensare i morsi che più giocatori si dividono e il commercio di carte che ti manca.
- **PB-SOLO03-R** Nostra interpretazione: niente acquisti di carte, perché non c'è chi venda. Per la divisione 2 paghi con le tue.
- **PB-SOLO04-R** Nostra interpretazione: Colpi extra ×? vale 2, il valore più basso stampato.
- **PB-SOLO05-R** Nostra interpretazione: gli zombi di Jukebox vanno tutti sul tuo segna-morsi e Un tanto a morso riguarda solo te, perché non c'è nessun altro.
- **PB-SOLO06-R** Nostra interpretazione: La macchina molto piccola ti salva con almeno 2 colpi extra sui 7 dadi, una soglia al posto della gara.
- **PB-SOLO07-R** Nostra interpretazione: Il taxi ti salva con almeno 1 carta compagno; L'esercito con più patatine che carte sotto la carta soccorso. Qui non c'era niente da cambiare.
- **PB-SOLO08-R** Nostra interpretazione: Il tandem ti salva con al massimo 2 morsi segnati, perché non hai rivali con cui confrontarti.
- **PB-SOLO09-R** Nostra interpretazione: L'esercito della salvezza ti salva se hai bevuto almeno 2 birre, per lo stesso motivo.
- **PB-SOLO10-R** Nostra interpretazione: puoi anche occupare tu i due posti di una partita a 2, con regole invariate; è una partita a due sullo stesso schermo e non la modalità in solitario. La terza possibilità è una partita a 2 con un bot.

## Quello che non sai {#hid}

Quasi tutto è sotto gli occhi di tutti. Il resto morde.

- **PB-HID01** Visibile a tutti: righe, colori e simboli delle tessere, altezza delle pile, zombi scoperti con i colpi subiti, posizione del bus e numero di passeggeri, coda dell'angolo bar, divano, sgabelli, cabina telefonica, birre al bar e davanti ai giocatori, patatine, morsi segnati, carte compagno di tutti, scarti con il loro ordine, carte rimaste in ogni settore, divisioni tolte, tessere cibo di tutti e disponibili, dadi.
- **PB-HID02** Nascosto a tutti: ordine e identità delle carte nel mazzo (tranne quelle note messe sotto), quale soccorso è in gioco (se casuale) e quali sono i quattro esclusi, il fronte degli zombi coperti nelle righe, sul bus, nella riserva e sui segna-morsi.
- **PB-HID03** Riservato: solo chi ha guardato una carta con «Cambiamo le carte in tavola!» la conosce, finché non viene pescata o scartata. Nulla vieta di parlarne.
- **PB-HID04** Diventano pubblici: uno zombi quando viene colpito o quando si contano i morsi; una carta quando viene pescata, scartata o giocata. L'ordine delle carte messe sotto il mazzo è noto, perché erano scoperte.
- **PB-HID05** Uno zombi rientrato nella riserva torna sconosciuto, perché la riserva si rimescola.
- **PB-HID06-R** Nostra interpretazione: gli zombi entrati coperti nel pub restano nascosti fino alla Fase IV-B, così compri birra senza conoscere i loro morsi.
- **PB-HID07-R** Nostra interpretazione: se il simbolo blu rimette una carta zombi in fondo a un settore, tutti sanno che è lì, perché l'hanno vista passare.

## Quello che decide la sorte {#rnd}

Ecco dove entra in gioco il caso.

- **PB-RND01** Il primo giocatore e la riga di partenza del bus, se avete scelto il sorteggio.
- **PB-RND02** La distribuzione delle 28 tessere, ripetuta finché non vale PB-SET03, e l'ordine delle 3 di scorta.
- **PB-RND03** La riserva di 86 zombi: ogni gettone pescato ha la stessa probabilità di tutti quelli presenti in quel momento.
- **PB-RND04** Il mescolamento delle 56 o 60 carte, il soccorso casuale e il suo posto nel settore 4.
- **PB-RND05** Le tessere cibo: quella iniziale e quelle comprate a caso per 5 sacchetti di patatine.
- **PB-RND06** Il lancio del colore nella preparazione, rilanciato a ogni nero.
- **PB-RND07** I dadi battaglia: 7 per turno, i rilanci di Non dire la parola con la Z!, i 7 per giocatore della Macchina molto piccola e i suoi spareggi.
- **PB-RND08** Il dado colorato: una volta per turno, con Slot machine, con Flesh mob e con la divisione 3, rilanciato a ogni nero.
- **PB-RND09** I sorteggi seguono sempre lo stesso ordine, così una partita si può ripetere identica: primo giocatore, riga del bus, tessere, mazzo, soccorso, mescolata del settore 4, tessere cibo, lancio iniziale, poi l'ordine di gioco; in un turno i dadi battaglia dall'1 al 7 e poi il colore, gli zombi tessera per tessera come in PB-COL07-R, e per la Macchina molto piccola prima il giocatore di turno, poi gli altri in senso orario.

## Note di cucina {#con}

Quantità, aspetto e qualche consiglio. Dove i numeri sono una nostra scelta, lo diciamo.

- **PB-CON01** Le facce del dado colorato sono blu, rosso, giallo, verde, bianco e nero.
- **PB-CON02** Le facce del dado battaglia, per nostra scelta, sono mazza, freccetta, arco lungo, colpo extra, colpo extra e zombi: in media 3,5 armi, 2,3 colpi extra e 1,2 zombi per il bus a ogni turno. Una composizione un po' più facile sarebbe mazza, mazza, freccetta, arco lungo, colpo extra e zombi.
- **PB-CON03** Ogni colore ha 7 tessere, di cui per nostra scelta 3 contrassegnate: in tutto 12 con simbolo e 16 senza.
- **PB-CON04** Tutte le tessere contrassegnate di un colore hanno la stessa coppia di effetti (tabella di PB-SYM03): giallo il bus, rosso denti e cerotto, verde la carta ceduta o pescata, blu la carta rossa che ritorna o quella scartata. Ogni colore ha anche un motivo e una lettera, così non devi fidarti solo della tinta.
- **PB-CON05** Nell'Antipasto vedi di ogni tessera il lato senza simbolo.
- **PB-CON06** Sono certi le due categorie, le due caratteristiche presenti in entrambe e il totale di 86; la composizione è una nostra scelta.

| Categoria | semplici (1 morso) | salsa alla menta (1 morso) | vivaci (2 morsi) | totale |
|---|---|---|---|---|
| fast food (1 colpo) | 48 | 9 | 9 | 66 |
| tenaci (2 colpi) | 14 | 3 | 3 | 20 |
| totale | 62 | 12 | 12 | 86 |

- **PB-CON07** Con questa composizione uno zombi richiede in media 1,23 colpi e dà 1,14 morsi; giocando in modo sbrigativo, senza commercio e quasi senza carte speciali, sopravvivi a circa 3 partite Antipasto su 10 (circa 1 su 10 con una composizione più dura: 56 fast food e 30 tenaci, 17 alla menta e 17 vivaci). Per chi gioca bene l'obiettivo è un soccorso nel 50–70% delle partite Antipasto e nel 25–40% di quelle Piatto principale.
- **PB-CON08** I fast food mostrano piedi; fra i tenaci trovi 12 volti, 5 figure intere e 3 animali. Il fondo è neutro, verde con una ciotola di salsa o rosso con un morso; il dorso è uguale per tutti.
- **PB-CON09** Le carte compagno, 2 copie per tipo, con la finestra in cui le giochi.

| Carta | Genere | Quando |
|---|---|---|
| Stecca da biliardo | arma | Piazzamento (W5) |
| Ombrello | arma | Piazzamento (W5) |
| Giornale arrotolato | arma | Piazzamento (W5) |
| Estintore | arma | Piazzamento (W5) |
| Molotov | arma | Piazzamento (W5) |
| Tostapane | arma | Piazzamento (W5) |
| Palle da biliardo | arma | Piazzamento (W5) |
| Teiera | arma | Piazzamento (W5) |
| Palla da rugby | arma | Piazzamento (W5) |
| Colpi extra ×3 | colpi extra | Piazzamento (W5) |
| Colpi extra ×2 | colpi extra | Piazzamento (W5) |
| Colpi extra ×? | colpi extra | Piazzamento (W5) |
| Non dire la parola con la Z! | speciale | Dopo il lancio (W3) |
| Fingersi non morto | speciale | W1, W2, da W5 a W7, W9, W10 |
| Mal d'auto | speciale | W9, W10 |
| Tenda a rullo | speciale | W1, W2, da W5 a W7, W9, W10 |
| Inarrestabile | speciale | W9, W10 |
| Distratti | speciale | W1, W2, da W5 a W7, W9, W10 |
| Guida continentale | speciale | W1, W2, da W5 a W7, W9 |
| Appendiabiti | speciale | W1, W2, da W5 a W7, W9, W10 |

- **PB-CON10** Il totale torna: 9 tipi di arma (18 carte), 3 tipi di colpi extra (6) e 8 tipi speciali (16) fanno 40.
- **PB-CON11** Su ogni carta leggi nome, icona, numero di colpi e una frase di regola, a volte con una battuta; per le armi una barra di 5 spazi illumina quelli raggiungibili.
- **PB-CON12** Ogni tessera divisione mostra prezzo e bonus (1: un morso per 2 carte; 2: due carte per un compagno; 3: un lancio del colore e una birra per un compagno). Accanto al mazzo un indicatore 6-5-4-3 evidenzia il settore attuale; nell'Antipasto è 3-3-3-3.
- **PB-CON13** I nomi e le abilità delle tessere cibo sono quelli da PB-FOOD10 a PB-FOOD17; i piatti sono una nostra scelta, nello stesso ordine: fagottino ripieno, bicchierini con noccioline, agnello arrosto senza salsa, ali e cosce di pollo, lavagna del menù, panino dell'autista, uovo sottaceto, insalata mista.
- **PB-CON14** Una tessera cibo pronta mostra il piatto e l'icona dell'abilità; usata, mostra il piatto vuoto.
- **PB-CON15** Sul tabellone trovi il pub in un angolo, con divano da 6 posti, 5 sgabelli, tavolo da biliardo per mazzo e scarti, scaffale da 7 birre e angolo bar da 3 tessere con una freccia dal fondo alla testa; poi le due strade, le 5 righe con gli spazi da 1 a 5 contati dal bar, le fasce di gittata (1-2 corta, 2-3 media, 3-5 lunga), 5 fermate del bus, l'ambulanza e la cabina telefonica.
- **PB-CON16** I compagni non hanno abilità proprie: sono sei clienti abituali inventati, quattro avorio e due rossi, con nome e ritratto solo per dare colore.
- **PB-CON17** Il bus indica quanti passeggeri porta e, con una freccia, il senso di marcia (rovesciato da Guida continentale).
- **PB-CON18** I livelli si chiamano Antipasto e Piatto principale, come in un menù; la partita in solitario si chiama «Ultimo giro».
- **PB-CON19** In media il soccorso arriva dopo circa 50 carte (Antipasto) o 53 (Piatto principale); con 3 o 4 compagni mandati e 1 o 2 scarti per turno, la partita dura in tutto circa 9–14 turni.
- **PB-CON20** Consiglio: ogni compagno mandato fa muovere la sua riga di 1 o 2 tessere, ma ti dà una carta e avvicina il soccorso; mandarne pochi è perdere lentamente. Preferisci le righe con gli spazi 1 e 2 vuoti o ripulibili con armi a gittata corta, e assicurati almeno uno zombi sconfitto in ogni riga con un compagno prima di accumulare colpi altrove.
- **PB-CON21** Consiglio: vendi una carta quando il prezzo è alto e il pericolo comune è grande. Aperto il settore 4 con un soccorso ignoto, tieni una carta per il taxi, patatine per l'esercito, pochi morsi per il tandem e qualche birra bevuta per l'esercito della salvezza.

## Discussioni da bancone {#open}

Qui riassumiamo le nostre interpretazioni e quanto ne siamo sicuri; vale il testo del paragrafo indicato.

- Le righe vanno da R1 a R5 in senso antiorario, con la porta in R3 all'angolo, e da R5 si torna a R1. Certezza alta; la posizione della porta è solo estetica. (PB-COMP01-R, PB-BUS05-R)
- Ci sono 7 tessere per ciascuno dei colori blu, rosso, giallo e verde. Certezza alta. (PB-COMP03-R)
- Le tessere contrassegnate sono 12 su 28, 3 per colore. Certezza bassa: il numero è una nostra scelta. (PB-CON03)
- Il simbolo rosso è il morso, e ne siamo certi; giallo per il bus, verde per le carte e blu per il mazzo sono abbinamenti nostri, con certezza bassa. (PB-SYM03-R)
- Il dado colorato ha sei facce diverse. Certezza alta. (PB-COMP08-R)
- Il dado battaglia ha mazza, freccetta, arco lungo, due colpi extra e uno zombi. Certezza media. (PB-COMP09-R)
- I segnalini patatine sarebbero 32, benché si legga anche 36; qui le patatine non hanno limite. Certezza alta. (PB-COMP05-R)
- Gli zombi sono 66 fast food e 20 tenaci, di cui 12 alla menta e 12 vivaci in tutto. Certezza bassa: composizione nostra. (PB-CON06)
- Un solo compagno per riga. Certezza alta. (PB-SEND05-R)
- Il prezzo delle carte cresce anche oltre 3 compagni sul divano. Certezza media. (PB-BUY03-R)
- Si compra dal proprio secondo turno. Certezza alta. (PB-BUY02-R)
- Il piazzamento è legato allo spazio e non alla tessera. Certezza media. (PB-PLACE09-R)
- Il piazzamento si controlla, e le carte si impegnano, alla conferma della Fase I. Certezza media. (PB-PLACE12-R, PB-PLACE13-R)
- Acquisti e birre sono ammessi anche subito dopo il lancio e davanti a una divisione. Certezza alta. (PB-WIN01-R)
- L'ordine dei combattimenti è fissato all'inizio e sempre antiorario. Certezza media. (PB-FIGHT02-R)
- In una riga le tessere si risolvono da sole dallo spazio 1 al 5. Certezza alta. (PB-FIGHT11-R)
- Il rimpiazzo della menta va in cima e si può colpire subito. Certezza alta. (PB-ZOM04-R)
- Il colpo laterale della palla da rugby non richiede compagno né arma nella riga colpita, e R1 e R5 non sono vicine. Certezza media. (PB-CC19-R, PB-CC19-R2, PB-CC19-R3)
- Un soccorso scartato chiude la partita. Certezza alta. (PB-SCORE05-R)
- Gli scarti a cavallo di due settori si pagano uno alla volta. Certezza media. (PB-SCORE03-R)
- La divisione si decide dopo la carta che l'ha scoperta, ma prima di ogni altra carta. Certezza media. (PB-DIV10-R, PB-DIV15-R)
- Il compagno che muore viene dal divano o, se è vuoto, da uno sgabello a scelta. Certezza alta. (PB-BITE07-R)
- I compagni nella cabina non salvano il pub. Certezza alta. (PB-END01-R)
- Il segnalino birra resta a chi ha bevuto; su chi lo tenga la formulazione stampata è poco chiara. Certezza alta. (PB-BEER09-R)
- Tenda a rullo e Guida continentale durano solo per questo turno. Certezza alta. (PB-CC23-R, PB-CC26-R)
- Mal d'auto e Inarrestabile agiscono alla fermata in cui si trova il bus. Certezza alta. (PB-CC22-R, PB-CC24-R)
- Distratti funziona anche con un solo zombi. Certezza media. (PB-CC25-R)
- Il traffico d'armi dà tutte le proprietà della nuova arma. Certezza media. (PB-FOOD13-R)
- Con parità completa per La macchina molto piccola si rilancia. Certezza media. (PB-RES02-R)
- Il tandem procede per gruppi, e in 2 giocatori si salvano entrambi. Certezza media. (PB-RES09-R, PB-RES09-R2)
- L'esercito chiede strettamente più patatine. Certezza media. (PB-RES11-R)
- Fingersi non morto ferma anche il morso del simbolo rosso. Certezza media. (PB-SYM18-R)
- Un Jukebox nella Fase II o III si risolve come corsa dentro la fase. Certezza media. (PB-ZC10-R2)
- Se la riserva non basta si parte dalla riga del bus e dallo spazio 1. È una regola della casa. (PB-COL07-R)
- Il gioco in solitario, con le sue soglie e i 4 sacchetti di patatine iniziali, è una regola della casa. (da PB-SOLO01-R a PB-SOLO10-R)
- È tenace ogni gettone che non mostra il paio di piedi; la descrizione stampata è ambigua e la lettura è nostra. (PB-ZOM02-R)
- Scriviamo sempre Flesh mob, anche se il nome si trova stampato in altro modo. (PB-ZC14-R)
- Un riepilogo stampato permette carte e birre per tutto il turno, mentre le regole dettagliate escludono le carte nel conteggio e la birra dopo aver visto i morsi: seguiamo le regole dettagliate. (PB-TURN03, PB-BEER07)
- Per il settore 4 manca una frase esplicita: lo scarto ogni 3 zombi segue dalla serie 6-5-4-3. (PB-LVL09)
- Di ogni simbolo il primo effetto è per la tessera occupata, il secondo per quella vuota; le regole stampate non lo dicono in modo chiaro, giochiamo così. (PB-SYM03)
- Una carta rifiutata non si chiede di nuovo nella stessa fase, per non assillare nessuno. Scelta del tavolo. (PB-BUY04)
- Ciò che non cambierebbe nulla non viene proposto: cambiare colore sul bianco, Inarrestabile davanti a una tenda, la carta con cui pagare il taxi. Scelta del tavolo. (PB-FOOD17-R, PB-CC24-R, PB-RES03)
`;
