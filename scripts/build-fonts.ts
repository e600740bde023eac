// The fonts that printed files are set in, unpacked into public/type/ for programs that read plain TrueType, with an index
// of who has which characters. The result is reused while the packages are the same.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'
import { writeOutlines } from './type-outlines'

/** Increase it when the outlines are made in another way. */
const outlinesMadeBy = 1

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'public/type')

interface Family {
  name: string
  package: string
  /** The axes of the font that the files have. */
  axes: 'standard' | 'wght'
  /** The subsets that are taken; by default the numbered slices of a large font. */
  parts?: string[]
}

const families: Family[] = [
  { name: 'archivo', package: 'archivo', axes: 'standard', parts: ['latin', 'latin-ext', 'vietnamese'] },
  {
    name: 'sans',
    package: 'noto-sans',
    axes: 'wght',
    parts: ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'],
  },
  { name: 'arabic', package: 'noto-sans-arabic', axes: 'wght', parts: ['arabic'] },
  { name: 'hebrew', package: 'noto-sans-hebrew', axes: 'wght', parts: ['hebrew'] },
  { name: 'thai', package: 'noto-sans-thai', axes: 'wght', parts: ['thai'] },
  { name: 'jp', package: 'noto-sans-jp', axes: 'wght' },
  { name: 'sc', package: 'noto-sans-sc', axes: 'wght' },
  { name: 'kr', package: 'noto-sans-kr', axes: 'wght' },
]

const folderOf = (family: Family) => join(root, 'node_modules/@fontsource-variable', family.package)
const versionOf = (family: Family): string =>
  JSON.parse(readFileSync(join(folderOf(family), 'package.json'), 'utf8')).version

/** "U+25ee8,U+25f23-25f25" as pairs of first and last. */
function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

async function buildFonts() {
  const made = families.map((family) => [family, versionOf(family)])
  const stamp = JSON.stringify([made, outlinesMadeBy])
  const stampFile = join(out, 'made-of.json')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const family of families) {
    const coverage: Record<string, string> = JSON.parse(
      readFileSync(join(folderOf(family), 'unicode.json'), 'utf8'),
    )
    const numbered = Object.keys(coverage).filter((part) => part.startsWith('['))
    const index: { file: string; ranges: [number, number][] }[] = []
    for (const part of family.parts ?? numbered) {
      const plain = part.replace(/[[\]]/g, '')
      const source = join(folderOf(family), `files/${family.package}-${plain}-${family.axes}-normal.woff2`)
      const file = `${family.name}-${plain}.ttf`
      writeFileSync(join(out, file), await decompress(readFileSync(source)))
      index.push({ file, ranges: rangesOf(coverage[part] ?? '') })
    }
    writeFileSync(join(out, `${family.name}.json`), JSON.stringify(index))
  }
  const house = families.find(({ name }) => name === 'archivo')
  const files = (house?.parts ?? []).map((part) => readFileSync(join(out, `archivo-${part}.ttf`)))
  writeOutlines(files, join(out, 'outlines.json'))
  writeFileSync(stampFile, stamp)
}

await buildFonts()
process.exit(0)
