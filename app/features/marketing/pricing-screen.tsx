import type { BillingCycle } from '~/domain/billing/plans'
import { NewsletterBanner } from '~/features/newsletter/newsletter-banner'
import type { Offer } from '~/messages/en/offers'
import { BillingToggle } from './billing-toggle'
import { ServerMarkup } from './server-markup'

interface PricingScreenProps {
  cycle: BillingCycle
  offers: Offer[]
  saving: string
  refundDays: number
  origin: string
  nonce: string | undefined
  /** What is said of tax. */
  priceNote: string | null
}

export function PricingScreen({
  cycle,
  offers,
  saving,
  refundDays,
  origin,
  nonce,
  ...said
}: PricingScreenProps) {
  return (
    <>
      <div className="mx-auto max-w-page px-gutter pt-12">
        <h1 className="text-hero">Pay per trip, or not at all.</h1>
        <div className="mt-6 mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <p className="max-w-[34em] text-lead">
            One-time plans do not renew. Every purchase comes with a {refundDays}-day money-back guarantee:
            contact us within {refundDays} days and you get a full refund.
          </p>
          <BillingToggle cycle={cycle} saving={saving} />
        </div>
        <ServerMarkup edition={cycle}>{({ PricingPlans }) => <PricingPlans offers={offers} />}</ServerMarkup>
        <p className="mt-6 text-ink-soft text-small">
          Prices in US dollars. {said.priceNote} Editing comes with every paid plan.
        </p>
      </div>
      <div className="mt-14">
        <NewsletterBanner />
      </div>
      <ServerMarkup edition="">
        {({ Faq, pricingQuestions, JsonLd, productData }) => (
          <div className="pb-20">
            <Faq questions={pricingQuestions} nonce={nonce} />
            <JsonLd data={productData(offers, origin)} nonce={nonce} />
          </div>
        )}
      </ServerMarkup>
    </>
  )
}
