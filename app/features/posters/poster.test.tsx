import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PosterFacts } from '~/domain/catalogue/destination'
import { Drawing } from './drawing'

const { family: families, season: seasons, landmark } = PosterFacts.shape

/** Landscapes differ from name to name; these meet every kind of each. */
const names = ['Somewhere', 'Naxos', 'Zermatt', 'Tours', 'Atacama', 'Osaka', 'Split', 'Fiji']

const scenes: { facts: PosterFacts; name: string }[] = seasons.options.flatMap((season) => [
  ...landmark.unwrap().options.map((landmark) => ({
    facts: { family: 'city' as const, season, sunset: 38, landmark },
    name: 'Somewhere',
  })),
  ...families.options.flatMap((family) =>
    names.map((name) => ({ facts: { family, season, sunset: 38 }, name })),
  ),
])

const formats = {
  poster: { width: 300, height: 375 },
  card: { width: 480, height: 320 },
  hero: { width: 1440, height: 800, open: true, clear: 380 },
  phone: { width: 390, height: 640, open: true, clear: 270 },
  strip: { width: 560, height: 140 },
  thumbnail: { width: 160, height: 130 },
}

function draw(facts: PosterFacts, shape: (typeof formats)[keyof typeof formats], name: string) {
  return renderToStaticMarkup(<Drawing facts={facts} latitude={41.9} name={name} shape={shape} />)
}

describe('drawing', () => {
  test.each(Object.entries(formats))('every scene is drawn without a hole as a %s', (_, shape) => {
    for (const { facts, name } of scenes)
      expect(draw(facts, shape, name)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test.each([
    ['poster', 6],
    ['card', 7.5],
  ] as const)('a %s weighs less than %i kB', (format, most) => {
    const heavy = scenes
      .map(({ facts, name }) => ({ facts, name, bytes: draw(facts, formats[format], name).length }))
      .filter(({ bytes }) => bytes > most * 1024)
    expect(heavy).toEqual([])
  })

  test('the same facts draw the same picture, another place another', () => {
    const facts: PosterFacts = { family: 'city', season: 'spring', sunset: 38 }
    expect(draw(facts, formats.card, 'Lisbon')).toBe(draw(facts, formats.card, 'Lisbon'))
    expect(draw(facts, formats.card, 'Lisbon')).not.toBe(draw(facts, formats.card, 'Porto'))
  })
})
