import { expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { tileOf } from '../tiles'
import { sightTiles } from './sight-tiles'

it('a tile has the well known sights of the catalogue, the best known first, and none that fills a day elsewhere', () => {
  const [place] = testCity.places.filter(({ kind }) => kind === 'museum')
  if (!place) throw new Error('the city has a museum')
  const named = (name: string, more: Partial<typeof place>) => ({ ...place, name, id: name, ...more })
  const tiles = sightTiles([
    { ...testCity, transit: { ...testCity.transit, apart: [[place.at], [place.at]] } },
    {
      ...testCity,
      barriers: [{ name: 'River', kind: 'water', line: [place.at, [0, 0]], crossings: [] }],
      places: [
        named('Known', { fame: 60 }),
        named('Best known', { fame: 90 }),
        named('Hardly known', { fame: 30 }),
        named('Island by Ferry', { fame: 80, visit: [300, 360, 480] }),
        named('Famous table', { fame: 80, kind: 'food' }),
      ],
    },
  ])
  expect(tiles.get(tileOf(place.at))?.water).toEqual([[place.at, [0, 0]]])
  expect(tiles.get(tileOf(place.at))?.sights.map(({ name }) => name)).toEqual(['Best known', 'Known'])
})
