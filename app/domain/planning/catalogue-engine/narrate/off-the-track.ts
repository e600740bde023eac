import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'

/** The level of the top houses, which gourmets know all over the world. */
const topTier = 4
/** Minutes of a usual visit from which on a shop is a department store or a mall. */
const largeShop = 60

/** Houses that people go to for themselves are known to many from less fame on. */
const houses: Place['kind'][] = ['food', 'nightlife', 'show']
const knownHouse = 30
/** The first icons of a town: what stands beside one of them, everybody passes. */
const firstIcons = 12

/**
 * Whether a place may be called off the beaten track. Little fame is not enough: an icon of the town and what stands beside
 * one, a chain, a famous kitchen, a well-known house, a tram line and a department store are known to those who come for them.
 */
export function isOffTheTrack(
  place: Place,
  { icons, companions }: Pick<Destination, 'icons' | 'companions'>,
): boolean {
  const { id, kind, tier, chain, visit, line, fame } = place
  const large = kind === 'shop' && (visit?.[1] ?? 0) >= largeShop
  const first = new Set(icons.slice(0, firstIcons).map((icon) => icon.place))
  const beside = companions.some(
    ({ places }) => places.includes(id) && places.some((each) => first.has(each)),
  )
  return (
    isGem(place) &&
    chain !== true &&
    tier !== topTier &&
    !large &&
    !beside &&
    line?.footMeters !== 0 &&
    !(houses.includes(kind) && fame >= knownHouse) &&
    !icons.some((icon) => icon.place === id)
  )
}
