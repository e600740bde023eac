import { checkIds, type Score, scoreIds } from '../../app/domain/itinerary/itinerary'
import { quantile } from './quantile'
import type { Row } from './run-trip'

/** The totals of a grid of trips. */
export function tally(rows: Row[]) {
  const planned = rows.filter(({ checks }) => checks.length > 0)
  // Nobody writes anything in the grid, so that there is no check of what was written.
  const checks = checkIds.flatMap((id) => {
    const found = planned.flatMap((row) => row.checks.filter((check) => check.id === id))
    if (found.length === 0) return []
    const number = (status: string) => found.filter((check) => check.status === status).length
    return [{ id, passed: number('pass'), failed: number('fail'), unknown: number('unknown') }]
  })
  const scores = scoreIds.map((id) => {
    const values =
      id === 'route'
        ? planned.flatMap(({ routes }) => routes)
        : planned.flatMap((row) => row.scores.flatMap((score) => (score.id === id ? score.value : [])))
    return { id, median: quantile(values, 0.5), worst: quantile(values, worstIsHigh(id) ? 1 : 0) }
  })
  const lengths = [
    [1, 5],
    [6, 10],
    [11, 20],
    [21, 30],
    [31, 60],
  ] as const
  const times = lengths.flatMap(([from, to]) => {
    const group = planned.filter(({ request: { days } }) => days >= from && days <= to)
    const spent = group.map(({ milliseconds }) => milliseconds)
    const route = group.flatMap(({ routes }) => routes)
    if (group.length === 0) return []
    return [
      {
        days: `${from} to ${to}`,
        trips: group.length,
        median: quantile(spent, 0.5),
        most: quantile(spent, 0.99),
        route: quantile(route, 0.5),
        worstRoute: quantile(route, 1),
      },
    ]
  })
  return {
    trips: rows.length,
    planned: planned.length,
    refused: rows.filter(({ refusal }) => refusal !== undefined),
    crashed: rows.filter(({ crash }) => crash !== undefined),
    failing: planned.filter((row) => row.checks.some(({ status }) => status === 'fail')),
    avoidable: planned.filter((row) => row.avoidable.length > 0),
    allPassed: planned.filter((row) => row.checks.every(({ status }) => status === 'pass')).length,
    checks,
    scores,
    times,
  }
}

export type Tally = ReturnType<typeof tally>

/** For routes, distances and hours a high value is bad, for shares a low one. */
function worstIsHigh(id: Score['id']): boolean {
  return ['route', 'spread', 'load', 'partition', 'rest'].includes(id)
}
