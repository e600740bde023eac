import type { Place } from '~/domain/catalogue/place'

/** Part of a place's fame that what comes in its stead has at least. */
const leastFame = 0.5

/**
 * Whether a place may stand where another stood without being a let-down: no bar for a museum, no chain or snack for a
 * table, nothing that hardly anybody comes for instead of a place that everybody knows.
 */
export function noWorse(place: Place, was: Place | undefined): boolean {
  if (place.everyday || place.chain) return false
  if (place.kind === 'food') return (place.tier ?? 2) >= Math.min(2, was?.tier ?? 2)
  const keptApart = place.kind === 'nightlife' || place.kind === 'shop'
  return (!keptApart || was?.kind === place.kind) && place.fame >= leastFame * (was?.fame ?? 0)
}
