// Draws the posters of the catalogue, and the site's own, as static assets that pages refer to (app/features/posters/poster-file.tsx).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Destination } from '../app/domain/catalogue/destination'
import { housePalette } from '../app/domain/posters/house-palette'
import { paletteOf } from '../app/domain/posters/palette-of'
import {
  type ArtShape,
  artFile,
  artId,
  artShapes,
  coverFile,
  coverShape,
} from '../app/features/posters/art-files'
import { inDayColours } from '../app/features/posters/day-print'
import { Drawing } from '../app/features/posters/drawing'

const out = 'public/art'
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const catalogue = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))))
  .map((destination) => ({ id: destination.id, ...paletteOf(destination) }))
const shapes = Object.keys(artShapes).filter((shape): shape is ArtShape => shape in artShapes)
for (const { id, ...palette } of [...catalogue, { id: 'house', ...housePalette }])
  for (const shape of shapes) {
    const drawing = createElement(Drawing, { ...palette, shape: artShapes[shape] })
    const file = createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg' },
      createElement('g', { id: artId }, drawing),
    )
    writeFileSync(`${out}/${artFile(id, shape)}`, renderToStaticMarkup(file))
  }
for (const { id, ...palette } of catalogue) {
  const drawing = createElement(Drawing, { ...palette, shape: coverShape })
  const viewBox = `0 0 ${coverShape.width} ${coverShape.height}`
  const file = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, drawing)
  writeFileSync(`${out}/${coverFile(id)}`, inDayColours(renderToStaticMarkup(file), palette))
}
console.log(`posters: ${catalogue.length + 1} in ${shapes.length} shapes`)
