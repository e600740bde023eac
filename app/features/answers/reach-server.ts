import type { Failure } from '~/domain/errors'
import { messages } from '~/domain/messages'

/**
 * What a form's action answers, asked by a route's `clientAction`. Without a network, or when the server fails, it is a
 * failure that the form shows: otherwise Remix would replace the page with the error page. Redirects pass.
 */
export async function reachServer<Answer>(
  action: () => Promise<Answer>,
): Promise<Answer | { failure: Failure }> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error
    const { title, text } = messages.notReached
    return { failure: { code: 'upstream-down', title, message: text } }
  }
}
