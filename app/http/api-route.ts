import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { fail } from '~/domain/errors'
import { failureResponse } from './respond'
import { drainBody } from './unread-body'

/** What a call's handler is given. */
export interface ApiCall {
  request: Request
  params: Record<string, string | undefined>
  context: AppLoadContext
}

type Handler = (call: ApiCall) => Promise<Response>
type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>

/**
 * The loader and action of a resource route: the method table, the guard against other sites, and an answer without
 * inner details when something breaks. `foreign` lets calls of other origins in (webhooks carry their own proof).
 */
export function apiRoute(methods: Methods, { foreign = false } = {}) {
  async function answer({
    request,
    params,
    context,
  }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handler = method in methods ? methods[method as keyof Methods] : undefined
    if (!handler) {
      await drainBody(request)
      const { failure } = fail('method-not-allowed', `This address does not take ${request.method}.`)
      return failureResponse(failure, { Allow: Object.keys(methods).join(', ') })
    }
    if (method !== 'GET' && !foreign && !sameOrigin(request)) {
      await drainBody(request)
      return failureResponse(fail('cross-site', 'This call came from another site.').failure)
    }
    try {
      return await handler({ request, params, context })
    } catch (error) {
      console.error(error)
      return failureResponse(
        fail('unexpected', 'Something went wrong on our side. Please try again.').failure,
      )
    }
  }
  return { loader: answer, action: answer }
}

/** Whether a state-changing request comes from a page of this origin, or from no browser at all. */
export function sameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null) return request.headers.get('Sec-Fetch-Site') !== 'cross-site'
  return origin === new URL(request.url).origin
}

/** Whether a page's form was sent here by another site. Calls of the API are not pages: they answer for themselves. */
export function fromOtherSite(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return !reads && !new URL(request.url).pathname.startsWith('/api/') && !sameOrigin(request)
}
