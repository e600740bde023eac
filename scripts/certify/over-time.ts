import { subscriptionPrice } from '../../app/domain/billing/coupons'
import type { SubscriptionState } from '../../app/domain/billing/subscription'
import { expects, type Flow, type Tools, until } from './flow'

const day = 86_400

/** What a bank does after a payment. In a sandbox the evidence of a dispute says how it ends. */
export function disputes({ payments, stripe, purchase, pay, read }: Tools): Flow[] {
  async function disputed(name: string, evidence: 'losing_evidence' | 'winning_evidence') {
    const { id } = await payments.createIntent(purchase(name, 'explorer', 700), 'Explorer (certification)')
    await pay(id, 'pm_card_createDispute')
    const open = await until('the bank asks for the money', async () => {
      const { data } = await stripe.disputes.list({ payment_intent: id })
      return data[0]
    })
    expects((await read(id)).lost === null, 'a dispute that is open takes no plan away')
    await stripe.disputes.update(open.id, { evidence: { uncategorized_text: evidence }, submit: true })
    return id
  }
  return [
    [
      'a dispute is lost, and the payment with it',
      async () => {
        const id = await disputed('lost', 'losing_evidence')
        await until('the payment is lost', async () => (await read(id)).lost === 'disputed')
        return id
      },
    ],
    [
      'a dispute is won, and the payment stays',
      async () => {
        const id = await disputed('won', 'winning_evidence')
        await until('the dispute is won', async () => {
          const { data } = await stripe.disputes.list({ payment_intent: id })
          return data[0]?.status === 'won'
        })
        expects((await read(id)).lost === null, 'nothing is lost')
        await payments.refund(id)
        return id
      },
    ],
  ]
}

/** What time does to a membership, by a test clock of the provider's, which is deleted at the end with its customer. */
export function renewals({ payments, stripe, run, pay }: Tools): Flow[] {
  const began = Math.floor(Date.now() / 1000)
  let clock = ''
  let customerId = ''
  let id = ''

  async function state(words: string, holds: (state: SubscriptionState) => boolean) {
    return until(words, async () => {
      const now = await payments.subscriptions.read(id)
      return now && holds(now) && now
    })
  }

  async function moveTo(days: number) {
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: began + days * day })
    await until('the clock has moved', async () => {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock)
      expects(status !== 'internal_failure', 'the clock works')
      return status === 'ready'
    })
  }

  return [
    [
      'a membership renews at the full price after a coupon for the first payment',
      async () => {
        clock = (await stripe.testHelpers.testClocks.create({ frozen_time: began, name: `certify ${run}` }))
          .id
        const email = `certify+clock-${run}@example.com`
        customerId = (await stripe.customers.create({ email, test_clock: clock })).id
        const order = { id: `certify-${run}-clock`, cycle: 'monthly' as const, customerId }
        const begun = await payments.subscriptions.create({
          ...order,
          baseCents: subscriptionPrice('monthly', null).total,
          coupon: { code: 'FIRSTTRIP', percent: 50 },
        })
        id = begun.id
        await pay(begun.clientSecret?.split('_secret_')[0] ?? '')
        const first = await state('the membership is active', ({ status }) => status === 'active')
        await moveTo(32)
        const renewed = await state('two periods are paid', ({ paid }) => paid.length === 2)
        const cents = renewed.paid.map((each) => each.cents).toSorted((a, b) => a - b)
        expects(cents.join() === '750,1500', `$7.50 and $15 were paid, not ${cents.join(' and ')} cents`)
        expects((renewed.periodEnd ?? 0) > (first.periodEnd ?? 0), 'the period ends later')
        return id
      },
    ],
    [
      'a renewal fails, and the membership says so',
      async () => {
        expects(id, 'the membership before it began')
        const { id: method } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
          customer: customerId,
        })
        await stripe.subscriptions.update(id, { default_payment_method: method })
        await moveTo(64)
        const late = await state('it is past due', ({ status }) => status === 'past_due')
        expects(late.paid.length === 2, 'nothing more was paid')
        return id
      },
    ],
    [
      'a membership whose renewal failed is ended, and its customer deleted',
      async () => {
        expects(id, 'the membership before it began')
        await payments.subscriptions.cancel(id)
        await state('it has ended', ({ status }) => status === 'ended')
        await stripe.testHelpers.testClocks.del(clock)
        return id
      },
    ],
  ]
}
