import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'

const at = (path: string) => readFileSync(new URL(path, import.meta.url))
const css = at('./fonts.css').toString()

function charactersOf(file: string): Set<number> {
  const font = create(at(file)) as Font
  return new Set(font.characterSet)
}

const uncut = charactersOf(
  '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)

/** The characters for which the style sheet loads a file. */
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

it.each(['text', 'names', 'rest'])('the file of %s has all that it is asked for', (name) => {
  const has = charactersOf(`./type/archivo-${name}.woff2`)
  // No part claims a character that the original file lacks.
  const asked = [...askedOf(`archivo-${name}`)].filter((code) => uncut.has(code))
  expect(asked.filter((code) => !has.has(code))).toEqual([])
  expect(asked.length).toBeGreaterThan(40)
})

it('no letter of the uncut file is lost, and none is in both parts', () => {
  const text = askedOf('archivo-text')
  const rest = askedOf('archivo-rest')
  // Combining marks come with the letters of latin-ext.
  const letters = [...uncut].filter(
    (code) => code >= 0x20 && !(code >= 0x300 && code < 0x370) && code < 0xfe00,
  )
  expect(letters.filter((code) => !text.has(code) && !rest.has(code))).toEqual([0x102])
  expect([...text].filter((code) => rest.has(code))).toEqual([])
})

it('what every first visit waits for stays small', () => {
  expect(at('./type/archivo-text.woff2').length).toBeLessThan(40_000)
  expect(at('./type/archivo-names.woff2').length).toBeLessThan(10_000)
})

it('text is never set wider than its file, and names are set as wide as they get', () => {
  const widest = (name: string) =>
    (create(at(`./type/archivo-${name}.woff2`)) as Font).variationAxes.wdth?.max
  expect([widest('text'), widest('names'), widest('rest')]).toEqual([100, 125, 125])
  const wider = /font-stretch:\s*1(?!00%)\d\d%/
  expect(['base', 'parts', 'app'].filter((sheet) => wider.test(at(`./${sheet}.css`).toString()))).toEqual([])
})

// A browser chooses among the faces of a family by weight and width first, and only among equals by character.
it('all parts of the family are the same to a browser', () => {
  const faces = css.split('@font-face').filter((face) => face.includes('"Archivo Variable"'))
  expect(faces).toHaveLength(3)
  const kinds = faces.map((face) => face.match(/font-(weight|stretch): [^;]+/g)?.join())
  expect(new Set(kinds).size).toBe(1)
})
