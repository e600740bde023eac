import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/cloudflare'
import { readForm } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'

export const loader = () => redirect('/profile')

/** The forms that sign an account out in other places. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, token } = await currentVisitor(request, context)
  if (!session?.userId || !token) throw redirectDocument('/api/login?returnTo=/profile')
  const fields = await readForm(request)
  const { sessions } = context
  if (fields.get('intent') === 'others') await sessions.endOthers(session.userId, token)
  else await sessions.endPlace(session.userId, fields.get('session') ?? '')
  return redirect('/profile#signed-in', 303)
}
