// `npx tsx scripts/cut-type.ts`: cuts Archivo's Latin file in two, app/styles/type/. Every first visit waits for the first
// part alone, which has what English, times and prices are written with; accents come when a page has some. To be run again
// when the package has a new version; the results are committed, for they change once in years.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const path = (at: string) => fileURLToPath(new URL(`../${at}`, import.meta.url))
const source = readFileSync(
  path('node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
/** Weights lighter than those of text are not used anywhere. */
const variationAxes = { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 125 } }

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
// As the unicode-range of app/styles/fonts.css has them.
const basic = `${range(0x20, 0x7e)}\u00a0£¥©°·×–—‘’‚“”„•…€−`
const all = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜${range(0x2000, 0x206f)}€™↑↓−∕`
const accents = [...all].filter((letter) => !basic.includes(letter)).join('')

mkdirSync(path('app/styles/type'), { recursive: true })
for (const [name, letters] of Object.entries({ basic, accents })) {
  const file = await subset(source, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(path(`app/styles/type/archivo-${name}.woff2`), file)
  console.log(`${name}: ${file.length} bytes`)
}
