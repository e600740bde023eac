import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Session } from '~/domain/account/session'
import { ok, type Result } from '~/domain/errors'
import type { LimitedAction } from '~/domain/quota/limits'
import { currentVisitor } from './visitor'

/** Counts one more of what is limited, or refuses it. Begins no session. */
export async function withinLimits(
  action: LimitedAction,
  request: Request,
  context: AppLoadContext,
): Promise<Result<null>> {
  const { session } = await currentVisitor(request, context)
  // Cloudflare sets this header itself, whatever the caller sent.
  const address = request.headers.get('CF-Connecting-IP')
  return context.limiter.admit(action, { visitorId: session?.id ?? null, address })
}

/** The session of who may do one more of what is limited, begun if there is none; a refusal begins none. */
export async function limitedSession(
  action: LimitedAction,
  request: Request,
  context: AppLoadContext,
): Promise<Result<Session>> {
  const visitor = await currentVisitor(request, context)
  const isNew = visitor.session === null
  const admitted = await withinLimits(action, request, context)
  if (!admitted.ok) return admitted
  const session = await visitor.ensure()
  if (isNew) await context.limiter.countFirst(action, session.id)
  return ok(session)
}
