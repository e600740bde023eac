import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { Destination } from '~/domain/catalogue/destination'
import type { BudgetLevel } from '~/domain/catalogue/place'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { type Essentials, essentialsOf } from './essentials'
import { type LinkReader, type Recommendations, recommendationsOf } from './recommendations'
import { type TripFacts, tripFacts } from './trip-facts'

/** What is shown beside an itinerary: facts for its dates, and as much of the rest as the plan includes. */
export interface TripGuide {
  /** Null, like the recommendations, for a plan without a catalogue. */
  facts: TripFacts | null
  /** Null where the plan does not include them. */
  essentials: Essentials | null
  recommendations: Recommendations | null
  /**
   * Cost of a day's food, entries and rides at the requested budget level, hundredths; null where no prices are known.
   */
  dailyCents: number | null
}

interface GuideAsk {
  /** The verified plan; what a page may show is decided here and not in the browser. */
  plan: PlanType
  budget: BudgetLevel
  reader: LinkReader
}

export function tripGuide(
  itinerary: ItineraryView,
  destination: Destination,
  { plan, budget, reader }: GuideAsk,
) {
  const { essentials, recommendationCards } = entitlements(plan)
  const facts = tripFacts(itinerary, destination)
  return {
    facts,
    essentials: essentials && !itinerary.sample ? essentialsOf(itinerary, destination, facts) : null,
    recommendations: recommendationsOf(itinerary, destination, {
      budget,
      cards: recommendationCards,
      reader,
    }),
    dailyCents: destination.daily[budget],
  } satisfies TripGuide
}
