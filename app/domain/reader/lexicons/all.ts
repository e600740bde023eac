import type { Lexicon } from '../lexicons'
import { plainWord, tokensOf } from '../tokens'
import { german } from './de'
import { dishNames, dishNamesIn } from './dishes'
import { english } from './en'
import { spanish } from './es'
import { everydayGerman } from './everyday/de'
import { everydayEnglish } from './everyday/en'
import { everydaySpanish } from './everyday/es'
import { everydayFrench } from './everyday/fr'
import { everydayItalian } from './everyday/it'
import { everydayTurns, turnsNeutral } from './everyday-turns'
import { type FoodLanguage, foods } from './foods'
import { french } from './fr'
import { kitchensOf, neutralInPassing, saidInPassing } from './in-passing'
import { italian } from './it'
import { moreWords } from './more'
import { loadedWords, neutralWords } from './neutral'
import { plainWords } from './plain'
import { saidOtherwise } from './said-otherwise'
import { plainNeutral, saidPlainly } from './said-plainly'
import { smallWords } from './small-words'
import { spokenWords } from './spoken'
import { wordLists } from './word-lists'

/** The words of all languages as the build writes them. English first: a text that tells no language is read as English. */
export const allLexicons: readonly Lexicon[] = [
  { ...whole(english, everydayEnglish), lists: wordLists },
  whole(german, everydayGerman),
  whole(french, everydayFrench),
  whole(spanish, everydaySpanish),
  whole(italian, everydayItalian),
]

/**
 * One lexicon of the words of a language. A phrase that has a meaning already keeps it: dishes come last, so that a word that
 * means something else in a language means that.
 */
function whole(
  { language, telling, meanings }: Lexicon,
  everyday: Readonly<Record<string, string>>,
): Lexicon {
  const dishes = [
    ...Object.entries(dishNamesIn[language] ?? {}),
    ...foods.map((food): [string, string] => [food.name, food[language as FoodLanguage] ?? '']),
  ].map(([dish, phrases]): [string, string] => [`food:${dish.replaceAll('-', ' ')}`, phrases])
  const named = dishNames
    .split('|')
    .map((name): [string, string] => [`food:${plainWord(name.trim())}`, name.trim()])
  const known = new Set<string>()
  const phrases = new Map<string, string[]>()
  for (const [meaning, words] of [
    // Whole phrases: they count before the shorter ones that they hold.
    ...Object.entries(saidOtherwise[language] ?? {}),
    ...Object.entries(saidInPassing[language] ?? {}),
    ...Object.entries(everydayTurns[language] ?? {}),
    ...Object.entries(saidPlainly[language] ?? {}),
    ...Object.entries(meanings),
    ...Object.entries(everyday),
    ...Object.entries(moreWords[language] ?? {}),
    ...Object.entries(spokenWords[language] ?? {}),
    ...Object.entries(plainWords[language] ?? {}),
    ...dishes,
    ...kitchensOf(language),
    ...named,
  ]) {
    const fresh = words
      .split('|')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '' && !known.has(plainWord(phrase)))
    for (const phrase of fresh) known.add(plainWord(phrase))
    phrases.set(meaning, [...(phrases.get(meaning) ?? []), ...fresh])
  }
  const joined = [...phrases].map(
    ([meaning, own]) => [meaning, (language === 'de' ? own.flatMap(withDigraphs) : own).join('|')] as const,
  )
  const small = wordsOf(`${telling} ${smallWords[language] ?? ''}`)
  const told = new Set(small)
  const neutral = [neutralWords, plainNeutral, turnsNeutral, neutralInPassing]
    .map((each) => each[language] ?? '')
    .join(' ')
  return {
    language,
    telling: [...told].join(' '),
    neutral: [...new Set(wordsOf(language === 'de' ? withDigraphs(neutral).join(' ') : neutral))]
      .filter((word) => !told.has(word))
      .join(' '),
    loaded: wordsOf(loadedWords[language] ?? '').join(' '),
    meanings: Object.fromEntries(joined),
  }
}

/** "Frühes" is also typed "fruehes". */
function withDigraphs(phrase: string): string[] {
  const typed = phrase.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return typed === phrase ? [phrase] : [phrase, typed]
}

/** Words as tokens are compared, so that what an apostrophe joins is two. */
function wordsOf(words: string): string[] {
  return tokensOf(words).map(({ text }) => text)
}
