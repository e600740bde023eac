import { describe, expect, it } from 'vitest'
import { type InkFacts, inks } from '~/domain/posters/inks'
import { contrast } from '~/domain/posters/oklch'

interface File {
  id: string
  center: [number, number]
  poster: Omit<InkFacts, 'latitude'>
}

const files = Object.values(import.meta.glob<File>('./*.json', { eager: true, import: 'default' }))

describe('the inks of every destination', () => {
  it.each(files)('$id: all text can be read, by day and by night', ({ center, poster }) => {
    const { day, night } = inks({ ...poster, latitude: center[0] })
    for (const print of [day, night]) {
      for (const ground of [print.paper, print.sheet, print.tint]) {
        for (const text of [print.key, print.soft, print.hotText]) {
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(print.edge, ground)).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(print.paper, print.key)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
