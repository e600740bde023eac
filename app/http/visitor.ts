import { type AppLoadContext, createCookie } from '@remix-run/cloudflare'
import type { Account } from '~/domain/account/account'
import { deviceOf } from '~/domain/account/device'
import type { Session, User } from '~/domain/account/session'
import { sessionLimits } from '~/domain/account/session-rules'
import { planHeld, tripRights } from '~/domain/billing/holdings'
import type { PlanType } from '~/domain/billing/plan-type'
import { fail, isStorageDown, ok, type Result } from '~/domain/errors'

const cookieName = '__Host-session'
const cookie = createCookie(cookieName, {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  // The session ends earlier when it is not used.
  maxAge: sessionLimits.longest / 1000,
})

/** Whether a request carries a session, found or not. */
export function hasSession(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '').includes(`${cookieName}=`)
}

/** The visitor of a request. A session begins only when something must be stored. */
export interface Visitor {
  session: Session | null
  /** The secret of the session's cookie. */
  token: string | null
  /** The session, begun now if there is none; its cookie is added to `headers`. */
  ensure(): Promise<Session>
  /** Switches to another session, or to none with null; the cookie is added to `headers`. */
  become(next: { session: Session; token: string } | null): Promise<void>
  /** Headers for the response. */
  headers: Headers
}

// The loaders of a page run in parallel: they share this object, so that only one session begins.
const visitors = new WeakMap<WithSessions, Promise<Visitor>>()

type WithSessions = Pick<AppLoadContext, 'sessions'>

export function currentVisitor(request: Request, context: WithSessions): Promise<Visitor> {
  const known = visitors.get(context)
  if (known) return known
  const visitor = readVisitor(request, context)
  visitors.set(context, visitor)
  return visitor
}

async function readVisitor(request: Request, { sessions }: WithSessions): Promise<Visitor> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  const token = typeof value === 'string' && value.length < 200 ? value : null
  const session =
    token === null ? null : await sessions.find(token, deviceOf(request.headers.get('User-Agent')))
  const visitor: Visitor = {
    session,
    token: session && token,
    headers: new Headers(),
    async ensure() {
      if (visitor.session) return visitor.session
      const created = await sessions.create()
      await visitor.become(created)
      return created.session
    },
    async become(next) {
      visitor.session = next?.session ?? null
      visitor.token = next?.token ?? null
      const set = next ? await cookie.serialize(next.token) : await cookie.serialize('', { maxAge: 0 })
      visitor.headers.append('Set-Cookie', set)
    },
  }
  return visitor
}

/** The verified plan of a session; a request cannot change it. */
export async function verifiedPlan(session: Session | null, { planOf }: AppLoadContext): Promise<PlanType> {
  return session ? planOf(session.id) : 'free'
}

/** The verified plan of a session, and which trips it pays for. */
export async function verifiedRights(session: Session | null, { holdings, now }: AppLoadContext) {
  const held = session ? await holdings(session.id) : { purchases: [], subscriptions: [], gifts: [] }
  const time = now().getTime()
  return { plan: planHeld(held, time), rights: tripRights(held, time) }
}

/** What `ask` gives; undefined while the database is away, for pages that can do without. */
export async function whereReachable<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask
  } catch (error) {
    if (isStorageDown(error)) return undefined
    throw error
  }
}

// The loaders of a page share it too. An action may change it, so only loaders do.
const accounts = new WeakMap<AppLoadContext, Promise<Account | null>>()

/** The account of the signed-in person; null for a guest. */
export function currentAccount(request: Request, context: AppLoadContext): Promise<Account | null> {
  const known = accounts.get(context)
  if (known) return known
  const account = currentVisitor(request, context).then(({ session }) =>
    session?.userId == null ? null : context.accounts.find(session.userId),
  )
  if (request.method === 'GET') accounts.set(context, account)
  return account
}

/** The signed-in person; null for a guest. */
export async function currentUser(request: Request, context: AppLoadContext): Promise<User | null> {
  const { session } = await currentVisitor(request, context)
  if (session?.userId == null) return null
  const [account, planType] = await Promise.all([
    currentAccount(request, context),
    verifiedPlan(session, context),
  ])
  if (!account) return null
  const { visitorId: _visitorId, ...shown } = account
  return { ...shown, planType }
}

/** The id of the signed-in account, for calls that guests cannot make. */
export async function signedInId(request: Request, context: AppLoadContext): Promise<Result<string>> {
  const { session } = await currentVisitor(request, context)
  return session?.userId ? ok(session.userId) : fail('sign-in-required', 'Please log in first.')
}
