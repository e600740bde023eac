import type { CheckView, ItineraryView } from './itinerary'

/** The proof of a trip in a line. */
export interface Proof {
  /** A pass only where every check passed and every wish is met. */
  mark: CheckView['status']
  passed: number
  /** The checks, and the wishes that are not met. */
  total: number
}

interface Proven extends Pick<ItineraryView, 'unmet'> {
  checks: readonly Pick<CheckView, 'status'>[]
}

export function proofOf({ checks, unmet = [] }: Proven): Proof {
  const statuses = checks.map(({ status }) => status)
  const open = unmet.length > 0 || statuses.includes('unknown')
  return {
    mark: statuses.includes('fail') ? 'fail' : open ? 'unknown' : 'pass',
    passed: statuses.filter((status) => status === 'pass').length,
    total: checks.length + unmet.length,
  }
}
