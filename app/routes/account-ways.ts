import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/cloudflare'
import { readForm } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'

export const loader = () => redirect('/profile')

/** The form that removes a way to log in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  if (!session?.userId) throw redirectDocument('/api/login?returnTo=/profile')
  const fields = await readForm(request)
  const way = { issuer: fields.get('issuer') ?? '', subject: fields.get('subject') ?? '' }
  await context.accounts.removeWay(session.userId, way)
  return redirect('/profile#ways', 303)
}
