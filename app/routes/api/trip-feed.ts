import { entitlements } from '~/domain/billing/plans'
import { fail } from '~/domain/errors'
import { type ApiCall, apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentUser } from '~/http/visitor'

const noUser = () => failureResponse(fail('sign-in-required', 'Please log in first.').failure)
const noTrip = () => failureResponse(fail('not-found', 'There is no such trip.').failure)

const feedAnswer = ({ request, context }: ApiCall, code: string) =>
  privateJson({ success: true, feedUrl: code && `${siteOrigin(request, context)}/calendar/${code}.ics` })

const route = apiRoute({
  /** The secret address of the trip's calendar feed; empty if there is none. */
  async GET(call) {
    const user = await currentUser(call.request, call.context)
    if (!user) return noUser()
    const code = await call.context.feeds.current(user.id, call.params.tripId ?? '')
    return code === null ? noTrip() : feedAnswer(call, code)
  },
  async POST(call) {
    const user = await currentUser(call.request, call.context)
    if (!user) return noUser()
    const { tripId = '' } = call.params
    if ((await call.context.feeds.current(user.id, tripId)) === null) return noTrip()
    if (!entitlements(user.planType).exporting) {
      const words = 'Subscribing to a trip comes with the paid plans.'
      return failureResponse(fail('plan-required', words).failure)
    }
    const code = await call.context.feeds.open(user.id, tripId)
    return code === null ? noTrip() : feedAnswer(call, code)
  },
  async DELETE(call) {
    const user = await currentUser(call.request, call.context)
    if (!user) return noUser()
    const ended = await call.context.feeds.close(user.id, call.params.tripId ?? '')
    return ended ? feedAnswer(call, '') : noTrip()
  },
})

export const loader = route.loader
export const action = route.action
