import type { Lexicon } from '~/domain/reader/lexicons'

/**
 * The words with which people ask about the journeys of a trip, by language. `to` and `from` stand before a town; a sentence is
 * answered only where every word of it is one of these, a number or a town.
 */
export const journeyWords: readonly Lexicon[] = [
  {
    language: 'en',
    telling: `the a an of in at on is it its it's are am we i our my us you does do did will would there and or so ok please tell me have has be by
      with need can could should go goes going get that this one take takes run runs exactly then again which what s ll`,
    meanings: {
      'mode:train': 'train | trains | coach | bus | rail',
      'mode:flight': 'flight | flights | plane | fly | flying',
      'mode:ferry': 'ferry | ferries | boat | ship',
      'mode:car': 'drive | driving',
      any: 'journey | journeys | connection | connections | trip to | way to | way from',
      to: 'to | for | towards',
      from: 'from | out of',
      leave: 'leave | leaves | leaving | depart | departs | set off',
      arrive: 'arrive | arrives | arriving | get in | get there | reach',
      'asks:times':
        'when | what time | at what time | what times | departure | departure time | arrival | arrival time | timetable',
      'asks:length': 'how long | how far | how many hours | duration | travel time | journey time',
      'asks:station':
        'station | stations | where | which airport | what airport | terminal | harbour | harbor | port',
      'asks:often': 'how often | how frequent | how frequently | first | last | next | later | earlier',
      'asks:price': 'how much | cost | costs | price | prices | fare | fares | expensive | how expensive',
      'asks:missed': `miss | missed | do not make | don't make | do not catch | don't catch | cancelled | canceled`,
      'asks:way':
        'how do we get | how do i get | how to get | how can we get | how are we getting | how do we travel | how will we get | how do we go',
      ticket: 'ticket | tickets',
      if: 'what if | what happens if | what do we do if | if',
      day: 'day',
    },
  },
  {
    language: 'de',
    telling: `der die das den dem des ein eine einen einer in im am an es er sie ihn ist sind wir ich uns unser unsere unseren unserem mein meine mir man bitte
      sag und oder dann auch denn geht gehen muss müssen kann können soll sollen wird so los ab genau was welcher welche welches welchem zu
      kommen kommt komme da dort`,
    meanings: {
      'mode:train': 'zug | züge | zuges | bahn | bus | fernbus | zugfahrt | bahnfahrt',
      'mode:flight': 'flug | flüge | flugzeug | flieger | fliegen | fliegt',
      'mode:ferry': 'fähre | fähren | schiff | boot',
      'mode:car': 'autofahrt | mit dem auto',
      any: 'fahrt | verbindung | verbindungen | reise nach | weg nach | strecke',
      to: 'nach | zum | zur',
      from: 'von | aus | ab',
      leave: 'fährt | fahren | fahre | losfahren | abfahren | abfährt | verlassen | startet | starten | los',
      arrive: 'ankommen | ankommt | erreichen',
      'asks:times':
        'wann | um wie viel uhr | um wieviel uhr | wie viel uhr | abfahrt | abfahrtszeit | ankunft | ankunftszeit | abflug | fahrplan',
      'asks:length':
        'wie lange | wie lang | dauert | dauer | fahrzeit | flugzeit | wie weit | wie viele stunden | reisezeit',
      'asks:station':
        'bahnhof | bahnhöfe | wo | woher | von wo | welcher flughafen | welchem flughafen | hafen',
      'asks:often':
        'wie oft | erste | ersten | erster | letzte | letzten | letzter | nächste | nächsten | später | früher | takt',
      'asks:price': 'wie viel | wieviel | kostet | kosten | preis | preise | teuer | wie teuer | fahrpreis',
      'asks:missed':
        'verpassen | verpasse | verpasst | nicht erwischen | nicht schaffen | fällt aus | ausfällt',
      'asks:way': 'wie kommen wir | wie komme ich | wie kommt man | wie reisen wir | wie fahren wir',
      ticket: 'ticket | tickets | fahrkarte | fahrkarten',
      if: 'was wenn | was ist wenn | was passiert wenn | was machen wir wenn | wenn | falls',
      day: 'tag',
    },
  },
  {
    language: 'fr',
    telling: `le la les l un une des du d en au aux est ce c il elle on nous je vous notre nos mon ma que qu quel quelle quels quelles et ou y a
      s te plaît va vont allons aller sont doit faut peut ne pas alors dure t se fait faire sert qui`,
    meanings: {
      'mode:train': 'train | trains | tgv | car | autocar | bus',
      'mode:flight': 'vol | vols | avion',
      'mode:ferry': 'ferry | ferries | bateau | traversée',
      'mode:car': 'en voiture | route en voiture',
      any: 'trajet | trajets | voyage pour | voyage vers | correspondance | liaison',
      to: 'à | pour | vers | jusqu à',
      from: 'de | depuis',
      leave: 'part | partent | partons | partir | quitte | quittons | quitter',
      arrive: 'arrive | arrivent | arrivons | arriver | arrive-t-on',
      'asks:times':
        'quand | quand est-ce que | à quelle heure | quelle heure | heure | heures de départ | horaire | horaires | heure de départ | heure d arrivée',
      'asks:length':
        'combien de temps | combien d heures | durée | quelle durée | c est loin | quelle distance',
      'asks:station': 'gare | gares | où | d où | quel aéroport | de quel aéroport | port | quel port',
      'asks:often':
        'tous les combien | à quelle fréquence | fréquence | premier | premiers | dernier | derniers | prochain | suivant | plus tard | plus tôt',
      'asks:price': 'combien | coûte | coûtent | prix | tarif | tarifs | cher',
      'asks:missed': 'rate | ratons | rater | raté | manque | manquons | manquer | loupe | loupons | annulé',
      'asks:way': 'comment aller | comment va-t-on | comment allons-nous | comment on va | comment se rendre',
      ticket: 'billet | billets',
      if: 'que se passe-t-il si | que faire si | et si | si',
      day: 'jour',
    },
  },
  {
    language: 'es',
    telling: `el la los las un una unos unas en es son que se lo le nos yo nuestro nuestra mi me hay y o por favor qué cuál cuáles va van vamos ir
      tenemos tiene debemos entonces también llega hasta del al pasa`,
    meanings: {
      'mode:train': 'tren | trenes | ave | autobús | autocar | bus',
      'mode:flight': 'vuelo | vuelos | avión',
      'mode:ferry': 'ferry | ferris | barco | transbordador',
      'mode:car': 'en coche',
      any: 'trayecto | trayectos | viaje a | viaje de | conexión | enlace',
      to: 'a | para | hacia',
      from: 'de | desde',
      leave: 'sale | salen | salimos | salir | parte | partimos | dejamos',
      arrive: 'llegamos | llegan | llegar | llega a',
      'asks:times':
        'cuándo | a qué hora | qué hora | hora | horario | horarios | hora de salida | hora de llegada',
      'asks:length':
        'cuánto dura | cuánto tiempo | cuánto tarda | cuánto se tarda | cuánto tardamos | cuántas horas | duración | dura | tarda',
      'asks:station':
        'estación | estaciones | dónde | de dónde | qué aeropuerto | de qué aeropuerto | puerto',
      'asks:often':
        'cada cuánto | con qué frecuencia | frecuencia | primer | primero | último | próximo | siguiente | más tarde | más temprano | antes',
      'asks:price': 'cuánto | cuesta | cuestan | vale | precio | precios | tarifa | caro',
      'asks:missed': 'perdemos | pierdo | perder | perdiéramos | cancelan | cancelado',
      'asks:way': 'cómo vamos | cómo ir | cómo llegamos | cómo llegar | cómo se va',
      ticket: 'billete | billetes',
      if: 'qué pasa si | y si | si',
      day: 'día',
    },
  },
  {
    language: 'it',
    telling: `il lo la i gli le l un uno una in è sono che ci si nostro nostra mio mi c'è e o per favore quale quali va vanno andiamo andare dobbiamo
      poi allora anche cosa succede d del dello della dal dalla al alla`,
    meanings: {
      'mode:train': 'treno | treni | frecciarossa | pullman | autobus',
      'mode:flight': 'volo | voli | aereo',
      'mode:ferry': 'traghetto | traghetti | nave | aliscafo',
      'mode:car': 'in macchina | in auto',
      any: 'viaggio per | viaggio a | viaggio da | collegamento | tratta | tragitto',
      to: 'a | per | verso',
      from: 'da | di',
      leave: 'parte | partono | partiamo | partire | lasciamo',
      arrive: 'arriva | arrivano | arriviamo | arrivare',
      'asks:times': 'quando | a che ora | che ora | ora | orario | orari | partenza | arrivo',
      'asks:length':
        'quanto dura | quanto tempo | quanto ci vuole | quanto ci mette | quante ore | durata | dura | quanto è lontano',
      'asks:station': 'stazione | stazioni | dove | da dove | quale aeroporto | da quale aeroporto | porto',
      'asks:often':
        'ogni quanto | con che frequenza | frequenza | primo | ultimo | prossimo | successivo | più tardi | prima',
      'asks:price':
        'quanto | quanto costa | quanto costano | costa | costano | prezzo | prezzi | tariffa | caro',
      'asks:missed': 'perdiamo | perdo | perdere | perdessimo | cancellato',
      'asks:way': 'come andiamo | come si va | come arriviamo | come si arriva | come ci arriviamo',
      ticket: 'biglietto | biglietti',
      if: 'cosa succede se | e se | se',
      day: 'giorno',
    },
  },
]
