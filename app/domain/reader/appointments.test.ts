import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'

provideLexicons(allLexicons)

describe('a named place at its time', () => {
  it.each([
    ['Pantheon on Tuesday for the oculus', 'rome', ['pin place:pantheon weekday:2']],
    ['Pantheon on Tuesday, my uncle swears by it', 'rome', ['pin place:pantheon weekday:2']],
    ['Tivoli on day 2, train bought', 'rome', ['day-trip place:tivoli day:2']],
    [
      'Pantheon am 11. um 10 Uhr, Karten sind bestellt',
      'rome',
      ['pin place:pantheon date:?-11 at:10:00 booked'],
    ],
    ['Castle first thing on Monday', 'edinburgh', ['pin place:castle weekday:1 morning']],
    ['casela le deuxieme jour', 'mauritius', ['pin place:casela day:2']],
  ])('is planned beside words that are not known: %s', (text, town, meant) => {
    expect(appliedWishes(text, town)).toEqual(meant)
  })

  it.each([
    ['Pantheon on Tuesday unless the pope objects'],
    ['Pantheon on Tuesday, closed by the zebras'],
    ['Pantheon on Tuesday was grim'],
  ])('is asked back beside one that undoes it: %s', (text) => {
    expect(appliedWishes(text, 'rome')).toEqual([])
  })

  it('has no tickets that are for another place', () => {
    expect(appliedWishes('Pantheon on Saturday, the Galleria Borghese is booked', 'rome')).toContain(
      'pin place:pantheon weekday:6',
    )
  })
})

describe('a refusal', () => {
  it.each([
    ['Pantheon no, everybody snores there', 'rome', ['skip place:pantheon']],
    ['the Pantheon is too gloomy', 'rome', ['skip place:pantheon']],
    ['Jungfraujoch ist uns zu hoch', 'interlaken', ['skip place:jungfraujoch']],
    ['vegetarian, no eggs', 'rome', ['diet diet:Vegetarian', 'avoid-food food:eggs']],
  ])('stands with its reason: %s', (text, town, meant) => {
    expect(appliedWishes(text, town)).toEqual(meant)
  })
})

describe('a name that a quarter and a sight have', () => {
  it.each([
    ['we have seen the Guggenheim', ['seen place:guggenheim-museum']],
    // Without a word for seeing it, the quarter or the museum may be meant: that is asked.
    ['Guggenheim on Sunday', []],
    ['gaztelugatxe el martes', ['day-trip place:gaztelugatxe weekday:2']],
  ])('is the sight where it was seen: %s', (text, meant) => {
    expect(appliedWishes(text, 'bilbao')).toEqual(meant)
  })
})

describe('who comes along', () => {
  it.each([
    ['one museum, that is the deal with the kids', ['party who:children']],
    ['mi madre (72) viene', ['party who:older']],
    ['unser Jüngster heißt Paul und ist zwei', ['party who:children ages:2']],
    ['rather not the Colosseum with the kids', ['party who:children', 'skip place:colosseum']],
  ])('is read beside other words: %s', (text, meant) => {
    expect(appliedWishes(text, 'rome')).toEqual(expect.arrayContaining(meant))
  })

  it('is nobody of whom a thing is said that was', () => {
    expect(appliedWishes('my granny was a spy', 'rome')).toEqual([])
  })
})
