import type { AccessNeed, Place } from './place'

/**
 * Kinds of places where an audio guide or a visual aid makes sense: a street, a park or a restaurant has nothing to
 * explain.
 */
const guided: Place['kind'][] = ['museum', 'gallery', 'sight', 'worship']

/**
 * Whether an access need applies to a kind of place. Paths and doors matter everywhere, guides only where something is
 * explained.
 */
export function binds(need: AccessNeed, kind: Place['kind']): boolean {
  return (need !== 'Audio guides' && need !== 'Visual aids') || guided.includes(kind)
}
