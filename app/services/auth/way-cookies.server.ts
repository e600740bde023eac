import { ownPath } from '~/domain/account/return-to'
import { signInPatience, stateCookie } from './openid-strategy.server'

/** Stores where a sign-in leads, in a cookie named after its state: each tab has its own. */
export interface Way {
  provider: string
  returnTo: string
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const nameOf = (state: string) => `__Host-way-${state}`
const isState = (state: string) => /^[\w-]{20,100}$/.test(state)

export function wayCookie(state: string, { provider, returnTo }: Way): string {
  const value = new URLSearchParams({ provider, returnTo }).toString()
  return `${nameOf(state)}=${value}; ${attributes}; Max-Age=${signInPatience}`
}

/** The stored sign-in of a state; null when this browser did not begin it. */
export function readWay(request: Request, state: string): Way | null {
  if (!isState(state)) return null
  const value = cookiesOf(request).get(nameOf(state))
  if (value === undefined) return null
  const fields = new URLSearchParams(value)
  return { provider: fields.get('provider') ?? '', returnTo: ownPath(fields.get('returnTo')) }
}

/** Deletes everything about a state. */
export function forgetWay(request: Request, state: string): Headers {
  const headers = new Headers()
  if (!isState(state)) return headers
  for (const [name, value] of cookiesOf(request)) {
    const ofState = name.startsWith(`${stateCookie}:`) && value.includes(state)
    if (ofState || name === nameOf(state)) headers.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`)
  }
  return headers
}

function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get('Cookie') ?? '').split('; ').map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}
