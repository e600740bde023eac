import type { CheckView } from '~/domain/itinerary/itinerary'

/** The state of several checks together: the worst of them. */
export function worstOf(checks: readonly Pick<CheckView, 'status'>[]): CheckView['status'] {
  const statuses = checks.map(({ status }) => status)
  return statuses.includes('fail') ? 'fail' : statuses.includes('unknown') ? 'unknown' : 'pass'
}
