import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type GuideLine, guideLines, namedWorst } from './lines'
import type { GuideOptions, GuideRow } from './run'

/** Figures of an earlier planner, by the id of their line. */
const Before = z.record(z.string(), z.string())
const beforeFile = 'scripts/eval/guide/before.json'

/** Keeps the figures as those that later ones stand beside. */
export function keepAsBefore(lines: GuideLine[]): void {
  const figures = Object.fromEntries(lines.map(({ id, figure }) => [id, figure]))
  const known = existsSync(beforeFile) ? Before.parse(JSON.parse(readFileSync(beforeFile, 'utf8'))) : {}
  // A line that was not measured keeps what is known of it.
  for (const [id, figure] of Object.entries(known)) if (figures[id] === '–') figures[id] = figure
  writeFileSync(beforeFile, `${JSON.stringify(figures, null, 2)}\n`)
}

/** The section of docs/evaluation.md on what a local guide would look at. */
export function guideSection(rows: GuideRow[], { destinations, days, dates, rival }: GuideOptions): string {
  const before = existsSync(beforeFile) ? Before.parse(JSON.parse(readFileSync(beforeFile, 'utf8'))) : {}
  const lines = guideLines(rows)
  const refused = rows.filter((row) => 'refusal' in row)
  const chosen = destinations.length > 0 ? ` --destinations ${destinations.join(',')}` : ''
  return `## As a local guide would look at it

Written by \`npm run eval -- --guide --write${chosen} --days ${days} --dates ${dates} --rival ${rival}\`. ${rows.length - refused.length} trips, ${refused.length} refused: for each
destination the default trip of ${days} days at a moderate budget and pace, one day, luxury, a small budget, a family, and other interests. Figures
are read from the plan and the catalogue by code that the planner has no part in. Before is the planner of November 2026 on
the same catalogue; for the last seven lines it is the planner before plans were read whole ([read-aloud.md](read-aloud.md)).

| | before | now | aim |
| --- | --- | --- | --- |
${lines.map(({ id, measure, aim, figure }) => `| ${measure} | ${before[id] ?? '–'} | ${figure} | ${aim} |`).join('\n')}

The worst cases of each line:

${lines
  .filter(({ worst }) => worst.length > 0)
  .map((line) => `- ${line.measure}: ${namedWorst(line)}`)
  .join('\n')}

The best partition is looked for by simulated annealing, ${rival} s of CPU a trip: the same stops on the same days with their lengths,
within opening hours, daylight and hours of meals, with no more walking, waiting, spending and load on a day than the plan or
the limits have; locked stops and evenings stay.

Of the icons that the days have time for: what one needs at least is its shortest visit and the way from the nearest of the others,
all within the load of the days; a place that fills a day, such as a theme park, takes one. Only the nearest way is counted, so the
measure is generous.

An icon is a place of the destination's list that answers an interest asked for and is open on a date of the trip; in trips under
five days a day trip is none where the list does not say from how many days on it is one. A ride is every leg that is not walked, the way home included. For quarters, breakfast and
what lies in the quarter of the base at the end of the day do not count. A wait is time that is neither a visit nor the way;
one that the plan names as rest, as sunset or as a wait for a table is explained, if that can be true on that day. A
venue of the night counts from half an hour after 20:00 on. Chains are told by the catalogue; where it does not tell them
yet, its common kinds count.

A lunch or dinner has the dish of an earlier one where both houses are known for it by the same word, and its kitchen where that is one dish
(pizza, sushi, sandwiches) or belongs to another country; two houses of the town's own kitchen are no repetition. A snack is simple food with
a usual visit under 35 minutes; hawkers, market halls and tapas are none. A table is for a diet where its name, its dish or its kitchen
says so, or, where few people know it, its description; what everybody eats in the country, such as halal in Morocco, is no diet.
`
}
