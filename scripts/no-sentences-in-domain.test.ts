import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Files with English that travellers do not read, with the reason. */
const allowed: [path: RegExp, reason: string][] = [
  [/^app\/domain\/(catalogue|gazetteer)\//, 'data, and faults of the data that the build reports'],
  [
    /^app\/domain\/places-import\//,
    'facts of a destination, in the words of a catalogue file, and a query to a map server',
  ],
  [
    /^app\/domain\/assistant\/several\/(place-words|read-places|journey-words)\.ts$/,
    'words that the assistant is asked for places and journeys in',
  ],
  [/^app\/domain\/guide\/phrase-books\.ts$/, 'phrases of other languages'],
  [
    /^app\/domain\/planning\/(llm-engine\/|catalogue-engine\/solve\/fit-day\.ts$)/,
    'questions to a language model, and what it did wrong',
  ],
  [
    /^app\/domain\/(reader\/(lexicons\/|(names|items|doubt|structures|rules\/visits)\.ts$)|verification\/wishes\.ts$)/,
    'words that are read in what people write, and names of kitchens',
  ],
  [
    /^app\/domain\/(assistant\/intent\/|request\/wish-matcher\.ts$)/,
    'words that the assistant and typed interests are read by',
  ],
  [
    /^app\/domain\/(planning\/catalogue-engine\/candidates\/taste|verification\/capital-words)\.ts$/,
    'words that are looked for in texts',
  ],
  [/^app\/domain\/(quota\/limits|retention\/retention-rules)\.ts$/, 'reasons in a table, for engineers'],
  [/^app\/domain\/message\.ts$/, 'a fault of a stored message'],
  [/^app\/domain\/testing\//, 'test data'],
]

const sources = readdirSync('app/domain', { recursive: true, encoding: 'utf8' })
  .map((file) => join('app/domain', file))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))

/** Texts in a file that read like English: four words in a row, or two and a full stop. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return
    const text = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : ''
    const words = text.replace(/\$\{[^}]*\}/g, '1').slice(1, -1)
    if (/(?:\p{L}[\p{Ll}'’-]*,? ){3}\p{Ll}+|\p{L}+ \p{L}+[.!?]$/u.test(words)) found.push(`${file}: ${words}`)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

it('the domain holds no sentence of ours: it gives codes, and message modules have the words', () => {
  const found = sources.flatMap(sentencesIn)
  const unexplained = found.filter((each) => !allowed.some(([path]) => path.test(each.split(':')[0] ?? '')))
  expect(unexplained).toEqual([])
})

it('no exception is there for nothing', () => {
  const files = sources.filter((file) => sentencesIn(file).length > 0)
  const unused = allowed.filter(([path]) => !files.some((file) => path.test(file)))
  expect(unused.map(([, reason]) => reason)).toEqual([])
})
