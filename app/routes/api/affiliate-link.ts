import { fail } from '~/domain/errors'
import { allowedLink, findCategory } from '~/domain/marketing/affiliate/links'
import { apiRoute } from '~/http/api-route'
import { failureResponse, privateJson } from '~/http/respond'

const route = apiRoute({
  async GET({ request, context }) {
    const query = new URL(request.url).searchParams
    const category = findCategory(query.get('category') ?? '')
    const provider = query.get('provider') ?? ''
    const place = query.get('destination')?.slice(0, 120) ?? ''
    const url =
      category && allowedLink({ provider, category, place, ab: context.ab, partners: context.setup.partners })
    return url
      ? privateJson({ url })
      : failureResponse(fail('unknown-value', 'We have no link for this provider and category.').failure)
  },
})

export const loader = route.loader
export const action = route.action
