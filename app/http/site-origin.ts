import type { Setup } from '~/load-context'

/**
 * Where people find this site, without a slash at the end: the origin of `APP_URL`, else the one that was asked. Every
 * absolute address that the product tells is made with it.
 */
export function siteOrigin(request: Request, { setup }: { setup: Pick<Setup, 'appUrl'> }): string {
  return setup.appUrl ?? new URL(request.url).origin
}
