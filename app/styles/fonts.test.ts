import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'

const at = (path: string) => readFileSync(new URL(path, import.meta.url))
const css = at('./fonts.css').toString()

function charactersOf(file: string): Set<number> {
  const font = create(at(file)) as Font
  return new Set(font.characterSet)
}

/** The characters for which the style sheet asks for a file. */
function askedOf(file: string): Set<number> {
  const face = css.split('@font-face').find((part) => part.includes(file)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  return new Set(
    ranges.flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
    }),
  )
}

it('the first part of the type has all that it is asked for', () => {
  const has = charactersOf('./type/archivo-basic.woff2')
  expect([...askedOf('archivo-basic')].filter((code) => !has.has(code))).toEqual([])
})

it('no letter of the uncut file is lost, and none is in both parts', () => {
  const uncut = charactersOf(
    '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  )
  const basic = askedOf('archivo-basic')
  const accents = askedOf('archivo-accents')
  const has = charactersOf('./type/archivo-accents.woff2')
  // Combining marks come with the letters of latin-ext.
  const letters = [...uncut].filter(
    (code) => code >= 0x20 && !(code >= 0x300 && code < 0x370) && code < 0xfe00,
  )
  expect(letters.filter((code) => !basic.has(code) && !(accents.has(code) && has.has(code)))).toEqual([0x102])
  expect([...basic].filter((code) => accents.has(code))).toEqual([])
})

it('what every first visit waits for stays small', () => {
  expect(at('./type/archivo-basic.woff2').length).toBeLessThan(60_000)
})

// A browser chooses among the faces of a family by weight and width first, and only among equals by character.
it('all parts of the family are the same to a browser', () => {
  const faces = css.split('@font-face').filter((face) => face.includes('"Archivo Variable"'))
  expect(faces).toHaveLength(3)
  const kinds = faces.map((face) => face.match(/font-(weight|stretch): [^;]+/g)?.join())
  expect(new Set(kinds).size).toBe(1)
})
