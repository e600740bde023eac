import { resolveDestination } from '~/domain/gazetteer/destination-search'
import type { LivePlacesState } from '~/domain/places-import/live-places'
import { apiRoute } from '~/http/api-route'

/** Whether a town without a catalogue has real places by now: `?town=Helsinki, Finland`. */
const route = apiRoute({
  async GET({ request, context: { catalogue, livePlaces } }) {
    const town = (new URL(request.url).searchParams.get('town') ?? '').slice(0, 120)
    const listed = resolveDestination(town, await catalogue.list()) !== null
    const state = listed ? 'ready' : livePlaces ? await livePlaces.stateOf(town) : 'off'
    // What is kept is in the list half a minute later at most. Nobody asked for an unknown town.
    const shown: LivePlacesState = state === 'done' ? 'waiting' : state === 'unknown' ? 'none' : state
    return Response.json({ state: shown }, { headers: { 'Cache-Control': 'no-store' } })
  },
})

export const loader = route.loader
export const action = route.action
