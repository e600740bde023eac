import { describe, expect, it } from 'vitest'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { make } from '~/domain/testing/test-plan-of-city'

const areaOf = new Map(
  testCity.places.map(({ id, area }) => [id, testCity.areas.find((each) => each.id === area)?.name]),
)

/** The reasons of the meals of plans for several seeds, each with the quarters that its day has sights in. */
async function mealReasons() {
  const reasons: { reason: string; place: string | null; quarters: (string | undefined)[] }[] = []
  for (let seed = 0; seed < 24; seed++) {
    const { plan } = await make(cityRequest({ days: 4, seed }))
    for (const { activities } of plan.days) {
      const sights = activities.filter(({ type, meal }) => type === 'attraction' && !meal)
      const quarters = sights.map(({ placeId }) => areaOf.get(placeId ?? ''))
      for (const { meal, reason, placeId } of activities)
        if (meal) reasons.push({ reason, place: placeId, quarters })
    }
  }
  return reasons
}

describe('why a table was chosen', { timeout: 60_000 }, () => {
  it('says that the day is in its quarter only where the day has a sight there', async () => {
    const local = (await mealReasons()).filter(({ reason }) => reason.includes('where the day is'))
    expect(local.length).toBeGreaterThan(10)
    for (const { place, quarters } of local) expect(quarters).toContain(areaOf.get(place ?? ''))
  })

  it('is told by more than the way and the price, which stand beside it', async () => {
    const reasons = await mealReasons()
    expect(reasons.every(({ reason }) => /^\S{2}.*\.$/.test(reason))).toBe(true)
    const bare = reasons.filter(({ reason }) => / on foot .*; about [^;]* a head\./.test(reason))
    expect(bare.length).toBeLessThan(reasons.length / 9)
  })
})
