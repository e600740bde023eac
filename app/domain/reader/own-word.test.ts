import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'

describe('what others say of a place, and what we say of it', () => {
  it.each([
    ['Everyone tells us to see the Colosseum, but we would rather not', ['skip place:colosseum']],
    ['My friend says the Pantheon is a must, we are not interested though', ['skip place:pantheon']],
    ['Everybody loves the Pantheon. Not me, skip it.', ['skip place:pantheon']],
    ['Tutti vanno al Colosseo, noi no grazie', ['skip place:colosseum']],
    ['Dicen que el Panteón es aburrido, pero nosotros queremos ir', ['must place:pantheon']],
    ['We saw the Colosseum years ago but want to go there again', ['must place:colosseum']],
    [
      'Ma fille voulait voir le Panthéon mais elle ne vient plus, donc on ne le fait pas',
      ['skip place:pantheon'],
    ],
  ])('%s', (text, meant) => {
    expect(appliedWishes(text)).toEqual(meant)
  })

  it('is asked back where we are not sure, or want something else', () => {
    expect(appliedWishes('Everyone tells us to see the Colosseum, but we are not sure')).toEqual([])
    expect(appliedWishes('Friends recommended Tivoli but we would rather stay in the city')).toEqual([])
  })
})

describe('what somebody did who is not of this trip', () => {
  it.each([
    'My colleague spent a whole day at the Colosseum with his kids',
    'Mon ami a adoré le Panthéon',
    'Mi hermano querría ir al Panteón, pero él no viaja con nosotros',
    'Meine Schwester ist Vegetarierin, kommt aber nicht mit',
    'We were vegetarian for years but eat everything now',
    'My wife has already seen the Pantheon, but I have not',
  ])('is not applied: %s', (text) => {
    expect(appliedWishes(text)).toEqual([])
  })
})

it('children that are named by their ages one by one are one family', () => {
  expect(appliedWishes('Travelling with a 2 year old and a 4 year old')).toEqual([
    'party who:children ages:2,4',
  ])
})
