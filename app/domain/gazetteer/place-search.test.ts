import { expect, it } from 'vitest'
import { findPlace } from './find-place'
import type { Gazetteer } from './gazetteer'
import { searchPlaces } from './place-search'

/** One letter that folds to eighteen. */
const ligature = '\uFDFA'

const unasked: Gazetteer = {
  directory: () => Promise.reject(new Error('the directory was read')),
  shard: () => Promise.reject(new Error('a shard was read')),
}

it('a text that is longer than a name once it is folded is not searched at all', async () => {
  expect(await searchPlaces(ligature.repeat(99), [], unasked)).toEqual([])
  expect(await findPlace(ligature.repeat(99), unasked)).toBeNull()
  await expect(searchPlaces('Ulm', [], unasked)).rejects.toThrow('the directory was read')
  await expect(findPlace('Ulm', unasked)).rejects.toThrow('the directory was read')
})
