import { fail, failureStatus } from '~/domain/errors'
import { toasts } from '~/messages/en/toasts'

/**
 * What a form's action answers, for a route's `clientAction`. Without a network, or when the server fails, the answer is a
 * failure that the form shows: otherwise Remix would replace the page with the error page. Its status tells Remix not to
 * load the page's data again. Redirects pass.
 */
export async function reachServer<Answer>(action: () => Promise<Answer>) {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error
    const { title, text } = toasts.notReached
    return Response.json(fail('upstream-down', text, { title }), { status: failureStatus['upstream-down'] })
  }
}
