import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { housePalette } from '~/domain/posters/house-palette'
import type { Cuts } from '~/domain/posters/outlines'
import { datesText, sharePicture } from './share-picture'

/** A typeface whose letters are all the same box. */
const boxes = (widths: number[]): Cuts => ({
  widths,
  letters: Object.fromEntries(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789, -'].map((letter) => [
      letter,
      {
        advances: widths.map(() => 600),
        commands: 'MLLLZ',
        points: widths.map(() => [50, 0, 550, 0, 550, 686, 50, 686]),
      },
    ]),
  ),
})
const outlines = { name: boxes([62, 100, 125]), text: boxes([90]) }
const rome = {
  destination: 'Rome, Italy',
  startDate: '2027-04-13',
  endDate: '2027-04-16',
  days: [1, 2, 3, 4],
}
const materials = { outlines, drawings: () => null }
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the picture of a shared link', () => {
  it('is a PNG of 1200 by 630, the same each time', async () => {
    const picture = await sharePicture(rome, [housePalette], materials)
    expect([...picture.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const head = new DataView(picture.buffer, picture.byteOffset)
    expect([head.getUint32(16), head.getUint32(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(300_000)
    expect(hashOf(await sharePicture(rome, [housePalette], materials))).toBe(hashOf(picture))
  })

  it('says where and when', async () => {
    const picture = hashOf(await sharePicture(rome, [housePalette], materials))
    const other = { ...rome, destination: 'Ostia, Italy' }
    expect(hashOf(await sharePicture(other, [housePalette], materials))).not.toBe(picture)
    const later = { ...rome, startDate: '2027-05-13', endDate: '2027-05-16' }
    expect(hashOf(await sharePicture(later, [housePalette], materials))).not.toBe(picture)
  })

  it('names all places of a trip', async () => {
    const several = { ...rome, destination: 'Rome, Florence and Venice', places: [1, 2, 3] }
    const picture = hashOf(await sharePicture(several, [housePalette], materials))
    // Else the first is the name, and the rest stands where a country does.
    expect(hashOf(await sharePicture({ ...several, places: undefined }, [housePalette], materials))).not.toBe(
      picture,
    )
  })

  it('has a strip for each place', async () => {
    const several = { ...rome, destination: 'Rome, Florence and Venice', places: [1, 2, 3] }
    const winter: typeof housePalette = { ...housePalette, latitude: -50 }
    const hashes = await Promise.all(
      [[], [housePalette], [winter], [housePalette, housePalette]].map(async (others) =>
        hashOf(await sharePicture(several, [housePalette, ...others], materials)),
      ),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('is made for names of any length and script', async () => {
    for (const destination of [
      'Å, Norway',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      '東京',
      '',
    ])
      expect(
        (await sharePicture({ ...rome, destination }, [housePalette], materials)).length,
      ).toBeGreaterThan(1000)
  })
})

describe('dates in a few words', () => {
  it('say each month and year once', () => {
    expect(datesText('2027-04-13', '2027-04-16')).toBe('13 to 16 April 2027')
    expect(datesText('2027-04-28', '2027-05-02')).toBe('28 April to 2 May 2027')
    expect(datesText('2027-12-30', '2028-01-02')).toBe('30 December 2027 to 2 January 2028')
    expect(datesText('2027-04-13', '2027-04-13')).toBe('13 April 2027')
  })
})
