import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { townOf } from '~/domain/testing/plan-of-town'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'
import { read } from './read'

provideLexicons(allLexicons)

describe('what is said of an exception', () => {
  const noMuseums = 'skip kind:museum except place:galleria-borghese'

  it('is a wish for it', () => {
    expect(
      appliedWishes('No museums except the Galleria Borghese, which we want on the second day.'),
    ).toEqual([noMuseums, 'pin place:galleria-borghese day:2'])
  })

  it('is none where its words are about something else', () => {
    expect(appliedWishes('No museums except the Borghese, we want to sleep long on the second day')).toEqual([
      noMuseums,
    ])
  })
})

describe('what may not be meant', () => {
  it.each([
    ['beside words that nobody knows', 'the metro flummoxes me grandly'],
    ['where somebody else says it', 'my brother says no museums'],
    ['of the past', 'we honeymooned here in 1971'],
    ['where it is denied twice', 'not only no museums'],
    ['where a word of the clause is not accounted for', 'skip museums flimflam'],
    ['where a remark on it is not accounted for', 'the Pantheon, a flimflam they say'],
    ['as the reason for something else', 'since we start early'],
    ['where signs say what of it', 'museums + knees = no'],
    ['where "not that" comes first', "it's not that we love museums"],
    ['of somebody who may stay at home', 'only visiting grandma there'],
    ['of two things that are a third', 'no coffee shops'],
    ['where it hangs on a condition', 'the Pantheon only if it rains'],
    ['as a question', "the Pantheon is closed on Mondays, isn't it?"],
    ['of what was liked', 'we loved Vienna because of the opera', 'vienna'],
    ['of a choice', 'taxi or train'],
    ['beside a liking and a dislike', 'love museums overrated'],
    ['where a vehicle is only loved', 'he adores trains'],
    ['of a name that is a word', 'a room with a proper bath', 'london'],
    ['of a small word that is a name too', 'nous venons avec notre chien', 'chicago', ['party who:dog']],
    ['where it is about how late', 'nothing too late please'],
    ['where it can be done', 'we can do stairs'],
    ['where it is too many', 'three museums in one day is too many'],
    ['where another thing is worse', "we'd rather have a beach day than another church"],
    ['of how much one likes it', "I'm not a big museum person"],
    ['of all that a word is a part of', 'please no skiing'],
    ['of one way only', "great, we'll hire a car for that"],
    ['of where something is eaten', 'pizza at the Pantheon', 'rome', ['eat food:pizza']],
    ['of a town that a visit of it is not', 'we loved florence', 'florence'],
  ])('is not applied %s', (_where, text, town = 'rome', rest: string[] = []) => {
    expect(appliedWishes(text, town)).toEqual(rest)
  })

  it.each([
    ['vegetarian', 'diet diet:Vegetarian'],
    ['no museums', 'skip kind:museum'],
    ['no museums please, my dear friends', 'skip kind:museum'],
    ['could we see the Pantheon?', 'like place:pantheon'],
    ['we arrive at 3 pm', 'arrive at:15:00'],
    ['skip the Colosseum', 'skip place:colosseum'],
    ['skip the Colosseum for the umpteenth time', 'skip place:colosseum'],
    ['Pantheon please', 'must place:pantheon'],
    ['je mange de tout sauf du natto', 'avoid-food food:natto'],
    ['Bitte nichts vor 10 Uhr', 'start at:10:00'],
    ['rientrare in albergo entro le 22', 'end at:22:00'],
    ["we've booked the Tivoli trip", 'day-trip place:tivoli'],
    ['see the Pantheon tue am', 'pin place:pantheon weekday:2 morning'],
  ])('is applied where it is clear: "%s"', (text, wanted) => {
    expect(appliedWishes(text)).toEqual([wanted])
  })

  it('is asked back or said, and never passed over', () => {
    const { read: found, unread } = read('my brother says no museums', townOf('rome'))
    expect(found.length + unread.length).toBeGreaterThan(0)
  })
})

describe('what stands beside another part', () => {
  it.each([
    ['a date is no birthday', 'on the 30th of september we see the Pantheon', 'pin place:pantheon date:9-30'],
    ['a low number is a date too', 'Pantheon on the 3rd', 'pin place:pantheon date:?-3'],
    ['a way home is one', 'retour dimanche, avion à 17h40', 'leave weekday:7 at:17:40'],
  ])('%s', (_what, text, wanted) => {
    expect(appliedWishes(text)).toEqual([wanted])
  })

  it('reads neither meat nor fish', () => {
    expect(appliedWishes('no comemos ni carne ni pescado')).toEqual(['diet diet:Vegetarian'])
  })

  it('says the ages of children once', () => {
    const found = appliedWishes('My girls are 10 and 12. The girls want gelato every day.')
    expect(found.filter((each) => each.startsWith('party'))).toEqual(['party who:children ages:10,12'])
  })

  it('keeps an allergy to what has no word here', () => {
    expect(appliedWishes('my sister is allergic to lupin')).toEqual(['allergy to:lupin'])
  })

  it('leaves what is denied', () => {
    expect(appliedWishes('on boats we get sick so definitely no boats')).toEqual(['move by:boat not'])
  })
})
