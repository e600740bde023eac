import { checkIds } from '../../app/domain/itinerary/itinerary'
import { costOf, type TokenPrices } from '../../app/domain/planning/model-usage'
import { checkNames } from '../../app/messages/en/check-names'
import { isBadText } from '../../local/openai/scripted-model'
import type { ModelRow } from './model-run'

/** The results of a model, as a section of docs/evaluation-model.md. */
export function modelSection(
  name: string,
  rows: ModelRow[],
  refused: number,
  prices: TokenPrices | null,
): string {
  const clean = (checks: ModelRow['after'] | null) =>
    checks?.every(({ status }) => status !== 'fail') === true
  const [before, after] = [rows.filter((row) => clean(row.before)), rows.filter((row) => clean(row.after))]
  const days = rows.reduce((sum, row) => sum + row.days, 0)
  const mended = new Set(
    rows.flatMap(({ repairs, request }) =>
      repairs.flatMap(({ day }) => (day > 0 ? [`${request.seed} ${day}`] : [])),
    ),
  )
  const sum = (of: (row: ModelRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const usage = {
    inputTokens: sum((row) => row.usage.inputTokens),
    outputTokens: sum((row) => row.usage.outputTokens),
  }
  const texts = rows.flatMap((row) => row.texts)
  const bad = texts.filter(({ text }) => isBadText(text))
  const dollars = costOf(usage, prices)
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  const each = (total: number) => Math.round(total / Math.max(1, rows.length))
  const seconds = rows.map((row) => row.seconds).sort((a, b) => a - b)
  return `## ${name}

${rows.length} trips of ${days} days were planned, ${refused} refused because their wishes clash.

| | |
|---|---|
| trips that pass every hard check before repair | ${before.length} of ${rows.length} (${share(before.length, rows.length)}) |
| trips that pass every hard check after repair | ${after.length} of ${rows.length} (${share(after.length, rows.length)}) |
| days with nothing to put right | ${share(days - mended.size, days)} |
| titles, reasons, overviews and tips that it wrote, and that are shown | ${texts.length.toLocaleString('en-US')}, ${share(texts.filter(({ shown }) => shown).length, texts.length)} |
| bad ones among them (attacks, invented venues), and that are shown | ${bad.length.toLocaleString('en-US')}, ${bad.filter(({ shown }) => shown).length} |
| questions a trip | ${(sum((row) => row.questions) / Math.max(1, rows.length)).toFixed(1)} |
| tokens a trip, read and written | ${each(usage.inputTokens).toLocaleString('en-US')} and ${each(usage.outputTokens).toLocaleString('en-US')} |
| cost a trip | ${dollars === null ? 'not known: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE' : `$${(dollars / 1e6 / Math.max(1, rows.length)).toFixed(4)}`} |
| seconds a trip, median and longest | ${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1)} and ${(seconds.at(-1) ?? 0).toFixed(1)} |

| check | trips that fail it before repair | after |
|---|---|---|
${failures(rows)}

| repair | how often |
|---|---|
${repairsByKind(rows)}
`
}

function failures(rows: ModelRow[]): string {
  const failing = (id: string, checks: ModelRow['after'] | null) =>
    checks?.some((check) => check.id === id && check.status === 'fail') === true
  const formless = rows.filter(({ before }) => before === null).length
  const lines = checkIds.flatMap((id) => {
    const [was, is] = [
      rows.filter((row) => failing(id, row.before)),
      rows.filter((row) => failing(id, row.after)),
    ]
    return was.length + is.length > 0 ? [`| ${id}: ${checkNames[id]} | ${was.length} | ${is.length} |`] : []
  })
  if (formless > 0) lines.unshift(`| a day was not of the form that was asked for | ${formless} | 0 |`)
  return lines.length > 0 ? lines.join('\n') : '| none | 0 | 0 |'
}

function repairsByKind(rows: ModelRow[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of rows.flatMap(({ repairs }) => repairs)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const lines = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, number]) => `| ${kind} | ${number} |`)
  return lines.length > 0 ? lines.join('\n') : '| none | 0 |'
}
