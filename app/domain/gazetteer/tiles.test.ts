import { describe, expect, it } from 'vitest'
import { tileOf, tilesAround } from './tiles'

describe('tiles of the globe', () => {
  it('hold a point and what lies around it', () => {
    expect(tilesAround([51.05, 3.72], 10)).toEqual([tileOf([51.05, 3.72])])
    expect(tilesAround([51.05, 3.72], 100)).toContain(tileOf([50.2, 3.72]))
    expect(tilesAround([51.05, 3.72], 100)).toContain(tileOf([51.05, 4.9]))
  })

  it('go on across the date line and stop at the poles', () => {
    expect(tilesAround([-18, 179.9], 60)).toContain(tileOf([-18, -179.9]))
    expect(tilesAround([89, 0], 200).every((tile) => /^\d+_\d+$/.test(tile))).toBe(true)
  })
})
