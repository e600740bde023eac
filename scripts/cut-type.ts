// `npx tsx scripts/cut-type.ts`: cuts Archivo's Latin file in three, app/styles/type/. Every first visit waits for the first
// two: what English, times and prices are written with, no wider than text is ever set, and the capitals of place names,
// which fill their measure at one weight and every width. The rest comes when a page has some. Run it again when the
// package has a new version; the results are committed, since they rarely change.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const path = (at: string) => fileURLToPath(new URL(`../${at}`, import.meta.url))
const source = readFileSync(
  path('node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
/** Weights lighter than those of text are not used anywhere. */
const wght = { min: 400, max: 900 }
const widest = { min: 62, max: 125 }

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
// As the unicode-range of app/styles/fonts.css has them.
const text = `${range(0x20, 0x7e)}\u00a0£¥©°·×–—‘’‚“”„•…€−${range(0xe0, 0xef)}${range(0xf1, 0xf6)}${range(0xf8, 0xfd)}›ÁÉ`
const names = `${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0&'’(),-./`
const all = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜${range(0x2000, 0x206f)}€™↑↓−∕`
const rest = [...all].filter((letter) => !text.includes(letter)).join('')

const files = {
  text: { letters: text, axes: { wght, wdth: { min: 62, max: 100 } } },
  names: { letters: names, axes: { wght: 900, wdth: widest } },
  rest: { letters: rest, axes: { wght, wdth: widest } },
}

mkdirSync(path('app/styles/type'), { recursive: true })
for (const [name, { letters, axes }] of Object.entries(files)) {
  const file = await subset(source, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // No page uses fractions or proportional figures.
    keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'],
  })
  writeFileSync(path(`app/styles/type/archivo-${name}.woff2`), file)
  console.log(`${name}: ${file.length} bytes`)
}
