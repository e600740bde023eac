import { expect, test } from 'vitest'
import { degreeOf, groundFile, groundLayer } from './ground'

const ground = { water: 'M48000,-90000l500,0 500,500z', parks: '' }

test('a file has each layer once, and as seen from every degree that is near', () => {
  const file = groundFile(ground, [41.99, 12.99])
  expect(file.match(/M48000/g)).toHaveLength(1)
  expect(file).not.toContain('parks')
  const ids = [
    [41, 12],
    [42, 12],
    [41, 13],
    [42, 13],
  ] as const
  for (const [latitude, longitude] of ids)
    expect(file).toContain(`id="${groundLayer('water', [latitude, longitude])}"`)
  expect(groundFile(ground, [41.5, 12.5]).match(/id=/g)).toHaveLength(1)
})

test('a view from another degree is moved by it', () => {
  expect(groundFile(ground, [41.99, 12.5])).toContain(
    '<g id="water42.12"><use href="#water41.12" transform="translate(0 100000)"/></g>',
  )
  expect(degreeOf([-33.87, -0.1])).toEqual([-34, -1])
})

test('a destination without water has an empty file', () => {
  expect(groundFile(undefined, [41.9, 12.5])).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
})
