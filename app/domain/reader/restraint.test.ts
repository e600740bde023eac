import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { townOf } from '~/domain/testing/plan-of-town'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'
import { read } from './read'

provideLexicons(allLexicons)

describe('what a plan cannot hold, or is said of something else', () => {
  it.each([
    ['the hour of a day trip', 'Tivoli on Tuesday at 9:30, booked'],
    ['of two ways the better one', 'tram over taxi for us'],
    [
      'why one goes somewhere',
      'Trastevere am Dienstag wegen der Kirchen',
      'rome',
      ['pin area:trastevere weekday:2'],
    ],
    [
      'an interest at a place',
      'Fotos an der Spanischen Treppe am Dienstag',
      'rome',
      ['pin place:spanish-steps weekday:2'],
    ],
    ['one house of a kind', 'hammam on our second evening', 'istanbul'],
    ['so many evenings', 'opera, three evenings', 'vienna'],
    ['a nap after something', 'pizza and a nap', 'rome', ['eat food:pizza']],
    ['two dishes that are a third', 'beef salad'],
    ['how often', 'pizza twice'],
    ['museums about something', 'keine Museen über den Krieg'],
    ['the weather at a place', 'Pantheon bei Regen'],
    ['temples of another town', 'enough temples in Naples'],
    ['no walking', 'no walking please'],
    ['a taxi at an hour', 'taxi am Montag'],
    ['whom one stays with', 'staying with my daughter', 'rome'],
    ['where somebody comes from', "my wife's mexican"],
    ['four that travel together', 'there are four of us'],
    ['what cannot be done', "we can't do zigzags"],
    ['steps of a place', 'Pantheon steps', 'rome', ['must place:pantheon']],
  ])('is not applied: %s', (_what, text, town = 'rome', rest: string[] = []) => {
    expect(appliedWishes(text, town)).toEqual(rest)
  })

  it.each([
    [
      'Capitoline Museums, Pantheon, Trevi Fountain: seen it all',
      ['seen place:capitoline-museums', 'seen place:pantheon', 'seen place:trevi-fountain'],
    ],
    ['Pantheon before nine', ['pin place:pantheon morning']],
    ['bus yes metro no', ['move by:bus', 'move by:metro not']],
    ['allergique au poisson', ['allergy to:fish']],
    ['pizza at least once', ['eat food:pizza']],
    ['Pantheon, Trevi Fountain: kennen wir', ['seen place:pantheon', 'seen place:trevi-fountain']],
    ['wir fahren lieber Taxi', ['move by:taxi']],
    ['the Pantheon is out', ['skip place:pantheon']],
    ['das Kolosseum ist raus', ['skip place:colosseum']],
    ['le Colisée, déjà fait', ['seen place:colosseum']],
    ['el Coliseo ya lo hemos visto', ['seen place:colosseum']],
    ['il Colosseo già visto', ['seen place:colosseum']],
  ])('is applied: "%s"', (text, wanted) => {
    expect(appliedWishes(text)).toEqual(wanted)
  })

  it.each([
    ['every other day', 'one museum every other day'],
    ['jeden zweiten Tag', 'jeden zweiten Tag ein Museum'],
    ['un jour sur deux', 'un musée un jour sur deux'],
    ['cada dos días', 'un museo cada dos días'],
    ['ogni due giorni', 'un museo ogni due giorni'],
    ['from outside', 'the Colosseum from outside'],
    ['da fuori', 'il Colosseo da fuori'],
    ['from afar', 'the Colosseum from afar is enough'],
    ['von weitem', 'das Kolosseum reicht uns von weitem'],
    ['de loin', 'le Colisée, de loin, ça suffit'],
    ['not decided', "Pantheon or Colosseum, we can't decide"],
  ])('is asked back: "%s"', (_what, text) => {
    expect(appliedWishes(text)).toEqual([])
  })

  it('is a meal in a house, and a dish every day at its meal', () => {
    expect(appliedWishes('Café Central am ersten Morgen', 'vienna')).toEqual([
      'meal meal:breakfast place:cafe-central day:1',
    ])
    expect(appliedWishes('une pizza chaque midi')).toEqual(['eat food:pizza meal:lunch day:every'])
    expect(appliedWishes('pizza every night')).toEqual(['eat food:pizza day:every night'])
    expect(appliedWishes('Pantheon on the first day, Colosseum on the second')).toEqual([
      'pin place:pantheon day:1',
      'pin place:colosseum day:2',
    ])
  })

  it('is said of the sentence before', () => {
    expect(appliedWishes('The Pantheon is a thing here. Not for us.')).toEqual(['skip place:pantheon'])
  })

  it('is never passed over where a part is left out', () => {
    for (const text of ['Roller statt laufen', 'in n out']) {
      const { read: found, unread } = read(text, townOf('rome'))
      expect(found.length + unread.length, text).toBeGreaterThan(0)
    }
    expect(read('Thank you so much!', townOf('rome')).unread).toEqual([])
  })

  it('takes "über" for no taxi', () => {
    expect(appliedWishes('keine Brücken über den Fluss')).not.toContain('move by:taxi not')
  })
})
