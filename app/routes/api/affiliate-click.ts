import { AffiliateClick, asksForPrivacy } from '~/domain/marketing/affiliate/events'
import { consents } from '~/domain/marketing/consent'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'

const route = apiRoute({
  async POST({ request, context }) {
    const click = await readJson(request, AffiliateClick)
    if (!click.ok) return failureResponse(click.failure)
    if (consents(context.consent, 'counting') && !asksForPrivacy(request.headers)) {
      const admitted = await withinLimits('affiliate-event', request, context)
      if (!admitted.ok) return failureResponse(admitted.failure)
      const { provider, category, url, context: place, abTest } = click.value
      const { session } = await currentVisitor(request, context)
      context.affiliateLog.note({
        kind: 'click',
        provider,
        category,
        url,
        destination: place.destination ?? null,
        page: place.page ?? null,
        referrer: place.referrer ?? null,
        abTest: abTest ?? null,
        visitorId: session?.id ?? null,
      })
    }
    return new Response(null, { status: 204 })
  },
})

export const loader = route.loader
export const action = route.action
