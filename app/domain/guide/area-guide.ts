import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { moneyName } from '~/domain/money/country-money'
import { documentsFor, type Essentials, longestWalkOf } from './essentials'
import { pack, shoesFor } from './packing'
import { repeatedTips } from './repeated-tips'
import { tell } from './sentences'
import type { TripGuide } from './trip-guide'

type Place = Pick<Locality, 'name' | 'country' | 'countryCode'>

/**
 * The guide beside a plan without a catalogue. Facts for a whole country are taken from a catalogue destination in it,
 * and the page says so; what is unknown is listed as unknown.
 */
export function areaGuide(
  itinerary: Itinerary,
  locality: Place,
  compatriot: Destination | null,
  { plan, until = itinerary.endDate }: { plan: PlanType; until?: string },
): TripGuide {
  const included = entitlements(plan).essentials && !itinerary.sample
  const essentials = included ? areaEssentials(itinerary, locality, { compatriot, until }) : null
  return {
    facts: null,
    essentials,
    recommendations: null,
    houses: null,
    dailyCents: null,
    repeatedTips: essentials ? repeatedTips(itinerary.tips, essentials) : [],
  }
}

function areaEssentials(
  { days }: Itinerary,
  { name, country, countryCode }: Place,
  { compatriot, until }: { compatriot: Destination | null; until: string },
): Essentials {
  return {
    packing: [
      pack('clothes-for-forecast', tell('guide.no-climate', { place: name })),
      ...shoesFor(longestWalkOf(days), []),
    ],
    documents: documentsFor(country, until),
    bookings: [],
    plug: compatriot?.plug ?? null,
    drivesOn: compatriot?.drivesOn ?? null,
    money: {
      localMoney: moneyName(countryCode)
        ? tell('guide.local-money', { country, countryCode })
        : tell('guide.local-money-unknown', { country }),
      tipping: compatriot?.tipping ?? null,
    },
    emergency: compatriot?.emergency ?? null,
    arrival: null,
    phrases: null,
    basis: compatriot
      ? tell('guide.facts-of-country', { country, source: compatriot.name })
      : tell('guide.facts-unknown', { country }),
  }
}
