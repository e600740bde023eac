// How well the reader understands what people write: `npm run eval:reader`.
import { isExact, readCorpus, wronglyApplied } from './reader/corpus'

const results = readCorpus()
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
for (const language of new Set(results.map((each) => each.language))) {
  const own = results.filter((each) => each.language === language)
  const exact = own.filter(isExact).length
  const applied = own.reduce((sum, { got }) => sum + got.length, 0)
  const wrong = own.reduce((sum, each) => sum + wronglyApplied(each).length, 0)
  const silent = own.filter((each) => each.silent).length
  console.log(
    `${language}: ${own.length} sentences, exact ${percent(exact, own.length)}, wrongly applied ${percent(wrong, applied)}, silent ${silent}`,
  )
}
for (const each of results.filter((result) => !isExact(result)))
  console.log(
    `\n${each.sentence}\n  meant: ${each.wanted.join(' ; ') || '–'}\n  read:  ${each.got.join(' ; ') || '–'}`,
  )
