import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/cloudflare'
import { isFreshSignIn } from '~/domain/account/session-rules'
import { readForm } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'
import { eraseAccount } from '~/use-cases/erase-account'

export const loader = () => redirect('/profile')

/** The form that deletes an account; a box must be ticked to confirm. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = await currentVisitor(request, context)
  const userId = visitor.session?.userId
  const { token } = visitor
  if (!userId || !token) throw redirectDocument('/api/login?returnTo=/profile')
  const sure = (await readForm(request)).get('sure') === 'yes'
  if (!sure) return redirect('/profile?kept=not-sure', 303)
  const signedInAt = await context.sessions.signedInAt(token)
  if (signedInAt === null || !isFreshSignIn(signedInAt, context.now().getTime())) {
    return redirect('/profile?kept=sign-in#your-data', 303)
  }
  const erased = await eraseAccount(userId, context)
  if (!erased.ok) return redirect('/profile?kept=subscribed', 303)
  await visitor.become(null)
  // The browser deletes the pages that it stored for reading offline, too.
  visitor.headers.set('Clear-Site-Data', '"cache", "storage"')
  visitor.headers.set('Cache-Control', 'no-store')
  return redirect('/auth?erased=yes', { status: 303, headers: visitor.headers })
}
