import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { payingAccount } from '~/http/paying-account'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentUser } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { openPortal } from '~/use-cases/open-portal'

const route = apiRoute({
  async POST({ request, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const { payments } = context
    if (!payments) return notConfigured()
    const admitted = await withinLimits('payment-read', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const returnUrl = `${siteOrigin(request, context)}/account/billing`
    const opened = await openPortal({ account: payingAccount(user), returnUrl }, { ...context, payments })
    return opened.ok ? privateJson(opened.value) : failureResponse(opened.failure)
  },
})

export const loader = route.loader
export const action = route.action
