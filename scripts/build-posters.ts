// Draws the posters of the catalogue, and the site's own, as static assets that pages refer to (app/features/posters/poster-file.tsx).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Destination } from '../app/domain/catalogue/destination'
import { popularIds } from '../app/domain/gazetteer/popular'
import { housePalette } from '../app/domain/posters/house-palette'
import { paletteOf } from '../app/domain/posters/palette-of'
import {
  type ArtShape,
  artFile,
  artId,
  artShapes,
  coverFile,
  coverShape,
  wallFile,
} from '../app/features/posters/art-files'
import { inDayColours } from '../app/features/posters/day-print'
import { Drawing } from '../app/features/posters/drawing'
import {
  drawingFile,
  heroShapes,
  type PosterShapeName,
  posterShapes,
} from '../app/features/posters/poster-shapes'
import { withSharedFigures } from './shared-figures'

/**
 * The style sheet of a page does not reach into a file, but its custom properties do: in the night colours `--sun-down` is 1,
 * and the sun is below the text.
 */
const withSunOfPage = (file: string) =>
  file.replace(/style="--sets:([\d.]+px)"/, 'style="translate:0 calc($1*var(--sun-down,0))"')

const out = 'public/art'
rmSync(out, { recursive: true, force: true })
mkdirSync(`${out}/drawings`, { recursive: true })
const catalogue = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))))
  .map((destination) => ({ id: destination.id, ...paletteOf(destination) }))
const shapes = Object.keys(artShapes).filter(
  (shape): shape is ArtShape => shape in artShapes && shape !== 'sheet',
)
const writeArt = (file: string, drawings: ReactNode) => {
  const svg = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, drawings)
  writeFileSync(`${out}/${file}`, withSunOfPage(renderToStaticMarkup(svg)))
}
for (const { id, ...palette } of [...catalogue, { id: 'house', ...housePalette }])
  for (const shape of shapes) {
    const drawing = createElement(Drawing, { ...palette, shape: artShapes[shape] })
    writeArt(artFile(id, shape), createElement('g', { id: artId }, drawing))
  }
writeArt(
  wallFile,
  catalogue
    .filter(({ id }) => popularIds.includes(id))
    .map(({ id, ...palette }) =>
      createElement('g', { id, key: id }, createElement(Drawing, { ...palette, shape: artShapes.sheet })),
    ),
)
for (const { id, ...palette } of catalogue) {
  const drawing = createElement(Drawing, { ...palette, shape: coverShape })
  const viewBox = `0 0 ${coverShape.width} ${coverShape.height}`
  const file = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, drawing)
  writeFileSync(`${out}/${coverFile(id)}`, inDayColours(renderToStaticMarkup(file), palette))
}
// Landmarks for the Worker, which has no code of them: of the catalogue and of the site's own poster.
const named = Object.keys(posterShapes).filter((shape): shape is PosterShapeName => shape in posterShapes)
for (const palette of [...catalogue, housePalette]) {
  const drawn = (shape: PosterShapeName) =>
    renderToStaticMarkup(createElement(Drawing, { ...palette, shape: posterShapes[shape] }))
  const write = (shape: PosterShapeName, drawing: string) => {
    const file = drawingFile(palette, shape)
    if (file !== null) writeFileSync(`${out}/drawings/${file}`, drawing)
  }
  for (const shape of named) write(shape, drawn(shape))
  const shared = palette.facts.landmark && withSharedFigures(heroShapes.map(drawn), '/art')
  if (!shared) continue
  writeFileSync(`${out}/${shared.name}`, shared.file)
  for (const [index, shape] of heroShapes.entries()) write(shape, shared.drawings[index] ?? '')
}
console.log(`posters: ${catalogue.length + 1} in ${shapes.length} shapes`)
