import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'

const route = apiRoute({
  /** What is known about a place without a catalogue; the editor uses it like a catalogue file. */
  async GET({ request, context }) {
    const name = new URL(request.url).searchParams.get('name') ?? ''
    const locality = await context.localities.find(name)
    if (!locality) return failureResponse(fail('not-found', 'We know of no place by that name.').failure)
    return Response.json(locality, { headers: { 'Cache-Control': 'public, max-age=86400' } })
  },
})

export const loader = route.loader
export const action = route.action
