import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'
import { signedInId } from '~/http/visitor'

const route = apiRoute({
  /** All data stored about the signed-in person, as a download. */
  async GET({ request, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const everything = await context.accountData.everything(user.value)
    return new Response(JSON.stringify(everything, null, 2), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="vacation-planner-hq.json"',
        'Cache-Control': 'no-store',
      },
    })
  },
})

export const loader = route.loader
export const action = route.action
