import { describe, expect, it } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { certainEnough } from './constraint'
import { inShort } from './in-short'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'
import { read } from './read'

provideLexicons(allLexicons)

const applied = (text: string, town = 'rome') =>
  read(text, townOf(town))
    .read.filter(({ certainty }) => certainty >= certainEnough)
    .map(({ constraint }) => inShort(constraint))

describe('what may not be meant', () => {
  it.each([
    ['beside words that nobody knows', 'the metro flummoxes me grandly'],
    ['where somebody else says it', 'my brother says no museums'],
    ['of the past', 'we honeymooned here in 1971'],
    ['where it is denied twice', 'not only no museums'],
  ])('is not applied %s', (_where, text) => {
    expect(applied(text)).toEqual([])
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
    expect(applied(text)).toEqual([wanted])
  })

  it('reads neither meat nor fish', () => {
    expect(applied('no comemos ni carne ni pescado')).toEqual(['diet diet:Vegetarian'])
  })

  it('says the ages of children once', () => {
    const found = applied('My girls are 10 and 12. The girls want gelato every day.')
    expect(found.filter((each) => each.startsWith('party'))).toEqual(['party who:children ages:10,12'])
  })

  it('keeps an allergy to what has no word here', () => {
    expect(applied('my sister is allergic to lupin')).toEqual(['allergy to:lupin'])
  })

  it('leaves what is denied', () => {
    expect(applied('on boats we get sick so definitely no boats')).toEqual(['move by:boat not'])
  })
})
