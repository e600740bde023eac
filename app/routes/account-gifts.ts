import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { readForm } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'
import { makeGift } from '~/use-cases/gifts'

const back = () => redirect('/account/billing', 303)

export const loader = back

/** Makes and takes back gift itineraries; the billing page shows what came of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  const fields = await readForm(request)
  const userId = session?.userId
  if (!session || !userId) return back()
  if (fields.get('intent') === 'make') await makeGift({ userId, visitorId: session.id }, context)
  if (fields.get('intent') === 'revoke') await context.gifts.revoke(userId, String(fields.get('gift') ?? ''))
  return back()
}
