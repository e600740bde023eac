// How well the reader understands what people write: `npm run eval:reader`, or `npm run eval:reader -- --corpus DIR`
// for a folder of other sentences (en.tsv) and requests to the assistant (chat-en.tsv). With `--answers FILE` a language
// model has read the sentences as well: its answers are in the file, a line of JSON for each sentence.
import { parseArgs } from 'node:util'
import { read } from '../app/domain/reader/read'
import { isAccepted, notAccepted } from './reader/accepted'
import { chatFigures, chatRequests, isRight, requestsIn } from './reader/chat-requests'
import {
  destinationOf,
  isAskedBack,
  isExact,
  keptAnswers,
  nearlyMeant,
  type Result,
  readCorpus,
  wronglyApplied,
} from './reader/corpus'

const { corpus, answers } = parseArgs({
  options: { corpus: { type: 'string' }, answers: { type: 'string' } },
}).values
const results = readCorpus(corpus, answers === undefined ? undefined : keptAnswers(answers))
const requests = corpus ? requestsIn(corpus, true, 'chat-') : chatRequests()
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function summary(own: readonly Result[]): string {
  const exact = own.filter(isExact).length
  const applied = own.reduce((sum, { got }) => sum + got.length, 0)
  const wrong = own.reduce((sum, each) => sum + wronglyApplied(each).length, 0)
  const near = own.reduce((sum, each) => sum + nearlyMeant(each).length, 0)
  const asked = own.filter(isAskedBack).length
  const silent = own.filter((each) => each.silent).length
  const accepted = own.filter(({ wanted, got }) => isAccepted(wanted, got)).length
  const refused = own.reduce((sum, { wanted, got }) => sum + notAccepted(wanted, got).length, 0)
  return `${own.length} sentences, exact ${percent(exact, own.length)}, wrongly applied ${percent(wrong, applied)} (${near} of ${wrong} more or less of what was meant), asked back ${percent(asked, own.length)}, silent ${silent}
    as a traveller would accept it: right ${percent(accepted, own.length)}, wrongly applied ${percent(refused, applied)}`
}

for (const language of new Set(results.map((each) => each.language))) {
  const own = results.filter((each) => each.language === language)
  console.log(`${language}: ${summary(own)}`)
  for (const round of corpus ? [] : (['first', 'later'] as const))
    console.log(`    held out ${round}: ${summary(own.filter(({ heldOut }) => heldOut === round))}`)
}
console.log(`all: ${summary(results)}`)

/** Milliseconds of processor time for one read of a text of 2,000 characters, when the reader is warm. */
function cpuOfARead(language: string): number {
  const rome = destinationOf('rome')
  const sentences = results.filter((each) => each.language === language).map(({ sentence }) => sentence)
  const text = sentences.join(' ').slice(0, 2000)
  const reads = 50
  for (let time = 0; time < reads; time++) read(text, rome)
  const before = process.cpuUsage()
  for (let time = 0; time < reads; time++) read(text, rome)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / reads
}

for (const language of new Set(results.map((each) => each.language)))
  console.log(`${language}: ${cpuOfARead(language).toFixed(2)} ms of processor time for 2,000 characters`)
for (const line of chatFigures(requests)) console.log(line)

for (const each of results.filter((result) => !isExact(result)))
  console.log(
    `\n${isAccepted(each.wanted, each.got) ? '(accepted) ' : ''}${each.language}${each.heldOut ? ` held out ${each.heldOut}` : ''}: ${each.sentence}\n  meant: ${each.wanted.join(' ; ') || '–'}\n  read:  ${each.got.join(' ; ') || '–'}${each.silent ? '  SILENT' : ''}`,
  )

for (const each of requests.filter((request) => !isRight(request)))
  console.log(
    `\nchat ${each.language}: ${each.sentence}\n  meant: ${each.wanted.join(' ; ') || '–'}\n  read:  ${each.got.join(' ; ') || '–'}${each.wronglyActed.length > 0 ? '  WRONGLY ACTED ON' : ''}`,
  )
