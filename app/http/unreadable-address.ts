import { fail } from '~/domain/errors'
import { plainPage } from './plain-page'
import { failureResponse } from './respond'

/**
 * 404 for a path whose escapes are no text ("%ff"), null for all others. The framework's router would write the whole path into the
 * log, with a share code that may be in it.
 */
export function refuseUnreadable(request: Request): Response | null {
  const { pathname } = new URL(request.url)
  if (isReadable(pathname)) return null
  return pathname.startsWith('/api/')
    ? failureResponse(fail('not-found', 'There is no such address.').failure)
    : plainPage(404, 'Page not found', 'There is no page at this address.')
}

function isReadable(path: string): boolean {
  try {
    // The build leaves out a call whose result is not used, and the error with it.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
