import type { Essentials } from '~/domain/guide/essentials'
import type { Houses } from '~/domain/guide/houses'
import type { Recommendations } from '~/domain/guide/recommendations'
import type { TripFacts } from '~/domain/guide/trip-facts'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { Say } from '~/domain/message'

/** The guide beside a plan in words. */
export function guideView(guide: TripGuide, say: Say): TripGuide<string> {
  const { facts, essentials, recommendations, houses, repeatedTips, places, ...rest } = guide
  return {
    ...rest,
    facts: facts && factsView(facts, say),
    essentials: essentials && essentialsView(essentials, say),
    recommendations: recommendations && recommendationsView(recommendations, say),
    houses: houses && housesView(houses, say),
    repeatedTips: repeatedTips.map(say),
    ...(places && {
      places: places.map((place) => ({
        ...place,
        facts: place.facts && factsView(place.facts, say),
        essentials: place.essentials && essentialsView(place.essentials, say),
        recommendations: place.recommendations && recommendationsView(place.recommendations, say),
        houses: place.houses && housesView(place.houses, say),
      })),
    }),
  }
}

function housesView({ list, ...rest }: Houses, say: Say): Houses<string> {
  const words = list.map(({ kind, room, why, ...house }) => ({
    ...house,
    kind: say(kind),
    room: say(room),
    why: why.map(say),
  }))
  return { ...rest, list: words }
}

function factsView({ climate, money, ...facts }: TripFacts, say: Say): TripFacts<string> {
  return {
    ...facts,
    climate: { ...climate, monthNames: say(climate.monthNames) },
    money: { ...money, name: say(money.name) },
  }
}

function essentialsView(essentials: Essentials, say: Say): Essentials<string> {
  const { packing, documents, money, phrases, basis, ...facts } = essentials
  return {
    ...facts,
    packing: packing.map(({ id, item, why }) => ({ id, item: say(item), why: say(why) })),
    documents: documents.map(say),
    money: { ...money, localMoney: say(money.localMoney) },
    phrases: phrases && {
      ...phrases,
      list: phrases.list.map(({ meaning, ...phrase }) => ({ ...phrase, meaning: say(meaning) })),
    },
    ...(basis !== undefined && { basis: say(basis) }),
  }
}

function recommendationsView(recommended: Recommendations, say: Say): Recommendations<string> {
  const { hotels, activities, transit, ...rest } = recommended
  return {
    ...rest,
    hotels: hotels.map(({ kind, pricePerNight, price, ...hotel }) => ({
      ...hotel,
      kind: say(kind),
      pricePerNight: say(pricePerNight),
      price: say(price),
    })),
    activities: activities.map(({ price, duration, category, badges, ...activity }) => ({
      ...activity,
      price: say(price),
      duration: say(duration),
      category: say(category),
      badges: badges.map(say),
    })),
    transit: {
      ...transit,
      fare: say(transit.fare),
      dayPass: transit.dayPass === null ? null : say(transit.dayPass),
    },
  }
}
