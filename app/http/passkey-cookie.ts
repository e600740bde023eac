import { createCookie } from '@remix-run/cloudflare'
import { passkeyLasts } from '~/domain/account/passkey'

const cookie = createCookie('__Host-passkey', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: passkeyLasts / 1000,
})

/** The secret of the browser that was asked for a passkey; null in any other. */
export async function passkeySecret(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value.length < 200 ? value : null
}

export const keepPasskeySecret = (secret: string) => cookie.serialize(secret)
export const forgetPasskeySecret = () => cookie.serialize('', { maxAge: 0 })
