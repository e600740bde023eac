import type { AppLoadContext } from '@remix-run/cloudflare'

/** Where people find this site, without a slash at the end. */
export function siteOrigin(request: Request, { setup }: AppLoadContext): string {
  return setup.appUrl ?? new URL(request.url).origin
}
