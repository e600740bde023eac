import { describe, expect, test } from 'vitest'
import { usingLandmark, withSharedLandmark } from './shared-landmark'

const poster = (scale: number, landmark: string) =>
  `<rect/><g class="sun"><circle/></g><g transform="scale(${scale})">${landmark}</g><g><path d="M0,0"/></g>`
const arch = '<path d="M1,1"/><g><path d="M2,2"/></g>'

describe('posters of one page', () => {
  test('draw their landmark once, at a place and size of their own', () => {
    expect(withSharedLandmark(poster(2, arch))).toBe(poster(2, `<g id="landmark">${arch}</g>`))
    expect(usingLandmark(poster(3, arch), poster(2, arch))).toBe(poster(3, '<use href="#landmark"></use>'))
  })

  test('keep a landmark that differs from the first, and a picture without one', () => {
    expect(usingLandmark(poster(3, arch), poster(2, '<path d="M9,9"/>'))).toBe(poster(3, arch))
    expect(usingLandmark(poster(3, arch), null)).toBe(poster(3, arch))
    expect(withSharedLandmark('<rect/>')).toBe('<rect/>')
  })
})
