import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/cloudflare'
import { fail, isStorageDown } from '~/domain/errors'
import { failureResponse } from './respond'

/** Seconds after which a visitor may try again. Outages of D1 are over in seconds, or last long. */
export const outageWait = 20

/** The answer while the database is away, to calls of the API and, by the error screen, on pages. */
export function storageOutage(): Response {
  const words =
    'Our database does not answer right now. What you have stored is safe. Please try again in a moment.'
  return failureResponse(fail('upstream-down', words, { retryAfter: outageWait }).failure)
}

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

/** Routes whose pages answer 503 while the database is away, and not 500. */
export function withOutages<B extends Pick<ServerBuild, 'routes'>>(build: B): B {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function guarded(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!isStorageDown(error)) throw error
      args.context.log('database-away', {}, error)
      throw storageOutage()
    }
  }
}
