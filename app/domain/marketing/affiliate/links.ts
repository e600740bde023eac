import {
  type AffiliateCategory,
  affiliateCategories,
  type Journey,
  otherProviders,
  type Provider,
  providers,
} from './providers'
import { servesPlace, type TripPlace } from './regions'

/** The two groups of the Viator A/B test. */
export type AbTag = 'a' | 'b'

/** The group for a random number from 0 to 1. */
export function abTag(share: number): AbTag {
  return share < 0.5 ? 'a' : 'b'
}

/** A name in any common spelling: "Booking.com", "car rentals" and "carRentals" are known. */
function slug(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

function providerKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\.com$/, '')
    .replace(/[^a-z0-9]/g, '')
}

export function findCategory(text: string): AffiliateCategory | null {
  return affiliateCategories.find((category) => category === slug(text.trim())) ?? null
}

function findIn(list: readonly Provider[], id: string, category: AffiliateCategory): Provider | null {
  const wanted = providerKey(id)
  return list.find((provider) => provider.id === wanted && provider.categories.includes(category)) ?? null
}

/** Partner ids of this site's operator, by the provider's id. */
export type PartnerIds = Readonly<Record<string, string>>

export interface LinkAsk extends Journey {
  provider: string
  category: AffiliateCategory
  /** The destination's name, where there is one. */
  place?: string
  /** What is looked for there: a hotel, a quarter, a sight. */
  what?: string | undefined
  ab?: AbTag
  partners?: PartnerIds | undefined
}

function tracked({ page, id, partner }: Provider, ask: LinkAsk): string {
  const { category, place = '', what, ab, partners } = ask
  const url = new URL(page([what, place].filter(Boolean).join(', '), ask))
  const partnerId = partners?.[id]
  if (partner && partnerId) url.searchParams.set(partner, partnerId)
  url.searchParams.set('src', 'vphq')
  url.searchParams.set('ref', category)
  if (id === 'viator' && ab) url.searchParams.set('ab', ab)
  return url.href
}

/** The built-in link of a provider; null if there is none and the server is asked. */
export function builtInLink(ask: LinkAsk): string | null {
  const provider = findIn(providers, ask.provider, ask.category)
  return provider && tracked(provider, ask)
}

/** A link of an allowed provider; null for other providers, or a category that it does not sell. */
export function allowedLink(ask: LinkAsk): string | null {
  const provider = findIn([...providers, ...otherProviders], ask.provider, ask.category)
  return provider && tracked(provider, ask)
}

/** The providers for a trip to a place: one for each category, left out where none serves the place. */
export function providersFor(place: TripPlace): { category: AffiliateCategory; id: string; name: string }[] {
  return affiliateCategories.flatMap((category) => {
    const fitting = providers.filter(
      (provider) => provider.categories.includes(category) && servesPlace(provider.id, place),
    )
    // Regional providers come before global ones.
    const provider = category === 'car-rentals' ? fitting.at(-1) : fitting[0]
    return provider ? [{ category, id: provider.id, name: provider.name }] : []
  })
}
