import type { BillingEntry } from '~/domain/billing/billing-entry'
import type { PaymentCard } from '~/domain/billing/payment'
import { LinkButton } from '~/ui/link'
import { Tabs } from '~/ui/tabs'
import { CardList } from './card-list'
import { EntryList } from './entry-list'
import { GiftSection, type GiftsView } from './gift-section'
import { Membership, type MembershipView } from './membership'
import { PortalButton } from './portal-button'
import { RefundNotice, type RefundOutcome } from './refund-notice'
import { sampleCards, sampleEntries, sampleMembership } from './sample'

interface BillingScreenProps extends GiftsView {
  membership: MembershipView | null
  cards: PaymentCard[]
  entries: BillingEntry[]
  isPartial: boolean
  tab: 'subscription' | 'methods' | 'history'
  outcome: RefundOutcome | null
}

/** Plan, cards and payments of an account; a sample where there is nothing yet. */
export function BillingScreen({ tab, outcome, ...billing }: BillingScreenProps) {
  const { membership, cards, entries, isPartial } = billing
  const isSample = !membership && cards.length === 0 && entries.length === 0 && !isPartial
  return (
    <div className="mx-auto grid max-w-page gap-6 px-gutter py-10">
      <h1 className="text-title">Billing & Subscription</h1>
      {outcome && <RefundNotice outcome={outcome} />}
      {isSample && <SampleNote />}
      {isPartial && (
        <p role="status" className="border-ink-hot-text border-l-4 bg-ink-sheet p-4">
          We could not ask the payment service. Cards and new changes may be missing.
        </p>
      )}
      <Tabs
        key={tab}
        label="Billing"
        initial={tab}
        tabs={[
          {
            id: 'subscription',
            label: 'Subscription',
            content: (
              <div className="grid gap-8">
                <SubscriptionTab membership={isSample ? sampleMembership : membership} />
                <GiftSection {...billing} />
              </div>
            ),
          },
          {
            id: 'methods',
            label: 'Payment Methods',
            content: <CardList cards={isSample ? sampleCards : cards} />,
          },
          {
            id: 'history',
            label: 'Billing History',
            content: <HistoryTab entries={isSample ? sampleEntries : entries} />,
          },
        ]}
      />
    </div>
  )
}

function SampleNote() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-2 border-ink-hot-text border-dashed p-4">
      <p>
        <strong className="font-strong">Sample data.</strong> You have not paid for anything. This is what
        your billing looks like once you have.
      </p>
      <LinkButton to="/subscribe" variant="primary" size="small">
        Join the Club
      </LinkButton>
    </div>
  )
}

function SubscriptionTab({ membership }: { membership: MembershipView | null }) {
  if (membership) return <Membership membership={membership} />
  return (
    <div className="grid justify-items-start gap-4">
      <p>You have no subscription at present. Trips you paid for once stay yours.</p>
      <LinkButton to="/subscribe">Join the Club</LinkButton>
    </div>
  )
}

function HistoryTab({ entries }: { entries: BillingEntry[] }) {
  return (
    <div className="grid gap-5">
      {entries.length > 0 ? (
        <EntryList entries={entries} back="/account/billing?tab=history" />
      ) : (
        <p>There are no payments yet.</p>
      )}
      <div>
        <PortalButton>View All Invoices</PortalButton>
      </div>
    </div>
  )
}
