import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'

const asRead = (town: string, text: string) => appliedWishes(text, town).sort()

describe('plain things in other words', () => {
  it.each([
    // A number of months says how long, and no age; who is spoken to does not travel; a dog is old, too
    ['rome', 'We talk of nothing else for five months, our son is 12', ['party who:children ages:12']],
    ['rome', 'Da nove mesi i bambini sognano il Colosseo', ['must place:colosseum', 'party who:children']],
    ['paris', 'notre vieux labrador vient aussi', ['party who:dog']],
    ['rome', 'con nuestro perro anciano', ['party who:dog']],
    ['berlin', 'Mit unserem alten Dackel', ['party who:dog']],
    // The half of the day before the hour
    ['berlin', 'Ankunft Samstagabend gegen viertel nach neun', ['arrive weekday:6 at:21:15']],
    ['rome', 'Llegamos el viernes por la noche sobre las nueve y media', ['arrive weekday:5 at:21:30']],
    ['paris', 'On arrive jeudi soir vers huit heures et demie', ['arrive weekday:4 at:20:30']],
    ['rome', 'Arriviamo sabato sera verso le nove', ['arrive weekday:6 at:21:00']],
    // What follows on the same day
    [
      'berlin',
      'Museumsinsel an Tag 3, anschließend Currywurst',
      ['eat food:currywurst day:3', 'pin area:island day:3'],
    ],
    [
      'paris',
      'Le Louvre le jour 2, puis des macarons',
      ['eat food:macarons day:2', 'pin place:louvre day:2'],
    ],
    ['rome', 'El Panteón el día 2, después helado', ['eat food:gelato day:2', 'pin place:pantheon day:2']],
    [
      'rome',
      'Il Colosseo il giorno 1, poi il Foro Romano',
      ['pin place:colosseum day:1', 'pin place:roman-forum-palatine day:1'],
    ],
    [
      'rome',
      'The Pantheon on day 2, afterwards the Trevi Fountain',
      ['pin place:pantheon day:2', 'pin place:trevi-fountain day:2'],
    ],
    [
      'rome',
      'Ostia on day 2 and Villa Borghese that same day',
      ['day-trip place:ostia-antica day:2', 'pin place:villa-borghese day:2'],
    ],
    // A day beside another one
    ['berlin', 'Unser Kongress beginnt am 5., den Abend davor bitte frei', ['rest date:?-4 evening']],
    [
      'rome',
      'La boda es el sábado, al día siguiente nada',
      ['occasion what:wedding weekday:6', 'rest weekday:7'],
    ],
    [
      'paris',
      'Le mariage est le 14, le lendemain repos',
      ['occasion what:wedding date:?-14', 'rest date:?-15'],
    ],
    [
      'rome',
      'Il matrimonio è il 7, il giorno dopo riposo',
      ['occasion what:wedding date:?-7', 'rest date:?-8'],
    ],
    // A time in a sentence of its own
    ['berlin', 'Fernsehturm. Am Samstagabend.', ['pin place:tv-tower weekday:6 evening']],
    ['rome', 'The Colosseum. Tuesday. 10 am.', ['pin place:colosseum weekday:2 at:10:00']],
    ['paris', 'Le Louvre. Jeudi à 9h30.', ['pin place:louvre weekday:4 at:09:30']],
    ['rome', 'El Coliseo. El lunes a las 9.', ['pin place:colosseum weekday:1 at:09:00']],
    ['rome', 'Pantheon. Giovedì mattina.', ['pin place:pantheon weekday:4 morning']],
    // Although it is full; what was full
    ['paris', 'Eiffel Tower at night even though it will be heaving', ['pin place:eiffel-tower night']],
    [
      'berlin',
      'Reichstagskuppel bei Sonnenuntergang, obwohl es da voll ist',
      ['pin place:reichstag-dome sunset'],
    ],
    ['paris', 'Le Sacré-Cœur au lever du soleil malgré la foule', ['pin place:sacre-coeur sunrise']],
    [
      'rome',
      'La Fontana di Trevi al tramonto anche se è pieno di gente',
      ['pin place:trevi-fountain sunset'],
    ],
    ['rome', 'We have done the Colosseum, it was crowded', ['seen place:colosseum']],
    // One of a kind a day, never two on one day
    ['rome', 'One church or basilica a day is enough', ['count kind:worship compare:most number:1 per:day']],
    ['berlin', 'Nie drei Museen an einem Tag', ['count kind:museum compare:most number:2 per:day']],
    ['paris', 'jamais deux musées le même jour', ['count kind:museum compare:most number:1 per:day']],
    ['rome', 'nunca dos museos en un día', ['count kind:museum compare:most number:1 per:day']],
    ['rome', 'mai due chiese in un giorno', ['count kind:worship compare:most number:1 per:day']],
    // Days that are mistyped
    ['paris', 'Le Louvre mecredi matin', ['pin place:louvre weekday:3 morning']],
    ['rome', 'El Coliseo juves por la mañana', ['pin place:colosseum weekday:4 morning']],
    ['berlin', 'Pergamonmuseum am Donerstag', ['pin place:pergamon-museum weekday:4']],
    // "No …, I am allergic"
    ['rome', "No prawns, I'm allergic.", ['allergy to:shellfish']],
    ['berlin', 'Keine Erdnüsse, ich bin allergisch.', ['diet diet:Nut-free']],
    [
      'paris',
      'Pas de fruits de mer, mon fils est allergique.',
      ['allergy to:shellfish', 'party who:children'],
    ],
    ['rome', 'Niente sesamo, sono allergico.', ['allergy to:sesame']],
    ['rome', 'alérgica a los cítricos', ['allergy to:citrus']],
    // What is done before the way home, or instead of a plan
    [
      'berlin',
      'Potsdam am letzten Tag, der Flug geht um 19:40',
      ['day-trip place:potsdam day:last', 'leave day:last at:19:40'],
    ],
    ['berlin', 'Montagvormittag gar nichts, da hab ich einen Call', ['rest weekday:1 morning']],
    ['rome', 'Lunes por la mañana nada, tengo una reunión con Madrid', ['rest weekday:1 morning']],
    // Who is afraid of what, and what has to wait
    ['berlin', 'U-Bahn macht mir Angst', ['move by:metro not']],
    ['paris', 'le métro nous fait peur, le bus aussi', ['move by:bus not', 'move by:metro not']],
    ['paris', 'Le Louvre devra attendre', ['skip place:louvre']],
    ['rome', 'El Coliseo tendrá que esperar', ['skip place:colosseum']],
    ['rome', 'Il Colosseo dovrà aspettare', ['skip place:colosseum']],
    ['rome', 'Galleria Borghese will have to wait', ['skip place:galleria-borghese']],
    ['paris', 'Restaurants de luxe non, on est étudiants', ['budget level:budget']],
    // "Ok" after a dish is yes
    ['rome', 'Carbonara ok, tripe no', ['avoid-food food:tripe', 'eat food:carbonara']],
    // The first words of a long name, or its plural
    ['glasgow', 'King Tuts on Saturday night', ['pin place:king-tuts weekday:6 night']],
    ['bogota', 'la catedral de sal el domingo', ['day-trip place:zipaquira weekday:7']],
    ['havana', 'La Fábrica de Arte el viernes por la noche', ['pin place:fabrica-arte weekday:5 night']],
    ['nashville', 'Bluebird Cafe on the second evening', ['pin place:bluebird day:2 evening']],
  ])('%s: %s', (town, text, wishes) => {
    expect(asRead(town, text)).toEqual(wishes)
  })

  it.each([
    // The hotel of somebody else, one's own congress, what somebody has ever seen
    ['berlin', 'Meine Tante hat eine Pension in Charlottenburg.'],
    ['rome', 'Mio zio ha un albergo a Trastevere'],
    ['rome', 'our hike starts on the 4th'],
    ['banff', 'My cousin says Lake Louise is the prettiest lake she has ever seen.'],
    // A castle of something is another one; an hour of sleep that was not said
    ['salzburg', 'the castle of cards on Monday'],
    ['rome', 'mi marido se duerme de pie'],
  ])('applies nothing of %s: %s', (town, text) => {
    expect(asRead(town, text)).toEqual([])
  })
})
