import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PosterFacts } from '~/domain/places/destination'
import { Drawing } from './drawing'

const landmarks = [
  'colosseum',
  'pagoda',
  'gate',
  'church',
  'minaret',
  'tower',
  'bridge',
  'table',
  'basilica',
  'clock',
  'opera',
] as const
const families = ['coast', 'island', 'mountain', 'river plain', 'desert', 'city'] as const
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

const scenes: PosterFacts[] = seasons.flatMap((season) => [
  ...landmarks.map((landmark) => ({ family: 'city' as const, season, sunset: 38, landmark })),
  ...families.map((family) => ({ family, season, sunset: 38 })),
])

const formats = {
  poster: { width: 300, height: 375 },
  card: { width: 480, height: 320 },
  hero: { width: 1440, height: 800, open: true, clear: 380 },
  phone: { width: 390, height: 640, open: true, clear: 270 },
  strip: { width: 560, height: 140 },
  thumbnail: { width: 160, height: 130 },
}

function draw(facts: PosterFacts, shape: (typeof formats)[keyof typeof formats], name = 'Somewhere') {
  return renderToStaticMarkup(<Drawing facts={facts} latitude={41.9} name={name} shape={shape} />)
}

describe('drawing', () => {
  test.each(Object.entries(formats))('every scene is drawn without a hole as a %s', (_, shape) => {
    for (const facts of scenes) expect(draw(facts, shape)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('a poster weighs less than 6 kB', () => {
    const heavy = scenes
      .map((facts) => ({ facts, bytes: draw(facts, formats.poster).length }))
      .filter(({ bytes }) => bytes > 6 * 1024)
    expect(heavy).toEqual([])
  })

  test('the same facts draw the same picture, another place another', () => {
    const facts: PosterFacts = { family: 'city', season: 'spring', sunset: 38 }
    expect(draw(facts, formats.card, 'Lisbon')).toBe(draw(facts, formats.card, 'Lisbon'))
    expect(draw(facts, formats.card, 'Lisbon')).not.toBe(draw(facts, formats.card, 'Porto'))
  })
})
