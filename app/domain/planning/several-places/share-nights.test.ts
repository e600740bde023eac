import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
import { shareNights, whyNights, worthOf } from './share-nights'

type Place = Parameters<typeof shareNights>[0][number]

/** Every way to share nights out, one by one. */
function everyShare(places: number, nights: number): number[][] {
  if (places === 0) return nights === 0 ? [[]] : []
  return Array.from({ length: nights }, (_, index) => index + 1).flatMap((here) =>
    everyShare(places - 1, nights - here).map((rest) => [here, ...rest]),
  )
}

function randomPlace(random: () => number): Place {
  let value = 200 + random() * 600
  const values = Array.from({ length: 15 }, () => {
    value *= 0.4 + random() * 0.6
    return value
  })
  return { values, fixed: random() < 0.2 ? 1 + Math.floor(random() * 3) : null }
}

describe('nights shared out', () => {
  it('are worth as much as the best of every way to share them', () => {
    const random = seeded(7)
    for (let round = 0; round < 200; round++) {
      const places = Array.from({ length: 2 + Math.floor(random() * 3) }, () => randomPlace(random))
      const nights = places.length + Math.floor(random() * 7)
      const worth = (shares: number[]) =>
        shares.reduce((sum, share, index) => sum + worthOf(places[index]?.values ?? [], share), 0)
      const possible = everyShare(places.length, nights).filter((shares) =>
        shares.every((share, index) => (places[index]?.fixed ?? share) === share),
      )
      const found = shareNights(places, nights)
      if (possible.length === 0) expect(found).toBeNull()
      else expect(worth(found ?? [])).toBeCloseTo(Math.max(...possible.map(worth)), 6)
    }
  })

  it('leave none over and none out', () => {
    expect(
      shareNights(
        [
          { values: [9, 8], fixed: null },
          { values: [1], fixed: null },
        ],
        1,
      ),
    ).toBeNull()
    expect(
      shareNights(
        [
          { values: [9, 8, 7], fixed: null },
          { values: [1], fixed: null },
        ],
        3,
      ),
    ).toEqual([2, 1])
  })

  it('are explained by the next best night that was left out for the last of the longest stay', () => {
    const places: Place[] = [
      { values: [9, 8, 7], fixed: null },
      { values: [6, 5], fixed: null },
    ]
    expect(whyNights(places, [3, 1])).toEqual({ index: 0, nth: 3, other: 1, otherNth: 2 })
    expect(
      whyNights(
        places.map((place) => ({ ...place, fixed: 1 })),
        [1, 1],
      ),
    ).toBeNull()
  })
})
