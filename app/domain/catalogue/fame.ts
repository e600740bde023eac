import type { Place } from './place'

const gemFame = 45
const touristFame = 60

/**
 * Whether a place is a hidden gem: little known, and not of a common kind (such as a café or a park). Of one whose fame is a
 * guess nobody can say so.
 */
export function isGem({ fame, everyday, assumed }: Pick<Place, 'fame' | 'everyday' | 'assumed'>): boolean {
  return fame < gemFame && !everyday && !assumed?.includes('fame')
}

/** Whether a place counts as a local experience. */
export function isLocal({ fame, everyday }: Pick<Place, 'fame' | 'everyday'>): boolean {
  return fame < touristFame && !everyday
}
