import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { localMoneyOf, moneyName } from '~/domain/money/country-money'
import { documentsFor, type Essentials, longestWalkOf } from './essentials'
import { shoesFor } from './packing'
import type { TripGuide } from './trip-guide'

type Place = Pick<Locality, 'name' | 'country' | 'countryCode'>

/**
 * The guide beside a plan without a catalogue. Facts for a whole country are taken from a catalogue destination in it,
 * and the page says so; what is unknown is listed as unknown.
 */
export function areaGuide(
  itinerary: ItineraryView,
  locality: Place,
  compatriot: Destination | null,
  plan: PlanType,
): TripGuide {
  const included = entitlements(plan).essentials && !itinerary.sample
  return {
    facts: null,
    essentials: included ? areaEssentials(itinerary, locality, compatriot) : null,
    recommendations: null,
    dailyCents: null,
  }
}

function areaEssentials(
  { days, endDate }: ItineraryView,
  { name, country, countryCode }: Place,
  compatriot: Destination | null,
): Essentials {
  const money = moneyName(countryCode)
  return {
    packing: [
      {
        item: 'Clothes for what the forecast says',
        why: `We hold no climate figures for ${name}: look at a forecast before you pack.`,
      },
      ...shoesFor(longestWalkOf(days), []),
    ],
    documents: documentsFor(country, endDate),
    bookings: [],
    plug: compatriot?.plug ?? null,
    drivesOn: compatriot?.drivesOn ?? null,
    money: {
      localMoney: money
        ? `The money in ${country} is the ${money} (${localMoneyOf(countryCode)}). What cards are good for here, we do not know: carry some cash.`
        : `Find out what people pay with in ${country} before you go.`,
      tipping: compatriot?.tipping ?? null,
    },
    emergency: compatriot?.emergency ?? null,
    arrival: null,
    phrases: null,
    basis: compatriot
      ? `Plugs, roads, the emergency number and tipping are those of ${country}, as we have them for ${compatriot.name}.`
      : `Of plugs, the side of the road, emergency numbers and tipping in ${country} we have nothing that was checked: look them up before you go.`,
  }
}
