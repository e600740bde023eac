import { AffiliateImpression, asksForPrivacy } from '~/domain/marketing/affiliate/events'
import { consents } from '~/domain/marketing/consent'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'

const route = apiRoute({
  async POST({ request, context }) {
    const seen = await readJson(request, AffiliateImpression)
    if (!seen.ok) return failureResponse(seen.failure)
    if (consents(context.consent, 'counting') && !asksForPrivacy(request.headers)) {
      const admitted = await withinLimits('affiliate-event', request, context)
      if (!admitted.ok) return failureResponse(admitted.failure)
      const { session } = await currentVisitor(request, context)
      context.affiliateLog.note({
        kind: 'impression',
        ...seen.value,
        destination: null,
        page: null,
        referrer: null,
        abTest: null,
        visitorId: session?.id ?? null,
      })
    }
    return new Response(null, { status: 204 })
  },
})

export const loader = route.loader
export const action = route.action
