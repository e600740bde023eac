import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'

provideLexicons(allLexicons)

describe('a time that stands apart from what it is of', () => {
  it.each([
    ['barcelona', 'Park Güell in the morning, the second day', ['pin place:park-guell day:2 morning']],
    [
      'barcelona',
      'Playa por la mañana, museos por la tarde, todos los días',
      ['pin kind:beach day:every morning', 'pin kind:museum day:every afternoon'],
    ],
    [
      'barcelona',
      'Wir brauchen mittags eine Pause, von eins bis drei',
      ['rest day:every at:13:00 until:15:00'],
    ],
    ['prague', 'Sieste de 14 h à 15 h 30', ['rest day:every at:14:00 until:15:30']],
    ['vienna', 'Il Belvedere prima di pranzo, il primo giorno', ['pin place:upper-belvedere day:1 morning']],
    ['athens', 'La sera ceniamo, mai prima delle nove', ['mealtime meal:dinner at:21:00 limit:from']],
    ['rome', 'Ripartiamo domenica, alle 15:30', ['leave weekday:7 at:15:30']],
    ['dublin', 'Client dinner on Tuesday, so leave that evening empty', ['rest weekday:2 evening']],
    ['lyon', 'Arrivée le vendredi 9 à 18h40', ['arrive weekday:5 date:?-9 at:18:40']],
    [
      'munich',
      'Ich habe nur den Samstag nach dem Kongress: vormittags Deutsches Museum, nachmittags Englischer Garten.',
      ['pin place:deutsches-museum weekday:6 morning', 'pin place:english-garden weekday:6 afternoon'],
    ],
    ['prague', 'Sonntagvormittag gehen wir in die Kirche, plant da nichts', ['rest weekday:7 morning']],
    ['paris', 'vorrei un pomeriggio libero per lo shopping', ['pin interest:Shopping afternoon']],
  ])('%s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })
})

describe('words of one language in another', () => {
  it.each([
    ['paris', "Musée d'Orsay: imperdibile", ['must place:musee-orsay']],
    ['seville', 'plaza de españa imprescindible', ['must place:plaza-espana']],
    ['montreal', 'On loge sur le Plateau.', ['base area:plateau']],
  ])('names tell no language, %s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })

  it.each([
    ['rome', 'Il Pantheon saltatelo', ['skip place:pantheon']],
    ['rome', 'El sábado por la tarde tengo una videollamada, dejádmelo libre', ['rest weekday:6 afternoon']],
    ['seville', 'Flamencoabend am Samstag bitte', ['pin kind:show weekday:6 evening']],
  ])('what hangs on a word is read, %s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })
})

describe('what is doubted, and what is not', () => {
  it.each([
    [
      'amsterdam',
      'Rijksmuseum am Donnerstag um 9 sofort wenn die aufmachen, haben online schon bezahlt',
      ['pin place:rijksmuseum weekday:4 at:09:00 booked'],
    ],
    [
      'san-francisco',
      'A City Lights ci devo passare, scrivo la tesi su Ferlinghetti.',
      ['must place:city-lights'],
    ],
    ['paris', 'Je suis sourde de naissance.', ['access need:deaf']],
    ['shanghai', 'xiaolongbao till i burst', ['eat food:xiaolongbao']],
    ['paris', 'Le Louvre, franchement, on peut s’en passer', ['skip place:louvre']],
  ])('stands beside any words, %s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })

  it.each([
    ['paris', 'Disneyland? Piuttosto mi sparo.'],
    ['vancouver', 'Stanley park by bike on the first morning'],
    ['athens', "Delphes, ce n'est pas négociable"],
    ['rome', 'my aunt regrets that she never went to the Pantheon'],
  ])('is asked back, %s: %s', (town, text) => {
    expect(appliedWishes(text, town)).toEqual([])
  })
})

describe('what stands together', () => {
  it.each([
    [
      'bangkok',
      'No temples apart from Wat Pho and Wat Arun',
      ['skip kind:worship except place:wat-arun place:wat-pho'],
    ],
    [
      'hamburg',
      'Bitte maximal ein Museum pro Tag, mein Mann streikt sonst.',
      ['count kind:museum compare:most number:1 per:day'],
    ],
    ['barcelona', 'Camp Nou interessiert bei uns niemanden', ['skip place:camp-nou']],
    ['krakow', 'Abends gern in Kazimierz essen', ['meal meal:dinner area:kazimierz']],
    ['nice', 'Monaco on laisse tomber, trop bling-bling', ['skip place:monaco']],
    ['edinburgh', 'Please no dinner after half six', ['mealtime meal:dinner at:18:30 limit:by']],
    ['athens', 'The flea market at Monastiraki on Sunday', ['pin place:monastiraki-market weekday:7']],
    [
      'warsaw',
      'concierto de Chopin el sábado a las 18:30 comprado',
      ['pin place:chopin-concert weekday:6 at:18:30 booked'],
    ],
    ['barcelona', 'churros con chocolate', ['eat food:churros']],
    ['barcelona', 'Lumache e rane non le mangio', ['avoid-food food:frogs', 'avoid-food food:snails']],
    ['sydney', '75 dollars a day', ['spend amount:75 currency:AUD per:day']],
    ['sydney', '75 US dollars a day', ['spend amount:75 currency:USD per:day']],
    ['rome', 'no quiero volver tarde', ['end early']],
  ])('%s: %s', (town, text, wanted) => {
    expect([...appliedWishes(text, town)].sort()).toEqual(wanted)
  })
})
