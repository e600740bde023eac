import type { Place } from '~/domain/catalogue/place'
import type { Constraint, Target } from '~/domain/reader/constraint'
import type { PlanRequest } from '~/domain/request/plan-request'

/** A wish about a place or a kind of places. */
export type VisitWish = Extract<Constraint, { except?: unknown }>

/** Kinds that a word for one kind, or an interest, means. */
const kindsMeant: Partial<Record<string, Place['kind'][]>> = {
  museum: ['museum', 'gallery'],
  Museums: ['museum', 'gallery'],
  Shopping: ['shop'],
  Nightlife: ['nightlife'],
  Beach: ['beach'],
}

/** Whether a wish is about a place of the catalogue. */
export function isMeant(place: Place, target: Target): boolean {
  switch (target.by) {
    case 'place':
      return place.id === target.id
    case 'area':
      return place.area === target.id
    case 'kind':
      return (kindsMeant[target.kind] ?? [target.kind]).includes(place.kind)
    case 'interest':
      return kindsMeant[target.interest]?.includes(place.kind) ?? place.interests.includes(target.interest)
    case 'name':
      return false
  }
}

/** Whether a wish is against a place, at any time. */
export function isAgainst(place: Place, { is, what, except = [] }: VisitWish): boolean {
  if (is !== 'skip' && is !== 'seen') return false
  // A market hall for lunch is no visit to a market.
  if (place.kind === 'food' && what.by !== 'place') return false
  // Nearly every sight has to do with history: only one that is above all about it is against "no history".
  if (what.by === 'interest' && !kindsMeant[what.interest] && place.interests[0] !== what.interest)
    return false
  return isMeant(place, what) && !except.some((each) => isMeant(place, each))
}

/** Whether the traveller wrote that a place was seen or is not wanted on this trip. */
export function isUnwanted(place: Place, { wishes = [] }: Pick<PlanRequest, 'wishes'>): boolean {
  return wishes.some(
    (wish) => (wish.is === 'skip' || wish.is === 'seen') && wish.when === undefined && isAgainst(place, wish),
  )
}
