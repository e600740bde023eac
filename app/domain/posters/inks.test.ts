import { describe, expect, test } from 'vitest'
import { haloed, haloOpacity, type InkFacts, inks, type Palette } from './inks'
import { contrast, type Hex } from './oklch'

const families = ['coast', 'island', 'mountain', 'river plain', 'desert', 'city'] as const
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
const latitudes = [-54, -8, 0, 36, 64]
const sunsets = Array.from({ length: 24 }, (_, index) => index * 15)

const everywhere: InkFacts[] = families.flatMap((family) =>
  seasons.flatMap((season) =>
    latitudes.flatMap((latitude) => sunsets.map((sunset) => ({ family, season, latitude, sunset }))),
  ),
)

const popular: Record<string, InkFacts> = {
  Paris: { family: 'river plain', season: 'autumn', sunset: 18, latitude: 48.9 },
  Tokyo: { family: 'city', season: 'spring', sunset: 29, latitude: 35.7 },
  'New York': { family: 'city', season: 'autumn', sunset: 88, latitude: 40.7 },
  Rome: { family: 'river plain', season: 'spring', sunset: 38, latitude: 41.9 },
  Bali: { family: 'island', season: 'summer', sunset: 62, latitude: -8.4 },
  London: { family: 'city', season: 'winter', sunset: 52, latitude: 51.5 },
  Barcelona: { family: 'coast', season: 'spring', sunset: 45, latitude: 41.4 },
  Sydney: { family: 'coast', season: 'summer', sunset: 20, latitude: -33.9 },
}

interface Pair {
  what: string
  on: Hex
  ink: Hex
  least: number
}

function pairs(palette: Palette, edition: 'day' | 'night'): Pair[] {
  const onHot = edition === 'day' ? palette.key : palette.paper
  const halo = haloed(palette.sky, edition === 'day' ? palette.paper : palette.hot, haloOpacity[edition])
  const text = (what: string, ink: Hex, on: Hex): Pair => ({ what, ink, on, least: 4.5 })
  const grounds = [palette.paper, palette.sheet, palette.tint]
  return [
    ...grounds.flatMap((on) => [
      text('key', palette.key, on),
      text('soft', palette.soft, on),
      text('hot text', palette.hotText, on),
      { what: 'edge', ink: palette.edge, on, least: 3 },
    ]),
    text('paper on key', palette.paper, palette.key),
    text('on hot', onHot, palette.hot),
    text('on field', palette.key, palette.field),
    text('on sky', palette.key, palette.sky),
    text('on halo', palette.key, halo),
    text('footer', palette.light, palette.shade),
  ]
}

function faults(facts: InkFacts): string[] {
  const { day, night } = inks(facts)
  return [...pairs(day, 'day'), ...pairs(night, 'night')]
    .filter(({ ink, on, least }) => contrast(ink, on) < least)
    .map(({ what, ink, on }) => `${what} ${ink} on ${on}: ${contrast(ink, on).toFixed(2)}`)
}

describe('inks', () => {
  test('everything that is read can be read, wherever the place lies', () => {
    const found = everywhere.flatMap((facts) =>
      faults(facts).map((fault) => `${JSON.stringify(facts)} ${fault}`),
    )
    expect(found).toEqual([])
  })

  test.each(Object.entries(popular))('%s passes in both prints', (_, facts) => {
    expect(faults(facts)).toEqual([])
  })

  test('type by day may stand on the sun itself', () => {
    for (const facts of everywhere) {
      const { day } = inks(facts)
      expect(contrast(day.key, day.hot)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the sun never sinks into the sky', () => {
    for (const facts of everywhere) {
      const { day, night } = inks(facts)
      expect(day.hot).not.toBe(day.sky)
      expect(contrast(night.hot, night.sky)).toBeGreaterThan(2)
    }
  })

  test('the same facts give the same inks', () => {
    const facts = popular.Rome
    expect(facts && inks(facts)).toEqual(facts && inks(facts))
  })
})
