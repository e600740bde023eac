import type { Destination } from '~/domain/catalogue/destination'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { Failure } from '~/domain/errors'
import { nearDestinations } from '~/domain/gazetteer/city-search'
import type { CityData } from '~/domain/guide/city-data'
import type { Say } from '~/domain/message'
import { type PlanLength, planLengths } from '~/domain/planning/plan-lengths'
import { itineraryView } from '~/messages/itinerary-view'
import type { Admitted, CityPlan } from './city-plan'

interface Parts {
  catalogue: PlaceCatalogue
  cityPlan: CityPlan
  say: Say
  now(): Date
  /** Whether the caller may have a plan made. */
  admitted: Admitted
}

/** Similar names for a destination that is not known. */
export interface UnknownCity {
  near: { id: string; label: string }[]
}

type Opened =
  | ({ ok: true; days: PlanLength } & CityData)
  | ({ ok: false; failure: Failure | null } & UnknownCity)

/**
 * A destination with its plan of so many days, or what its name is like. Without a length, just what it is like. With a failure
 * where its plan cannot be made now.
 */
export async function openCity(
  id: string,
  days: PlanLength | undefined,
  { catalogue, cityPlan, say, now, admitted }: Parts,
): Promise<Opened> {
  const destination = await known(id, catalogue)
  // An imported town may have too few places for so many days.
  const today = now().toISOString().slice(0, 10)
  const made = destination && days ? await cityPlan(destination, days, today, admitted) : null
  if (made && !made.ok) return { ok: false, failure: made.failure, near: [] }
  const plan = made?.value
  if (!destination || !days || !plan) {
    const near = nearDestinations(id.replaceAll('-', ' '), await catalogue.list())
    return { ok: false, failure: null, near: near.map(({ id, label }) => ({ id, label })) }
  }
  return { ok: true, days, destination, plan: itineraryView(plan, say) }
}

/** Through the list: the folder of the catalogue has files that are no destination. */
async function known(id: string, catalogue: PlaceCatalogue): Promise<Destination | null> {
  const isListed = (await catalogue.list()).some((card) => card.id === id)
  return isListed ? catalogue.find(id) : null
}

/** The length that an address names, "3-days" or "1-day"; undefined for one that has no page. */
export function lengthOf(text: string): PlanLength | undefined {
  return planLengths.find((days) => text === `${days}-${days === 1 ? 'day' : 'days'}`)
}
