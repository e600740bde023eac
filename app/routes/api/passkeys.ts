import { NewPasskey } from '~/domain/account/passkey'
import { apiRoute } from '~/http/api-route'
import { forgetPasskeySecret, passkeySecret } from '~/http/passkey-cookie'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { signedInId } from '~/http/visitor'
import { addPasskey } from '~/use-cases/passkeys'

const route = apiRoute({
  /** Adds the passkey that the browser made. */
  async POST({ request, context }) {
    const user = await signedInId(request, context)
    if (!user.ok) return failureResponse(user.failure)
    const answer = await readJson(request, NewPasskey)
    if (!answer.ok) return failureResponse(answer.failure)
    const browser = await passkeySecret(request)
    const asked = { userId: user.value, browser, origin: siteOrigin(request, context) }
    const added = await addPasskey(answer.value, asked, context)
    if (!added.ok) return failureResponse(added.failure)
    return privateJson({ added: true }, { 'Set-Cookie': await forgetPasskeySecret() })
  },
})

export const loader = route.loader
export const action = route.action
