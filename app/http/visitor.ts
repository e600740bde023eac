import { type AppLoadContext, createCookie } from '@remix-run/cloudflare'
import type { Session } from '~/domain/account/session'
import type { PlanType } from '~/domain/plans/plan-type'
import { highest } from '~/domain/plans/plans'

const cookie = createCookie('__Host-session', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 90 * 86_400,
})

/** Who is asking. A session begins only where something has to be remembered. */
export interface Visitor {
  session: Session | null
  /** The session, begun now if there is none; the new cookie joins `headers`. */
  ensure(): Promise<Session>
  /** To be sent with the answer. */
  headers: Headers
}

export async function currentVisitor(request: Request, { sessions }: AppLoadContext): Promise<Visitor> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie'))
  const visitor: Visitor = {
    session: typeof token === 'string' && token.length < 200 ? await sessions.find(token) : null,
    headers: new Headers(),
    async ensure() {
      if (visitor.session) return visitor.session
      const created = await sessions.create()
      visitor.session = created.session
      visitor.headers.append('Set-Cookie', await cookie.serialize(created.token))
      return created.session
    },
  }
  return visitor
}

/** The plan that payments granted to a session; nothing a request says changes it. */
export async function verifiedPlan(session: Session | null, { ledger }: AppLoadContext): Promise<PlanType> {
  return session ? highest(await ledger.owned(session.id)) : 'free'
}
