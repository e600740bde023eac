import { describe, expect, it } from 'vitest'
import { inShort } from '~/domain/reader/in-short'
import { townOf } from '~/domain/testing/plan-of-town'
import { readInterests } from './typed-interests'

const rome = townOf('rome')
const reading = (...interests: string[]) => {
  const { wishes, ...rest } = readInterests(interests, rome)
  return { ...rest, wishes: wishes.map(inShort) }
}

describe('interests that are typed by hand', () => {
  it('are read as any other text', () => {
    expect(reading('vegetarian', 'keine Museen')).toEqual({
      interests: [],
      unanswered: [],
      wishes: ['diet diet:Vegetarian', 'skip kind:museum'],
    })
  })

  it('stay interests where places have their words', () => {
    expect(reading('Museums', 'catacombs').interests).toEqual(['Museums', 'catacombs'])
  })

  it('are told where nothing answers them, those that are offered too', () => {
    expect(reading('Numismatics', 'Museums').unanswered).toEqual(['Numismatics'])
    expect(reading('Beach').unanswered).toEqual(['Beach'])
  })
})
