import type { Place } from '~/domain/catalogue/place'
import type { Target } from './constraint'

/** The kinds of places that a word for one kind means: who wants no museums wants no galleries either. */
const families: Partial<Record<Place['kind'], readonly Place['kind'][]>> = { museum: ['museum', 'gallery'] }

/** The kinds that an interest is about; other interests are known by what a place is best for. */
const kindsOf: Partial<Record<string, readonly Place['kind'][]>> = {
  Museums: ['museum', 'gallery'],
  Shopping: ['shop'],
  Nightlife: ['nightlife'],
  Beach: ['beach'],
}

/** Whether a place is what a wish is about. */
export function isMeant({ id, area, kind, interests }: Place, target: Target): boolean {
  switch (target.by) {
    case 'place':
      return id === target.id
    case 'area':
      return area === target.id
    case 'kind':
      return (families[target.kind] ?? [target.kind]).includes(kind)
    case 'interest':
      return kindsOf[target.interest]?.includes(kind) ?? interests[0] === target.interest
    case 'name':
      return false
  }
}
