/** The rulebook. Rule ids are anchors. */
export default `# The Walking Dead: All Out War

## Nella scatola {#comp}

Due gruppi vogliono gli stessi rifornimenti, e i morti vogliono tutti e due i gruppi. Ecco che cosa c'è sul tavolo; le carte, una per una, sono in fondo. Dove il testo stampato è incerto o tace, lo diciamo: una «nostra interpretazione» spiega una regola, una «regola della casa» ne aggiunge una che manca.

- **AW-COMP01** Sei modelli di Sopravvissuti: Rick, Carl, Derek, Patrick, Liam e Sandra.
- **AW-COMP02** Dodici modelli di Vaganti, che insieme valgono 180 punti.
- **AW-COMP03** Quattro Veicoli e sei Barricate, elementi scenici piatti. Un camper, qui, è un elemento facoltativo.
- **AW-COMP04** Nove segnalini Rifornimento a due facce, una da cercare e una CERCATO.
- **AW-COMP05** Un segnalino Iniziativa, un Indicatore di Minaccia con 18 settori, una sagoma per la Kill Zone e un Misuratore con le lunghezze più usate.
- **AW-COMP06** Dieci segnalini Attivazione e dieci segnalini Salute. Un segnalino Salute ha un lato verde e uno con il Morso.
- **AW-COMP07** La scatola ha 6 carte Sopravvissuto, 1 carta Vagante, 15 carte Evento, 16 carte Rifornimento e 8 carte Equipaggiamento. Questo tavolo ne usa di più: vedi gli elenchi in fondo.
- **AW-COMP08** La scatola ha 6 dadi rossi, 2 bianchi, 1 blu, 1 dado Azione nero e 1 dado Panico giallo. Se ne servono di più, lancia a più riprese e somma; qui i dadi non finiscono mai.
- **AW-COMP09** Una mappa di carta di 20 pollici per 20, il regolamento e una guida rapida.
- **AW-COMP10** Se devi pescare e il mazzo è vuoto, si rimescolano gli scarti. Se sono vuoti anche quelli, non si pesca.
- **AW-COMP10-R** Nostra interpretazione: il testo stampato non dice che cosa accade a un mazzo finito, e allora si rimescola.

## Che cosa dicono carte e pezzi {#data}

Ogni cosa in gioco si descrive con poche informazioni.

- **AW-DATA01** La carta di un Sopravvissuto dà nome e sottotitolo, il personaggio, il Ruolo, la Fazione se ce n'è una, i punti, i dadi di Mischia, Tiro e Difesa (anche nessuno), il Coraggio, la Salute massima, un Inventario da 1 a 4 carte, parole chiave, abilità e a volte un'abilità da Leader.
- **AW-DATA02** Durante la partita un Sopravvissuto ha anche un posto, sta in piedi o è atterrato, ha una Salute del momento e forse un Morso, oggetti in due mani, sulla testa, sul corpo e nell'Inventario, e i segnalini Rifornimento che porta. Il tavolo ricorda chi è stato attivato, chi è bloccato perché ingaggiato, chi ha sparato o Attaccato in mischia, le mani perse, chi non può più correre, le amputazioni, le armi scariche o rotte e gli effetti temporanei.
- **AW-DATA03** Un Vagante ha un dado rosso in Mischia, un dado rosso in Difesa, niente Tiro e niente Salute: basta una ferita ad atterrarlo. Vale 15 punti.
- **AW-DATA03-R** Nostra interpretazione: il testo parla di un dado di Mischia senza dirne il colore. Il rosso è il più debole, e la scatola ha proprio i sei dadi rossi che servono a tre Vaganti. Anche la Difesa è rossa, perché un Vagante atterrato o bersaglio di un'arma deve pur lanciare qualcosa.
- **AW-DATA04** La carta di un oggetto dà nome, mazzo (Equipaggiamento o Rifornimento) e tipo: Arma da Tiro (Pistola, Fucile, Canne Mozze o altro), Arma da Mischia, Protezione per la testa, Protezione per il corpo, Oggetto Speciale. Poi punti (solo l'Equipaggiamento), dadi, gittata, parole chiave, testo, rumorosità e quante copie può avere un gruppo.
- **AW-DATA05** Una carta Evento dà nome, l'eventuale modifica della Minaccia che viene per prima, un effetto per ogni Livello di Minaccia, e se Rimane in Gioco e fino a quando.
- **AW-DATA06** Un elemento scenico ha nome, contorno, classe di altezza, punti scenario ed etichette: Area, Bloccante, Copertura Leggera o Pesante, Difendibile, Sopraelevato, Insuperabile, Fonte, Attraversabile.
- **AW-DATA07** Una carta rumorosa lo dice in basso: Rumore o Frastuono.
- **AW-DATA08** Ogni Vagante ha un numero, 1, 2, 3 e così via, nell'ordine in cui i Vaganti arrivano sul tavolo: durante la preparazione, entrando, portati da una carta o al posto di un Sopravvissuto morto. Nessun numero si dà due volte. Un Vagante che esce perde il suo, e il prossimo che arriva prende il primo mai usato. (Regola della casa.)
- **AW-DATA09** I segnalini Rifornimento hanno lettere da A a I nell'ordine in cui si piazzano, la A al centro del tavolo. La conservano da cercati, da portati e da caduti; quelli che cadono insieme si posano in ordine di lettera (AW-CRIT07-R). (Regola della casa.)
- **AW-DATA10** Gli elementi scenici sono numerati per tipo nell'ordine in cui si piazzano: Veicolo 1, Veicolo 2, Barricata 1, Barricata 2 e così via. Un elemento messo da parte non ha numero; le disposizioni pronte contano nell'ordine dei loro elenchi. Il bordo con y uguale a 0 è il sud, quello con x uguale a 0 l'ovest, per tutti. (Regola della casa.)

## I dadi {#dice}

I dadi colorati contano i successi, quello nero dice sì o no, quello giallo dice quanto va male.

| Dado | Le sei facce |
|---|---|
| Rosso | 0, 0, 1, 1, 1, 2! |
| Bianco | 0, 1, 1, 1, 2, 2! |
| Blu | 1, 1, 2, 2, 2!, 3! |
| Nero (Azione) | 3 risultati nulli, 3 Distintivi |
| Giallo (Panico) | Fuga, Terrore, Terrore, Prudenza, Urlo, Berserk |

- **AW-DICE01** Ogni faccia di un dado rosso, bianco o blu mostra un numero di successi, magari nessuno. Si sommano quelli di tutti i dadi del lancio.
- **AW-DICE02** Ognuno di questi dadi ha anche almeno una faccia con un Successo Critico, il Colpo alla Testa, scritto «!». Da solo un critico non è un successo.
- **AW-DICE02-R** Nostra interpretazione: il rosso ha le facce 0, 0, 1, 1, 1, 2!, il bianco 0, 1, 1, 1, 2, 2!, il blu 1, 1, 2, 2, 2!, 3!; «2!» vuol dire due successi e un critico. Bianco e blu sono come li annunciò l'editore; il rosso ha il critico sul 2, perché è con quello che i Vaganti mordono. In media il rosso dà 5/6 di successo, il bianco 7/6, il blu 11/6; il critico esce una volta su sei con rosso e bianco, due su sei con il blu.
- **AW-DICE03** Il dado Azione, nero, ha tre facce nulle e tre con il Distintivo.
- **AW-DICE04** Il dado Panico, giallo, ha sei facce e cinque risultati.
- **AW-DICE04-R** Nostra interpretazione: Terrore c'è due volte, gli altri quattro una.
- **AW-DICE05** Un lancio si compone in quest'ordine.
  1. Dichiara se Attacchi o ti Difendi, dove si chiede.
  2. Prendi i dadi del Sopravvissuto o del Vagante.
  3. Aggiungi quelli dei suoi oggetti e delle sue regole.
  4. Aggiungi e togli dadi: prima ognuno per le proprie carte, poi per quelle dell'avversario.
  5. Lancia.
  6. Rilancia: prima ognuno i propri dadi con le proprie regole, tutti insieme; poi quelli dell'avversario.
- **AW-DICE06** Chi lo possiede rilancia un dado al massimo una volta, e vale il secondo risultato. Solo una regola dell'avversario può farlo lanciare ancora.
- **AW-DICE07** In un lancio comune, un oggetto o un'abilità riguarda solo i dadi portati da chi li ha, se non dice altro.
- **AW-DICE08** Dove una quantità è data da un dado colorato, come le ferite di Amputare, lancialo e conta i successi. Lì i critici non contano.
- **AW-DICE09** Se non resta nessun dado, il lancio vale 0 successi e nessun critico. (Regola della casa.)
- **AW-DICE10** Ognuno lancia per i propri modelli. Per i Vaganti lancia l'avversario dei Sopravvissuti coinvolti, in solitario tu. Su questo tavolo non cambia nulla.

## Misure e contatti {#geo}

Qui non ci sono caselle, solo pollici. Puoi misurare quando vuoi; il tavolo lo fa per te.

- **AW-GEO01** Le lunghezze sono in pollici, e un pollice è 25 mm. Chiunque può misurare qualsiasi cosa in ogni momento.
- **AW-GEO02** Il tavolo è di 20 pollici per 20, o di 40 per 20, o di 10 per 10 nello scenario introduttivo. Nessuna base supera il bordo, se una regola non lo dice.
- **AW-GEO03** Ogni modello sta su una base tonda di 1 pollice, raggio 0,5. Il suo posto è il centro della base, ad almeno 0,5 da ogni bordo.
- **AW-GEO03-R** Nostra interpretazione: il testo non dà la misura delle basi; circa 25 mm vanno bene per figure di questa scala.
- **AW-GEO04** Lo **spazio** è la distanza libera tra i bordi: tra due basi la distanza dei centri meno 1 pollice, tra una base e un elemento o un punto la distanza dal centro meno 0,5, tra elementi e punti la distanza minima. Due millesimi di pollice si perdonano: a contatto vuol dire uno spazio di al massimo 0,002, entro X uno spazio di al massimo X + 0,002, ad almeno X uno spazio di almeno X − 0,002. Due basi si sovrappongono se lo spazio è sotto −0,002, e nulla può restare così. (Regola della casa.)
- **AW-GEO05** La gittata è lo spazio tra la base di chi spara e quella del bersaglio. Anche per Rumore e Frastuono si misura così; da un punto, si misura fino al bordo della base del Vagante.
- **AW-GEO05-R** Nostra interpretazione: per Rumore e Frastuono il testo parla solo dell'origine, e noi misuriamo da bordo a bordo come per la gittata.
- **AW-GEO06** Un segnalino Rifornimento è un disco piatto di raggio 0,5. Non ferma né passo né vista, non dà Copertura, e i modelli possono starci sopra. Toccarlo o coprirlo è contatto.
- **AW-GEO07** La Kill Zone di un modello è un disco di 4 pollici intorno al modello, raggio 2. Un altro modello è dentro se lo è una parte qualsiasi della sua base: centri a non più di 2,5, cioè uno spazio di al massimo 1,5.
- **AW-GEO07-R** Nostra interpretazione: la misura è nostra. Una sagoma di 4 pollici è la più grande, in pollici interi, con cui un'Esplosione spostata di 3 manca davvero il modello mirato.
- **AW-GEO08** Un Veicolo è di 4 pollici per 2, una Barricata di 4 per 0,5. Un elemento si può girare in 24 direzioni (AW-GEO18); i suoi angoli si arrotondano (AW-GEO17), e quel contorno vale.
- **AW-GEO09** I lati lunghi sono i due più lunghi, in un quadrato una qualsiasi coppia di lati opposti. Una base tocca un lato lungo se è a contatto e il suo centro sta proprio davanti a quel lato, estremi compresi. Toccare solo un lato corto, o uno spigolo da fuori di quella striscia, è contatto con il lato corto. (Regola della casa.)
- **AW-GEO10** Un Sopravvissuto può seguire qualunque percorso entro la lunghezza concessa; girarsi non costa. Indica un posto e il tavolo trova la via più breve (AW-GEO19), o tracciala tu, punto per punto.
- **AW-GEO11** Ostacoli per un Sopravvissuto sono il bordo, gli elementi solidi, ogni altro modello in piedi e una fascia di 1 pollice attorno ai nemici in piedi che questo Movimento non ingaggia. Per i centri vuol dire 0,5 dagli elementi, 1 dai modelli, 2 da quei nemici. I modelli atterrati si scavalcano, ma nessuno si ferma su di loro. Eccezioni: chi parte dentro una di quelle fasce (AW-GEO20), i nemici toccati o fronteggiati alla fine (AW-MOVE04-R, AW-MOVE11).
- **AW-GEO12** Attorno a spigoli e basi il percorso segue un arco, e ne conta la lunghezza vera, esatta fino a 0,0001 pollici. (Regola della casa.)
- **AW-GEO13** La linea di vista è il segmento tra i centri di due basi. La blocca ogni altro modello in piedi, amico, nemico o Vagante, se il segmento entra nella sua base, cioè passa a meno di 0,498 dal suo centro. Una linea che la sfiora soltanto è libera.
- **AW-GEO14** Un elemento scenico è attraversato se lo stesso segmento lo incontra in qualunque punto, anche in uno spigolo.
- **AW-GEO15** Il più vicino è quello con lo spazio più piccolo. Se due differiscono di non più di 0,002, sceglie chi ha l'Iniziativa, salvo che una regola nomini altri (tutto in AW-GEO23).
- **AW-GEO16** Uno spostamento dritto si ferma dove la base tocca per la prima volta qualcosa che la ferma. Ciò che tocca già dall'inizio la ferma solo se ci va contro, e ciò che sfiora soltanto, per tutta la via, non la ferma. (Regola della casa.)
- **AW-GEO17** Posti, angoli e punti sono in millesimi interi di pollice. Dove qualcosa si ferma, il posto si arrotonda al millesimo più vicino, le metà in su; i punti intermedi no. Così si sposta al massimo di 0,00071, e i vicini si toccano ancora senza sovrapporsi. Se il posto arrotondato non è lecito, vale il più vicino lecito degli otto intorno (x minore, poi y minore), altrimenti lo stesso un millesimo più indietro, e così via fino alla partenza. (Regola della casa.)
- **AW-GEO18** Ci sono 24 direzioni, a 15 gradi l'una dall'altra, da est in senso antiorario. Le loro coordinate sono fissate, perché ogni dispositivo dia lo stesso risultato: per 15° 0,9659258 e 0,2588190, per 30° 0,8660254 e 0,5, per 45° due volte 0,7071068, e le stesse specchiate per le altre. Un elemento tondo è una figura di 24 angoli in queste direzioni. (Regola della casa.)
- **AW-GEO19** La via trovata per te è la più breve lecita. Non contiene mai Balzi né salite; quelle le tracci tu. Le Aree non la piegano: il tavolo confronta la via più breve, che dentro costa il doppio (AW-AREA02), con la più breve che evita tutte le Aree salvo quelle di partenza e di arrivo, e prende la meno cara. Una via è rifiutata se passa più vicino del dovuto di oltre 0,002; una lunghezza va bene se supera quella concessa di al massimo 0,002. (Regola della casa.)
- **AW-GEO20** Chi parte a meno di 1 pollice da un nemico in piedi che non ingaggia e non fronteggia può allontanarsi o passare oltre, ma mai avvicinarsi finché è dentro quel pollice; girargli attorno alla stessa distanza va bene. Due millesimi si perdonano sull'intero percorso, e tanti passetti non fanno un avvicinamento. (Regola della casa.)
- **AW-GEO21** Se più punti, vie o posti sono i più vicini a meno di 0,002, sceglie chi è nominato dalla regola, altrimenti chi ha l'Iniziativa.
- **AW-GEO22** Le lunghezze del gioco, in pollici: raggio di basi e segnalini 0,5, raggio della Kill Zone 2, fascia attorno ai nemici 1, Spinta 1, Furtivo 4, Corsa 8, passo dei Vaganti 6, Rumore e Frastuono 10, spostamento di un'Esplosione 3, Canne Mozze e Assalto 6, punto più vicino per una direzione 1 (AW-WALK17-R), 1,01 tra i percorsi e 6 tra i modelli dove l'ordine non si chiede (AW-TURN07 fino ad AW-TURN09), tolleranza 0,002. Ognuna ha lo stesso valore ovunque. (Regola della casa.)
- **AW-GEO23** Le parità, per intero: sono uguali i valori entro 0,002 dal più piccolo. Sceglie chi è nominato dalla regola, altrimenti chi ha l'Iniziativa. Ciò che non si chiede a nessuno va per numero di Vagante più basso, poi per posto al tavolo e ordine nella lista del gruppo, poi per x minore, poi per y minore; tra due vie conta il primo punto in cui si separano. (Regola della casa.)
- **AW-GEO24** Dove una regola chiede se esista un posto, il tavolo prova i punti a ogni quarto di pollice, e per gli elementi scenici tutte le 24 direzioni; per il contatto con un elemento, i punti a 0,5 da ogni lato a ogni quarto di pollice e agli estremi; per il contatto con una base, le sue 24 direzioni e i punti che toccano anche una seconda base. Se nessuno va bene, il posto non c'è e vale il passo seguente di quella regola. Un posto scelto da te si giudica con la regola, non con questo elenco; i posti sul bordo per i nuovi Vaganti si provano con esattezza. (Regola della casa.)

## Le carte dei Sopravvissuti e ciò che portano {#card}

Due mani, una testa, un corpo e un Inventario: quello che sta al posto giusto funziona.

- **AW-CARD01** Il nome dice chi è un Sopravvissuto; il sottotitolo distingue le versioni dello stesso personaggio.
- **AW-CARD02** Il Coraggio è Basso, Medio o Alto.
- **AW-CARD03** La Salute comincia dal numero più alto della carta, con il segnalino sul lato verde.
- **AW-CARD04** I Vaganti non hanno Salute. Ogni ferita li atterra; li elimina solo un critico, o un colpo mentre sono a terra.
- **AW-CARD05** Un Sopravvissuto ha due spazi mano per armi e Oggetti Speciali, uno per la testa e uno per il corpo con la Protezione adatta, e un Inventario da 1 a 4 carte di ogni tipo.
- **AW-CARD06** Le carte in mano, in testa e sul corpo sono equipaggiate. Armi e Protezioni funzionano solo così.
- **AW-CARD07** Gli Oggetti Speciali funzionano anche dall'Inventario, salvo che diano un'Azione Speciale (AW-SPEC02) o dicano altro.
- **AW-CARD07-R** Nostra interpretazione: una pagina dice che gli Oggetti Speciali non vanno equipaggiati, un'altra che vanno equipaggiati quelli con un'Azione Speciale. Vince la seconda. Per spendere un'Azione Speciale l'oggetto va equipaggiato, se il suo testo non ammette l'Inventario; gli usi continui e quelli gratuiti valgono anche da lì.
- **AW-CARD08** I Sopravvissuti si passano oggetti solo con l'Azione Scambiare Oggetti.
- **AW-CARD09** Un'abilità da Leader vale solo finché quel Sopravvissuto guida il gruppo. Per tutti gli altri non esiste.
- **AW-CARD10** Se il Leader muore, l'abilità è persa e nessuno gli subentra.
- **AW-CARD10-R** Nostra interpretazione: il testo stampato non ne parla.

## La Minaccia {#thr}

L'indicatore dice quanto le cose vanno male; per dire che è finita aspetta la fine di un turno.

| Livello | Minaccia |
|---|---|
| Nulla | da 1 a 3 |
| Bassa | da 4 a 8 |
| Media | da 9 a 13 |
| Alta | da 14 a 18 |

- **AW-THR01** La Minaccia va da 1 a 18, in quattro livelli: Nulla da 1 a 3, Bassa da 4 a 8, Media da 9 a 13, Alta da 14 a 18.
- **AW-THR02** Non scende sotto 1 e non supera 18; ciò che avanza è perso. (Regola della casa.)
- **AW-THR03** Sale di 1 per ogni Frastuono, per ogni Urlo e Berserk, una volta all'inizio di una Fase delle Mischie in cui qualcuno deve combattere, quando lo dice una carta, quando un Evento vuole più nuovi Vaganti di quanti ce ne sono, e in solitario alla fine di ogni turno.
- **AW-THR04** Scende con Calmare i Nervi e con le carte.
- **AW-THR05** Cambia subito; quando una regola chiede il livello, si guarda l'indicatore in quel momento.
- **AW-THR06** Arrivare a 18 non chiude ancora niente. Conta solo a fine turno, e prima c'è forse il tempo di abbassarla.

## Rumore e Frastuono {#noise}

I Vaganti vanno verso ciò che sentono: uno solo per un Rumore, tutti per un Frastuono.

- **AW-NOISE01** Rumore e Frastuono nascono da Azioni ed Eventi. Si risolvono appena quell'Azione o quell'effetto è finito, prima che chiunque faccia altro.
- **AW-NOISE02** Rumore: tra i Vaganti idonei entro 10 pollici il più vicino si muove subito, fino a 6 pollici, dritto verso l'origine.
- **AW-NOISE02-R** Nostra interpretazione: idoneo vuol dire in piedi e a contatto con nessun Sopravvissuto, perciò un Vagante non lascia mai la sua vittima. Una pagina chiede soltanto che non sia atterrato; teniamo la regola più severa. Se entro 10 pollici non ce n'è, non accade nulla.
- **AW-NOISE03** Frastuono: prima la Minaccia sale di 1, poi ogni Vagante idoneo entro 10 pollici si muove dritto verso l'origine.
- **AW-NOISE04** Per un Frastuono si fissano i Vaganti coinvolti prima che si muova il primo. Poi i giocatori, a turno e cominciando da chi ha l'Iniziativa, scelgono il prossimo; chi intanto non è più idoneo si salta. Quando non si chiede a nessuno: AW-TURN06.
- **AW-NOISE05** L'origine è il posto del modello rumoroso alla fine della sua Azione; per un'Esplosione il centro della sagoma, per una carta il punto che nomina.
- **AW-NOISE06** Un Vagante che così arriva a contatto con un Sopravvissuto lo ingaggia.
- **AW-NOISE07** Rumore e Frastuono possono muovere lo stesso Vagante più volte in un turno.
- **AW-NOISE08** Un'Azione è rumorosa una volta sola, per quanti colpi contenga.
- **AW-NOISE09** Se dovesse causare Rumore e Frastuono, causa solo Frastuono. (Regola della casa.)
- **AW-NOISE10** A un Rumore accorre il Vagante idoneo più vicino anche se poi si muove poco o niente; nessun altro va al suo posto. Se il modello rumoroso nel frattempo è morto, l'origine è dov'era. (Regola della casa.)

## Il Panico {#panic}

Chi ha meno Coraggio di quanto la Minaccia chieda, lo perde prima di ogni altra cosa.

| Coraggio | Va nel Panico con |
|---|---|
| Basso | Minaccia Media e Alta (da 9) |
| Medio | Minaccia Alta (da 14) |
| Alto | mai |

- **AW-PANIC01** Per prima cosa, in un'attivazione, si confronta il Livello di Minaccia con il Coraggio. Nulla sta sotto Basso. Se il livello è più alto, è Panico.
- **AW-PANIC02** Quindi il Coraggio Basso cede da Minaccia 9, il Medio da 14, l'Alto mai.
- **AW-PANIC03** Un Sopravvissuto in piedi nel Panico lancia il dado Panico, e il risultato vale subito. Chi è atterrato non lancia e subisce Terrore.
- **AW-PANIC04** Non puoi schivare il Panico rinunciando ad attivare qualcuno: chi può essere attivato deve esserlo.
- **AW-PANIC05** Un'Azione imposta dal Panico è una delle due, e in quell'attivazione non si ripete.
- **AW-PANIC06** **Fuga**: corre dritto lontano dal nemico più vicino, per tutta la distanza, deviando solo per elementi scenici e nemici, e non fa altro. Causa Rumore come ogni Corsa.
- **AW-PANIC06-R** Nostra interpretazione: la direzione va dal centro del nemico più vicino attraverso quello di chi fugge, e contano anche i nemici atterrati; tra nemici ugualmente vicini sceglie il proprietario. Percorre 8 pollici, piega attorno a ostacoli e bordo come in AW-PANIC14, non tocca nemici e non fa Balzi. Chi non può muoversi, o non ha nemici sul tavolo, resta dov'è, e il Rumore c'è comunque. Chi per un'amputazione non può correre fa 4 pollici da Furtivo, senza Rumore.
- **AW-PANIC07** **Terrore**: una sola Azione in questo turno.
- **AW-PANIC08** **Prudenza**: una sola Azione, e nessuna che causi Rumore o Frastuono: niente Corsa, niente fare Rumore, niente armi rumorose. Un'arma il cui rumore dipende da un lancio conta come rumorosa.
- **AW-PANIC09** **Urlo**: la Minaccia sale di 1, fa Rumore, poi può fare un'altra Azione, diversa.
- **AW-PANIC10** **Berserk**: la Minaccia sale di 1, agisce normalmente con due Azioni e aggiunge un dado rosso ai suoi Attacchi in mischia fino a fine turno.
- **AW-PANIC10-R** Nostra interpretazione: il colore del dado non si legge nel testo; è rosso.
- **AW-PANIC11** Chi è nel Panico non può Calmare i Nervi in quell'attivazione, qualunque risultato abbia avuto.
- **AW-PANIC12** Il Panico si controlla una volta per attivazione, con la Minaccia di quel momento. I cambi successivi non contano.
- **AW-PANIC13** Se il Rumore di un Urlo porta un Vagante a contatto, l'attivazione finisce e la seconda Azione è persa.
- **AW-PANIC14** Come piega una fuga: si va dritti nella prima direzione finché si può; se così si guadagna al massimo 0,01 pollici, si prova a girarla di 15, 30, 45, 60, 75 e 90 gradi per parte, ogni volta per 1 pollice al massimo, e si prende quella che finisce più lontano dal nemico (a parità la svolta minore, tra svolte uguali sceglie il proprietario). Se anche così si guadagna meno di 0,01, la fuga è finita; altrimenti si ricomincia con ciò che resta. Le Aree costano il doppio. La fascia di un nemico in cui comincia un tratto lo ferma solo dove ci si avvicinerebbe a quel nemico (AW-GEO20). Se la fine cade su una base atterrata, vale l'ultimo punto della via che non ne copre. (Regola della casa.)

## Formare un gruppo {#group}

Accordatevi sui punti e scegliete le persone. Conta anche quello che portano.

- **AW-GROUP01** Accordatevi su un limite di punti: 100 per cominciare, poi 150, 250 e così via. I punti di tutti i tuoi Sopravvissuti e dell'Equipaggiamento non possono superarlo.
- **AW-GROUP02** Una partita prende nome dal limite: una partita da 100 punti.
- **AW-GROUP03** I Sopravvissuti neutrali, quelli senza simbolo di Fazione, vanno con chiunque. Per il resto un gruppo ha una sola Fazione. Qui ce n'è una: il Gruppo di Rick.
- **AW-GROUP04** Nomina un solo Leader. Può essere chiunque.
- **AW-GROUP05** Nessun Ruolo può spettare a più della metà dei tuoi modelli, per eccesso. Il Ruolo del Leader non ha limite.
- **AW-GROUP06** Un gruppo non ha due versioni dello stesso personaggio. Lo stesso personaggio può stare in tutti e due i gruppi.
- **AW-GROUP07** Nessuno riceve più Equipaggiamento di quanto possa tenere: due mani, testa, corpo e Inventario, ogni carta in uno spazio adatto; gli Accessori vanno sul loro oggetto. Conviene lasciare posto nell'Inventario, perché c'è roba da trovare.
- **AW-GROUP08** L'Equipaggiamento si assegna a un Sopravvissuto quando lo compri e va negli spazi prima di giocare, scoperto.
- **AW-GROUP09** Un gruppo può comprare una carta Equipaggiamento tante volte quante dice il suo limite, di solito 2, 1 per le più rare. (Regola della casa.)
- **AW-GROUP10** Le carte Rifornimento non si comprano.
- **AW-GROUP11** Un gruppo ha almeno un Sopravvissuto.

## I Ruoli {#role}

In che cosa uno è bravo.

- **AW-ROLE01** Picchiatore: usa gli oggetti riservati ai Picchiatori, ottiene in mischia ciò che le carte danno loro, e per un oggetto Massiccio gli basta una mano.
- **AW-ROLE02** Tattico: Calmare i Nervi gli riesce sempre.
- **AW-ROLE03** Tiratore: usa gli oggetti riservati ai Tiratori, ottiene sparando ciò che le carte danno loro, e mira con un Fucile con un dado bianco invece che rosso.
- **AW-ROLE04** Supporto: ha abilità che aiutano gli alleati, e nessuna regola fissa.
- **AW-ROLE05** Cercatore: ogni Balzo gli riesce.

## Prima di giocare {#setup}

Dal tavolo vuoto al primo turno.

- **AW-SETUP01** In quest'ordine: scegliete uno scenario; formate i gruppi; preparate il tavolo, mescolate Eventi e Rifornimenti coperti, tenete a portata la carta Vagante, Misuratore, sagoma, dadi e segnalini; seguite lo scenario; mettete scoperte le carte dei Sopravvissuti e l'Equipaggiamento, con i segnalini Salute.
- **AW-SETUP02** Fino a 300 punti il tavolo è di 20 pollici per 20, da 301 in su di 40 per 20.
- **AW-SETUP03** Un giocatore, scelto a caso, lancia il dado Azione: con un Distintivo ha l'Iniziativa nella preparazione, altrimenti ce l'ha l'altro.
- **AW-SETUP04** Uno scenario dice quali modelli ed elementi scenici usare, come preparare e schierare, chi ha l'Iniziativa e come si vince.
- **AW-SETUP05** Quando conoscete il gioco, aggiungete le regole sugli altri elementi scenici.

## Lo scenario «The Walking Dead» {#scen}

Nove rifornimenti nella terra di nessuno, e accanto a ognuno c'è già qualcuno. Va bene per qualunque punteggio.

- **AW-SCEN01** Due Aree dei Sopravvissuti stanno lungo bordi opposti; l'Area dei Vaganti è la fascia in mezzo.
- **AW-SCEN01-R** Nostra interpretazione: i bordi dei Sopravvissuti sono nord e sud, sul tavolo grande i due lunghi. La loro Area è profonda 6 pollici; quella dei Vaganti va da 6 a 14 pollici su tutta la larghezza. I Sopravvissuti partono dal bordo, e un primo Movimento Furtivo porta il davanti della base a 5 pollici, perciò nel turno 1 nessuno raggiunge così un segnalino, come vogliono le regole.
- **AW-SCEN02** Con la scatola: 4 Veicoli e 6 Barricate, 14 punti scenario. Altrimenti se ne scelgono 14 punti per ogni 20 pollici per 20, a turno e cominciando da chi ha l'Iniziativa, finché i punti bastano; nessuna scelta può superare quelli rimasti.
- **AW-SCEN03** Gli elementi si dividono il più possibile alla pari per punti, la parte maggiore a chi ha l'Iniziativa. Poi se ne piazza uno a testa, prima chi ha l'Iniziativa.
- **AW-SCEN03-R** Nostra interpretazione: con la scatola ognuno piazza 2 Veicoli e 3 Barricate. Su un tavolo di 40 per 20 si raddoppia tutto, 8 Veicoli e 12 Barricate.
- **AW-SCEN04** Nessun elemento può stare entro 2 pollici dal centro esatto del tavolo.
- **AW-SCEN05** Le Fonti di Risorse, nella scatola i Veicoli, stanno per intero nell'Area dei Vaganti, ad almeno 2 pollici da altri elementi e dal bordo. Se non c'è posto, si piazzano come gli altri.
- **AW-SCEN06** Gli altri elementi, nella scatola le Barricate, vanno dove vuoi ad almeno 2 pollici da ogni altro; possono toccare il bordo. Uno che non trova posto si mette da parte. (L'ultima frase è una regola della casa.)
- **AW-SCEN07** Nove segnalini Rifornimento, con il lato da cercare visibile. Il primo va al centro esatto.
- **AW-SCEN08** Gli altri otto si piazzano a turno, prima chi ha l'Iniziativa, per intero nell'Area dei Vaganti e con almeno 2 pollici di spazio tra un segnalino e l'altro.
- **AW-SCEN09** I primi vanno sulle Fonti, uno per Fonte, finché ognuna ne ha uno.
- **AW-SCEN09-R** Nostra interpretazione: un segnalino su una Fonte sta nel mezzo e ignora i 2 pollici se non si possono rispettare; gli altri non possono coprire elementi scenici. Se non resta posto, la distanza scende a 1 pollice, poi a zero.
- **AW-SCEN10** Anche sul tavolo di 40 per 20 i segnalini sono nove, e se ne vogliono sette per vincere. (Regola della casa.)
- **AW-SCEN11** I Vaganti sono il limite di punti diviso 15, per eccesso: 4 per 50, 7 per 100, 10 per 150, 17 per 250, 20 per 300.
- **AW-SCEN12** Si piazzano a turno, prima chi ha l'Iniziativa. Finché ci sono Vaganti, uno va a ogni segnalino Rifornimento: lo tocca o lo copre, o tocca la Fonte che lo porta. Scegli tu il segnalino e il posto attorno: sul tavolo, senza coprire basi né elementi, dentro l'Area dei Vaganti se si può.
- **AW-SCEN12-R** Nostra interpretazione: il segnalino si sceglie liberamente; presso quel segnalino, o la sua Fonte, prendi un posto con tutta la base dentro l'Area dei Vaganti se ce n'è uno, altrimenti può sporgere. Un segnalino senza alcun posto si salta. Un posto che tocca più segnalini o Fonti vale per il più vicino soltanto.
- **AW-SCEN13** Gli altri Vaganti vanno per intero nell'Area dei Vaganti, ad almeno 2 pollici da ogni altro Vagante e dal centro esatto. Se è impossibile, 1 pollice, poi ovunque senza sovrapposizioni. (L'ultima frase è una regola della casa.)
- **AW-SCEN14** I Vaganti che non sono sul tavolo aspettano nella riserva. In tutto sono 12, oppure 4 più di quelli iniziali se fa di più.
- **AW-SCEN14-R** Nostra interpretazione: la scatola ne ha 12; per partite più grandi si suppone che ne abbiate altri.
- **AW-SCEN15** Un giocatore lancia di nuovo il dado Azione per l'Iniziativa del turno 1, come in AW-SETUP03.
- **AW-SCEN16** Chi ha l'Iniziativa sceglie un'Area dei Sopravvissuti e ci mette un Sopravvissuto, a contatto con il bordo. L'altro ne mette uno nell'Area opposta, e così via; chi ne ha di più continua da solo.
- **AW-SCEN17** La Minaccia parte da 1.
- **AW-SCEN18** Si gioca finché qualcuno vince o la Minaccia è a 18 alla fine di un turno.
- **AW-SCEN19** Un gruppo con almeno 7 segnalini Rifornimento alla fine di un turno vince. Contano solo quelli sui Sopravvissuti vivi.
- **AW-SCEN20** Se la Minaccia è a 18 a fine turno e nessuno ne ha 7, vince il gruppo che ne porta di più. A numeri uguali è pareggio.
- **AW-SCEN21** Se tutti i rivali sono morti, vinci. Se i due gruppi spariscono nello stesso turno, è pareggio.
- **AW-SCEN21-R** Nostra interpretazione: tutto si controlla solo nella Fase Conclusiva, in quest'ordine. Spariti tutti e due, pareggio; sparito uno, vince l'altro; 7 segnalini, vince chi li ha; Minaccia 18, si confrontano. Chi non ha più modelli vede dunque la fine del turno.
- **AW-SCEN22** Nel turno 1 nessun Movimento Furtivo può finire a contatto con un segnalino Rifornimento o con una Fonte che ne porta uno, nemmeno quello più lungo di certi Sopravvissuti. Correre fin lì si può.
- **AW-SCEN23** Come si dividono gli elementi scelti: con la minima differenza di punti, la parte maggiore a chi ha l'Iniziativa; a parità, nel modo che lascia più elementi a chi li ha scelti, poi in quello che dà a chi ha l'Iniziativa la scelta più antica dove due modi si distinguono. Un elemento si può scegliere quante volte si vuole. Chi ha piazzato tutti i suoi aspetta l'altro. Per la scatola: AW-SCEN03-R. (Regola della casa.)

## Il turno {#turn}

Agire, vederli arrivare, combattere, contare chi è rimasto.

- **AW-TURN01** Un turno ha quattro fasi: Azioni, Eventi, Mischie, Conclusiva. Poi comincia il seguente, finché la partita non finisce.
- **AW-TURN02** Il segnalino Iniziativa dice chi va per primo in ogni fase e chi decide nei casi dubbi.
- **AW-TURN03** Alla fine di ogni Fase Conclusiva passa all'altro giocatore.
- **AW-TURN04** Nemici sono tutti i modelli che non sono del tuo gruppo: i Sopravvissuti rivali e tutti i Vaganti. I Vaganti sono nemici di ogni Sopravvissuto e mai tra loro.
- **AW-TURN05** Ingaggiato vuol dire a contatto di base con almeno un nemico in piedi. Chi tocca solo nemici atterrati non è ingaggiato, e il contatto attraverso una Barricata non ingaggia.
- **AW-TURN05-R** Nostra interpretazione: un Sopravvissuto atterrato e toccato da un Vagante o da un rivale in piedi è ingaggiato e non si può attivare; chi sta in piedi non lo è per causa sua.
- **AW-TURN06** Dove Vaganti, mischie o Sopravvissuti si prendono uno dopo l'altro e nessun ordine cambierebbe qualcosa, non si chiede a nessuno: i Vaganti vanno per numero, i Sopravvissuti per posto al tavolo e poi per lista, le mischie per il numero di Vagante più basso, quelle senza Vaganti per ultime secondo il loro primo Sopravvissuto. Quando l'ordine non conta lo dicono AW-TURN07, AW-TURN08 e AW-TURN09, ogni volta per tutti i rimasti. Nel dubbio si chiede. (Regola della casa.)
- **AW-TURN07** Passi dei Vaganti: si calcola quello di ognuno da solo, con tutto il resto fermo. L'ordine non conta se vale tutto questo. (Regola della casa.)
  1. I percorsi, partenze e arrivi compresi, distano almeno 1,01 pollici l'uno dall'altro.
  2. Due di questi Vaganti non arrivano a toccare lo stesso Sopravvissuto.
  3. Nessuno deve fare posto o scivolare (AW-WALK13, AW-WALK18).
  4. Nessuno incontra una parità o un dado, come Odore Mascherato o un'Area.
  5. Nessuno può usare carte o abilità nel mezzo.
- **AW-TURN08** Mischie: l'ordine non conta se vale tutto questo. (Regola della casa.)
  1. Tutte le coppie sono a contatto di base sullo stesso livello, nessuna attraverso una Barricata o un margine.
  2. I modelli di mischie diverse distano almeno 6 pollici.
  3. Nessun Sopravvissuto coinvolto ha equipaggiata una Pistola che può sparare, né un'arma utilizzabile con Rumore o Frastuono.
  4. La riserva ha almeno tanti Vaganti quanti sono i Sopravvissuti coinvolti.
  5. In tutte meno una, al più, non c'è nulla da scegliere: uno contro uno, e l'Attacco o la Difesa è obbligato.
- **AW-TURN09** Infezione: l'ordine non conta se nessuno può usare carte o abilità su questi lanci, e se tutti i coinvolti hanno almeno 2 di Salute, oppure quelli con 1 distano tra loro almeno 6 pollici e la riserva ha altrettanti Vaganti. (Regola della casa.)

## Fase delle Azioni {#act}

Un Sopravvissuto per volta, due cose diverse ciascuno.

- **AW-ACT01** Comincia chi ha l'Iniziativa; poi i giocatori attivano a turno un proprio Sopravvissuto.
- **AW-ACT02** Se uno non ha più nessuno da attivare, l'altro attiva i suoi rimasti uno dopo l'altro.
- **AW-ACT03** Ogni Sopravvissuto si attiva al massimo una volta per turno, e poi ha un segnalino Attivazione fino a fine turno.
- **AW-ACT04** Chi è ingaggiato prima della sua attivazione non può essere attivato in questa fase.
- **AW-ACT04-R** Nostra interpretazione: va preso alla lettera. Ingaggiato all'inizio della fase o in un momento qualsiasi prima di agire, un Sopravvissuto resta bloccato fino alla fine della fase, anche se un alleato lo libera.
- **AW-ACT05** Se puoi attivare qualcuno, devi; non si passa. Ma chi è attivato può usare nessuna, una o due Azioni.
- **AW-ACT06** Un'attivazione è il controllo del Panico, poi fino a due Azioni in qualsiasi ordine.
- **AW-ACT07** Finisce subito se il Sopravvissuto viene ingaggiato, per il suo Movimento o per un Vagante che arriva, se muore o se non ha più Azioni.
- **AW-ACT08** Le due Azioni devono essere diverse. Furtivo e Corsa sono la stessa Azione, il Movimento, perciò non si fanno entrambi. Muovere e poi Sparare va bene.
- **AW-ACT09** Ci sono nove Azioni. Con le gambe: Movimento, Nascondersi, Rialzarsi. Con le mani: Sparare, Cercare, Scambiare Oggetti. Con la voce o con la testa: fare Rumore, Calmare i Nervi. E la nona è l'Azione Speciale.
- **AW-ACT10** Se una regola fa compiere un'Azione a un Sopravvissuto, è una delle sue due, salvo che dica altro.
- **AW-ACT11** Le Azioni Speciali di carte o regole diverse sono Azioni diverse; la stessa non si usa due volte. (Regola della casa.)
- **AW-ACT12** Un Sopravvissuto atterrato può solo muoversi Furtivo o Rialzarsi, in qualsiasi ordine se ha due Azioni. Una volta in piedi, la seconda Azione può essere qualunque altra.

## Movimento {#move}

Quattro pollici zitti zitti, o otto che si sentono.

- **AW-MOVE01** Un Movimento è Furtivo, fino a 4 pollici e silenzioso, o una Corsa, fino a 8 pollici con Rumore. Non devi usarlo tutto.
- **AW-MOVE02** Vai in qualunque direzione, per qualunque via, ma non attraverso altri modelli in piedi, amici o nemici. Sopra gli atterrati si passa.
- **AW-MOVE03** Resta ad almeno 1 pollice da ogni nemico in piedi che non ingaggi, lungo tutta la via.
- **AW-MOVE03-R** Nostra interpretazione: vale per ogni nemico in piedi con cui questo Movimento non finisce a contatto, ingaggiato altrove o no. Chi parte dentro quel pollice può muoversi se intanto non si avvicina a quel nemico (AW-GEO20).
- **AW-MOVE04** Un Movimento che finisce a contatto con nemici in piedi li ingaggia, e sono proprio questi i suoi bersagli; non dichiari altro che la via. Di loro è d'ostacolo solo la base. Il pollice attorno a tutti gli altri nemici in piedi vale lungo la via e alla fine.
- **AW-MOVE04-R** Nostra interpretazione: un posto che tocca un nemico ed è a meno di 1 pollice da un altro senza toccarlo è rifiutato; due si ingaggiano insieme solo da un posto che tocca entrambi. Un bersaglio si tocca solo alla fine, e passargli prima lungo la base vale come un capello di distanza ed è permesso. Una via che termina con un Balzo si giudica dall'atterraggio. Altrimenti si potrebbero nominare tutti, toccarne uno e ignorare gli altri.
- **AW-MOVE05** A contatto con un nemico in piedi il Movimento si ferma, tutti e due sono ingaggiati e l'attivazione è finita.
- **AW-MOVE06** Una Corsa causa sempre Rumore, risolto a Movimento concluso, anche se è stata breve, se un Balzo è fallito o se è finita addosso a un nemico.
- **AW-MOVE07** Nessuno supera il bordo del tavolo.
- **AW-MOVE08** Puoi toccare elementi scenici e alleati. Non puoi fermarti sopra una base o un elemento solido; per Aree ed elementi Sopraelevati ci sono regole apposta.
- **AW-MOVE09** I segnalini Rifornimento non sono ostacoli: ci passi sopra e ci stai sopra.
- **AW-MOVE10** Chi fronteggia un nemico attraverso una Barricata può andarsene; il pollice di AW-MOVE03 non vieta il posto da cui parte.
- **AW-MOVE11** Puoi accostarti a una Barricata e fronteggiare i nemici di là, quelli che alla fine della via toccano l'altro lato lungo (AW-BARR02). Il loro pollice non conta per questo Movimento, ma le basi restano ostacoli e non si toccano. Fronteggiare non ingaggia e non chiude l'attivazione.
- **AW-MOVE11-R** Nostra interpretazione: il pollice è per i nemici con cui non vuoi combattere. Attraverso una Barricata lo spazio è solo mezzo pollice, e senza questa regola nessuno potrebbe accostarsi a una già tenuta da un nemico, benché da lì si possa attaccare.

## Balzi {#leap}

Oltre la Barricata, se il Distintivo è con te.

- **AW-LEAP01** Durante un Movimento un Sopravvissuto può superare con un Balzo una Barricata o un Veicolo.
- **AW-LEAP02** Solo per il lato breve: si entra da un lato lungo e si esce dall'altro.
- **AW-LEAP02-R** Nostra interpretazione: un Balzo è una linea dritta, ad angolo retto con i lati lunghi, dal contatto con l'uno al contatto con l'altro. È lungo lo spessore più 1 pollice, cioè 1,5 per una Barricata e 3 per un Veicolo. Il posto d'arrivo si arrotonda (AW-GEO17), la lunghezza no.
- **AW-LEAP03** Prima di lanciare ti serve movimento per tutto il Balzo e un posto lecito dove cadere: senza sovrapposizioni, dentro il bordo, a 1 pollice da ogni nemico non toccato o fronteggiato lì.
- **AW-LEAP04** Lancia il dado Azione. Distintivo: sei di là, la lunghezza conta come movimento e puoi proseguire con il resto. Nullo: ti fermi dove sei, a contatto con il lato di qua, e con questa Azione non ti muovi più.
- **AW-LEAP04-R** Nostra interpretazione: una via termina con il suo primo Balzo; come proseguire lo scegli dopo il lancio, dal posto d'arrivo, con ciò che resta, forse con un altro Balzo. Dopo un risultato nullo, o se l'arrivo ingaggia qualcuno, non si chiede altro. Ogni tratto si giudica da sé, ma insieme sono un Movimento, un'Azione e, in una Corsa, un solo Rumore dopo l'ultimo tratto. Dopo un risultato nullo puoi trovarti a meno di 1 pollice da un nemico accanto al quale volevi cadere. Lo stesso vale per salire e scendere (AW-ELEV03).
- **AW-LEAP05** Ai Cercatori riesce senza lancio.
- **AW-LEAP06** Nessun Movimento finisce sopra una Barricata o un Veicolo, se non è Sopraelevato.
- **AW-LEAP07** In un Movimento puoi fare più Balzi finché ne hai. Per ognuno si lancia, e ognuno chiude un tratto di via.
- **AW-LEAP08** I Vaganti non fanno mai Balzi.
- **AW-LEAP09** Chi è atterrato non fa Balzi. (Regola della casa.)
- **AW-LEAP10** Cadere a contatto con un nemico in piedi lo ingaggia e chiude il Movimento.

## Sparare {#shoot}

Si sente, uccide, e non sempre chi volevi.

- **AW-SHOOT01** Un Sopravvissuto in piedi, non ingaggiato, con un'Arma da Tiro equipaggiata né scarica né rotta può Sparare a un nemico entro la gittata e in vista.
- **AW-SHOOT02** Con due Armi da Tiro equipaggiate, un'Azione ne usa una.
- **AW-SHOOT03** Linea di vista: AW-GEO13. Chi è atterrato non la blocca mai.
- **AW-SHOOT04** Gli elementi scenici danno Copertura ma non bloccano la vista; la bloccano solo verso chi è atterrato là dietro.
- **AW-SHOOT05** La gittata è lo spazio tra le basi (AW-GEO05), limite compreso. Su un tavolo di 20 per 20 un'arma da almeno 20 pollici arriva ovunque; su quelli più grandi misura.
- **AW-SHOOT06** L'attacco lancia i dadi dell'arma, quelli di Tiro del Sopravvissuto se ne ha, e i bonus.
- **AW-SHOOT07** Il bersaglio si Difende sempre, anche un Vagante: dadi Difesa, Protezioni e oggetti, Copertura, altri bonus.
- **AW-SHOOT08** Se l'attacco ha più successi, il bersaglio subisce la differenza in ferite. Con altrettanti o meno non gli accade nulla.
- **AW-SHOOT09** Un colpo, in ordine: scegli il bersaglio; se è in mischia, AW-SHOOT16; componi i dadi; lancia; rilancia; confronta; ferite e critici; controllo munizioni (AW-CRIT05); ciò che fanno dopo le parole chiave; e dopo l'ultimo colpo dell'Azione, Rumore o Frastuono.
- **AW-SHOOT10** Anche senza dadi di Tiro puoi sparare, con quelli dell'arma.
- **AW-SHOOT11** Non puoi mirare agli alleati; i bersagli sono solo nemici.
- **AW-SHOOT12** Copertura: prendi la linea tra i centri. Conta ogni elemento scenico che incontra, anche in parte, tranne quelli a contatto con la base di chi spara; i segnalini Rifornimento non contano mai. Se ne conta almeno uno, il bersaglio è in Copertura.
- **AW-SHOOT13** Ogni Barricata attraversata dà al bersaglio un dado rosso, ogni Veicolo uno bianco. Si sommano.
- **AW-SHOOT13-R** Nostra interpretazione: nel testo i colori si sono persi, ma si conoscono dal gioco. La Copertura Leggera è rossa, la Pesante bianca.
- **AW-SHOOT14** A un modello atterrato si può sparare solo se non è in Copertura da chi spara. In Copertura non può essere bersaglio.
- **AW-SHOOT15** Un bersaglio atterrato lancia la sua solita Difesa. Le ferite di un Sopravvissuto atterrato sono le solite; il colpo di AW-PRONE05 è per la mischia. Un Vagante atterrato e ferito resta a terra; con un critico è eliminato. (Regola della casa.)
- **AW-SHOOT16** Sparare in una mischia: se il bersaglio è ingaggiato, prima lancia il dado Azione. Distintivo: il bersaglio scelto. Nullo: un altro modello di quella mischia, scelto dall'avversario. Poi si va avanti contro quel modello.
- **AW-SHOOT16-R** Nostra interpretazione: un altro modello è uno qualsiasi a contatto di base con il bersaglio scelto, in piedi o atterrato, tuo alleato o no, ma diverso. Gittata e vista non si ricontrollano; la Copertura si misura verso il nuovo bersaglio. Si può colpire anche uno atterrato in Copertura, con i suoi dadi di Copertura.
- **AW-SHOOT17** Un Sopravvissuto colpito così è colpito come chiunque. Un alleato può morire.
- **AW-SHOOT18** Chi combatte solo attraverso una Barricata non è ingaggiato, quindi quel lancio non serve.
- **AW-SHOOT19** Armi e abilità con più colpi: spara fino a quel numero, o meno se vuoi, se la carta non lo vieta. Finisci ogni colpo prima di scegliere il bersaglio seguente.
- **AW-SHOOT20** Un'arma che si scarica o si rompe perde i colpi che restano.

## Ferite, critici e morte {#wound}

I Sopravvissuti si consumano; i Vaganti cadono e si rialzano, se non colpisci la testa.

- **AW-WOUND01** Ogni ferita atterra un Vagante in piedi.
- **AW-WOUND02** Ogni ferita toglie 1 Salute a un Sopravvissuto. A 0 muore.
- **AW-WOUND03** Al posto di un Sopravvissuto morto va un Vagante atterrato della riserva, salvo AW-CRIT03. Se la riserva è vuota non si mette nulla. (L'ultima frase è una regola della casa.)
- **AW-WOUND04** Quel Vagante non è di nessuno e si comporta come gli altri.
- **AW-CRIT01** I critici non sono successi. Contano solo se l'attacco causa almeno una ferita con i successi.
- **AW-CRIT01-R** Nostra interpretazione: si ricava da ciò che il testo dice dei Vaganti feriti e delle parità; contro i Sopravvissuti lo leggiamo allo stesso modo.
- **AW-CRIT02** Contro un Sopravvissuto ogni critico aggiunge 1 ferita: tutti quando si spara, al massimo uno per nemico in mischia (AW-MELEE24).
- **AW-CRIT03** Un Sopravvissuto ucciso da un attacco con un critico non diventa un Vagante.
- **AW-CRIT04** Un Vagante ferito da un attacco con un critico è eliminato e torna nella riserva.
- **AW-CRIT05** Controllo munizioni: se un colpo ha dato almeno un critico, a segno o no, lancia una volta il dado Azione. Distintivo: niente. Nullo: dopo questo colpo l'arma è scarica, finché una carta non la ricarica.
- **AW-CRIT05-R** Nostra interpretazione: una pagina parla di Colpi alla Testa inflitti, un'altra di critici ottenuti; basta un critico uscito ai dadi. Anche quelli automatici (Precisione Letale) chiedono il controllo.
- **AW-CRIT06** Quando un Sopravvissuto muore, tutti i suoi oggetti sono persi: l'Equipaggiamento esce dalla partita, quelli del mazzo Rifornimento vanno nei suoi scarti.
- **AW-CRIT07** I suoi segnalini Rifornimento cadono con CERCATO visibile: il primo proprio dov'è morto, gli altri a contatto con quello o più vicino possibile.
- **AW-CRIT07-R** Nostra interpretazione: gli altri vanno nel primo posto libero attorno al primo, da est in senso antiorario. Sei posti sono a 1 pollice, ogni 60 gradi da 0°; poi dodici in un secondo giro, ogni 30 gradi da 0°, quelli a 0°, 60°, 120° e così via a 2 pollici, gli altri a 1,732. Un posto è libero se tutto il disco è sul tavolo e non copre elementi solidi né altri segnalini; i modelli non contano. Se non ne resta, gli altri stanno sul primo.
- **AW-CRIT08** Accade con ogni morte o eliminazione: per colpi, mischia, Infezione, carte o amputazione.

## Cercare {#search}

Quello per cui sei qui.

- **AW-SEARCH01** Un Sopravvissuto in piedi, non ingaggiato e a contatto con un segnalino Rifornimento può cercarvi.
- **AW-SEARCH02** Per un segnalino su una Fonte, per esempio un Veicolo, basta toccare la Fonte in un punto qualsiasi.
- **AW-SEARCH03** Non finché un nemico non ingaggiato tocca lo stesso segnalino o la sua Fonte. I nemici atterrati non sono ingaggiati e lo vietano; quelli ingaggiati con qualcuno no.
- **AW-SEARCH03-R** Nostra interpretazione: il testo principale parla di nemici non ingaggiati, il riepilogo di qualunque nemico; seguiamo il primo. Per gli atterrati nulla fa eccezione.
- **AW-SEARCH04** Se il segnalino è da cercare, pesca la prima carta Rifornimento. Un segnalino CERCATO non dà carte.
- **AW-SEARCH05** Un oggetto va in uno spazio libero dell'Inventario (contano quelli di uno Zaino, non mani, testa e corpo liberi), o prende il posto di un oggetto che il Sopravvissuto ha, se lì può stare, e quello vecchio si scarta; oppure rinunci. Ciò che non si prende si scarta.
- **AW-SEARCH06** Un Incidente accade subito e poi si scarta.
- **AW-SEARCH07** In ogni caso il Sopravvissuto poi prende il segnalino, con CERCATO visibile; non occupa spazi. Se l'Incidente lo uccide, cade dov'è morto.
- **AW-SEARCH08** Ogni Cercare prende un segnalino.
- **AW-SEARCH09** I segnalini non sono oggetti: non si passano ad altri, cadono solo con la morte. (Regola della casa.)
- **AW-SEARCH10** Quello che si trova lo vedono tutti. (Regola della casa.)

## Altre Azioni {#hide}

Giù, su, un respiro, cambio di mano, un grido.

- **AW-HIDE01** Un Sopravvissuto in piedi può Nascondersi se tocca un elemento scenico o sta in un'Area, e nella sua Kill Zone non ci sono nemici.
- **AW-HIDE02** È atterrato, e al sicuro dagli spari quanto ogni atterrato in Copertura (AW-SHOOT14). Chi ha una linea libera può ancora colpirlo.
- **AW-HIDE03** Può Rialzarsi dalla prossima attivazione, non in questa. Se gli resta un'Azione può muoversi Furtivo, da atterrato.
- **AW-HIDE04** Anche i nemici atterrati nella Kill Zone vietano di Nascondersi.
- **AW-STAND01** Rialzarsi costa un'Azione; da lì il Sopravvissuto agisce normalmente. A contatto con un nemico in piedi sarebbe ingaggiato e non attivabile.
- **AW-STAND02** Rialzarsi accanto a un nemico atterrato non ingaggia nessuno.
- **AW-NERVE01** Calmare i Nervi: lancia il dado Azione. Con un Distintivo la Minaccia scende di 1.
- **AW-NERVE02** Ai Tattici riesce senza lancio.
- **AW-NERVE03** Non è per chi è nel Panico.
- **AW-SWAP01** Scambiare Oggetti: disponi quanti oggetti vuoi del Sopravvissuto tra i suoi spazi e l'Inventario, e monta o smonta Accessori.
- **AW-SWAP02** Con la stessa Azione può dare quanti oggetti vuole a un alleato nella sua Kill Zone.
- **AW-SWAP02-R** Nostra interpretazione: chi riceve li mette in spazi liberi adatti, mani, testa, corpo o Inventario, e con questa Azione non dà nulla in cambio. Può essere atterrato, ingaggiato o già attivato.
- **AW-SWAP03** Ciò che non trova posto non si può ricevere. Durante il proprio Scambiare Oggetti un Sopravvissuto può scartare oggetti a piacere. (Regola della casa.)
- **AW-MNOISE01** Fare Rumore: il Sopravvissuto causa Rumore dov'è.
- **AW-SPEC01** Le Azioni Speciali vengono da personaggi, oggetti ed Equipaggiamento.
- **AW-SPEC02** Per la sua Azione Speciale un oggetto va equipaggiato, salvo che dica altro.

## Fase degli Eventi {#event}

Prima ti saltano addosso quelli abbastanza vicini; poi una carta dice che altro va storto.

- **AW-EVENT01** Due passi: Kill Zone, poi Nuovo Evento. Di solito qui i Sopravvissuti non fanno nulla.
- **AW-KZ01** Kill Zone: ogni Vagante in piedi e non ingaggiato si controlla una volta. Se nella sua Kill Zone c'è un Sopravvissuto, in piedi o atterrato, va a contatto di base con il più vicino. Un Vagante che tocca un Sopravvissuto atterrato ha già la sua vittima e resta.
- **AW-KZ02** I giocatori scelgono a turno il prossimo Vagante da controllare, prima chi ha l'Iniziativa; si offrono solo quelli con un Sopravvissuto nella Kill Zone. Quando non si chiede a nessuno: AW-TURN06.
- **AW-KZ03** Se il Sopravvissuto più vicino è circondato o irraggiungibile, magari per un elemento scenico, va dal secondo più vicino nella sua Kill Zone, e così via.
- **AW-KZ04** Tra Sopravvissuti ugualmente vicini sceglie chi ha l'Iniziativa.
- **AW-KZ05** Se nella Kill Zone nessuno è raggiungibile, il Vagante resta fermo.
- **AW-KZ06** Raggiungere vuol dire questo: andando dritto al centro del bersaglio finisce a contatto con quello, o con un altro Sopravvissuto sulla via, che è ingaggiato al suo posto, senza incontrare prima elementi scenici, e c'è spazio (AW-WALK13, AW-WALK18). Un Vagante che parte a contatto con un elemento può anche girargli attorno entro 6 pollici (AW-WALK06-R). Chi è nascosto da Odore Mascherato non è raggiungibile (AW-KEY17-R). (Regola della casa.)
- **AW-KZ07** Le Aree non lo fermano e non lo rallentano.
- **AW-KZ08** Un Vagante che fronteggia un Sopravvissuto in piedi attraverso una Barricata (AW-BARR02) l'ha raggiunto: se è il più vicino, anche a pari distanza, o se nessuno di più vicino è raggiungibile, resta lì. Su uno più vicino si getta come al solito.
- **AW-KZ08-R** Nostra interpretazione: ha già qualcuno da attaccare. Altrimenti le Barricate non proteggerebbero nessuno, perché un Vagante a contatto con un elemento può girargli attorno.
- **AW-EVENT02** Nuovo Evento: chi ha l'Iniziativa pesca una carta Evento, scoperta.
- **AW-EVENT03** Se la carta cambia prima la Minaccia, si fa quello; poi vale l'effetto del livello raggiunto.
- **AW-EVENT04** Una carta che Rimane in Gioco sta accanto al tavolo e vale finché non si avvera la sua condizione. Le altre si scartano una volta risolte.
- **AW-EVENT05** Se una carta muove più Vaganti, chi ha l'Iniziativa muove il primo, poi ci si alterna. Chi muove sceglie quale Vagante idoneo, per quanto la carta ammette, e la direzione dove è libera. Ogni istruzione di una carta ricomincia da chi ha l'Iniziativa.
- **AW-EVENT06** Una carta muove ogni Vagante una volta al massimo, anche quelli che entrano. Il Rumore o il Frastuono che causa fa parte di essa.
- **AW-EVENT07** Se i Vaganti idonei sono meno di quelli che la carta muove, ne entra uno nuovo per ognuno che manca.
- **AW-EVENT08** Se non è chiaro quale Vagante debba muoversi, decide chi ha l'Iniziativa.
- **AW-NEW01** I nuovi Vaganti si piazzano uno per volta, a turno, prima chi ha l'Iniziativa: in piedi, a contatto con un bordo qualunque del tavolo, senza coprire nulla e in nessuna Kill Zone di Sopravvissuti.
- **AW-NEW02** Per quella carta contano come già mossi.
- **AW-NEW03** Se la riserva finisce, metti quelli che ci sono; poi la Minaccia sale di 1, una volta per carta.
- **AW-NEW04** Se su nessun bordo c'è posto, il Vagante non arriva, e la Minaccia resta com'è. (Regola della casa.)
- **AW-NEW05** I Vaganti possono diventare più che all'inizio. Non c'è altro limite.

## Come si muovono i Vaganti {#walk}

Dritto, sei pollici, finché qualcosa li ferma. Di preferenza tu.

- **AW-WALK01** Un Vagante idoneo è in piedi e non tocca alcun Sopravvissuto, in piedi o atterrato. Solo gli idonei sono mossi da carte, Rumore e Frastuono. Il contatto attraverso una Barricata non conta.
- **AW-WALK02** Un Vagante fa 6 pollici in linea retta, verso un Sopravvissuto, verso l'origine di un Rumore o in una direzione indicata. Di una base punta il centro esatto.
- **AW-WALK03** Fa sempre tutta la strada, se nulla lo ferma o se il suo centro non è già sul punto a cui va.
- **AW-WALK04** I Vaganti non attraversano mai gli elementi scenici, Aree a parte: appena ne toccano uno si fermano.
- **AW-WALK05** Si fermano al bordo del tavolo.
- **AW-WALK06** Un Vagante che comincia il suo passo a contatto con un elemento può aggirarlo per la via più breve. Solo allora non va dritto.
- **AW-WALK06-R** Nostra interpretazione: si prende la via più breve dal suo centro a quello del bersaglio, dentro il tavolo e attorno ai soli elementi che tocca alla partenza; se la linea retta ne è libera, la via è quella. La segue fino a 6 pollici e si ferma prima se tocca un Sopravvissuto o un altro elemento. Tra vie uguali sceglie chi ha l'Iniziativa. Se una via non c'è, non si muove. Conta l'inizio di questo passo, non del turno.
- **AW-WALK07** Ignorano i segnalini Rifornimento.
- **AW-WALK08** I Vaganti non si attaccano mai tra loro e possono passare attraverso altri Vaganti, in piedi o atterrati, se alla fine ne sono liberi; altrimenti si fermano a contatto con quelli che non riescono a superare.
- **AW-WALK08-R** Nostra interpretazione: se il posto dove le altre regole lo fanno finire è libero da Vaganti, finisce lì. Altrimenti, dopo aver provato a fare posto accanto a un Sopravvissuto, finisce nell'ultimo punto prima, dove tocca i Vaganti che ha davanti e non ne copre. Se non ce n'è, non si muove.
- **AW-WALK09** Un Sopravvissuto sulla via ferma il Vagante a contatto di base ed è ingaggiato, chiunque fosse il bersaglio. Anche i Sopravvissuti atterrati lo fermano.
- **AW-WALK09-R** Nostra interpretazione: dove il testo dice che può fermarsi, si ferma. I Vaganti non hanno volontà.
- **AW-WALK10** Che gli atterrati non siano ostacoli vale dunque per i Sopravvissuti, e per i Vaganti con i Vaganti atterrati. (Regola della casa.)
- **AW-WALK11** Un Vagante che tocca più Sopravvissuti insieme li ingaggia tutti.
- **AW-WALK12** Un Vagante fermato da una Barricata può comunque combattere un Sopravvissuto dall'altra parte.
- **AW-WALK13** Fare posto: se un Vagante arriva a un Sopravvissuto dove ce ne sono già altri, questi scivolano un poco lungo la base del Sopravvissuto, se c'è spazio.
- **AW-WALK13-R** Nostra interpretazione: due Vaganti hanno spazio se i loro posti arrotondati non si coprono, cioè ad almeno 60 gradi l'uno dall'altro attorno al Sopravvissuto; ce ne stanno al massimo sei. Il nuovo resta dove arriva. Possono scivolare solo i Vaganti in piedi che toccano quel Sopravvissuto e nessun altro. In senso antiorario il primo di quella metà, se non ha spazio, va a 60 gradi dal nuovo, il seguente se serve altri 60 più in là, finché uno ha spazio; poi lo stesso in senso orario. Uno che sta proprio dove il nuovo arriva prova prima in senso antiorario, poi orario. Se uno dovesse andare da tutte e due le parti, o se una base coprisse un'altra base, un elemento o il bordo, nessuno si muove e il tentativo è fallito.
- **AW-WALK14** Se non c'è spazio (AW-WALK13, AW-WALK18), il nuovo va più vicino che può senza sovrapporsi, fino all'ultimo punto libero della sua via, e non è a contatto.
- **AW-WALK15** I Vaganti che hanno fatto posto non contano come mossi e restano ingaggiati.
- **AW-WALK16** Un Sopravvissuto è circondato quando né AW-WALK13 né AW-WALK18 trovano spazio.
- **AW-WALK17** Se un giocatore sceglie la direzione, indica un punto. Il Vagante fa 6 pollici da quella parte, senza fermarsi al punto, con le stesse regole, e non aggira mai elementi. In solitario va verso il Sopravvissuto più vicino.
- **AW-WALK17-R** Nostra interpretazione: il punto sta ad almeno 1 pollice dal centro del Vagante; uno più vicino si porta a 1 pollice sulla stessa linea, perché la direzione sia abbastanza fine. Il centro stesso è rifiutato. Il punto può essere fuori dal tavolo.
- **AW-WALK18** Se fare posto non riesce, può scivolare il nuovo: nel posto più vicino al suo arrivo che tocchi il Sopravvissuto e un'altra base, non copra nulla e sia al massimo 60 gradi più in là. A parità sceglie chi ha l'Iniziativa; nessun altro si muove. (Regola della casa.)

## Fase delle Mischie: chi combatte chi {#melee}

Chi è a contatto combatte. Prima la rissa si divide in piccole mischie.

- **AW-MELEE01** La fase: Minaccia, divisione in mischie, loro ordine; poi per ogni mischia i colpi di Pistola, Attacco o Difesa con i lanci, le Spinte, le ferite.
- **AW-MELEE02** Se c'è almeno una mischia da combattere, all'inizio la Minaccia sale di 1, una volta sola, per quanti siano i combattimenti.
- **AW-MELEE02-R** Nostra interpretazione: è così se nemici in piedi sono a contatto, se un Vagante in piedi tocca un Sopravvissuto atterrato, o se un Vagante fronteggia un Sopravvissuto in piedi attraverso una Barricata. Gli attacchi facoltativi, contro Vaganti o rivali atterrati o tra rivali attraverso una Barricata, non la fanno salire.
- **AW-MELEE03** Chi è ingaggiato all'inizio della fase deve combattere e nessuno resta fuori: con precisione, tutti i modelli di una coppia di AW-MELEE05.
- **AW-MELEE04** Una rissa di molti si divide in mischie in cui una parte è un modello solo. Ogni modello sta in una e una sola.
- **AW-MELEE05** Le coppie che devono combattere: nemici entrambi in piedi e a contatto di base; un Vagante in piedi e un Sopravvissuto atterrato che tocca; un Vagante e un Sopravvissuto uno di fronte all'altro attraverso una Barricata (AW-BARR02). Una divisione è lecita se ogni modello di queste coppie sta in una mischia fatta di un modello nel mezzo e di almeno un nemico, ognuno in coppia con quello. Ce n'è sempre una.
- **AW-MELEE05a** Le coppie che possono combattere, cioè un Sopravvissuto in piedi non ingaggiato che tocca un nemico atterrato e i rivali attraverso una Barricata, contano solo se l'attacco è dichiarato (AW-MELEE11).
- **AW-MELEE06** Se un Sopravvissuto tocca più nemici, il suo giocatore sceglie chi affronta; se un Vagante tocca più Sopravvissuti, sceglie chi ha l'Iniziativa.
- **AW-MELEE07** Puoi scegliere solo in modo che una divisione lecita resti possibile.
- **AW-MELEE08** In ordine: i giocatori a turno, prima chi ha l'Iniziativa, nominano per un proprio Sopravvissuto con una vera scelta il nemico che affronta; poi chi ha l'Iniziativa fa lo stesso per i Vaganti; se restano più divisioni, ne prende una. Ciò che è obbligato si completa da sé. Nominare un nemico fissa quella coppia; divisioni con le stesse mischie sono la stessa. (Regola della casa.)
- **AW-MELEE09** Con le miniature le scosteresti un poco. Qui restano dove sono, e i contatti tra mischie diverse si ignorano.
- **AW-MELEE10** Chi ha l'Iniziativa decide quale mischia viene dopo, ogni volta che una è finita. È un solo combattimento, ma si risolve una mischia per volta. Quando non si chiede a nessuno: AW-TURN06.
- **AW-MELEE11** Le mischie facoltative, di Sopravvissuti in piedi non ingaggiati contro nemici atterrati e di rivali attraverso una Barricata, si dichiarano durante la divisione, prima chi ha l'Iniziativa. Un Sopravvissuto attacca al massimo un nemico atterrato; più Sopravvissuti di un gruppo possono attaccare insieme lo stesso; se lo attaccano tutti e due i gruppi, lo fanno in mischie separate.

## Pistole in mischia {#gun}

Un ultimo colpo prima che diventi una questione personale.

- **AW-GUN01** All'inizio di una mischia ogni Sopravvissuto coinvolto con una Pistola equipaggiata e carica può fare un attacco da tiro contro un nemico a contatto di base.
- **AW-GUN02** Spara per primo, con un modello, chi ha l'Iniziativa; poi ci si alterna finché qualcuno vuole.
- **AW-GUN03** È colpito il bersaglio scelto, senza lanciare per sapere chi sia. Gittata e vista sono sicure, e non c'è Copertura.
- **AW-GUN04** Il bersaglio lancia la Difesa, anche un Vagante. Ferite, critici e munizioni sono quelli di ogni colpo.
- **AW-GUN05** I colpi non spingono.
- **AW-GUN06** Se il colpo atterra o uccide il bersaglio, chi spara può trovarsi libero. Una mischia con una parte sola è finita. Chi tocca ancora nemici in piedi si divide di nuovo con le mischie non risolte, prima di ogni lancio.
- **AW-GUN07** Chi ha sparato, se è ancora ingaggiato, per il resto del turno può solo Difendersi. Se gli alleati Attaccano non aggiunge dadi; se si Difendono aggiunge i suoi di Difesa.
- **AW-GUN08** Rumore e Frastuono si risolvono dopo i colpi di ciascuno, dal suo posto. Possono arrivare Vaganti; allora tutte le mischie non ancora lanciate si dividono di nuovo.
- **AW-GUN09** Il bersaglio è un nemico di questa mischia a contatto di base. A chi sta oltre una Barricata così non si spara.
- **AW-GUN10** Un Sopravvissuto atterrato non spara in mischia.
- **AW-GUN11** Nemmeno chi non è in una mischia o tocca solo nemici atterrati.
- **AW-GUN12** Aver sparato nella Fase delle Azioni qui non cambia nulla.
- **AW-GUN13** Chi in questa fase ha già Attaccato o sparato non può sparare in una mischia successiva.

## Mischia: colpi e morsi {#fight}

Attacca o Difenditi, lancia, confronta. I Vaganti non si Difendono mai.

- **AW-MELEE12** Prima del lancio ogni giocatore dichiara se i suoi modelli in questa mischia Attaccano o si Difendono, prima chi ha l'Iniziativa.
- **AW-MELEE13** In una mischia tutti i modelli di un gruppo fanno la stessa scelta.
- **AW-MELEE14** I Vaganti Attaccano sempre. Solo un Vagante atterrato si Difende, e non fa altro (AW-PRONE04).
- **AW-MELEE15** Per Attaccare non serve un'arma, basta un dado di Mischia. Chi non ne ha può Attaccare solo con un'Arma da Mischia equipaggiata che ne aggiunga; se no può soltanto Difendersi.
- **AW-MELEE15-R** Nostra interpretazione: un gruppo può Attaccare se può farlo uno dei suoi modelli in quella mischia. Chi non può non aggiunge dadi.
- **AW-MELEE16** Un Sopravvissuto può Attaccare una volta per turno; nelle mischie seguenti può solo Difendersi, quante volte serve.
- **AW-MELEE17** Se in una mischia tutti si Difendono non accade nulla, e restano a contatto.
- **AW-MELEE18** Un Attacco lancia i dadi Mischia di tutti quelli che Attaccano da quella parte, con oggetti e regole speciali. Una Difesa lancia dadi Difesa, Protezioni e oggetti.
- **AW-MELEE19** Con due Armi da Mischia ne usi una, scelta prima di lanciare (ma vedi Doppia Arma).
- **AW-MELEE20** Ogni parte somma i suoi successi. Vince il totale più alto.
- **AW-MELEE21** Parità: i Sopravvissuti battono i Vaganti; tra Sopravvissuti vince la parte di chi ha l'Iniziativa, in una Mischia Multipla quella con i suoi Sopravvissuti. In solitario vincono i Sopravvissuti.
- **AW-MELEE22** I dadi Azione che un'arma dà a chi vince (Affilato, Randellare) non entrano nel totale: li lancia dopo il vincitore, non lo sconfitto. Inaffidabile si lancia sempre (AW-KEY10).
- **AW-MELEE23** Se chi vince ha Attaccato, la parte sconfitta subisce la differenza in ferite. Chi vince Difendendosi spinge soltanto. Una vittoria per parità non ne causa, anche se parole come Affilato possono aggiungerne.
- **AW-MELEE24** Contano solo i critici del vincitore, al massimo uno per nemico; gli altri sono persi. Ognuno vuole una ferita su quel nemico: un Sopravvissuto ne subisce 1 in più e se muore non si rialza, un Vagante è eliminato.
- **AW-MELEE25** Se un modello ne batte più d'uno, il suo giocatore distribuisce ferite e critici tra i nemici di quella mischia come vuole.
- **AW-MELEE25-R** Nostra interpretazione: per un Vagante che batte più Sopravvissuti le distribuisce il loro avversario; se ci sono tutti e due i gruppi chi ha l'Iniziativa, in solitario tu. Non si è obbligati a dare a qualcuno più ferite di quante bastino; a un Vagante ne basta 1.
- **AW-MELEE26** I Vaganti feriti senza critico prima sono spinti e poi atterrati. Quelli sconfitti senza ferite sono solo spinti.
- **AW-MELEE27** I morti e gli eliminati non si spingono.
- **AW-MELEE28** La fine di una mischia, in ordine: si sa chi vince; Affilato; si assegnano ferite e critici; escono morti ed eliminati; Spinte; hanno effetto le altre ferite (a terra, Salute, Morso); Randellare e Stordire; Inaffidabile; Rumore o Frastuono delle Armi da Mischia.
- **AW-MELEE29** Le Armi da Mischia rumorose lo sono dopo quella mischia. I Vaganti che arrivano possono unirsi ai combattimenti; prima si divide di nuovo ciò che non è risolto.
- **AW-MELEE30** Un Vagante attirato da un Sopravvissuto la cui mischia è finita ne comincia una nuova nella stessa fase. Il Sopravvissuto può Attaccare solo se in questo turno non ha Attaccato né sparato in mischia. Un Vagante può combattere di nuovo in una mischia così.
- **AW-MELEE31** Chi arriva a contatto solo per una Spinta non combatte in questa fase. (Regola della casa.)
- **AW-MELEE32** Morti ed eliminati escono prima delle Spinte e non ne ostacolano. Il Vagante atterrato che sostituisce un Sopravvissuto morto si mette in quel momento. (Regola della casa.)
- **AW-MELEE33** Quando si distribuiscono ferite, si danno tutte; puoi darne a qualcuno più del necessario, e l'eccesso è perso. I critici vengono dopo, al massimo uno per nemico ferito. Con un solo sconfitto non si chiede nulla. Vale il limite di AW-MULT06-R, e le ferite che nessuno può ricevere sono perse.
- **AW-BITE01** Se i Vaganti feriscono un Sopravvissuto e i loro dadi mostrano un critico, è Morso: gira il segnalino Salute sul lato del Morso, stesso numero.
- **AW-BITE02** Quel critico vale anche come tale: 1 ferita in più, al massimo una in mischia, e chi ne muore non si rialza.
- **AW-BITE02-R** Nostra interpretazione: il testo fa valere i critici in mischia come sparando e non esclude i Vaganti. Non ne siamo molto sicuri.
- **AW-BITE03** Essere Morsi di nuovo non cambia nulla. (Regola della casa.)
- **AW-BITE04** In una Mischia Multipla mordono solo i critici sui dadi dei Vaganti. (Regola della casa.)
- **AW-BITE05** Amputare o una carta possono curare un Morso.
- **AW-BITE06** Se i Vaganti battono più Sopravvissuti, è Morso solo chi riceve uno dei loro critici. (Regola della casa.)

## Spinte {#push}

Chi perde cede terreno: un pollice.

- **AW-PUSH01** Quando si sa chi vince, ogni sconfitto ancora vivo è spinto a 1 pollice dai vincitori per la via più breve.
- **AW-PUSH02** Una Spinta non porta mai un modello a contatto di base con un altro.
- **AW-PUSH03** Se modelli o elementi scenici impediscono la Spinta, arretra il vincitore, come se avesse perso.
- **AW-PUSH04** Una Spinta non è un Movimento: niente Rumore, niente pollice dagli altri, niente Balzi. (Regola della casa.)
- **AW-PUSH05** Con precisione: lo sconfitto va dritto al posto più vicino con 1 pollice di spazio da ogni vincitore di quella mischia. Si provano, per ogni vincitore troppo vicino, il posto all'indietro in linea retta, e per ogni due vincitori i due posti a 1 pollice da entrambi; prima il più vicino, e a parità sceglie il giocatore di AW-PUSH08. Contro un solo vincitore è semplicemente indietro finché lo spazio è 1.
- **AW-PUSH06** Riesce se la via non incontra modelli in piedi, elementi solidi o il bordo e alla fine non tocca nessuno, atterrati compresi; questi si scavalcano. Se nessun posto va bene, si gira la prima direzione di 15, 30 e 45 gradi, ogni volta prima in senso antiorario e poi orario, finché lo spazio da ogni vincitore è 1. Se non riesce nemmeno così, lo sconfitto non si può spingere. (Regola della casa.)
- **AW-PUSH05-R** Nostra interpretazione: così leggiamo «la via più breve» e «non si può spingere».
- **AW-PUSH07** Quando arretrano i vincitori, ognuno a meno di 1 pollice dallo sconfitto bloccato è spinto via da lui allo stesso modo. Se è impossibile anche questo, restano a contatto. (Regola della casa.)
- **AW-PUSH08** Più sconfitti si spingono uno dopo l'altro, nell'ordine scelto dal giocatore che vince; se vincono i Vaganti, da chi ha l'Iniziativa. Ogni Spinta tiene conto di dove sono finite le precedenti. (Regola della casa.)
- **AW-PUSH09** Chi ha già 1 pollice di spazio non va spinto.
- **AW-PUSH10** Una mischia vinta Difendendosi spinge allo stesso modo chi ha Attaccato.

## Superiorità Numerica {#out}

Ogni Vagante in più è peggio del precedente.

| Vaganti | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Dadi rossi in tutto | 1 | 3 | 6 | 10 | 15 | 20 |

- **AW-OUT01** Contro i Sopravvissuti di un solo gruppo il primo Vagante lancia 1 dado rosso, il secondo 2, il terzo 3, il quarto 4, il quinto e ogni altro 5. Da 1 a 6 Vaganti fa in tutto 1, 3, 6, 10, 15 e 20 dadi rossi.
- **AW-OUT01-R** Nostra interpretazione: il limite di 5 dadi vale per ciascun Vagante.
- **AW-OUT02** Non vale nelle Mischie Multiple, né contro Sopravvissuti in posizione Sopraelevata.
- **AW-OUT03** Vale attraverso le Barricate e contro i Sopravvissuti atterrati. (Regola della casa.)

## Mischie Multiple {#mult}

Due gruppi e i morti in un solo scontro: i morti aiutano uno di voi.

- **AW-MULT01** In una mischia tra rivali i Vaganti non sono una terza parte. Ognuno aggiunge 1 dado rosso al lancio di un gruppo.
- **AW-MULT02** I Vaganti che toccano i Sopravvissuti di un gruppo soltanto danno i loro dadi all'altro.
- **AW-MULT03** Se toccano tutti e due i gruppi, chi ha l'Iniziativa decide a chi vanno.
- **AW-MULT04** Tutti i Vaganti di una mischia vanno allo stesso gruppo; una divisione che lo impedisce non è lecita. C'è dunque da decidere solo se ogni Vagante tocca entrambi i gruppi, altrimenti AW-MULT02 decide per tutti.
- **AW-MULT05** Il gruppo con i dadi dei Vaganti può solo Attaccare.
- **AW-MULT06** Se quel gruppo deve Difendersi, perché ha sparato, ha già Attaccato o non può, Attaccano solo i Vaganti. I suoi Sopravvissuti si Difendono con i propri dadi, e quelli dei Vaganti non li aiutano.
- **AW-MULT06-R** Nostra interpretazione: si confronta la parte senza Vaganti con i Vaganti. Se i Vaganti hanno di più, quella parte subisce la differenza in ferite. Altrimenti vince, anche alla pari; se ha Attaccato, distribuisce al massimo la differenza tra gli altri, e i Sopravvissuti che si Difendono ne prendono al massimo la differenza dal loro totale. Gli sconfitti sono spinti come al solito.
- **AW-MULT07** Se la parte mista perde contro un Attacco, il vincitore può ferire i suoi Sopravvissuti e i suoi Vaganti.
- **AW-MULT08** Gli sconfitti sono spinti a 1 pollice da tutti i vincitori, Vaganti compresi.
- **AW-MULT09** Un solo Vagante tocca Sopravvissuti dei due gruppi che tra loro non si toccano: contro di lui, per questa mischia, sono una parte sola. Ogni gruppo dichiara per sé, i totali si sommano; per ferire il Vagante almeno un gruppo deve Attaccare. Se vince il Vagante, chi ha l'Iniziativa sceglie chi prende le ferite. Se Sopravvissuti dei due gruppi si toccano, è una normale Mischia Multipla (AW-MULT01 fino ad AW-MULT06). (Regola della casa.)

## Modelli atterrati {#prone}

A terra non è morto, ma quasi.

- **AW-PRONE01** Un modello atterrato resta dov'è. Non blocca né la vista né il passo dei Sopravvissuti.
- **AW-PRONE02** Nella Fase delle Mischie i modelli in piedi non ingaggiati possono attaccare un nemico atterrato a contatto di base. I Sopravvissuti scelgono; i Vaganti lo fanno sempre.
- **AW-PRONE03** Chiunque può lasciare un nemico atterrato, e toccarlo non chiude mai un'attivazione.
- **AW-PRONE04** Chi è atterrato può solo Difendersi, anche i Vaganti, con i loro dadi Difesa.
- **AW-PRONE05** Se vince chi attacca, anche alla pari, l'atterrato è eliminato, qualunque Salute abbia; un Vagante torna nella riserva. Altrimenti chi attacca è spinto indietro di 1 pollice.
- **AW-PRONE05-R** Nostra interpretazione: il riepilogo chiede ferite, il testo principale una vittoria; seguiamo il testo principale. Un Sopravvissuto eliminato così è morto, e nessun Vagante prende il suo posto.
- **AW-PRONE06** Se atterrati e in piedi stanno dalla stessa parte contro uno, quelli in piedi combattono normalmente. Il vincitore assegna le ferite; un atterrato che ne riceve almeno una, o che è l'unico sconfitto, è eliminato. (Regola della casa.)
- **AW-PRONE07** Un Sopravvissuto ingaggiato non può scegliere di attaccare un nemico atterrato. Un Vagante che tocca Sopravvissuti in piedi e atterrati combatte gli uni o gli altri secondo la divisione.
- **AW-PRONE08** Attaccare un nemico atterrato è l'unico Attacco del Sopravvissuto in quel turno.
- **AW-PRONE09** Un Sopravvissuto atterrato ha una Kill Zone, e i Vaganti lo notano come chiunque. (Regola della casa.)
- **AW-PRONE10** Se nella stessa mischia gli alleati in piedi Attaccano, un Sopravvissuto atterrato non aggiunge dadi; se si Difendono, aggiunge i suoi di Difesa. (Regola della casa.)

## Barricate {#barr}

Mezzo pollice di legno tra te e loro aiuta, se resti dalla tua parte.

- **AW-BARR01** Un Sopravvissuto in piedi a contatto con un lato lungo di una Barricata può combattere i nemici che toccano quello opposto.
- **AW-BARR02** Fronteggiarsi: il Sopravvissuto in piedi tocca un lato lungo, il nemico in piedi l'altro lato lungo della stessa Barricata (AW-GEO09), anche molto più in là. Gli atterrati mai.
- **AW-BARR02-R** Nostra interpretazione: il testo chiede solo il lato opposto, e il suo esempio con due Vaganti lo conferma.
- **AW-BARR03** I Vaganti di fronte attaccano sempre. I Sopravvissuti possono scegliere di combattere rivali o Vaganti di fronte; chi è attaccato deve combattere, con l'Attacco o con la Difesa.
- **AW-BARR04** Ogni Sopravvissuto alla Barricata che si Difende aggiunge un dado rosso.
- **AW-BARR04-R** Nostra interpretazione: il colore si è perso nella stampa; il rosso è probabile, come per la Copertura Leggera.
- **AW-BARR05** Solo se la Barricata sta in mezzo: se un nemico di quella mischia è a contatto di base o non sta dall'altra parte, niente bonus.
- **AW-BARR06** Se Sopravvissuti dei due gruppi vogliono la stessa Barricata, chi ha l'Iniziativa decide chi la usa per primo. Se si Difendono tutti e due, comunque non accade nulla.
- **AW-BARR06-R** Nostra interpretazione: chi ha l'Iniziativa dichiara per primo (AW-MELEE12), e ogni parte che si Difende ha il bonus. Poiché due Difese non fanno nulla, conta al massimo per una.
- **AW-BARR07** Chi sta dietro una Barricata non è a contatto di base con chi sta di là, perciò può essere attivato e andarsene.
- **AW-BARR08** I Vaganti non traggono vantaggio dalle Barricate, ma i Sopravvissuti in piedi possono attaccarli da una parte all'altra.
- **AW-BARR09** Fronteggiarsi non ingaggia: il Vagante resta idoneo, per sparargli non si lancia per il bersaglio, e le Pistole in mischia non lo raggiungono.
- **AW-BARR10** Chi perde oltre una Barricata è spinto finché lo spazio dal vincitore è 1 pollice; proprio di fronte, mezzo pollice indietro.
- **AW-BARR11** Se un Sopravvissuto ha nemici a contatto di base e altri di fronte, per la divisione contano le coppie di entrambi i tipi.

## Fase Conclusiva {#end}

Qualcuno si rialza, qualcuno peggiora, e poi si conta.

- **AW-END01** In ordine: i morti si rialzano; Infezione; effetti di fine turno; qualcuno ha vinto?; passa l'Iniziativa; nuovo turno.
- **AW-END02** Per ogni Vagante atterrato, in ordine di numero, chi ha l'Iniziativa lancia il dado Azione: con un Distintivo si rialza. Se così tocca un Sopravvissuto, lo ingaggia.
- **AW-END03** I giocatori a turno, prima chi ha l'Iniziativa, lanciano il dado Azione per un loro Sopravvissuto Morso: Distintivo niente, nullo 1 ferita. Quando non si chiede a nessuno: AW-TURN06.
- **AW-END04** Un Sopravvissuto ucciso dall'Infezione diventa un Vagante atterrato, che in questo turno non lancia per rialzarsi. I suoi oggetti sono persi, i suoi segnalini cadono.
- **AW-END05** Gli effetti di fine turno vengono ora, a turno, prima chi ha l'Iniziativa.
- **AW-END06** In solitario, per ultimo, la Minaccia sale di 1.
- **AW-END07** Si guarda chi ha vinto (AW-SCEN18 fino ad AW-SCEN21).
- **AW-END08** Se si continua, vanno via i segnalini Attivazione e gli effetti di questo turno, passa l'Iniziativa e comincia il turno seguente.

## Altri elementi scenici: Aree, vista e Copertura {#area}

Le regole di questo capitolo e dei due seguenti sono facoltative. Prima di giocare accordatevi sulle etichette di ogni elemento; può averne più d'una.

- **AW-AREA01** Le Aree, come boschi, paludi e rovine, hanno un contorno chiaro e ci si può entrare.
- **AW-AREA02** Dentro, ogni pollice ne costa due; venendo da fuori, solo la parte dentro. Sei dentro finché lo è il tuo centro, e il contorno è fuori. Le Spinte e i passi indietro non rallentano. (Le ultime due frasi sono regole della casa.)
- **AW-AREA03** Un Vagante che arriva a un'Area lancia il dado Azione. Distintivo: prosegue a metà velocità. Nullo: si ferma al margine e per la carta Evento conta come mosso.
- **AW-AREA03-R** Nostra interpretazione: si lancia ogni volta che la sua via entra nell'Area. Un Vagante che parte da dentro non lancia e fa 3 pollici invece di 6.
- **AW-AREA04** Le Aree non fermano mai chi si getta su qualcuno nel passo della Kill Zone.
- **AW-AREA05** Per AW-WALK04 e AW-WALK06 non sono elementi scenici, e danno Copertura solo se ne hanno l'etichetta. (Regola della casa.)
- **AW-AREA06** I modelli ci si possono piazzare, nella preparazione, entrando e con le carte: dove quelle regole parlano di elementi scenici intendono quelli solidi. I segnalini Rifornimento, nella preparazione, no. Un risultato nullo di AW-AREA03 ferma il Vagante con il centro sul contorno. (Regola della casa.)
- **AW-BLOCK01** Gli elementi Bloccanti, come piccoli edifici, boschi e ciò che è chiaramente più alto di una persona, fermano la vista che li attraversa. Da dentro a fuori, e al contrario, si vede.
- **AW-BLOCK02** Una linea è bloccata se incontra l'elemento e nessuno dei due estremi ha il centro dentro.
- **AW-BLOCK03** Anche i colpi dall'alto sono bloccati, salvo che il bersaglio sia pure Sopraelevato.
- **AW-COVER01** Gli elementi non più alti di una persona di solito danno Copertura, ognuno che si attraversa: Leggera (recinti, barricate basse) un dado rosso, Pesante (relitti, muri solidi) uno bianco, come in AW-SHOOT12.
- **AW-COVER02** Chi sta in un'Area con etichetta Copertura è coperto da ogni linea che vi entra. (Regola della casa.)
- **AW-DEF01** Gli elementi Difendibili si usano in mischia come Barricate. Se uno non è rettangolare, accordatevi prima su due facce opposte.

## Altri elementi scenici: su e giù {#elev}

L'altezza tiene in vita, finché non caschi.

- **AW-ELEV01** Gli elementi Sopraelevati, come tetti, tetti di Veicoli e colline, hanno una cima su cui stare. Secondo l'altezza possono anche essere Bloccanti o dare Copertura.
- **AW-ELEV02** Per un pendio dolce o una scala si cammina. Se ci sono solo corde o appigli, ci vuole un Balzo.
- **AW-ELEV03** Si può anche scendere con un Balzo; se fallisce, finisci atterrato alla base dell'elemento. Se fallisce un Balzo in su, ci resti davanti, in piedi.
- **AW-ELEV04** Per salire serve posto in cima per la base, e nessun nemico nella Kill Zone di quel posto.
- **AW-ELEV05** Se lassù ci sono nemici, resti ai piedi. Possono combatterti nella Fase delle Mischie e usare la posizione come Difendibile.
- **AW-ELEV06** Chi spara da una posizione Sopraelevata ignora i modelli in mezzo. Il bersaglio non ha nemmeno Copertura, salvo che sia pure Sopraelevato; questa eccezione riguarda solo la Copertura.
- **AW-ELEV07** Le altezze possono variare; accordatevi all'inizio. La classe 1 non è più alta di una persona, la classe 2 sì.
- **AW-ELEV08** I Vaganti non si arrampicano mai. Uno che è in cima, se ne esce, cade: atterrato ai piedi, passo finito.
- **AW-ELEV09** I Vaganti a contatto con un elemento di classe 1 possono attaccare i Sopravvissuti in cima che stanno a quel margine. Questi lo usano come Difendibile, e la Superiorità Numerica non vale.
- **AW-ELEV10** Ogni modello è a terra o su un elemento. Contatto di base, Kill Zone, pollice attorno ai nemici e ingaggio esistono solo sullo stesso livello (per il passo della Kill Zone vedi AW-ELEV13). Due modelli si fronteggiano dal margine se quello sotto tocca il contorno e la base di quello sopra è entro 0,5 pollici dallo stesso punto. Le distanze si misurano dall'alto. (Regola della casa.)
- **AW-ELEV11** Nel passo della Kill Zone i Vaganti sotto una posizione di classe 2 ignorano i Sopravvissuti che ci stanno. Per carte e Rumore arrivano fino al contorno. (Regola della casa.)
- **AW-ELEV12** Salire o scendere è un passo ad angolo retto con un lato, dal contatto con il contorno a starci dentro per intero, o al contrario, e costa 1 pollice di movimento. Scale e pendii: nel tratto indicato dall'elemento. Corde e fianchi lisci di classe 1: ovunque su un lato, lanciando come per un Balzo. Una scala a pioli: sul mezzo di un lato, 1,5 pollici, fissato quando si piazza l'elemento, anche qui con il lancio. In cima tutta la base resta dentro il contorno. (Regola della casa.)
- **AW-ELEV13** Due modelli in piedi che si fronteggiano dal margine combattono come attraverso una Barricata. Un Vagante sotto e un Sopravvissuto su una cima di classe 1, o un Vagante in cima e un Sopravvissuto sotto, devono; i rivali possono, classe 1 o 2; un Vagante sotto una cima di classe 2 mai. Ha il bonus della Barricata solo chi sta sopra, se è un Sopravvissuto. Nel passo della Kill Zone un Vagante a terra nota anche i Sopravvissuti sulle cime di classe 1, misurando dall'alto; ne raggiunge uno se andando verso il suo centro si ferma al contorno di fronte a lui, e poi resta come in AW-KZ08. (Regola della casa.)
- **AW-ELEV14** L'elemento su cui si sta non blocca le proprie linee. A chi sta in cima non dà Copertura, salvo che l'elenco dica «in cima»; un atterrato in cima è in Copertura per chiunque stia più in basso. Nei colpi verso l'alto sono d'ostacolo i modelli in piedi di ogni livello. Tra l'interno di un edificio e il suo tetto non ci si vede. Un'Esplosione colpisce solo il livello del suo punto: la cima, se il punto è dentro il contorno e chi spara lo dice. (Regola della casa.)
- **AW-ELEV15** In cima il contorno è il bordo per Movimenti, Spinte, fare posto, Vaganti e Fuga; ne escono solo i Sopravvissuti, con AW-ELEV12. Lassù tocchi quell'elemento, per Nasconderti e per cercare nel suo segnalino. I segnalini caduti in cima ci restano, per intero, e si toccano solo da lì; così anche il Vagante che sostituisce un Sopravvissuto morto. Un Vagante che arriva al contorno con strada ancora da fare cade: atterrato su quella linea, 0,5 fuori, o nel posto libero più vicino a contatto con l'elemento. (Regola della casa.)

## Altri elementi scenici: muri, porte, punti {#bld}

Che cosa si supera, dove si cerca, e quanto vale il tutto.

- **AW-IMP01** Gli elementi Insuperabili, come filo spinato e muri altissimi, non si attraversano mai.
- **AW-SRC01** Le Fonti di Risorse, come Veicoli e tende, possono avere segnalini Rifornimento.
- **AW-TRAV01** Gli elementi Attraversabili si superano con un Balzo dei Sopravvissuti durante un Movimento, come nel capitolo dei Balzi: per il lato più breve, con movimento per tutta la base e la larghezza che conta; i Cercatori non lanciano, un risultato nullo chiude il Movimento, nessuno finisce in cima se non è Sopraelevato, e i Vaganti mai.
- **AW-TRAV02** Un Veicolo in rovina, per esempio, è Fonte, Attraversabile e Copertura Pesante, e se volete Sopraelevato. Una Barricata è Attraversabile, Copertura Leggera e Difendibile.
- **AW-BLD01** Edifici semplici: ognuno è Insuperabile e Bloccante.
- **AW-BLD02** Edifici dettagliati: i muri sono Bloccanti e Insuperabili, e l'interno è sempre una Fonte.
- **AW-BLD03** Tetti piani e balconi sono Sopraelevati, con scale (si cammina) o corde (un Balzo). Un parapetto dà Copertura Pesante.
- **AW-BLD04** Le porte sono varchi nei muri; ci passi, e ci passano i Vaganti.
- **AW-BLD05** Le finestre sono Difendibili e Attraversabili come Barricate. Chi si vede attraverso una ha Copertura Pesante.
- **AW-BLD06** Il pavimento è terreno libero, o un'Area se è pieno di macerie.
- **AW-BLD07** Cercare in un segnalino dentro un edificio fa pescare tante carte Rifornimento quanti sono i successi di un dado blu. Gli Incidenti vengono uno per volta.
- **AW-BLD07-R** Nostra interpretazione: il dado si è perso nella stampa; il blu non dà mai 0. Chi cerca sistema ogni carta nell'ordine in cui esce.
- **AW-BLD08** Gli edifici dell'elenco: i muri sono spessi 0,25 pollici, subito dentro il contorno; una porta è un varco di 1,5 a metà di un lato; una finestra è un tratto di 2 pollici che vale come una Barricata spessa 0,25 (Balzo di 1,25). La tavola calda ha porte nei due lati corti e in ogni lato lungo due finestre, con il centro a 2 e a 6 pollici dall'estremo sinistro. La stazione di servizio ha sul davanti una porta e due finestre così; due isole delle pompe, 2 per 0,5, Copertura Leggera e Attraversabili, stanno parallele al davanti, 2 e 3,5 pollici davanti alla sua metà. Fienile e fattoria hanno porte nei due lati lunghi, una finestra a metà del lato corto destro, un tetto Sopraelevato di classe 2, e scale nel mezzo del lato corto sinistro, 1,5 pollici, che costano 5 pollici di movimento in su o in giù invece di 1. (Regola della casa.)
- **AW-BLD09** Un elemento posato in una direzione ha l'estremo destro da quella parte e il sinistro dall'altra; il davanti è il lato lungo alla destra della direzione. Posato verso est, è il lato sud. Un quadrato ha il davanti allo stesso modo; lì sta la scala di una torretta, e lì la porta di una stazione di servizio. I lati lunghi si misurano dall'estremo sinistro. (Regola della casa.)
- **AW-BLD10** Tutte le parti di un edificio dettagliato sono un elemento solo: per piazzarlo, per i punti e per i Vaganti che lo aggirano. Il suo segnalino sta sul pavimento nel mezzo e ci si cerca solo toccandolo. Un muro blocca le linee; una finestra le lascia passare e aggiunge un dado bianco, se chi spara non la tocca; una porta non aggiunge nulla. Una finestra è Difendibile e Attraversabile da tutte e due le parti, sui suoi 2 pollici. Di tetti si raggiunge solo quello del fienile. Un edificio semplice non è una Fonte. (Regola della casa.)
- **AW-TPTS01** Punti scenario: 1 per Barricate fino a 4 pollici, moto e tende piccole; 2 per Veicoli, chioschi, capanni, cataste di casse e cassonetti; 3 per camion e autocarri, boschetti fino a 4 pollici, camper, roulotte, furgoni e torrette; 4 per tavole calde e boschi fino a 6 pollici; 5 per stazioni di servizio, fienili e fattorie.
- **AW-TPTS02** Per il resto accordatevi su un valore. L'elenco in fondo ha tutti i nostri.

## In solitario o insieme {#solo}

Un gruppo contro i morti, per un giocatore o per più.

- **AW-SOLO01** Un gruppo di Sopravvissuti, guidato da uno o diviso tra più giocatori, gioca contro i Vaganti.
- **AW-SOLO02** Non c'è Iniziativa e non ci si alterna: attivi i tuoi Sopravvissuti come vuoi. Dove una regola nomina chi ha l'Iniziativa o l'avversario, sei tu.
- **AW-SOLO03** Ciò che deciderebbe un avversario lo decidi tu.
- **AW-SOLO03-R** Nostra interpretazione: solo lo spostamento di un'Esplosione va a caso, in una delle 24 direzioni, di tanti pollici quanti sono i successi di un dado blu e non oltre il bordo.
- **AW-SOLO04** Alla fine di ogni turno la Minaccia sale di 1.
- **AW-SOLO05** Un Vagante che andrebbe in una direzione scelta da un giocatore va verso il Sopravvissuto più vicino.
- **AW-SOLO06** Vinci con 7 segnalini Rifornimento alla fine di un turno, anche se la Minaccia è appena arrivata a 18. Perdi se tutti i Sopravvissuti sono morti, o se la Minaccia è a 18 a fine turno e ne hai meno.
- **AW-SOLO07** Piazzi tutto tu, i Vaganti secondo il limite di punti come sempre, e scegli una delle due Aree. (Regola della casa.)
- **AW-SOLO08** Un'espansione ha Eventi per il solitario; non servono. Questo tavolo offre una variante del proprio mazzo.
- **AW-SOLO09** Insieme, ogni Sopravvissuto ha un giocatore che decide per lui; ciò che riguarda il gruppo lo decide il primo posto. (Regola della casa.)
- **AW-SOLO10** Si gioca insieme da due a quattro, al massimo uno per Sopravvissuto, con un solo gruppo, vincendo o perdendo insieme e senza segreti. Il primo posto forma il gruppo, assegna i Sopravvissuti (altrimenti nell'ordine della lista, un posto dopo l'altro) e decide ciò che è del gruppo: preparazione, chi attivare, Vaganti, Eventi e quanto spetta all'Iniziativa o a un avversario. Ciò che spetta al proprietario di un Sopravvissuto va al suo giocatore; una scelta per più Sopravvissuti di una mischia a quello del primo di loro nella lista. Dove le parità vanno per posto, conta la lista. Chi non ha più nessuno guarda e basta. (Regola della casa.)
- **AW-SOLO11** Si usa il mazzo Eventi normale, se non scegliete la variante in solitario. Giocare in uno o insieme non differisce in altro che AW-SOLO10. (Regola della casa.)

## Parole chiave {#key}

Le parole sulle carte e quello che fanno.

- **AW-KEY01** **Accessorio (X)**: va su un oggetto di tipo X e allora non occupa spazi. Si monta o si smonta con Scambiare Oggetti, o prima di giocare. Segue il suo oggetto.
- **AW-KEY02** **Affidabile**: puoi rilanciare il dado Azione del controllo munizioni.
- **AW-KEY03** **Affilato**: dopo una mischia vinta con un suo Attacco, lancia il dado Azione. Distintivo: 1 ferita in più alla parte sconfitta.
- **AW-KEY03-R** Nostra interpretazione: una ferita in tutto, assegnata da chi vince. Vale anche per una vittoria alla pari, e un critico può allora contare con essa.
- **AW-KEY04** **Amputare**: Azione Speciale su un alleato Morso nella Kill Zone, che subisce tante ferite quanti sono i successi di un dado bianco. Se sopravvive il Morso non c'è più. Poi lancia il dado Azione: Distintivo, perde uno spazio mano a sua scelta con ciò che contiene; nullo, non può più correre per tutta la partita. Una seconda amputazione lo toglie dal gioco.
- **AW-KEY04-R** Nostra interpretazione: il dado si è perso nella stampa; il bianco si conosce dal gioco. Chi è tolto da una seconda amputazione non lascia Vaganti, e i segnalini cadono. Nessuno può amputare se stesso.
- **AW-KEY05** **Assalto**: un colpo in più, contro un bersaglio entro 6 pollici. Con Tiro Multiplo (2) fa tre colpi se quello in più è così vicino, senza Tiro Multiplo due.
- **AW-KEY06** **Canne Mozze**: entro 6 pollici chi è ferito ma non ucciso o eliminato è atterrato. Oltre 6 pollici i critici si ignorano, per le ferite e per il controllo munizioni.
- **AW-KEY07** **Doppia Arma**: con due Armi da Mischia così equipaggiate attacchi con una come al solito e rilanci uno dei tuoi dadi di quell'Attacco.
- **AW-KEY08** **Esplosione**: invece che a un modello, spara a un punto qualsiasi del tavolo entro la gittata. Lancia una volta. Con un critico il punto resta; senza, l'avversario lo sposta fino a 3 pollici. Metti lì la sagoma della Kill Zone, raggio 2: ogni modello toccato, amico o nemico, in piedi o atterrato, si Difende per conto suo contro quel lancio. Gli elementi tra il centro e un modello gli danno Copertura. Rumore o Frastuono vengono dal centro.
- **AW-KEY08-R** Nostra interpretazione: la gittata va dalla base al punto; la vista serve solo se ci sono di mezzo elementi Bloccanti. Il punto spostato resta sul tavolo. I critici contano contro uno solo dei modelli, scelto da chi attacca. Se si mira a un modello, il punto è il suo centro. Non si lancia come per sparare in una mischia, e sono colpiti anche gli atterrati in Copertura, con i loro dadi. Un modello è toccato se il suo centro è entro 2,5 pollici dal punto.
- **AW-KEY09** **Fucile**: quando spari puoi rinunciare alla seconda Azione per mirare, con 1 dado rosso in più, bianco per i Tiratori. La stessa rinuncia serve anche a Precisione Letale.
- **AW-KEY09-R** Nostra interpretazione: i colori si sono persi nella stampa, ma si conoscono dal gioco. Ti servono tutte e due le Azioni quando cominci a Sparare; la mira vale per ogni colpo di quell'Azione. Nella Fase delle Mischie non si mira.
- **AW-KEY10** **Inaffidabile**: dopo ogni attacco con quest'arma, cioè ogni singolo colpo e ogni Attacco in mischia, vinto o perso, lancia il dado Azione. Nullo: è rotta per il resto della partita.
- **AW-KEY11** **Massiccio**: equipaggiato occupa tutte e due le mani, nell'Inventario uno spazio. Ai Picchiatori basta una mano.
- **AW-KEY12** **Monouso**: dopo l'uso si scarta.
- **AW-KEY13** **Penetrazione**: il bersaglio lascia fuori dalla Difesa un dado a sua scelta, prima del lancio.
- **AW-KEY13-R** Nostra interpretazione: si potrebbe leggere anche dopo il lancio, ma allora il bersaglio toglierebbe un dado a vuoto e la parola non varrebbe nulla. Si possono lasciare fuori anche dadi di Copertura e Protezioni.
- **AW-KEY14** **Pistola**: può sparare in mischia (AW-GUN01).
- **AW-KEY15** **Precisione Letale**: rinuncia alla seconda Azione per mirare; si aggiunge un critico. Per contare gli serve comunque una ferita data dai successi.
- **AW-KEY16** **Randellare**: dopo una mischia vinta, lancia il dado Azione per ogni nemico non ucciso o eliminato. Distintivo: è atterrato.
- **AW-KEY16-R** Nostra interpretazione: la stampa dice un 6 su un dado comune, ma intende un Distintivo. Vale per chi ha vinto Attaccando con quest'arma, e si lancia dopo la Spinta.
- **AW-KEY17** **Odore Mascherato**: un Vagante che sta per toccare questo Sopravvissuto si ferma a 1 pollice.
- **AW-KEY17a** Se il Sopravvissuto causa Frastuono, non gli serve più fino alla fine della sua attivazione; se causa Rumore, lancia il dado Azione, e con un risultato nullo è lo stesso. Conta già per i Vaganti attirati così.
- **AW-KEY17b** Con Minaccia Media lancia il dado Azione per ogni Vagante che lo raggiungerebbe: con un risultato nullo contro quello non serve. Con Minaccia Alta non serve mai.
- **AW-KEY17-R** Nostra interpretazione: anche qui i dadi sono dadi Azione. Ai Vaganti già a contatto non importa. Un Vagante fermato così non è ingaggiato e resta idoneo. Si ferma nel primo punto a 1 pollice, solo se altrimenti toccherebbe il Sopravvissuto; se è già più vicino non si muove. Nel passo della Kill Zone chi è protetto non è raggiungibile, e si prova il seguente più vicino; con Minaccia Media si lancia quando viene il suo momento. Il rumore fatto fuori dalla sua attivazione toglie l'aiuto solo contro i Vaganti che attira.
- **AW-KEY18** **Stordire**: un Sopravvissuto ferito ma non ucciso è atterrato, un solo nemico per attacco.
- **AW-KEY19** **Tiro Multiplo (X)**: fino a X colpi in un'Azione. Dopo ognuno, a segno o no, il seguente va allo stesso bersaglio o a un altro nemico nella Kill Zone dell'ultimo, entro la gittata e in vista. In mischia, con le Pistole, tutti i bersagli sono a contatto di base.
- **AW-KEY19-R** Nostra interpretazione: se l'ultimo bersaglio non c'è più, conta dov'era. L'ultimo bersaglio è quello scelto, anche se un colpo in una mischia ne ha preso un altro.
- **AW-KEY20** Chi è atterrato in mischia giace dove l'ha lasciato la Spinta. I Vaganti si rialzano con AW-END02, i Sopravvissuti con Rialzarsi.
- **AW-KEY21** Su Eventi e abilità le parole chiave valgono come sugli oggetti.
- **AW-KEY22** Un'Esplosione in ordine: lancio d'attacco; spostamento; tutte le Difese, i Vaganti per numero, poi i Sopravvissuti per posto e lista; chi attacca nomina il modello per i critici; tutti i risultati insieme, in quell'ordine; ciò che fanno le parole chiave; Rumore o Frastuono. La Copertura si giudica sulla linea dal punto al centro del modello. Un elemento che contiene il punto non conta, e ciò che tocca chi spara non importa. (Regola della casa.)
- **AW-KEY23** Con un solo spazio mano solo un Picchiatore può equipaggiare un oggetto Massiccio; uno che occupava la mano persa è perso. Un oggetto porta al massimo un Accessorio per nome. (Regola della casa.)
- **AW-KEY24** Il colpo in più di Assalto è un colpo come quelli di AW-KEY19, e qualunque colpo dell'Azione può valere come quello in più. (Regola della casa.)

## Scoperto e coperto {#hid}

Quasi tutto è alla luce del sole.

- **AW-HID01** Nascosto a tutti è l'ordine dei mazzi Eventi e Rifornimenti.
- **AW-HID02** Pubblici sono tutti i modelli con Salute, Morsi, oggetti, segnalini e armi scariche, le due pile degli scarti, gli Eventi in gioco, Minaccia, Iniziativa, quanti Vaganti ha la riserva e quante carte hanno i mazzi.
- **AW-HID03** Un segnalino Rifornimento non nasconde una carta: la carta esce dal mazzo quando cerchi. Se sia da cercare o CERCATO, lo vedono tutti.
- **AW-HID04** Le carte pescate cercando e gli Eventi si mostrano a tutti. (Regola della casa.)
- **AW-HID05** Le carte che un'abilità ti fa guardare le vedi solo tu finché non ne tieni una. Le altre si scartano scoperte, salvo che l'abilità dica altro. (Regola della casa.)
- **AW-HID06** Attacco e Difesa si dichiarano apertamente, un giocatore dopo l'altro, prima chi ha l'Iniziativa.
- **AW-HID07** I gruppi sono pubblici quando si comincia. Prima puoi tenere il tuo per te. (Regola della casa.)
- **AW-HID08** I dadi sono pubblici, e anche le distanze.

## Carte, elementi scenici e partite pronte {#cont}

Ecco tutto quello con cui gioca questo tavolo. A parte nomi e numeri dei sei della scatola, le carte sono nostre.

| Sopravvissuto | Fazione | Ruolo | Mischia | Tiro | Difesa | Coraggio | Salute | Inventario | Punti | Abilità |
|---|---|---|---|---|---|---|---|---|---|---|
| Rick Grimes, capo del campo di Atlanta | Gruppo di Rick | Tattico | bianco | blu | bianco | Alto | 6 | 3 | 50 | Mano ferma: una volta per turno rilancia un dado di un attacco con Pistola. Leader, Tenere la linea: quando Calma i Nervi la Minaccia scende di 2. |
| Rick Grimes, agente di polizia | Gruppo di Rick | Tiratore | bianco | bianco | bianco | Alto | 6 | 3 | 44 | Leader, Linea di fuoco: una volta per turno un Tiratore alleato entro 6 pollici rilancia un dado Tiro. |
| Carl Grimes | Gruppo di Rick | Supporto | rosso | rosso | rosso | Medio | 4 | 1 | 12 | Piccolo e silenzioso: quando corre, lancia il dado Azione; Distintivo, niente Rumore. Non può equipaggiare oggetti Massicci. |
| Nadia Brooks, infermiera | Gruppo di Rick | Supporto | nessuno | rosso | bianco | Medio | 4 | 3 | 22 | Rattoppare (Azione Speciale): un alleato nella sua Kill Zone, o lei stessa, recupera 1 Salute. |
| Harlan Pike, cacciatore di cervi | Gruppo di Rick | Tiratore | rosso | bianco + rosso | rosso | Medio | 5 | 2 | 28 | Paziente: se in questa attivazione non si è mosso, rilancia un dado Tiro. |
| Tess Okafor, corriere | Gruppo di Rick | Cercatore | rosso | rosso | bianco | Medio | 4 | 3 | 24 | Passo leggero: da Furtivo fa 5 pollici. |
| Lou Marchetti, scaricatore di porto | Gruppo di Rick | Picchiatore | bianco + rosso | nessuno | 2 rossi | Medio | 6 | 2 | 32 | Attaccabrighe: vince le parità contro i Sopravvissuti. |
| Ellis Ward, capoturno | Gruppo di Rick | Tattico | rosso | rosso | bianco | Alto | 4 | 2 | 30 | Leader, Guardate me: gli alleati nella sua Kill Zone contano il Coraggio un grado più alto. |
| Derek, capo degli sciacalli | neutrale | Picchiatore | bianco | bianco | bianco | Alto | 5 | 3 | 38 | Senza pietà: 1 dado rosso in più se Attacca un Sopravvissuto che non ha tutta la Salute. Leader, Nessuno scappa: per gli alleati Fuga vale Terrore. |
| Sandra, sciacalla | neutrale | Cercatore | rosso | rosso | bianco | Medio | 4 | 3 | 21 | Sfuggente: quando è spinta può andare a 2 pollici invece che a 1. |
| Patrick, sciacallo | neutrale | Picchiatore | bianco | rosso | 2 rossi | Medio | 4 | 2 | 23 | Puntellarsi: per lui il bonus della Barricata è un dado bianco. |
| Liam | neutrale | Supporto | rosso | nessuno | rosso | Basso | 4 | 2 | 10 | Esca: quando fa Rumore si muovono i due Vaganti idonei più vicini entro 10 pollici. |
| June Calloway, accumulatrice | neutrale | Supporto | nessuno | rosso | rosso | Basso | 3 | 4 | 15 | Frugare: quando cerca guarda le prime due carte Rifornimento, ne usa una e scarta l'altra. |
| Marcus Vale, armaiolo | neutrale | Tiratore | rosso | bianco | bianco | Medio | 4 | 2 | 24 | Ben oliate: le sue Armi da Tiro sono Affidabili. |
| Dott.ssa Ines Amato | neutrale | Supporto | rosso | nessuno | bianco | Medio | 4 | 3 | 25 | Chirurga: può Amputare senza oggetto, e con un dado rosso di ferite invece che bianco. |
| Gus Tran, fattorino in bici | neutrale | Cercatore | rosso | rosso | 2 rossi | Basso | 4 | 4 | 22 | Scatto: può correre per 10 pollici; poi lancia il dado Azione; nullo, nessun'altra Azione in questa attivazione. |
| Roy Kessler, demolitore | neutrale | Picchiatore | 2 bianchi | nessuno | rosso | Medio | 5 | 2 | 28 | Demolitore: può rilanciare i suoi dadi di Randellare. |
| Alma Whitfield, maestra di scacchi | neutrale | Tattico | rosso | rosso | 2 rossi | Medio | 4 | 2 | 25 | Leader, Due mosse avanti: una volta per partita, all'inizio di un turno, prende il segnalino Iniziativa. |
| Otis Drummond, ex guardia carceraria | neutrale | Tiratore | rosso | blu | rosso | Medio | 4 | 2 | 24 | Un occhio solo: la sua gittata è di 16 pollici al massimo. |
| Kit, bambino senza famiglia | neutrale | Cercatore | nessuno | nessuno | rosso | Basso | 3 | 1 | 6 | Inosservato: i Vaganti preferiscono ogni altro Sopravvissuto nella loro Kill Zone. Non può equipaggiare armi. |
| Vera Lindqvist, camionista | neutrale | Tattico | bianco | bianco | bianco | Medio | 5 | 3 | 31 | Senso della strada: rilancia i Balzi falliti. |
| Dominic Reyes, predicatore | neutrale | Picchiatore | bianco | rosso | bianco + rosso | Alto | 6 | 3 | 45 | Leader, Sermone: una volta per turno un alleato entro 6 pollici può rilanciare il dado Panico. |
| Maeve Duffy, soccorritrice | neutrale | Supporto | rosso | rosso | rosso | Medio | 5 | 3 | 25 | Incoraggiare (Azione Speciale): un alleato entro 6 pollici non ancora attivato in questo turno non va nel Panico. |
| Samir Haddad, fabbro | neutrale | Supporto | rosso | rosso | rosso | Medio | 4 | 4 | 22 | Mani veloci: dopo aver cercato può Scambiare Oggetti come Azione gratuita. |

| Equipaggiamento | Tipo | Dadi | Gittata | Parole chiave e testo | Rumorosità | Punti | Copie |
|---|---|---|---|---|---|---|---|
| Pistola 9 mm | Tiro | 2 rossi | 10 | Pistola, Affidabile | Frastuono | 18 | 2 |
| Revolver calibro 38 | Tiro | bianco | 10 | Pistola | Frastuono | 14 | 2 |
| Pistola tascabile calibro 22 | Tiro | rosso | 8 | Pistola | Rumore | 10 | 2 |
| Vecchia pistola d'ordinanza | Tiro | rosso | 10 | Pistola, Inaffidabile | Frastuono | 6 | 2 |
| Magnum | Tiro | blu | 10 | Pistola, Penetrazione | Frastuono | 26 | 1 |
| Pistola mitragliatrice | Tiro | rosso | 10 | Pistola, Tiro Multiplo (3) | Frastuono | 24 | 1 |
| Fucile da caccia | Tiro | 2 rossi | 30 | Fucile | Frastuono | 24 | 2 |
| Fucile di precisione | Tiro | bianco + rosso | 30 | Fucile, Precisione Letale; solo per Tiratori | Frastuono | 32 | 1 |
| Carabina | Tiro | bianco | 20 | Assalto, Tiro Multiplo (2) | Frastuono | 28 | 1 |
| Fucile a pompa | Tiro | 2 rossi | 16 | Canne Mozze | Frastuono | 20 | 2 |
| Doppietta mozza | Tiro | rosso | 8 | Pistola, Canne Mozze | Frastuono | 14 | 2 |
| Arco da caccia | Tiro | rosso | 20 | Affidabile | – | 14 | 2 |
| Balestra | Tiro | bianco + rosso | 16 | Scarica dopo ogni Sparare; un'Azione Speciale la ricarica, senza munizioni | – | 20 | 1 |
| Tubo esplosivo | Tiro | 2 rossi | 6 | Esplosione, Monouso | Frastuono | 10 | 2 |
| Mazza da baseball | Mischia | rosso | – | Randellare | – | 9 | 2 |
| Coltello da cucina | Mischia | rosso | – | Doppia Arma; solo contro i Vaganti | – | 5 | 2 |
| Coltello da caccia | Mischia | rosso | – | Doppia Arma, Affilato | – | 11 | 2 |
| Accetta | Mischia | bianco | – | Amputare, Doppia Arma | – | 13 | 2 |
| Machete | Mischia | bianco | – | Amputare, Affilato | – | 14 | 2 |
| Piede di porco | Mischia | rosso | – | Randellare; rilancia i Balzi falliti | – | 10 | 2 |
| Chiave a croce | Mischia | rosso | – | Doppia Arma | – | 8 | 2 |
| Ascia antincendio | Mischia | bianco + rosso | – | Amputare, Massiccio, Affilato | – | 17 | 1 |
| Mazza da demolizione | Mischia | bianco | – | Randellare, Massiccio; i Picchiatori aggiungono un dado rosso | – | 12 | 1 |
| Manganello elettrico | Mischia | rosso | – | Stordire | – | 9 | 1 |
| Palo appuntito | Mischia | rosso | – | Massiccio; i nemici non hanno il bonus della Barricata | – | 7 | 2 |
| Motosega | Mischia | blu + rosso | – | Amputare, Massiccio, Affilato, Inaffidabile | Frastuono | 17 | 1 |
| Casco da moto | Testa | – | – | Una volta per turno ignora un critico di un attacco contro chi lo porta | – | 7 | 2 |
| Maschera da saldatore | Testa | – | – | In caso di Morso lancia il dado Azione; Distintivo, niente Morso | – | 5 | 2 |
| Giacca imbottita | Corpo | – | – | 1 dado rosso in più in Difesa nelle mischie | – | 9 | 2 |
| Giubbotto antiproiettile | Corpo | – | – | 1 dado rosso in più in Difesa dagli spari | – | 9 | 2 |
| Tuta antisommossa | Corpo | – | – | 1 dado rosso in più in ogni Difesa; le Corse sono di 6 pollici | – | 14 | 1 |
| Cappotto imbrattato | Corpo | – | – | Odore Mascherato | – | 15 | 1 |
| Scatola di munizioni | Speciale | – | – | Monouso; Azione Speciale, anche dall'Inventario: ricarica una tua arma | – | 8 | 3 |
| Caricatore rapido | Speciale | – | – | Accessorio (Pistola), Monouso: scartalo quando spari per ricaricare prima | – | 9 | 2 |
| Silenziatore | Speciale | – | – | Accessorio (Pistola): il suo Frastuono diventa Rumore | – | 11 | 2 |
| Mirino | Speciale | – | – | Accessorio (Fucile): 6 pollici di gittata in più; i colpi mirati rilanciano un dado | – | 8 | 2 |
| Bende | Speciale | – | – | Monouso; Azione Speciale, anche dall'Inventario: recupera 1 Salute | – | 5 | 3 |
| Kit di pronto soccorso | Speciale | – | – | Monouso; Azione Speciale: tu o un alleato nella Kill Zone recupera un dado bianco di Salute | – | 10 | 2 |
| Fiaschetta | Speciale | – | – | Monouso: ignora un risultato di Panico appena uscito e agisci normalmente | – | 5 | 2 |
| Zaino | Speciale | – | – | Nell'Inventario: tre spazi in più per oggetti non Massicci; uno per Sopravvissuto | – | 7 | 2 |
| Torcia di segnalazione | Speciale | – | – | Monouso; Azione Speciale, anche dall'Inventario: Frastuono in un punto in vista entro 8 pollici | Frastuono | 6 | 2 |
| Fischietto | Speciale | – | – | Azione Speciale: Rumore; gli alleati entro 6 pollici possono scostarsi di 1 pollice dai nemici | Rumore | 6 | 1 |

Le cure non superano la Salute massima e non guariscono i Morsi.

| Carta Rifornimento | Copie | Effetto |
|---|---|---|
| Bende | 2 | come Equipaggiamento |
| Scatola di munizioni | 3 | come Equipaggiamento |
| Pistola tascabile calibro 22 | 1 | come Equipaggiamento |
| Vecchia pistola d'ordinanza | 1 | come Equipaggiamento |
| Doppietta mozza | 1 | come Equipaggiamento |
| Coltello da cucina | 1 | come Equipaggiamento |
| Mazza da baseball | 1 | come Equipaggiamento |
| Piede di porco | 1 | come Equipaggiamento |
| Accetta | 1 | come Equipaggiamento |
| Giacca imbottita | 1 | come Equipaggiamento |
| Casco da moto | 1 | come Equipaggiamento |
| Fiaschetta | 1 | come Equipaggiamento |
| Antibiotici | 1 | Monouso: ignora un lancio di Infezione fallito |
| Stracci insanguinati | 1 | Protezione per il corpo, Odore Mascherato; si scartano quando chi li porta è ferito |
| Bottiglia vuota | 1 | Monouso; Azione Speciale, anche dall'Inventario: Rumore in un punto entro 8 pollici |
| Incidente: Non siamo soli | 2 | L'avversario mette un nuovo Vagante in piedi in un posto libero a contatto con chi cerca, che è ingaggiato. Riserva vuota o nessun posto: la Minaccia sale di 1. |
| Incidente: Fracasso | 2 | Rumore dove sta chi cerca |
| Incidente: Allarme | 1 | Frastuono dove sta chi cerca |
| Incidente: Si muove | 1 | Il Vagante atterrato più vicino entro 10 pollici si rialza; se non c'è, ne entra uno nuovo da un bordo scelto dall'avversario. |

Un Incidente che ingaggia chi cerca chiude la sua attivazione, una volta preso il segnalino.

| Carta Evento | Copie | Nulla | Bassa | Media | Alta |
|---|---|---|---|---|---|
| I morti irrequieti | 3 | Muovi 1 | Muovi 2 | Muovi 3 | Muovi 4 |
| Arrivano alla spicciolata | 2 | Nuovi 1 | Nuovi 1, Muovi 1 | Nuovi 2 | Nuovi 2, Muovi 2 |
| Odore nel vento | 2 | Guida 1 | Guida 2 | Guida 2 | Guida 3 |
| La mandria (prima la Minaccia sale di 1) | 1 | Nuovi 1 | Nuovi 2 | Nuovi 3 | Nuovi 4 |
| Si rialzano | 1 | Si rialza un Vagante atterrato, scelto da chi ha l'Iniziativa | Lancia il dado Azione per ogni Vagante atterrato: Distintivo, si rialza | Tutti i Vaganti atterrati si rialzano | Tutti i Vaganti atterrati si rialzano, Muovi 1 |
| Antifurto (Rimane in Gioco) | 1 | Rumore a un Veicolo scelto da chi ha l'Iniziativa | Frastuono lì | Frastuono lì | Frastuono lì |
| Vetri rotti | 2 | Rumore presso il Sopravvissuto con più segnalini | Rumore lì | Rumore lì, Muovi 1 | Frastuono lì |
| Pioggia gelida (Rimane in Gioco) | 1 | Rimane in Gioco | Rimane in Gioco | Rimane in Gioco | Rimane in Gioco |
| Nebbia fitta (Rimane in Gioco) | 1 | Rimane in Gioco | Rimane in Gioco | Rimane in Gioco, Nuovi 1 | Rimane in Gioco, Nuovi 2 |
| Un attimo di pace | 1 | niente | niente | La Minaccia scende di 1 | La Minaccia scende di 1 |
| Nervi a pezzi (prima la Minaccia sale di 1) | 1 | niente | Muovi 1 | Il Sopravvissuto con meno Coraggio di ogni giocatore fa Rumore | Come Media, e poi lancia il dado Azione; nullo, è atterrato |
| Frenesia | 1 | Muovi 1 | Muovi 1 | In questo turno i Vaganti aggiungono un dado rosso in ogni mischia con almeno due Vaganti | In questo turno i Vaganti aggiungono un dado rosso in ogni mischia |
| Qualcosa nel bagagliaio | 1 | Nuovi 1 a una Fonte | Nuovi 1 a una Fonte | Nuovi 2 a una Fonte | Nuovi 2 a una Fonte, la Minaccia sale di 1 |
| Alla cieca | 2 | Muovi 1 Vagante idoneo a contatto con un elemento scenico | Al massimo 2 di loro | Al massimo 4 di loro | Tutti loro |

Muovi 2: due Vaganti idonei vanno ciascuno verso il Sopravvissuto più vicino. Guida 2: chi muove sceglie la direzione (in solitario: verso il Sopravvissuto più vicino). Nuovi 2: due Vaganti entrano dai bordi; a una Fonte: a contatto con una che ha ancora un segnalino da cercare. Pioggia gelida: finché c'è, Rumore e Frastuono arrivano a 6 pollici e le armi al massimo a 12; si scarta quando cambia il Livello di Minaccia. Nebbia fitta: si vede fino a 8 pollici; si scarta quando esce un'altra carta che Rimane in Gioco, o dopo due turni. Antifurto: Rumore a quel Veicolo all'inizio di ogni Fase degli Eventi seguente; si scarta quando un Sopravvissuto che lo tocca spende un'Azione Speciale. Nella variante in solitario, 19 carte, I morti irrequieti c'è quattro volte e Arrivano alla spicciolata tre, e mancano Odore nel vento e Un attimo di pace.

| Elemento | Misura | Classe di altezza | Vista e Copertura | Terreno | Cima | Fonte | Punti |
|---|---|---|---|---|---|---|---|
| Barricata | 4 × 0,5 | 1 | Leggera | solido, Attraversabile, Difendibile | – | no | 1 |
| Moto | 2 × 0,75 | 1 | Leggera | solido, Attraversabile | – | no | 1 |
| Tenda | 2 × 2 | 1 | Leggera | solido, Insuperabile | – | sì | 1 |
| Veicolo | 4 × 2 | 1 | Pesante | solido, Attraversabile | facoltativa: Sopraelevata, da ogni lato con un Balzo | sì | 2 |
| Chiosco | 2,5 × 2,5 | 2 | Bloccante | solido, Insuperabile | – | sì | 2 |
| Catasta di casse | 2 × 2 | 1 | Pesante | solido, Attraversabile | Sopraelevata, da ogni lato con un Balzo | no | 2 |
| Cassonetto | 2,5 × 1,5 | 1 | Pesante | solido, Attraversabile | – | sì | 2 |
| Camion | 6 × 2,5 | 2 | Bloccante | solido, Insuperabile | – | sì | 3 |
| Boschetto | disco di 4 | 2 | Bloccante, Leggera | Area | – | no | 3 |
| Camper | 5 × 2,5 | 2 | Bloccante | solido, Insuperabile | – | sì | 3 |
| Torretta | 2,5 × 2,5 | 2 | nulla sotto, Pesante in cima | solido, Insuperabile | Sopraelevata, scala a pioli con un Balzo | no | 3 |
| Tavola calda | 8 × 5 | 2 | muri Bloccanti, finestre Pesanti | edificio | – | dentro | 4 |
| Bosco | disco di 6 | 2 | Bloccante, Leggera | Area | – | no | 4 |
| Stazione di servizio | 8 × 6 | 2 | come la tavola calda; isole delle pompe di classe 1, Leggere | edificio; isole solide, Attraversabili | – | dentro | 5 |
| Fienile | 8 × 6 | 2 | come la tavola calda; senza parapetto | edificio | tetto Sopraelevato, scale | dentro | 5 |

- **AW-CONT01** Parole sulle carte: un alleato è un altro modello dello stesso gruppo. Le distanze sono spazi tra i bordi, verso un punto dal bordo della base. Un dado Tiro è un dado qualsiasi dell'attacco da tiro di quel modello. Attaccare è la scelta in mischia. Una volta per turno si rinnova a fine turno. Nessun dado si rilancia sia per un'abilità sia per un oggetto.
- **AW-CONT02** Le abilità nei particolari:
  - Paziente: solo per l'Azione Sparare.
  - Attaccabrighe: per tutta la sua parte; se una regola così c'è da entrambe le parti, si annullano.
  - Senza pietà: se almeno un Sopravvissuto nemico in quella mischia non ha tutta la Salute.
  - Sfuggente: spinta fino a 2 pollici di spazio; se non si può, la solita Spinta.
  - Esca: i due Vaganti si fissano prima e si muove per primo il più vicino; vale anche con Urlo.
  - Frugare: con una sola carta rimasta guarda quella.
  - Scatto: il dado si lancia dopo la Corsa e il suo Rumore.
  - Due mosse avanti: si offre a chi non ha il segnalino, prima di tutto il resto del turno; poi il segnalino passa come al solito. In solitario non serve.
  - Inosservato: nel passo della Kill Zone Kit viene dopo tutti gli altri Sopravvissuti che vi si trovano.
  - Sermone viene prima della Fiaschetta.
  - Guardate me si misura al controllo del Panico.
  - Mani veloci non costa un'Azione, ma in quell'attivazione non può Scambiare Oggetti di nuovo.
- **AW-CONT03** Gli oggetti nei particolari:
  - Coltello da cucina: aggiunge il suo dado solo se tutti i nemici della mischia sono Vaganti.
  - Caricatore rapido: la sua arma si può scegliere anche se è scarica.
  - Zaino: lascia l'Inventario solo finché i suoi spazi sono vuoti.
  - Balestra, Tubo esplosivo: niente controllo munizioni.
  - Casco da moto: decidi dopo il lancio; ignorare l'unico critico dei Vaganti evita anche il Morso.
  - Fiaschetta: per AW-PANIC11 il Sopravvissuto conta ancora come nel Panico.
  - Tuta antisommossa: anche Fuga è di 6 pollici.
  - Torcia di segnalazione, Bottiglia vuota: ci vuole linea di vista fino al punto, che sta sul tavolo.
  - Fischietto: prima ogni alleato in piedi e non ingaggiato entro 6 pollici può fare fino a 1 pollice in linea retta, con le regole del Movimento ma senza Azione, e senza finire più vicino al nemico che gli era più vicino; poi il Rumore.
  - Silenziatore: anche per Tiro Multiplo; un solo Rumore.
- **AW-CONT04** I Rifornimenti nei particolari:
  - Non siamo soli: un posto libero è sul tavolo e non copre basi né elementi solidi.
  - Si muove: un Vagante che si rialza a contatto con un Sopravvissuto lo ingaggia. Il nuovo segue AW-NEW01; con la riserva vuota la Minaccia sale di 1.
  - Fracasso, Allarme: li causa chi cerca. Con Prudenza puoi comunque cercare, perché la carta prima non si conosce.
  - Antibiotici: dopo il lancio, anche dall'Inventario.
- **AW-CONT05** Gli Eventi nei particolari:
  - Nuovi Vaganti al posto di quelli che mancano (AW-EVENT07) vengono per Muovi e Guida, non per Alla cieca, i cui Vaganti si scelgono a turno.
  - Antifurto: l'origine è il centro del Veicolo; i Vaganti che già lo toccano si saltano. Senza Veicoli si prende una Fonte qualsiasi, senza Fonti non accade nulla. Il Rumore successivo viene prima del passo della Kill Zone. Per spegnerlo un Sopravvissuto deve essere in piedi e non ingaggiato.
  - Vetri rotti: a parità sceglie chi ha l'Iniziativa; se nessuno porta segnalini, sono tutti pari.
  - Pioggia gelida: il livello si confronta con quello in cui è uscita.
  - Nebbia fitta: gli 8 pollici si misurano come la gittata; i due turni finiscono nella Fase Conclusiva del secondo turno dopo quello in cui è uscita.
  - Nervi a pezzi: prima chi ha l'Iniziativa; a parità di Coraggio sceglie il proprietario; ogni Rumore, poi il dado di quel Sopravvissuto.
  - Frenesia: un dado rosso per ogni mischia in cui un Vagante Attacca, non uno per Vagante.
  - Si rialzano: chi si rialza a contatto ingaggia.
- **AW-CONT06** La disposizione pronta per 40 per 20, con due scatole di elementi. I posti sono in pollici dal lato ovest e dal lato sud, con la rotazione del lato lungo; i segnalini stanno al centro (A) e sui Veicoli da 1 a 8 (da B a I). Usa tanti Vaganti quanti ne chiede AW-SCEN11; i 35 posti bastano per 525 punti, per gli altri AW-SCEN13. I Sopravvissuti stanno al bordo nell'ordine della lista; chi ha quale bordo si decide come in AW-SCEN15 e AW-SCEN16. Girata di mezzo giro la disposizione è la stessa, perciò nessun bordo è migliore.

| 40 × 20 | Posti |
|---|---|
| Veicoli da 1 a 8 | (5; 7,6) a 15°, (6; 12,7), (11,5; 10) a 90°, (16,8; 12,8), (23,2; 7,2), (28,5; 10) a 90°, (34; 7,3), (35; 12,4) a 15° |
| Barricate da 1 a 12 | (4; 3,3), (11,5; 4) a 165°, (20; 3,4), (27,5; 3,8) a 15°, (35,5; 3,2), (17; 7,6) a 90°, (23; 12,4) a 90°, (4,5; 16,8), (12,5; 16,2) a 15°, (20; 16,6), (28,5; 16) a 165°, (36; 16,7) |
| Vaganti da 1 a 35 | (20; 10), (6,544; 9,567), (7; 11,2), (13; 9), (19,3; 11,8), (20,7; 8,2), (27; 11), (33; 8,8), (33,456; 10,433), (39,5; 7,75), (0,5; 12,25), (2,25; 6,75), (37,75; 13,25), (12,5; 13), (27,5; 7), (29,75; 13,25), (10,25; 6,75), (9,25; 13,5), (30,75; 6,5), (24; 10), (16; 10), (17,75; 7,25), (22,25; 12,75), (6,75; 6,5), (33,25; 13,5), (14,75; 6,5), (25,25; 13,5), (36,5; 10,25), (3,5; 9,75), (36,75; 6,5), (3,25; 13,5), (9,75; 10), (30,25; 10), (0,5; 9,25), (39,5; 10,75) |
| Sopravvissuti, da ovest | 20; 17; 23; 14; 26; 11; 29; 8; 32; 5; 35; 2; 38; 18,5; 21,5; 15,5; 24,5; 12,5; 27,5; 9,5; 30,5; 6,5; 33,5; 3,5; 36,5 |

- **AW-CONT07** La disposizione pronta per 20 per 20, con la scatola, tutti gli elementi distesi da ovest a est. Segnalini: A al centro, da B a E sui Veicoli, da F a I come nell'elenco. Piazzate voi Vaganti e Sopravvissuti, o prendete i posti pronti: 18 Vaganti bastano per 270 punti, per gli altri AW-SCEN13; i Sopravvissuti in più stanno dove vuole il proprietario.

| 20 × 20 | Posti |
|---|---|
| Veicoli da 1 a 4 | (4,5; 7,5), (14,5; 7,2), (15,5; 12,5), (5,5; 12,8) |
| Barricate da 1 a 6 | (3; 3,5), (10; 3,9), (17,5; 3,5), (2,5; 16,5), (10; 16,1), (17; 16,5) |
| Segnalini da F a I | (10; 7), (10; 13), (1,5; 10,2), (18,5; 9,8) |
| Vaganti da 1 a 18 | (10; 10), (7; 6,5), (17; 8,2), (13; 12,5), (3; 11,8), (9; 7), (10; 13,5), (0,5; 10,2), (18,5; 9,8), (18,75; 13,5), (1; 6,75), (13,25; 9,25), (4,5; 9), (7; 10,75), (19,5; 6,5), (0,5; 13,5), (12; 6,5), (15,75; 11) |
| Sopravvissuti, da ovest | 10; 8; 12; 6; 14; 4; 16; 2; 18 |

- **AW-CONT08** I gruppi pronti; il primo nominato è il Leader. Armi, Kit di pronto soccorso e Fischietto sono in mano, le Protezioni indossate, un Mirino sta sul Fucile nominato con esso, il resto è nell'Inventario.

| Gruppo | Limite | Membri e dotazione | Punti | Stile |
|---|---|---|---|---|
| Padre e figlio | 100 | Rick (Revolver calibro 38); Carl (Pistola tascabile calibro 22); Liam | 96 | un tiratore forte, due aiutanti |
| Turno di giorno | 100 | Ellis (Chiave a croce); Tess (Coltello da caccia); Carl (Mazza da baseball, Bende) | 99 | calmi e svelti, nessuna pistola |
| Sciacalli | 100 | Derek (Vecchia pistola d'ordinanza); Patrick (Mazza da baseball); Sandra | 97 | pugni e un Cercatore |
| L'accampamento | 150 | Rick (Revolver calibro 38); Tess (Coltello da caccia); Carl (Pistola tascabile calibro 22); Nadia (Bende) | 148 | equilibrati, con cure |
| Il capo e i suoi | 150 | Derek (Pistola 9 mm); Patrick (Mazza da baseball); Sandra (Coltello da cucina); Liam (Bende) | 129 | mischia con una pistola |
| Circolo di tiro | 200 | Agente Rick (Revolver calibro 38, Coltello da cucina); Harlan (Fucile da caccia); Marcus (Arco da caccia); Patrick (Mazza da baseball); Carl | 197 | da lontano, con un Picchiatore |
| Martello e ascia | 200 | Dominic (Mazza da demolizione); Roy (Accetta); Lou; June (Bende, Fiaschetta) | 155 | solo mischia, nessuna pistola |
| Compagnia silenziosa | 300 | Ellis (Arco da caccia); Tess (Coltello da caccia); Gus (Chiave a croce); Sandra (Accetta); Samir (Coltello da cucina, Piede di porco); June (Bende, Fiaschetta); Ines (Kit di pronto soccorso); Kit | 246 | molte mani, nessuna arma rumorosa |
| Forte e chiaro | 300 | Rick (Magnum); Harlan (Fucile di precisione); Otis (Fucile da caccia); Vera (Fucile a pompa); Maeve; Carl (Coltello da cucina); Liam (Coltello da cucina); Kit | 298 | armi pesanti, Frastuono, con aiutanti |
| Il convoglio | 400 | Dominic (Mazza da demolizione, Giacca imbottita); Vera (Arco da caccia); Derek (Pistola 9 mm); Marcus (Arco da caccia); Maeve (Kit di pronto soccorso); Roy (Coltello da cucina); Samir (Mazza da baseball, Bende); Sandra (Chiave a croce); Patrick (Machete) | 375 | tutti neutrali, un po' di tutto |
| Si gioca in casa | 400 | Agente Rick (Pistola mitragliatrice); Nadia (Kit di pronto soccorso, Bende); Harlan (Fucile da caccia); Tess (Coltello da cucina); Lou (Ascia antincendio); Ellis (Revolver calibro 38); Carl (Pistola tascabile calibro 22); Alma (Fischietto); Roy (Chiave a croce) | 368 | Gruppo di Rick con due ospiti, fuoco di supporto |

- **AW-CONT09** L'elenco degli elementi: le misure sono in pollici, prima il lato più lungo; un disco ha il suo diametro. Quelli solidi fermano ogni base. Gli Attraversabili si superano con un Balzo per il lato più breve, lungo quel lato più 1 pollice; gli Insuperabili no. Un elemento che non blocca e non copre, come una torretta vista da terra, non conta per AW-SHOOT12 e AW-SHOOT14; uno Bloccante dà Copertura solo se ne è nominato il tipo. La classe di altezza conta solo per AW-ELEV09, AW-ELEV11 e AW-ELEV13. Scegliete elementi della scatola o dell'elenco, tetti dei Veicoli no o sì, edifici semplici o dettagliati; con la scatola e senza il resto, i capitoli sugli altri elementi non si usano.
- **AW-CONT10** Le carte che lasciano un Sopravvissuto, rifiutate, scambiate, scartate, consumate o perse: quelle del mazzo Rifornimenti vanno nei suoi scarti, l'Equipaggiamento esce dalla partita. Antibiotici e Bottiglia vuota sono Oggetti Speciali. Le carte del mazzo Rifornimenti non contano per AW-GROUP09. Frugare in un edificio vale per ogni carta pescata. Scatto non si usa in una Fuga. Il Palo appuntito conta per la mischia in cui chi lo porta lo usa. Alla cieca conta solo gli elementi solidi.
- **AW-CONT11** Ciò che vale mentre una carta Rimane in Gioco vale in qualunque livello sia uscita. Pioggia gelida limita ogni gittata, anche quelle illimitate, e ogni Rumore e Frastuono. Qualcosa nel bagagliaio: chi ha l'Iniziativa sceglie Fonte e posto per ogni Vagante, a contatto con la Fonte, senza coprire nulla e in nessuna Kill Zone di Sopravvissuti; se un posto così non c'è, il Vagante entra da un bordo. Nervi a pezzi: contano anche Sopravvissuti atterrati e ingaggiati, e nulla di tutto ciò è un'Azione.
- **AW-CONT12** Lo scenario introduttivo, per uno: un tavolo di 10 per 10 senza elementi scenici; Sandra, la Leader, a 3,5 pollici da ovest e Patrick a 6,5, tutti e due al bordo sud e senza dotazione. I segnalini da A a C sono in (2; 6,5), (5; 7,5) e (8; 6,5), i Vaganti da 1 a 3 in (2; 7,5), (5; 8,5) e (8; 7,5); si usano tutti i dodici Vaganti, il mazzo Eventi normale e tutto il mazzo Rifornimenti. Valgono le regole in solitario e AW-SCEN22, e la Minaccia parte da 4. Nella Fase Conclusiva: senza Sopravvissuti perdi; con 3 segnalini vinci, qualunque sia la Minaccia; altrimenti, con Minaccia di almeno 14, perdi.

## Dove siamo meno sicuri {#open}

Qui il testo stampato tace, o abbiamo tirato a indovinare. Se ne sai di più, al tuo tavolo cambia pure.

- Le misure: la Kill Zone (AW-GEO07-R), Veicoli e Barricate (AW-GEO08), le fasce dello scenario (AW-SCEN01-R), nove segnalini anche sul tavolo grande (AW-SCEN10), quanti Vaganti aspettano (AW-SCEN14-R).
- La faccia doppia del dado Panico (AW-DICE04-R), e come piega una fuga (AW-PANIC14).
- Che il critico di un Vagante faccia anche male (AW-BITE02-R), e chi si confronta con chi in certe Mischie Multiple (AW-MULT06-R, AW-MULT09).
- I nemici atterrati che impediscono di cercare (AW-SEARCH03-R), uno solo che riceve quando si Scambiano Oggetti (AW-SWAP02-R).
- I Vaganti che restano a una Barricata tenuta (AW-KZ08-R), e le Barricate senza limite di lato (AW-BARR02-R).
- Tutto su livelli ed edifici (da AW-ELEV10 ad AW-ELEV15, da AW-BLD07-R ad AW-BLD10).
- Dove finiscono i segnalini caduti (AW-CRIT07-R), e quali posti si provano (AW-GEO24).
- Lo spostamento di un'Esplosione in solitario (AW-SOLO03-R), e chi decide quando si gioca insieme (AW-SOLO10).
`;
