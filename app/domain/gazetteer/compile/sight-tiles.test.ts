import { expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { tileOf } from '../tiles'
import { sightTiles } from './sight-tiles'

it('a tile has the well known sights of the catalogue, the best known first, and none that fills a day elsewhere', () => {
  const [place] = testCity.places.filter(({ kind }) => kind === 'museum')
  if (!place) throw new Error('the city has a museum')
  const named = (name: string, more: Partial<typeof place>) => ({ ...place, name, id: name, ...more })
  const tiles = sightTiles([
    {
      places: [
        named('Known', { fame: 60 }),
        named('Best known', { fame: 90 }),
        named('Hardly known', { fame: 30 }),
        named('Island by Ferry', { fame: 80, visit: [300, 360, 480] }),
        named('Famous table', { fame: 80, kind: 'food' }),
      ],
    },
  ])
  expect(tiles.get(tileOf(place.at))?.map(({ name }) => name)).toEqual(['Best known', 'Known'])
})
