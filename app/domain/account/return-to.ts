const base = 'https://this-site.invalid'

/**
 * The path of this site to return to after sign-in: the one asked for if it is on this site, else the front page.
 * Browsers read `\` as `/` and skip tabs and line ends, so a text that looks like a path may be an address of another
 * site.
 */
export function ownPath(asked: string | null): string {
  if (!asked || asked.length > 500 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return '/'
  if (/^\/(\/|%2f|%5c)/i.test(asked)) return '/'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return isCall(url.pathname) ? '/' : url.pathname + url.search + url.hash
}

/**
 * Whether the router would match a path to an API call, in any spelling. A path that cannot be decoded counts as one.
 */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
