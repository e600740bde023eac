const base = 'https://this-site.invalid'

/**
 * The path of this site that a sign-in goes back to: what was asked for if it stays here, the front page otherwise.
 * Browsers read `\` as `/` and skip tabs and line ends, so an address that only looks like a path leads elsewhere.
 */
export function ownPath(asked: string | null): string {
  if (!asked || asked.length > 500 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return '/'
  if (/^\/(\/|%2f|%5c)/i.test(asked)) return '/'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return isCall(url.pathname) ? '/' : url.pathname + url.search + url.hash
}

/** Whether the router would read a path as one of the calls, in whatever spelling; so is one that nobody can read. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
