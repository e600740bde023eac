import { describe, expect, it } from 'vitest'
import { atOnce } from '~/domain/planning/steps'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import { tripMeals } from '../meals/meals'
import { searchDays } from './search-days'
import { someDays } from './some-days'
import { lostWishes, tripProblem, withWishes } from './trip-problem'

const interests = ['Museums', 'History', 'Shopping']
const request = cityRequest({ days: 2, interests })

function draftOf(elsewhere: string[] = []) {
  const places = testCity.places.filter(({ id }) => elsewhere.includes(id))
  const made = tripMeals(tripCandidates(request, testCity, { elsewhere: places }))
  if (!made) throw new Error('no meals')
  return made
}

const museum = testCity.places.find(
  ({ kind, interests: answers }) => kind !== 'food' && answers.includes('Museums'),
)

describe('the wishes that a plan leaves', () => {
  it('are all of them where nothing is planned, and none of a whole plan', () => {
    const draft = draftOf()
    expect(lostWishes([], draft).sort()).toEqual([...interests].sort())
    const days = atOnce(searchDays(draft))
    const planned = days.flat().map((option) => draft.meals.options.indexOf(option))
    expect(lostWishes(planned, draft)).toEqual([])
  })

  it('are not those that other days answer', () => {
    expect(lostWishes([], draftOf([museum?.id ?? '']))).not.toContain('Museums')
    const draft = draftOf()
    const answered = new Set(['History'])
    const last = someDays(draft, [1, 2], { taken: new Set(), answered }).draft
    expect(lostWishes([], last).sort()).toEqual(['Museums', 'Shopping'])
  })

  it('are worth other points by themselves, and nothing else is', () => {
    const draft = draftOf()
    const problem = tripProblem(draft)
    const eager = withWishes(problem, ['History'], 4321, draft)
    const changed = eager.goals.flatMap((goal, index) => (goal === problem.goals[index] ? [] : [index]))
    expect(changed).toHaveLength(1)
    expect(eager.goals[changed[0] ?? -1]).toEqual({ target: 1, bonus: 4321 })
    // Every visit that counts towards it answers the wish.
    for (const [index, { goals }] of eager.visits.entries())
      expect(goals.includes(changed[0] ?? -1)).toBe(
        draft.meals.options[index]?.candidate.place.interests.includes('History'),
      )
  })
})
