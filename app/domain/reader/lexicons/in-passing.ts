/** What is said in passing: of the body, of tickets, of hours of rest, of ways, and of what is not up for discussion. */
export const saidInPassing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'access:walks-little': `multiple sclerosis | i have ms | has ms | parkinson's | parkinson | tires quickly | tire quickly | get tired quickly | gets tired quickly | walking tires me | leg in plaster | leg in a cast | on crutches | broken foot | broken leg | broken ankle | sprained ankle | can't stand for long | cannot stand for long | has to sit down | have to sit down`,
    'access:wheelchair': `manual chair | power chair | electric chair | chair user`,
    'avoid:crowds': `as few people as possible | fewest people`,
    'avoid:heat': `can't take heat | wilt in the heat | burn easily`,
    booked: `already paid for | paid online | paid in advance | we booked the | we've booked the`,
    seen: `did it twice already | did it twice | been there twice | been twice already | done it twice`,
    must: `no discussion | not up for discussion | are the reason we come | is the reason we come | dreamt of that | dreamt of it`,
    skip: `keep us well away from | keep us away from | keep me away from | well away from`,
    rest: `quiet time | we nap | they nap | nap time`,
    'rest + every': `clear every day`,
    base: `sleep in the district of | sleeping in the district of`,
    'move:transit': `travel passes | travel pass | transit passes | transit pass | day passes for the bus | muni passes | oyster cards`,
    'move:bike': `do everything by bike | everything by bike | bikes for everything | all by bike`,
    'move:metro': `everything by metro | everything by subway | everything by tube | do everything by metro`,
    'move:taxi': `getting around only by taxi | only taxis | taxis only | everything by taxi`,
    'party:children': `boys of | girls of | teenagers of`,
    'late-night': `stay out late | out late | stay up late | late nights | staying out late | be out late`,
    'per:meal': `each meal | every meal`,
    nothing: `the order doesn't matter | in any order | in whatever order`,
    not: `won't touch | doesn't touch | will not touch`,
    leave: `our plane leaves | we only fly | we fly at`,
  },
  de: {
    'access:walks-little': `multiple sklerose | parkinson | bein in gips | gipsbein | gehgips | an krücken | auf krücken | fuß gebrochen | bein gebrochen | knöchel verstaucht | werde schnell müde | wird schnell müde | ermüde schnell | kann nicht lange stehen | können nicht lange stehen | muss sich immer wieder setzen | muss sich setzen`,
    'access:wheelchair': `im rolli | mit dem rolli | mit rolli`,
    'avoid:crowds': `möglichst wenig leute | möglichst wenige leute | so wenig leute wie möglich | so wenig menschen wie möglich`,
    'avoid:heat': `vertragen hitze ganz schlecht | vertragen hitze schlecht | vertrage hitze schlecht | verträgt hitze schlecht | vertragen hitze nicht | verträgt hitze nicht | vertrage hitze nicht | hitze ganz schlecht | hitze schlecht`,
    booked: `online bezahlt | im voraus bezahlt | haben online schon bezahlt | plätze gebucht | plätze reserviert`,
    seen: `da war ich schon | da waren wir schon | war ich schon oben | waren wir schon oben | schon zweimal gewesen`,
    must: `nicht verhandelbar | steht außer frage | da gibt es keine diskussion | keine diskussion`,
    skip: `so weit weg wie möglich von | haltet uns fern von | halten sie uns fern von`,
    rest: `ihre ruhe | unsere ruhe | meine ruhe | brauchen ruhe | braucht ruhe | mittagsruhe | mittagsschlaf | ruhezeit`,
    base: `schlafen in | übernachten in | wir schlafen in`,
    'move:transit': `haben wochenkarten | haben eine wochenkarte | haben tageskarten | haben ein deutschlandticket`,
    'move:bike': `alles mit dem rad | alles mit dem fahrrad | alles per rad`,
    'move:metro': `alles mit der u-bahn | alles mit der metro`,
    'move:taxi': `nur mit dem taxi | alles mit dem taxi`,
    'party:children': `jungs von | mädchen von | jungen von`,
    'late-night': `bis spät abends unterwegs | lange wach | bis spät in die nacht | lange aufbleiben | gerne lange unterwegs`,
    'per:meal': `pro mahlzeit | je mahlzeit | jede mahlzeit | pro essen`,
    nothing: `reihenfolge egal | die reihenfolge ist egal | egal in welcher reihenfolge`,
    allergic: `vertrag ich | vertrage ich | vertragen wir | verträgt er | verträgt sie`,
    leave: `der flieger geht | unser flieger geht | geht unser flieger | geht der rückflug`,
  },
  fr: {
    'meal:dinner': `on dîne | dînons | nous dînons`,
    'access:walks-little': `sclérose en plaques | parkinson | jambe dans le plâtre | jambe plâtrée | avec des béquilles | béquilles | pied cassé | jambe cassée | cheville foulée | me fatigue vite | se fatigue vite | fatigue vite en marchant | ne peut pas rester debout | doit s'asseoir souvent`,
    'avoid:crowds': `le moins de monde possible | moins de monde possible | le moins de gens possible`,
    'avoid:heat': `supportons mal la chaleur | supporte mal la chaleur | supportons très mal la chaleur | supporte très mal la chaleur`,
    booked: `places réservées | place réservée | déjà payé | déjà payés | déjà payées | payé d'avance | billets en poche`,
    seen: `c'est vu | c'est déjà vu | c'est déjà fait`,
    must: `non négociable | c'est non négociable | ça ne se discute pas | ne se discute pas`,
    skip: `le plus loin possible de | tenez-nous loin de`,
    rest: `temps calme`,
    base: `dormir à | dormir dans le quartier de | on dort à | nous dormons à | on dort dans`,
    'move:transit': `tout en transports en commun | pass navigo | un pass navigo | des pass navigo`,
    'move:bike': `tout à vélo | tout faire à vélo`,
    'move:metro': `tout en métro | tout faire en métro | on fera tout en métro`,
    'move:taxi': `tout en taxi | seulement en taxi`,
    'move:walk': `tout à pied | tout faire à pied`,
    'party:children': `garçons de | filles de | ados de`,
    'late-night': `sortir tard | rester tard | se coucher tard | couche-tard | tard le soir dehors`,
    'per:meal': `par repas | chaque repas`,
    nothing: `peu importe l'ordre | dans n'importe quel ordre | histoire de dire | histoire de`,
    not: `ne touche pas à | ne touche jamais à`,
    leave: `l'avion repart | notre vol repart`,
  },
  es: {
    'meal:dinner': `cenamos`,
    'access:walks-little': `esclerosis múltiple | parkinson | pierna escayolada | pierna enyesada | con muletas | muletas | pie roto | pierna rota | tobillo torcido | me canso mucho andando | me canso andando | me canso mucho | me canso enseguida | se cansa mucho | se cansa enseguida | no puede estar de pie mucho | tiene que sentarse`,
    'avoid:crowds': `la menor gente posible | lo menos gente posible | la menos gente posible | cuanta menos gente mejor`,
    'avoid:heat': `llevo mal el calor | llevamos mal el calor | llevamos fatal el calor | llevo fatal el calor | soportamos mal el calor`,
    booked: `ya tenemos butacas | tenemos butacas | ya tenemos asientos | asientos reservados | ya pagado | ya pagada | ya pagados | ya pagadas`,
    must: `no se discute | no se negocia | innegociable`,
    skip: `lo más lejos posible de`,
    rest: `sentarme a descansar | sentarnos a descansar | hora de la siesta`,
    base: `dormir en | dormimos en | queremos dormir en`,
    'move:transit': `todo en transporte público`,
    'move:bike': `todo en bici | hacerlo todo en bici | todo en bicicleta`,
    'move:metro': `todo en metro | hacerlo todo en metro`,
    'move:taxi': `todo en taxi | solo en taxi`,
    'move:walk': `todo a pie | todo andando`,
    'party:children': `chicos de | chicas de | nietos de | nietas de`,
    'late-night': `trasnochar | trasnochamos | hasta las tantas | acostarnos tarde | volver tarde`,
    'per:meal': `por comida | cada comida | en cada comida`,
    nothing: `el orden da igual | da igual el orden`,
    leave: `el avión sale | el vuelo sale`,
  },
  it: {
    'skip + kind:museum': `basta musei`,
    'skip + kind:worship': `basta chiese | basta templi`,
    'skip + kind:market': `basta mercati`,
    'meal:dinner': `ceniamo`,
    'access:walks-little': `sclerosi multipla | parkinson | gamba ingessata | con le stampelle | stampelle | piede rotto | gamba rotta | caviglia slogata | mi stanco subito | si stanca subito | mi stanco presto | si stanca presto | non può stare in piedi a lungo | deve sedersi spesso`,
    'avoid:crowds': `meno gente possibile | il meno gente possibile | con meno gente possibile`,
    'avoid:heat': `soffriamo il caldo | soffro il caldo | patiamo il caldo | patisco il caldo | sopportiamo male il caldo`,
    booked: `posti prenotati | già pagato | già pagata | già pagati | già pagate | biglietti presi`,
    must: `non si discute | nn si discute | non negoziabile`,
    skip: `il più lontano possibile da | alla larga da`,
    rest: `pisolino | riposino`,
    base: `dormire a | dormire in zona | dormiamo a`,
    'move:transit': `tutto con i mezzi | spostamenti con i mezzi`,
    'move:bike': `tutto in bici | tutto in bicicletta`,
    'move:metro': `tutto in metro | tutto in metropolitana`,
    'move:taxi': `spostamenti solo in taxi | spostamenti in taxi | solo in taxi | tutto in taxi`,
    'move:walk': `tutto a piedi | solo a piedi`,
    'party:children': `ragazzi di | ragazze di | nipotini di`,
    'late-night': `fare tardi | fino a tardi | facciamo tardi | nottambuli`,
    'per:meal': `a pasto | per pasto | per ogni pasto | ogni pasto`,
    nothing: `l'ordine non importa | in qualsiasi ordine`,
    leave: `l'aereo riparte | riparte | il volo riparte | l'aereo parte`,
  },
}

/** Words that change nothing beside what is said. */
export const neutralInPassing: Readonly<Record<string, string>> = {
  en: `allow hence come possible`,
  de: `nehmen nutzen seit sofort fänd fände brauchst brauche vorsehen einplanen achten darauf stundenlang möglich`,
  fr: `prenons prends comptez compter prévoir prévoyez possible fera ferons ferai faire séjour instant`,
  es: `cogemos tomamos reservad dedicad dedicar usa hacerlo hacerla alquilar posible primeros primeras`,
  it: `prendiamo dedicare usa esempio passare spostamenti possibile adesso cade`,
}

/** Kitchens by the adjective of their country, which alone may be said of anything: "a Turkish bath". */
const kitchens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turkish: {
    en: 'turkish',
    de: 'türkisch',
    fr: 'turc turque turcs turques',
    es: 'turco turca turcos turcas',
    it: 'turco turca turchi turche',
  },
  indonesian: {
    en: 'indonesian',
    de: 'indonesisch',
    fr: 'indonésien indonésienne',
    es: 'indonesio indonesia',
    it: 'indonesiano indonesiana',
  },
  moroccan: {
    en: 'moroccan',
    de: 'marokkanisch',
    fr: 'marocain marocaine',
    es: 'marroquí',
    it: 'marocchino marocchina',
  },
  lebanese: {
    en: 'lebanese',
    de: 'libanesisch',
    fr: 'libanais libanaise',
    es: 'libanés libanesa',
    it: 'libanese',
  },
  ethiopian: { en: 'ethiopian', de: 'äthiopisch', fr: 'éthiopien éthiopienne', es: 'etíope', it: 'etiope' },
  peruvian: {
    en: 'peruvian',
    de: 'peruanisch',
    fr: 'péruvien péruvienne',
    es: 'peruano peruana',
    it: 'peruviano peruviana',
  },
  portuguese: {
    en: 'portuguese',
    de: 'portugiesisch',
    fr: 'portugais portugaise',
    es: 'portugués portuguesa',
    it: 'portoghese',
  },
  polish: {
    en: 'polish',
    de: 'polnisch',
    fr: 'polonais polonaise',
    es: 'polaco polaca',
    it: 'polacco polacca',
  },
  austrian: {
    en: 'austrian',
    de: 'österreichisch',
    fr: 'autrichien autrichienne',
    es: 'austriaco austriaca',
    it: 'austriaco austriaca',
  },
  bavarian: {
    en: 'bavarian',
    de: 'bayerisch bayrisch',
    fr: 'bavarois bavaroise',
    es: 'bávaro bávara',
    it: 'bavarese',
  },
  persian: { en: 'persian', de: 'persisch', fr: 'persan persane', es: 'persa', it: 'persiano persiana' },
  brazilian: {
    en: 'brazilian',
    de: 'brasilianisch',
    fr: 'brésilien brésilienne',
    es: 'brasileño brasileña',
    it: 'brasiliano brasiliana',
  },
}

const meals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    breakfast: 'breakfast breakfasts',
    lunch: 'lunch',
    dinner: 'dinner dinners',
    '': 'food cuisine restaurant restaurants',
  },
  de: {
    breakfast: 'frühstück',
    lunch: 'mittagessen',
    dinner: 'abendessen',
    '': 'essen küche restaurant restaurants',
  },
  fr: {
    breakfast: 'petit-déjeuner petits-déjeuners petit-déj petits-déj',
    lunch: 'déjeuner',
    dinner: 'dîner',
    '': 'cuisine restaurant',
  },
  es: { breakfast: 'desayuno desayunos', lunch: 'almuerzo', dinner: 'cena', '': 'comida cocina restaurante' },
  it: { breakfast: 'colazione colazioni', lunch: 'pranzo', dinner: 'cena', '': 'cucina ristorante' },
}

/** "Turkish breakfast", "cuisine libanaise": the adjective beside a word for a meal or for food. */
export function kitchensOf(language: string): [meaning: string, phrases: string][] {
  const endings = language === 'de' ? ['', 'e', 'es', 'en', 'er'] : ['']
  return Object.entries(kitchens).flatMap(([kitchen, own]) =>
    Object.entries(meals[language] ?? {}).map(([meal, nouns]): [string, string] => [
      `food:${kitchen}${meal ? ` + meal:${meal}` : ''}`,
      (own[language] ?? '')
        .split(' ')
        .flatMap((adjective) => endings.map((ending) => adjective + ending))
        .flatMap((adjective) =>
          nouns
            .split(' ')
            .map((noun) => noun.replaceAll('-', ' '))
            .map((noun) =>
              language === 'en' || language === 'de' ? `${adjective} ${noun}` : `${noun} ${adjective}`,
            ),
        )
        .join('|'),
    ]),
  )
}
