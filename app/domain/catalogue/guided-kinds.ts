import type { AccessNeed, Place } from './place'

/** Where a guide for the ear or the eye makes sense: a street, a park or a table has nothing to explain. */
const guided: Place['kind'][] = ['museum', 'gallery', 'sight', 'worship']

/** Whether a need says anything about a kind of place. Ways and doors matter everywhere, guides only where there is something to explain. */
export function binds(need: AccessNeed, kind: Place['kind']): boolean {
  return (need !== 'Audio guides' && need !== 'Visual aids') || guided.includes(kind)
}
