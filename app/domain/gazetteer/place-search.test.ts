import { expect, it } from 'vitest'
import { findPlace } from './find-place'
import type { Gazetteer } from './gazetteer'
import type { Directory } from './gazetteer-file'
import { searchPlaces } from './place-search'
import { readingsOf } from './readings'

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

it('only the last words of a text can be its region, however many there are', () => {
  let looked = 0
  const names = ['texas']
  const regions = [names]
  regions.some = (...given) => {
    looked++
    return Array.prototype.some.apply(regions, given)
  }
  const directory = { regions, countries: {} } as unknown as Directory
  expect(readingsOf('paris texas', directory)).toContainEqual({ name: 'paris', within: 'texas', whole: true })
  looked = 0
  readingsOf('a '.repeat(50), directory)
  expect(looked).toBeLessThan(100)
})
