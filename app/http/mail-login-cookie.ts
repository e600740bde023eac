import { createCookie } from '@remix-run/cloudflare'
import { mailSignInLasts } from '~/domain/account/mail-sign-in'

const cookie = createCookie('__Host-mail-login', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: mailSignInLasts / 1000,
})

/** The secret of the browser that began a sign-in by mail; null in any other. */
export async function mailLoginSecret(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof value === 'string' && value.length < 200 ? value : null
}

export const keepMailLogin = (secret: string) => cookie.serialize(secret)
export const forgetMailLogin = () => cookie.serialize('', { maxAge: 0 })
