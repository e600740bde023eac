import { searchPlaces } from '~/domain/gazetteer/place-search'
import { apiRoute } from '~/http/api-route'

const route = apiRoute({
  async GET({ request, context }) {
    const query = new URL(request.url).searchParams.get('q') ?? ''
    const cards = await context.catalogue.list()
    const found = await searchPlaces(query, cards, context.gazetteer)
    return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=300' } })
  },
})

export const loader = route.loader
export const action = route.action
