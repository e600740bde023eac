import type { AppLoadContext } from '@remix-run/cloudflare'
import { currentVisitor } from './visitor'

/**
 * The operator's account. For everybody else, and where no account is named, the desk is an unknown address like any other, so
 * that nobody can find out whether there is one.
 */
export async function operatorId(request: Request, context: AppLoadContext): Promise<string> {
  const { desk, deskAccounts } = context
  if (deskAccounts.length > 0) {
    const { session } = await currentVisitor(request, context)
    if (session?.userId && (await desk.isOperator(session.userId, deskAccounts))) return session.userId
  }
  throw new Response(null, { status: 404 })
}
