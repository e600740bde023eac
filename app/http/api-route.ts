import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { fail, isStorageDown } from '~/domain/errors'
import { failureResponse } from './respond'
import { storageOutage } from './storage-outage'

/** What a call's handler is given. */
export interface ApiCall {
  request: Request
  params: Record<string, string | undefined>
  context: AppLoadContext
}

type Handler = (call: ApiCall) => Promise<Response>
type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>

/**
 * The loader and action of a resource route: the method table, and an answer without inner details when something
 * breaks. Calls from other sites do not get here (cross-site.ts).
 */
export function apiRoute(methods: Methods) {
  async function answer({
    request,
    params,
    context,
  }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handler = method in methods ? methods[method as keyof Methods] : undefined
    if (!handler) {
      const { failure } = fail('method-not-allowed', `This address does not take ${request.method}.`)
      return failureResponse(failure, { Allow: Object.keys(methods).join(', ') })
    }
    try {
      return await handler({ request, params, context })
    } catch (error) {
      if (isStorageDown(error)) {
        context.log('database-away', {}, error)
        return storageOutage()
      }
      context.log('call-broke', {}, error)
      return failureResponse(
        fail('unexpected', 'Something went wrong on our side. Please try again.').failure,
      )
    }
  }
  return { loader: answer, action: answer }
}
