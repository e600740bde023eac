import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'

/** The level of the top houses, which gourmets know all over the world. */
const topTier = 4
/** Minutes of a usual visit from which on a shop is a department store or a mall. */
const largeShop = 60

/**
 * Whether a place may be called off the beaten track. Little fame is not enough: an icon of the town, a chain, a famous
 * kitchen and a department store are well known to those who come for them.
 */
export function isOffTheTrack(place: Place, { icons }: Pick<Destination, 'icons'>): boolean {
  const { id, kind, tier, chain, visit } = place
  const large = kind === 'shop' && (visit?.[1] ?? 0) >= largeShop
  return (
    isGem(place) && chain !== true && tier !== topTier && !large && !icons.some((icon) => icon.place === id)
  )
}
