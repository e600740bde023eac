import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { Destination } from '~/domain/catalogue/destination'
import type { BudgetLevel } from '~/domain/catalogue/place'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { type Essentials, essentialsOf } from './essentials'
import { type Houses, housesFor } from './houses'
import { type LinkReader, type Recommendations, recommendationsOf } from './recommendations'
import { repeatedTips } from './repeated-tips'
import { type TripFacts, tripFacts } from './trip-facts'

/** What is shown beside an itinerary: facts for its dates, and as much of the rest as the plan includes. */
export interface TripGuide<Text extends Said = Said> {
  /** Null, like the recommendations, for a plan without a catalogue. */
  facts: TripFacts<Text> | null
  /** Null where the plan does not include them. */
  essentials: Essentials<Text> | null
  recommendations: Recommendations<Text> | null
  /** Where to sleep; null for a plan without a catalogue. */
  houses: Houses<Text> | null
  /**
   * Cost of a day's food, entries and rides at the requested budget level, hundredths; null where no prices are known.
   */
  dailyCents: number | null
  /** The tips of the itinerary that the essentials repeat. */
  repeatedTips: Text[]
  /** Of a trip to several places, what is true of each; the essentials are then what to take along for all of it. */
  places?: PlaceGuide<Text>[]
}

/** What is shown of one place beside a trip to several. */
export interface PlaceGuide<Text extends Said = Said>
  extends Pick<TripGuide<Text>, 'facts' | 'essentials' | 'recommendations' | 'houses'> {
  name: string
  /** Its position among the places of the trip. */
  index: number
  /** How many days of the trip are spent there, those of a journey among them. */
  days: number
}

interface GuideAsk {
  /** The verified plan; what a page may show is decided here and not in the browser. */
  plan: PlanType
  budget: BudgetLevel
  reader: LinkReader
  /** The last day of the whole trip, where the itinerary is a part of one. */
  until?: string
}

export function tripGuide(
  itinerary: Itinerary,
  destination: Destination,
  { plan, budget, reader, until = itinerary.endDate }: GuideAsk,
) {
  const included = entitlements(plan)
  const facts = tripFacts(itinerary, destination)
  const essentials =
    included.essentials && !itinerary.sample ? essentialsOf(itinerary, destination, facts, until) : null
  return {
    facts,
    essentials,
    recommendations: recommendationsOf(itinerary, destination, {
      budget,
      cards: included.recommendationCards,
      reader,
    }),
    houses: housesFor(itinerary, destination, { budget, cards: included.recommendationCards }),
    dailyCents: destination.daily[budget],
    repeatedTips: essentials ? repeatedTips(itinerary.tips, essentials) : [],
  } satisfies TripGuide
}
