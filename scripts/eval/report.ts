import { filterNames, filters as registry } from '../../app/domain/request/filters'
import { checkNames, scoreNames } from '../../app/messages/en/check-names'
import { wordsOfFilter } from '../../app/messages/en/filter-words'
import type { Row } from './run-trip'
import type { Tally } from './tally'

interface About {
  engine: string
  seed: number
  longest: number
  destinations: number
  threads: number
}

/** The page of the documentation that a run of the evaluation writes. */
export function report(found: Tally, { engine, seed, longest, destinations, threads }: About): string {
  const { planned, trips } = found
  const share = (part: number) => `${((100 * part) / Math.max(1, planned)).toFixed(1)} %`
  return `# Evaluation

Written by \`npm run eval -- --trips ${trips} --longest ${longest} --seed ${seed} --engine ${engine}\`; the same command gives the same trips
again, only the times differ. ${trips} requests go to the engine: ${destinations} destinations, 1 to ${longest} days, every month, three
budgets and three paces, with and without each advanced filter, the twelve interests and words that a person types. No
request is left out of the table because it is hard.

${found.planned} were planned, ${found.refused.length} refused with their reason (below), ${found.crashed.length} crashed. ${share(found.allPassed)} of the planned
trips pass all sixteen checks without anything unknown.

## Hard checks

The checks know nothing of how a plan was made (\`app/domain/verification\`), and a mutation test for each shows that it
can fail. Unknown is what the catalogue does not say: whether a neighbourhood to stay in suits an access need, and whether
a place with doors keeps its usual hours on a public holiday that its hours do not name.

${table(
  ['check', 'claim', 'passed', 'failed', 'unknown'],
  found.checks.map(({ id, passed, failed, unknown }) => [
    id,
    checkNames[id],
    share(passed),
    String(failed),
    String(unknown),
  ]),
)}

## Scores

Route is measured on every day of every trip: its way over the shortest possible way through the same stops (1 is best). Spread is
metres between stops. Load is the fullest day over what the pace holds. Fit, gems and season are
shares of stops; fit leaves meals out unless tables alone can answer what was asked for. Partition is the minutes on the
way over a lower bound that is hardly ever possible, rest the minutes of unexplained waiting a day; icons, together, tables,
evening and variety are shares of what there could be.

${table(
  ['score', 'what', 'median', 'worst'],
  found.scores.map(({ id, median, worst }) => [id, scoreNames[id], figure(median), figure(worst)]),
)}

## Time and route by length

CPU time of one thread for the planning alone, with ${threads} threads at work.

${table(
  ['days', 'trips', 'median ms', '99 % under ms', 'route median', 'route worst'],
  found.times.map(({ days, trips: number, median, most, route, worstRoute }) => [
    days,
    String(number),
    median.toFixed(0),
    most.toFixed(0),
    figure(route),
    figure(worstRoute),
  ]),
)}

## Refusals

A request is refused when its wishes leave too few places; the answer names the wishes that clash and the nearest ways out.

${table(['wishes', 'requests', 'an example'], refusals(found.refused))}

## Beside published figures

Other systems, as their authors report them. The benchmarks differ (other places, other rules, other questions), so these
stand beside our figures as a measure of how hard the task is, not as a race.

${table(
  ['system', 'plans that keep all rules', 'source'],
  [
    [
      'This planner, the grid above',
      `${share(planned - found.failing.length)} of planned trips`,
      'this page',
    ],
    ['GPT-4 alone on TravelPlanner', '0.6 %', 'Xie et al. 2024, arXiv:2402.01622'],
    ['OpenAI o1-preview on TravelPlanner, all facts given', '10 %', 'Hao et al. 2025, arXiv:2404.11891'],
    ['A language model with an SMT solver on TravelPlanner', '93.9 %', 'Hao et al. 2025, arXiv:2404.11891'],
    ['Neural models on ChinaTravel, human queries', '2.6 %', 'Shao et al. 2024, arXiv:2412.13682v1'],
    ['Neuro-symbolic agents on ChinaTravel, human queries', '37.0 %', 'Shao et al., arXiv:2412.13682v5'],
  ],
)}
`
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return 'None.'
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

/** Refusals by the wishes they name, the most frequent first. */
function refusals(rows: Row[]): string[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = wishesIn(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([key, list]) => [key, String(list.length), list[0]?.refusal ?? ''])
}

function wishesIn({ request: { filters, budget } }: Row): string {
  const wishes = [
    ...filterNames.flatMap((name) => {
      const filter = registry[name]
      if (filter.kind === 'choices') return 'fits' in filter ? [filters[name]].flat().map(String) : []
      return filter.kind === 'toggle' && filters[name] ? [wordsOfFilter(name).asReason ?? name] : []
    }),
    ...(filters.maxWalkingDistance < 2 ? ['hardly any walking'] : []),
    ...(budget === 'budget' ? ['lowest budget'] : []),
  ]
  return wishes.length > 0 ? wishes.sort().join(', ') : 'none'
}
