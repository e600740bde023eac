import type Stripe from 'stripe'
import { noSuch } from './errors'
import { newId } from './ids'
import { type Page, pageOf } from './lists'
import type { CallParameters } from './parameter-types'
import { type Call, unixNow, type World } from './world'

export const DISPUTE_STATUSES = ['needs_response', 'won', 'lost'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

export function listDisputes(world: World, params: CallParameters['listDisputes']): Page<Stripe.Dispute> {
  const found = Object.values(world.state.disputes)
    .filter(({ payment_intent }) => !params.payment_intent || payment_intent === params.payment_intent)
    .filter(({ charge }) => !params.charge || charge === params.charge)
    .reverse()
  return pageOf(found, params, '/v1/disputes')
}

/** In Stripe's sandbox the text of the evidence decides at once how the dispute ends. */
export function updateDispute(
  world: World,
  { evidence, submit }: CallParameters['updateDispute'],
  { id }: Call,
): Stripe.Dispute {
  const found = world.state.disputes[id]
  if (!found) throw noSuch('dispute', id, 'dispute')
  const text = evidence?.uncategorized_text
  const ends = text === 'winning_evidence' ? 'won' : text === 'losing_evidence' ? 'lost' : null
  if (ends && submit !== false) dispute(world, String(found.payment_intent), ends)
  return found
}

/** A buyer's bank asks for the money of a payment, or decides about it. Null when there is no such payment. */
export function dispute(world: World, intentId: string, status: DisputeStatus): Stripe.Dispute | null {
  const { disputes, charges, intents } = world.state
  const charge = charges[String(intents[intentId]?.latest_charge)]
  if (!charge) return null
  const byBank = { requestId: null, idempotencyKey: null }
  const open = Object.values(disputes).find(({ payment_intent }) => payment_intent === intentId)
  const found = open ?? newDispute(charge, intentId)
  disputes[found.id] = found
  charge.disputed = true
  found.status = status
  if (!open) world.emit('charge.dispute.created', found, byBank)
  if (status !== 'needs_response') world.emit('charge.dispute.closed', found, byBank)
  return found
}

function newDispute(charge: Stripe.Charge, intentId: string): Stripe.Dispute {
  // The evidence has thirty fields that a merchant fills in; here nobody does.
  const evidence = {} as Stripe.Dispute['evidence']
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: unixNow(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: 'general',
    status: 'needs_response',
  }
}
