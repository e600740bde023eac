import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { townOf } from '~/domain/testing/plan-of-town'
import { certainEnough } from './constraint'
import { read } from './read'

const applied = (text: string, town = 'rome') => appliedWishes(text, town).sort()

const isAsked = (text: string, town = 'rome') => {
  const { read: found, unread } = read(text, townOf(town))
  return unread.length > 0 || found.some(({ certainty }) => certainty < certainEnough)
}

describe('tickets that one has already', () => {
  it.each([
    ['Kolosseum Di. 10 Uhr, Tickets hab ich schon', ['pin place:colosseum weekday:2 at:10:00 booked']],
    ['Pantheon martedi alle 10, tutto pagato', ['pin place:pantheon weekday:2 at:10:00 booked']],
  ])('are no place that was seen: %s', (text, meant) => {
    expect(applied(text)).toEqual(meant)
  })
})

describe('fish', () => {
  it.each([
    ['Kein Fisch.', ['avoid-food food:fish']],
    ['no fish for me', ['avoid-food food:fish']],
    ['niente pesce', ['avoid-food food:fish']],
    ['pas de poisson', ['avoid-food food:fish']],
    ['nada de pescado', ['avoid-food food:fish']],
    ['no seafood', ['avoid-food food:seafood']],
    ['no fish or seafood', ['avoid-food food:seafood']],
  ])('is not all that comes from the sea: %s', (text, meant) => {
    expect(applied(text)).toEqual(meant)
  })
})

describe('a refusal with its reason', () => {
  it.each([
    ['the Pantheon is out because of the pigeons', ['skip place:pantheon']],
    ['Pantheon? Säulen hinter Glas, nö danke', ['skip place:pantheon']],
    ['le Panthéon, 366 marches? non merci', ['skip place:pantheon']],
    ['niente Pantheon, mia suocera non ce la fa', ['skip place:pantheon']],
  ])('is one: %s', (text, meant) => {
    expect(applied(text)).toEqual(expect.arrayContaining(meant))
  })

  it('is none where what follows takes it back', () => {
    expect(applied('the Pantheon is out unless it rains')).toEqual([])
  })
})

describe('days and hours', () => {
  it.each([
    ['Pantheon Sonntag früh um 6', ['pin place:pantheon weekday:7 at:06:00']],
    ['Pantheon sab mattina', ['pin place:pantheon weekday:6 morning']],
    ['Colosseum, preferably Tuesday morning', ['pin place:colosseum weekday:2 morning']],
    [
      'Pantheon el jueves a las 20:30, el sábado por la mañana nada',
      ['pin place:pantheon weekday:4 at:20:30', 'rest weekday:6 morning'],
    ],
    [
      'Colosseum on Saturday at 11, the Pantheon some other morning',
      ['pin place:colosseum weekday:6 at:11:00', 'pin place:pantheon morning'],
    ],
    ['un solo museo al día', ['count kind:museum compare:most number:1 per:day']],
  ])('belong to what is beside them: %s', (text, meant) => {
    expect(applied(text)).toEqual(meant)
  })

  it('asks where a quarter and a sight have the name', () => {
    expect(applied('kelvingrove on the first morning', 'glasgow')).toEqual([])
    expect(isAsked('kelvingrove on the first morning', 'glasgow')).toBe(true)
  })

  it('leaves the pace of the trip where one afternoon is lazy', () => {
    expect(applied('take it slow in the afternoon')).toEqual([])
    expect(isAsked('take it slow in the afternoon')).toBe(true)
  })
})

describe('names as people type them', () => {
  it.each([
    ['sunset in Oia', 'santorini', ['pin area:oia sunset']],
    ['table mtn on day 2', 'cape-town', ['pin place:table-mountain day:2']],
    ['mein Mann Michel hat Höhenangst', 'hamburg', []],
  ])('are known: %s', (text, town, meant) => {
    expect(applied(text, town)).toEqual(meant)
  })

  it('asks whether who fears heights wants no view at all, where a tower is named', () => {
    expect(applied('my wife is scared of heights so the Skydeck is out', 'chicago')).toEqual([
      'skip place:skydeck',
    ])
  })
})
