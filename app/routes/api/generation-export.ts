import { fail } from '~/domain/errors'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import { apiRoute } from '~/http/api-route'
import { askedFile, exportResponse, noSuchFile } from '~/http/export-response'
import { failureResponse } from '~/http/respond'
import { currentVisitor, verifiedPlan } from '~/http/visitor'
import { exportTrip } from '~/use-cases/export-trip'

const route = apiRoute({
  /** The visitor's latest plan as a file: a guest with a paid plan has no trips, but has this. */
  async GET({ request, params: { generationId = '', file: name }, context }) {
    const { session } = await currentVisitor(request, context)
    const latest = session && (await context.generations.latest(session.id))
    if (!latest?.stored || latest.generationId !== generationId) {
      return failureResponse(fail('not-found', 'There is no such plan.').failure)
    }
    const file = askedFile(name)
    if (!file) return noSuchFile()
    const itinerary = readItinerary(latest.stored)
    const plan = await verifiedPlan(session, context)
    const asked = { itinerary, version: 1, generationId, url: null, file, plan }
    return exportResponse(await exportTrip(asked, context))
  },
})

export const loader = route.loader
export const action = route.action
