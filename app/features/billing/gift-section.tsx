import { Form } from '@remix-run/react'
import type { Gift } from '~/domain/billing/gift'
import { buttonClass } from '~/ui/button-class'
import { TextField } from '~/ui/text-field'
import { CopyButton } from './copy-button'

/** A gift as the page shows it. */
export type GiftOfMonth = Pick<Gift, 'id' | 'state'> & { url: string }

const acceptedWords = {
  accepted: 'Somebody accepted your gift. The trip is still to be planned.',
  used: 'Your gift became a trip.',
}

/** The gift itinerary of this month: make it, copy its link, take it back. */
export function GiftSection({ gift }: { gift: GiftOfMonth | null }) {
  return (
    <section aria-labelledby="gift" className="grid justify-items-start gap-4 border-ink-key border-t-2 pt-6">
      <h2 id="gift" className="text-head">
        This month’s gift itinerary
      </h2>
      <p className="max-w-measure">
        Whoever opens the link gets one itinerary at Premium level, free: up to ten days, with all filters and
        restaurants. It works once.
      </p>
      {gift ? <Given gift={gift} /> : <Intent intent="make" label="Make a gift link" />}
    </section>
  )
}

function Given({ gift }: { gift: GiftOfMonth }) {
  if (gift.state === 'accepted' || gift.state === 'used') {
    return <p className="font-strong">{acceptedWords[gift.state]} You can make the next one next month.</p>
  }
  return (
    <>
      <div className="flex w-full max-w-measure flex-wrap items-end gap-3">
        <TextField label="Gift link" value={gift.url} readOnly className="min-w-56 flex-1" />
        <CopyButton text={gift.url} />
      </div>
      <Intent intent="revoke" label="Take the gift back" giftId={gift.id} />
    </>
  )
}

function Intent({ intent, label, giftId }: { intent: string; label: string; giftId?: string }) {
  return (
    <Form method="post" action="/account/gifts" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {giftId && <input type="hidden" name="gift" value={giftId} />}
      <button type="submit" className={buttonClass({ variant: giftId ? 'quiet' : 'outline' })}>
        {label}
      </button>
    </Form>
  )
}
