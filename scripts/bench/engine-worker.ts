// The planner alone in a Worker, for `npm run bench`: plans the request it gets and answers with the number of days.
import '../test-setup/kitchen-homes'
import type { Destination } from '../../app/domain/catalogue/destination'
import { referenceRates } from '../../app/domain/money/reference-rates'
import { areaEngine } from '../../app/domain/planning/area-engine/area-engine'
import { catalogueEngine } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { Connection } from '../../app/domain/planning/several-places/connection'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { type Planners, planAnywhere } from '../../app/use-cases/plan-anywhere'

interface Order {
  destinations: Destination[]
  connections: Connection[]
  /** Left out, the Worker only answers and plans nothing. */
  request: PlanRequest | null
}

export default {
  async fetch(asked: Request): Promise<Response> {
    const { destinations, connections, request }: Order = await asked.json()
    const [first] = destinations
    if (!request || !first) return Response.json({ days: 0 })
    let days = 0
    if (request.places) {
      const pieces = await planAnywhere(request, noModel, plannersOf(destinations, connections))
      for await (const { event } of pieces) if (event === 'day') days++
    } else
      for await (const piece of catalogueEngine.plan(request, first))
        if (piece.ok && piece.value.kind === 'day') days++
    return days === request.days
      ? Response.json({ days })
      : new Response(`${days} of ${request.days} days`, { status: 500 })
  },
}

const noModel = { answers: { recall: () => undefined, keep: () => undefined }, reserve: async () => false }

function plannersOf(towns: Destination[], connections: Connection[]): Planners {
  const sunTimes = () => ({ rise: '06:00', set: '20:00' })
  return {
    engines: { forCatalogue: () => catalogueEngine, elsewhere: () => areaEngine(sunTimes) },
    catalogue: { list: async () => [], find: async (id) => towns.find((town) => town.id === id) ?? null },
    localities: { find: async () => null },
    connections: async () => connections,
    rates: async () => referenceRates,
    sunTimes,
  }
}
