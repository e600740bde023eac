import { fail } from '~/domain/errors'
import { sampleSheet } from '~/features/marketing/sample-sheet'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'
import { itineraryView } from '~/messages/itinerary-view'
import { sampleStart } from '~/use-cases/sample-plan'

const route = apiRoute({
  /** The part of a destination's free sample that the front page shows; the same for everybody for a week. */
  async GET({ request, context }) {
    const id = new URL(request.url).searchParams.get('destination') ?? ''
    const start = sampleStart(context.now().toISOString().slice(0, 10))
    const [plan, destination] = await Promise.all([context.samplePlan(id, start), context.catalogue.find(id)])
    return plan && destination
      ? Response.json(sampleSheet(itineraryView(plan, context.say), destination), {
          headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' },
        })
      : failureResponse(fail('not-found', 'There is no sample for that destination.').failure)
  },
})

export const loader = route.loader
export const action = route.action
