import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { asItIs, contoursOf } from './contours'
import { drawSvg } from './draw-svg'
import { pngOf } from './png'
import { type Colour, Sheet } from './sheet'

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]
/** The red value of each pixel, row by row. */
const rows = ({ pixels, width, height }: Sheet) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => pixels[(y * width + x) * 3]),
  )

describe('a sheet', () => {
  it('covers a pixel as far as a shape does', () => {
    const sheet = new Sheet(4, 2, white)
    sheet.fill(contoursOf('M.5,0H3V1H.5z', asItIs), { colour: black })
    expect(rows(sheet)).toEqual([
      [128, 0, 0, 255],
      [255, 255, 255, 255],
    ])
  })

  it('keeps holes open where they are meant, and where contours turn the other way', () => {
    const ring = 'M0,0H4V4H0zM1,1H3V3H1z'
    const back = 'M0,0H4V4H0zM1,1V3H3V1z'
    const middle = (data: string, evenOdd: boolean) => {
      const sheet = new Sheet(4, 4, white)
      sheet.fill(contoursOf(data, asItIs), { colour: black, evenOdd })
      return rows(sheet)[1]?.[1]
    }
    expect([middle(ring, false), middle(ring, true), middle(back, false)]).toEqual([0, 255, 255])
  })

  it('cuts off what stands over its edges', () => {
    const sheet = new Sheet(2, 2, white)
    sheet.fill(contoursOf('M-9,-9H9V9H-9z', asItIs), { colour: black })
    expect(rows(sheet).flat()).toEqual([0, 0, 0, 0])
  })

  it('lets what is below show through an overprint', () => {
    const sheet = new Sheet(1, 1, [200, 100, 50])
    sheet.fill(contoursOf('M0,0H1V1H0z', asItIs), { colour: [128, 128, 128], over: true })
    expect([...sheet.pixels]).toEqual([100, 50, 25])
  })

  it('is printed from the drawings the site has: groups, circles, dashed lines, mirrored ones', () => {
    const sheet = new Sheet(6, 3, white)
    const svg =
      '<svg viewBox="0 0 6 3"><g transform="translate(6 0) scale(-1 1)"><path d="M0,0H1V1H0z" fill="#000000"/></g>' +
      '<path d="M0,1.5h6" fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="2 1"/>' +
      '<rect x="0" y="2" width="1" height="1" fill="#000000" opacity="0.5"/></svg>'
    drawSvg(sheet, svg, asItIs)
    expect(rows(sheet)).toEqual([
      [255, 255, 255, 255, 255, 0],
      [0, 0, 255, 0, 0, 255],
      [128, 255, 255, 255, 255, 255],
    ])
  })
})

describe('a PNG file', () => {
  it('gives the pixels back', async () => {
    const pixels = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const file = await pngOf(pixels, 2, 2)
    const view = new DataView(file.buffer)
    const at = 8 + 25
    const length = view.getUint32(at)
    const raw = inflateSync(file.subarray(at + 8, at + 8 + length))
    expect([...raw]).toEqual([2, 1, 2, 3, 4, 5, 6, 2, 6, 6, 6, 6, 6, 6])
  })
})
