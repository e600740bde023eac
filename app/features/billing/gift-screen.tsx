import { Form } from '@remix-run/react'
import type { GiftView } from '~/domain/billing/gift'
import { giftDays } from '~/domain/billing/holdings'
import { HousePage } from '~/features/shell/house-page'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'

const words: Record<GiftView, { title: string; text: string }> = {
  open: {
    title: 'A trip for you',
    text: 'A member of the Globetrotter Club gives you one itinerary at Premium level: up to ten days, planned hour by hour, with all filters and restaurants. It costs you nothing and needs no account.',
  },
  yours: {
    title: 'It is yours',
    text: `Plan your trip whenever you like. After that it stays open for editing and export for ${giftDays} days.`,
  },
  used: {
    title: 'You used this gift',
    text: `It became a trip. You can edit and export it for ${giftDays} days after it was made.`,
  },
  own: {
    title: 'This is your own gift',
    text: 'Send its link to somebody who should travel. Whoever opens it first gets it.',
  },
  gone: {
    title: 'This gift is gone',
    text: 'It was accepted by somebody else, or taken back, or the link is not complete. You can plan a free sample all the same.',
  },
}

export function GiftScreen({ view }: { view: GiftView }) {
  const { title, text } = words[view]
  return (
    <HousePage title={title} text={text} fault={view === 'gone' ? 'no-key' : undefined}>
      <div className="mt-6 flex flex-wrap gap-3">
        <NextStep view={view} />
      </div>
    </HousePage>
  )
}

function NextStep({ view }: { view: GiftView }) {
  switch (view) {
    case 'open':
      return (
        <Form method="post">
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'large' })}>
            Accept the gift
          </button>
        </Form>
      )
    case 'own':
      return <LinkButton to="/account/billing">Billing & Subscription</LinkButton>
    case 'gone':
      return <LinkButton to="/planner">Plan a free sample</LinkButton>
    default:
      return (
        <LinkButton to="/planner" variant="primary" size="large">
          {view === 'used' ? 'Open your trip' : 'Plan your trip'}
        </LinkButton>
      )
  }
}
