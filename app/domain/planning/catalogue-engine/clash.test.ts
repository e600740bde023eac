import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import { clashOf } from './clash'

function said(request: PlanRequest, city: Destination = testCity): string {
  const { failure } = clashOf(request, city)
  expect(failure.code).toBe('wishes-clash')
  return sayIn()(failure.message)
}

const withSights = (keep: (index: number) => boolean): Destination => {
  const sights = testCity.places.filter(({ kind }) => kind !== 'food' && kind !== 'base')
  return {
    ...testCity,
    places: testCity.places.filter((place) => !sights.includes(place) || keep(sights.indexOf(place))),
  }
}

describe('why a trip cannot be planned', () => {
  it('names a smallest set of wishes, and what can be left out', () => {
    expect(
      said(
        cityRequest(
          { days: 4 },
          { accessibility: ['Wheelchair accessible', 'No stairs'], childFriendly: true },
        ),
      ),
    ).toBe(
      '"No stairs" and four days in Test City do not go together: too few sights are confirmed for that. You can leave out "No stairs".',
    )
  })

  it('says how many days would go where fewer do', () => {
    expect(
      said(
        cityRequest({ days: 12 }),
        withSights((index) => index === 0),
      ),
    ).toBe(
      'Test City has too few sights in our catalogue that are open for twelve days in Test City. You can plan at most one day.',
    )
  })

  it('names the first day where not even one can be planned', () => {
    expect(
      said(
        cityRequest({ days: 3 }),
        withSights(() => false),
      ),
    ).toBe(
      'Test City has too few sights in our catalogue that are open for three days in Test City. The day that cannot be planned is Mon 3 May.',
    )
  })
})
