import type { Setup } from '~/load-context'

/**
 * The site's address without a trailing slash: the origin of `APP_URL`, else that of the request. Every absolute
 * address that the product outputs begins with it.
 */
export function siteOrigin(request: Request, { setup }: { setup: Pick<Setup, 'appUrl'> }): string {
  return setup.appUrl ?? new URL(request.url).origin
}
