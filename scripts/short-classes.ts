import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import reactAria from 'tailwindcss-react-aria-components'
import { type Plugin, parseAst, transformWithEsbuild } from 'vite'
import tailwindConfig from '../tailwind.config'

/** A class's name in the source, and in the build. */
type ShortNames = ReadonlyMap<string, string>

/** Where classes are written. */
const written = /\/app\/(?:root\.tsx|(?:features|routes|ui)\/.*\.tsx?)$/
/** The browser tests ask for it by name. */
const kept = ['sr-only']
/** Classes without rules of their own, to which others refer. */
const markers = ['group', 'peer', '@container']

const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

/**
 * A name of `length` signs that depends on the class alone, so that pages of two builds can exchange markup: FNV-1a, 32 bits.
 * Without "a" as its first letter, because filters of advertisements hide ".ad".
 */
function hashed(name: string, length: number): string {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  let short = letters[hash % letters.length] ?? ''
  for (let rest = Math.floor(hash / letters.length); short.length < length; ) {
    short += signs[rest % signs.length]
    rest = Math.floor(rest / signs.length)
  }
  return short
}

/** One sign for the first classes of the list, two for the others. */
function listed(index: number): string {
  const first = letters[index % letters.length] ?? ''
  const round = Math.floor(index / letters.length)
  return round === 0 ? first : first + signs[round - 1]
}

/** Classes that pages write most often, most frequent first. */
const common = readFileSync(new URL('common-classes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const commonNames: ShortNames = new Map(common.map((name, index) => [name, listed(index)]))

/** One or two signs for a common class, three for each other, four where two classes would have the same. */
export function shortNames(classes: Iterable<string>, taken: ReadonlySet<string> = new Set()): ShortNames {
  const names = new Map<string, string>()
  for (const name of classes) {
    const short = commonNames.get(name)
    if (short && !taken.has(short)) names.set(name, short)
  }
  const all = [...new Set(classes)].filter((name) => !names.has(name))
  const count = new Map<string, number>()
  for (const name of all) count.set(hashed(name, 3), (count.get(hashed(name, 3)) ?? 0) + 1)
  for (const name of all) {
    const short = hashed(name, 3)
    names.set(name, count.get(short) === 1 && !taken.has(short) ? short : hashed(name, 4))
  }
  if (new Set([...names.values(), ...taken]).size < names.size + taken.size)
    throw new Error('Two classes have the same short name.')
  return names
}

/** A class in a selector: `.max-lg\:p-0`, `.\32 xl\:flex`. */
const selector = /\.(?![0-9])((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )

const classesIn = (css: string) => [...css.matchAll(selector)].map(([, name = '']) => unescaped(name))

/** A style sheet with the short names. */
export function shortInStyles(css: string, names: ShortNames): string {
  return css.replace(selector, (all, name: string) => {
    const short = names.get(unescaped(name))
    return short ? `.${short}` : all
  })
}

interface Text {
  start: number
  end: number
  text: string
}

/** The literals of a module, and the fixed parts of its templates. */
function textsOf(code: string): Text[] {
  const found: Text[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
    if ('start' in node && 'end' in node && typeof node.start === 'number' && typeof node.end === 'number') {
      const { start, end } = node
      if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
        found.push({ start: start + 1, end: end - 1, text: node.value })
      if (node.type === 'TemplateElement') found.push({ start, end, text: code.slice(start, end) })
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value)
  }
  visit(parseAst(code))
  return found
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether a text consists of classes alone. What is escaped is no class. */
function isClasses(code: string, { start, end, text }: Text, isClass: (word: string) => boolean): boolean {
  return code.slice(start, end) === text && wordsOf(text).every(isClass)
}

/**
 * Classes that stand in a text with other words as well, which is not changed: they keep their names everywhere, since the
 * style sheet has one name for each.
 */
export function classesAmongOthers(code: string, known: ReadonlySet<string>): string[] {
  return textsOf(code)
    .filter((text) => !isClasses(code, text, (word) => known.has(word)))
    .flatMap(({ text }) => wordsOf(text).filter((word) => known.has(word)))
}

/** A module with the short names in texts that consist of classes alone. `known`: classes that keep their names. */
export function shortInModule(code: string, names: ShortNames, known: ReadonlySet<string>): string {
  const texts = textsOf(code).filter(
    (text) =>
      isClasses(code, text, (word) => names.has(word) || known.has(word)) &&
      wordsOf(text.text).some((word) => names.has(word)),
  )
  // From the end, so that positions still hold.
  return texts
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, { start, end, text }) =>
        result.slice(0, start) + text.replace(/\S+/g, (word) => names.get(word) ?? word) + result.slice(end),
      code,
    )
}

/** Not `hidden` or `table`: words of one part are values of much else, and short. */
const isLong = (name: string) => name.length > 4 && /[^a-z]/.test(name)

const sourcesIn = (root: string) =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, 'app', file).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

/** Classes that keep their names, because they stand where nothing is changed. */
async function unchanged(root: string, known: ReadonlySet<string>): Promise<Set<string>> {
  const found = await Promise.all(
    sourcesIn(root).map(async (file) => {
      const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, { jsx: 'automatic' })
      // Files in which no class is changed.
      return written.test(file)
        ? classesAmongOthers(code, known)
        : textsOf(code).flatMap(({ text }) => wordsOf(text).filter((word) => known.has(word)))
    }),
  )
  return new Set(found.flat())
}

/** Asks Tailwind which words of the pages' sources are classes. */
async function classesOf(root: string): Promise<{ utilities: string[]; own: Set<string> }> {
  const styles = join(root, 'app/styles')
  const sources = sourcesIn(root).filter((file) => written.test(file))
  const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').split(/[\s"'`]+/)))
  const require = createRequire(join(root, 'package.json'))
  const read = async (id: string, base: string) => {
    const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : join(base, id)
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  }
  const { content } = await read('app.css', styles)
  const { build } = await compile(content, {
    base: styles,
    loadStylesheet: read,
    loadModule: async (id, base) => ({
      path: id,
      base,
      module: id.endsWith('tailwind.config.ts') ? tailwindConfig : reactAria,
    }),
  })
  const ownStyles = readdirSync(styles)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(styles, file), 'utf8').replace(/\/\*.*?\*\//gs, ''))
  const own = new Set([...ownStyles.flatMap(classesIn), ...kept, ...markers])
  const utilities = classesIn(build([...words])).filter((name) => words.has(name) && !own.has(name))
  return { utilities: [...new Set(utilities)], own }
}

/**
 * Tailwind's classes have short names in the build: a page writes some of them hundreds of times. Short classes stay as they
 * are, and so do single words and those of app/styles, which scripts may ask for.
 */
export function shortClasses(root: string): Plugin {
  let names: ShortNames = new Map()
  let known: ReadonlySet<string> = new Set()
  return {
    name: 'short-classes',
    apply: 'build',
    async buildStart() {
      const { utilities, own } = await classesOf(root)
      known = new Set([...utilities, ...own])
      const asTheyAre = await unchanged(root, known)
      names = shortNames(
        utilities.filter((name) => isLong(name) && !asTheyAre.has(name)),
        known,
      )
    },
    transform(code, id) {
      const [file = ''] = id.replaceAll('\\', '/').split('?')
      if (file.endsWith('.css')) return { code: shortInStyles(code, names), map: null }
      return written.test(file) ? { code: shortInModule(code, names, known), map: null } : null
    },
  }
}
