import { searchPlaces } from '~/domain/destinations/place-search'
import { apiRoute } from '~/http/api-route'

const route = apiRoute({
  async GET({ request, context }) {
    const query = new URL(request.url).searchParams.get('q') ?? ''
    const labels = await searchPlaces(query, await context.catalogue.list(), context.gazetteer)
    return Response.json(labels, { headers: { 'Cache-Control': 'public, max-age=300' } })
  },
})

export const loader = route.loader
export const action = route.action
