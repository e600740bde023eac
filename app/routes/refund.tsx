import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ownPath } from '~/domain/account/return-to'
import type { FailureCode } from '~/domain/errors'
import { type RefundOutcome, refundOutcomes } from '~/features/billing/refund-notice'
import { RefundScreen } from '~/features/billing/refund-screen'
import { readForm } from '~/http/form-post'
import { tooMany } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { purchaseEntry } from '~/use-cases/read-billing'
import { refundPayment } from '~/use-cases/refund-payment'

export const meta: MetaFunction = () => [
  { title: 'Get a refund · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  const asked = new URL(request.url).searchParams.get('refund')
  const purchases = session ? await context.ledger.paid(session.id) : []
  return {
    entries: purchases.map((purchase) => purchaseEntry(purchase, context.now().getTime())),
    outcome: refundOutcomes.find((outcome) => outcome === asked) ?? null,
    contact: context.setup.contact,
    isGuest: !session?.userId,
    mail: context.mails !== null,
  }
}

const outcomes: Partial<Record<FailureCode, RefundOutcome>> = {
  'refund-refused': 'late',
  'refund-by-request': 'by-request',
  'not-found': 'unknown',
}

/** Refunds a payment, for this page and for the billing page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const { session } = await currentVisitor(request, context)
  const { payments } = context
  const paymentIntentId = String(fields.get('payment') ?? '')
  const back = new URL(ownPath(String(fields.get('back') ?? '/refund')), request.url)
  let outcome: RefundOutcome = payments ? 'unknown' : 'down'
  if (session && payments) {
    const admitted = await withinLimits('refund', request, context)
    if (!admitted.ok) throw tooMany(admitted.failure)
    const refunded = await refundPayment({ session, paymentIntentId }, { ...context, payments })
    outcome = refunded.ok ? 'done' : (outcomes[refunded.failure.code] ?? 'down')
  }
  // That page says where to write.
  if (outcome === 'by-request') return redirect(`/refund?refund=${outcome}`, 303)
  back.searchParams.set('refund', outcome)
  return redirect(back.pathname + back.search, 303)
}

export default function Refund() {
  return <RefundScreen {...useLoaderData<typeof loader>()} />
}
