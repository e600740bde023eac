// The catalogue engine alone in a Worker, for `npm run bench`: plans the request it gets and answers with the number of days.
import type { Destination } from '../../app/domain/catalogue/destination'
import { catalogueEngine } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { PlanRequest } from '../../app/domain/request/plan-request'

interface Order {
  destination: Destination
  /** Left out, the Worker only answers and plans nothing. */
  request: PlanRequest | null
}

export default {
  async fetch(asked: Request): Promise<Response> {
    const { destination, request }: Order = await asked.json()
    let days = 0
    if (request)
      for await (const piece of catalogueEngine.plan(request, destination))
        if (piece.ok && piece.value.kind === 'day') days++
    return Response.json({ days })
  },
}
