// No pattern of the product takes more than linear time for a hostile text. Each literal of a pattern meets texts that repeat
// what it looks for, in doubling lengths.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Patterns that grow faster, and what bounds their texts. */
const bounded = new Map([
  ['/\\B(?=(?:...)+$)/g', 'the digits of one amount'],
  ['/[\\s,:;(]+$/', 'a name that was cut to the length of a label'],
])

/** A text of this many characters that takes less CPU is no danger, milliseconds. */
const longest = 64 * 1024
const harmless = 15
/** Four times the length takes four times as long where time is linear, sixteen times where it is quadratic. */
const steepest = 8
/** How often a pattern must be found slow: a busy machine makes a quick one look slow now and then, never each time. */
const attempts = 5

interface Pattern {
  file: string
  literal: string
}

function patternsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: Pattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, literal: node.text })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Pieces that lead a pattern on: its own words, what its classes stand for, and what texts are full of. */
function piecesOf(literal: string): string[] {
  const words =
    literal
      .replaceAll('\\/', '/')
      .replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ')
      .match(/[\p{L}\d]+[/:]?/gu) ?? []
  const signs = literal.match(/[^\p{L}\d\s]/gu) ?? []
  const common = ['a', 'A', '0', ' ', '\n', '\u00e9', 'Ab ', '1,', '1.', 'a-', "a'", '0:', '€1']
  return [...new Set([...words.flatMap((word) => [word, `${word} `, `${word}1 `]), ...signs, ...common])]
}

/** Least CPU of a few runs, milliseconds. */
function cpuOf(pattern: RegExp, text: string, runs = 1): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage()
    pattern.lastIndex = 0
    if (pattern.global) text.match(pattern)
    else pattern.test(text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** The piece whose repetition makes a pattern slow. */
function slowOn(literal: string): string | undefined {
  const end = literal.lastIndexOf('/')
  const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1))
  return piecesOf(literal).find((piece) => {
    const text = (length: number) => `${piece.repeat(Math.ceil(length / piece.length))}\u0001 `
    for (let length = 16; length <= longest; length *= 2) {
      if (cpuOf(pattern, text(length)) < harmless) continue
      const worseThanLinear = () => {
        const [short, long] = [cpuOf(pattern, text(length / 2), 3), cpuOf(pattern, text(length * 2), 3)]
        return long >= harmless && long / Math.max(short, 0.1) > steepest
      }
      if (Array.from({ length: attempts }).every(worseThanLinear)) return true
    }
    return false
  })
}

const files = ['app', 'workers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file)),
)
const patterns = [...new Map(files.flatMap(patternsOf).map((pattern) => [pattern.literal, pattern])).values()]

it('knows a pattern that is worse than linear', () => {
  expect(slowOn('/\\b(less|fewer)\\b.*\\b(walk|steps)\\b/')).toBe('less ')
  expect(slowOn('/=+$/')).toBe('=')
  expect(slowOn('/\\b(less|fewer)\\b/')).toBeUndefined()
})

it('has no pattern that is worse than linear', { timeout: 120_000 }, () => {
  expect(patterns.length).toBeGreaterThan(150)
  const slow = patterns
    .filter(({ literal }) => !bounded.has(literal))
    .flatMap(({ file, literal }) => {
      const piece = slowOn(literal)
      return piece === undefined ? [] : [`${file}: ${literal} on ${JSON.stringify(piece)}`]
    })
  expect(slow).toEqual([])
})

it('lists no bounded pattern that is gone', () => {
  const known = new Set(patterns.map(({ literal }) => literal))
  expect([...bounded.keys()].filter((literal) => !known.has(literal))).toEqual([])
})
