import { checkNames } from '../../../app/messages/en/check-names'
import { quantile } from '../quantile'
import type { SeveralRow } from './run-several'

interface About {
  seed: number
  trips: number
  threads: number
}

/** The part of the evaluation about trips to several places. */
export function severalSection(rows: readonly SeveralRow[], { seed, trips, threads }: About): string {
  const planned = rows.filter(({ refusal, crash }) => refusal === undefined && crash === undefined)
  const refused = rows.filter(({ refusal }) => refusal !== undefined)
  const crashed = rows.filter(({ crash }) => crash !== undefined)
  const failing = planned.filter(({ failed }) => failed.length > 0)
  const nights = planned.flatMap((row) => row.nightsOverBest ?? [])
  const orders = planned.flatMap((row) => row.orderOverBest ?? [])
  const ids = [...new Set(failing.flatMap(({ failed }) => failed.map(({ id }) => id)))]
  const groups: [string, readonly SeveralRow[]][] = [
    ['classic routes', planned.filter(({ classic }) => classic)],
    ['random, up to 10 days', planned.filter((row) => !row.classic && row.request.days <= 10)],
    [
      'random, 11 to 20 days',
      planned.filter((row) => !row.classic && row.request.days > 10 && row.request.days <= 20),
    ],
    ['random, 21 to 30 days', planned.filter((row) => !row.classic && row.request.days > 20)],
  ]
  return `## Several places

Written by \`npm run eval -- --several --trips ${trips} --seed ${seed}\`. ${rows.length} requests: ${rows.length - trips} classic routes with open nights,
and ${trips} random ones of two to six places and 4 to 30 days, with other interests, budgets, filters, orders and fixed nights.
${planned.length} were planned, ${refused.length} refused with their reason, ${crashed.length} crashed. ${failing.length} fail a check${
    ids.length > 0 ? ` (${ids.map((id) => checkNames[id]).join(', ')})` : ''
  }. ${planned.filter(({ unknown }) => unknown === 0).length} pass all checks without anything unknown.

Nights were compared with every possible share in the ${nights.length} trips with no more than 20,000 of them: the least is ${percent(Math.min(1, ...nights))} of the
best worth. Where the order was left open (${orders.length} trips), the journeys are at most ${percent(Math.max(1, ...orders))} of those of the best of all orders.

Milliseconds with ${threads} threads at work on a machine that others use as well: the first event and the first day on the wall, CPU of the whole
with its checks.

${table(
  [
    'trips',
    'number',
    'first event, median',
    'first day, median',
    'first day, 95 % under',
    'CPU, median',
    'CPU, 95 % under',
  ],
  groups.map(([name, list]) => [
    name,
    String(list.length),
    ms(
      list.map((row) => row.firstEvent),
      0.5,
    ),
    ms(
      list.map((row) => row.firstDay),
      0.5,
    ),
    ms(
      list.map((row) => row.firstDay),
      0.95,
    ),
    ms(
      list.map((row) => row.cpu),
      0.5,
    ),
    ms(
      list.map((row) => row.cpu),
      0.95,
    ),
  ]),
)}

| classic route | days | nights |
| --- | --- | --- |
${rows
  .filter(({ classic }) => classic)
  .map(
    (row) =>
      `| ${(row.request.places ?? []).map(({ destinationId }) => destinationId).join(', ')} | ${row.request.days} | ${row.nights || (row.refusal ?? 'crashed')} |`,
  )
  .join('\n')}
${
  refused.length > 0
    ? `
Why trips were refused:

| reason | trips | an example |
| --- | --- | --- |
${reasons(refused)}
`
    : ''
}`
}

/** Refusals by the kind of their reason, with the first of each. */
function reasons(refused: readonly SeveralRow[]): string {
  const kinds = new Map<string, SeveralRow[]>()
  for (const row of refused) {
    const kind = kindOf(row.refusal ?? '')
    kinds.set(kind, [...(kinds.get(kind) ?? []), row])
  }
  return [...kinds]
    .map(([kind, list]) => `| ${kind} | ${list.length} | ${list[0]?.refusal ?? ''} |`)
    .join('\n')
}

function kindOf(refusal: string): string {
  if (refusal.includes('no sensible way')) return 'no way'
  if (refusal.includes('takes a night')) return 'a journey takes a night'
  if (refusal.includes('nights')) return 'nights'
  return 'wishes'
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const ms = (values: number[], share: number) => quantile(values, share).toFixed(0)

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
