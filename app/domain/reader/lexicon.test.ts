import { describe, expect, it } from 'vitest'
import { cuisines } from '~/domain/catalogue/cuisines'
import { budgetLevels, diets, interests, meals, placeKinds } from '~/domain/catalogue/vocabulary'
import { testCity } from '~/domain/testing/test-city'
import { Constraint } from './constraint'
import { allLexicons } from './lexicons/all'
import { read } from './read'

const valuesOf = (is: string, key: string) =>
  Constraint.options.flatMap((option) => {
    const shape: Record<string, object> = option.shape
    const said = option.shape.is.safeParse(is).success
    const values = shape[key] ?? {}
    return said && 'options' in values && Array.isArray(values.options) ? values.options.map(String) : []
  })

const known: Record<string, readonly string[]> = {
  kind: placeKinds,
  interest: interests,
  diet: diets,
  meal: meals,
  budget: budgetLevels,
  move: valuesOf('move', 'by'),
  avoid: valuesOf('avoid', 'what'),
  access: valuesOf('access', 'need'),
  occasion: valuesOf('occasion', 'what'),
}

describe('the words of a language', () => {
  it('mean kinds, interests, diets, meals and levels of the vocabulary', () => {
    const meanings = allLexicons.flatMap((lexicon) =>
      Object.keys(lexicon.meanings).flatMap((meaning) => meaning.split(' + ')),
    )
    const wrong = meanings.filter((meaning) => {
      const [is = '', value = ''] = meaning.split(':')
      return known[is] !== undefined && !known[is].includes(value)
    })
    expect(wrong).toEqual([])
  })

  it('name kitchens as the catalogue does where they are kitchens', () => {
    const foods = Object.keys(allLexicons[0]?.meanings ?? {}).flatMap((meaning) =>
      meaning.startsWith('food:') ? [meaning.slice(5)] : [],
    )
    const kitchens = foods.filter((food) => cuisines.some((cuisine) => cuisine.includes(food)))
    expect(kitchens.length).toBeGreaterThan(12)
  })

  it.each([
    'No museums, two churches a day at most, and Sight Number 4 on day 2 at 10:00.',
    'Vegan, a baby, a dog, our anniversary on 3 May, back by 9 pm, 100 euros a day, no metro.',
    '\n\n???',
    "\u0301 ?!'\u2019:\u0301",
    '💥 <script>alert(1)</script>; DROP TABLE trips',
  ])('are read into constraints of the schema: %s', (text) => {
    for (const { constraint, words } of read(text, testCity).read) {
      expect(Constraint.safeParse(constraint).success).toBe(true)
      for (const [from, to] of words) expect(text.slice(from, to).trim()).not.toBe('')
    }
  })

  it('takes linear time for a long text', () => {
    const text = (length: number) => 'we love no museums, except '.repeat(1000).slice(0, length)
    const items = (length: number) => read(text(length), testCity).read.length
    expect(items(2000)).toBeLessThan(20)
  })
})
