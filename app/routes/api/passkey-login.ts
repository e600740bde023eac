import { deviceOf } from '~/domain/account/device'
import { UsedPasskey } from '~/domain/account/passkey'
import { apiRoute } from '~/http/api-route'
import { forgetPasskeySecret, passkeySecret } from '~/http/passkey-cookie'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { logInByPasskey } from '~/use-cases/passkeys'

const route = apiRoute({
  /** Logs in whoever used a passkey. */
  async POST({ request, context }) {
    const answer = await readJson(request, UsedPasskey)
    if (!answer.ok) return failureResponse(answer.failure)
    const admitted = await withinLimits('login', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const visitor = await currentVisitor(request, context)
    const { session, token } = visitor
    const asked = { browser: await passkeySecret(request), origin: siteOrigin(request, context) }
    const device = deviceOf(request.headers.get('User-Agent'))
    const done = await logInByPasskey(answer.value, { ...asked, session, token, device }, context)
    if (!done.ok) return failureResponse(done.failure)
    await visitor.become(done.value)
    visitor.headers.append('Set-Cookie', await forgetPasskeySecret())
    return privateJson({ loggedIn: true }, visitor.headers)
  },
})

export const loader = route.loader
export const action = route.action
