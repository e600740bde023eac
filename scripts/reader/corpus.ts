// Sentences that people write beside the form, with what they mean: written by hand, not made from the grammar.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { allRequestLexicons } from '../../app/domain/assistant/intent/lexicons/all'
import { CalendarDate } from '../../app/domain/calendar/calendar-date-schema'
import type { Destination } from '../../app/domain/catalogue/destination'
import { wishesIn } from '../../app/domain/planning/llm-engine/wishes/wishes-in'
import { agreed } from '../../app/domain/reader/agree'
import { certainEnough } from '../../app/domain/reader/constraint'
import { inShort } from '../../app/domain/reader/in-short'
import { provideLexicons, provideRequestLexicons } from '../../app/domain/reader/lexicons'
import { allLexicons } from '../../app/domain/reader/lexicons/all'
import { read } from '../../app/domain/reader/read'
import { townOf } from '../../app/domain/testing/plan-of-town'

provideLexicons(allLexicons)
provideRequestLexicons(allRequestLexicons)

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What is answered in words and not applied. */
const ask = 'ask'

export interface Result {
  language: string
  /** Measured once before the reader was tuned on it: in the first round, or in the one after. */
  heldOut: 'first' | 'later' | null
  sentence: string
  wanted: string[]
  /** Applied without asking; "ask" where a part is asked back. */
  got: string[]
  /** Neither applied nor asked back, though something is wished for. */
  silent: boolean
}

/** What a language model answered when it was asked to read a sentence, and the trip that it was asked for. */
const Kept = z.object({ text: z.string(), startDate: CalendarDate, days: z.int(), answer: z.unknown() })
type Kept = z.infer<typeof Kept>

/** Answers of a model, by sentence: a line of JSON for each. */
export function keptAnswers(file: string): ReadonlyMap<string, Kept> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const answers = lines.filter((line) => line !== '').map((line) => Kept.parse(JSON.parse(line)))
  return new Map(answers.map((each) => [each.text, each]))
}

/**
 * The sentences of a folder with a file for each language, named as "en.tsv"; without a folder, the repository's own. With
 * answers of a model its reading counts as well.
 */
export function readCorpus(
  folder = at('corpus'),
  answers: ReadonlyMap<string, Kept> = new Map<string, Kept>(),
): Result[] {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.tsv$/.test(file))
  return files.flatMap((file) => {
    let destination = destinationOf('rome')
    let heldOut: Result['heldOut'] = null
    const results: Result[] = []
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
      const header = /^# for: ([a-z-]+)(, held out( later)?)?$/.exec(line)
      if (header?.[1]) destination = destinationOf(header[1])
      if (header) heldOut = header[3] ? 'later' : header[2] ? 'first' : null
      if (line === '' || line.startsWith('#')) continue
      results.push({ language: file.slice(0, 2), heldOut, ...resultOf(line, destination, answers) })
    }
    return results
  })
}

const known = new Map<string, Destination>()

export function destinationOf(id: string): Destination {
  const destination = known.get(id) ?? townOf(id)
  known.set(id, destination)
  return destination
}

function resultOf(
  line: string,
  destination: Destination,
  answers: ReadonlyMap<string, Kept>,
): Omit<Result, 'language' | 'heldOut'> {
  const [sentence = '', meaning = ''] = line.split('\t')
  const kept = answers.get(sentence)
  const found = kept && wishesIn(kept.answer, sentence, { ...kept, destination })
  const plain = read(sentence, destination)
  const reading = found ? agreed(plain, found) : plain
  const wanted = meaning.split(' ; ').filter((each) => each !== '')
  const certain = reading.read.filter(({ certainty }) => certainty >= certainEnough)
  const asked = reading.unread.length > 0 || certain.length < reading.read.length
  const got = certain.map(({ constraint }) => inShort(constraint))
  // What is asked back beside what was meant is no fault; what should be and is not is one.
  if (asked && wanted.includes(ask)) got.push(ask)
  const silent = wanted.length > 0 && got.length === 0 && !asked
  return { sentence, wanted: wanted.sort(), got: got.sort(), silent }
}

export const isExact = ({ wanted, got }: Result) => wanted.join() === got.join()

/** Constraints that were applied and are not meant. */
export const wronglyApplied = ({ wanted, got }: Result) => got.filter((each) => !wanted.includes(each))

const wants = new Set(['must', 'like', 'pin', 'day-trip', 'meal', 'eat', 'count', 'days', 'splurge'])
const subjectOf = (short: string) => {
  const [is = '', ...parts] = short.split(' ')
  const subject = parts.find((part) => /^(place|area|kind|interest|food|who|need|name):/.test(part)) ?? is
  return `${wants.has(is) ? 'wanted' : is === 'seen' ? 'skip' : is} ${subject}`
}

/** Of what was applied and is not meant: what says more or less of the same thing ("like" for "must", a day that is missing). */
export const nearlyMeant = (result: Result) =>
  wronglyApplied(result).filter((each) => result.wanted.map(subjectOf).includes(subjectOf(each)))

/** Nothing wrong was applied, and what is missing is asked back or said to be not understood. */
export const isAskedBack = (result: Result) =>
  !isExact(result) && wronglyApplied(result).length === 0 && !result.silent
