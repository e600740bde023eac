import { useFetcher } from '@remix-run/react'
import type { Gift } from '~/domain/billing/gift'
import type { Failure } from '~/domain/errors'
import { Button } from '~/ui/button'
import { FormProblem } from '~/ui/form-problem'
import { TextField } from '~/ui/text-field'
import { CopyButton } from './copy-button'

/** A gift as the page shows it. */
export type GiftOfMonth = Pick<Gift, 'id' | 'state'> & { url: string }

const acceptedWords = {
  accepted: 'Somebody accepted your gift. The trip is still to be planned.',
  used: 'Your gift became a trip.',
}

interface GiftSectionProps {
  gift: GiftOfMonth | null
  isMember: boolean
  /** Why a form that was sent without a script was refused. */
  refusal: Failure | null
}

/** The gift itinerary of this month: make it, copy its link, take it back. */
export function GiftSection({ gift, isMember, refusal }: GiftSectionProps) {
  const sender = useFetcher<{ failure: Failure | null }>()
  const failure = sender.data ? sender.data.failure : refusal
  if (!isMember && !failure) return null
  const send = (intent: string, label: string) => (
    <sender.Form method="post" action="/account/billing">
      <input type="hidden" name="intent" value={intent} />
      {gift && <input type="hidden" name="gift" value={gift.id} />}
      <Button type="submit" busy={sender.state !== 'idle'} variant={gift ? 'quiet' : 'outline'}>
        {label}
      </Button>
    </sender.Form>
  )
  return (
    <section aria-labelledby="gift" className="grid justify-items-start gap-4 border-ink-key border-t-2 pt-6">
      <h2 id="gift" className="text-head">
        This month’s gift itinerary
      </h2>
      {failure && sender.state === 'idle' && (
        <FormProblem failure={{ message: failure.message }} idOf={() => 'gift'} />
      )}
      <p className="max-w-measure">
        Whoever opens the link gets one itinerary at Premium level, free: up to ten days, with all filters and
        restaurants. It works once.
      </p>
      {isMember && !gift && send('make', 'Make a gift link')}
      {gift && (gift.state === 'accepted' || gift.state === 'used') && (
        <p className="font-strong">{acceptedWords[gift.state]} You can make the next one next month.</p>
      )}
      {gift?.state === 'open' && (
        <>
          <div className="flex w-full max-w-measure flex-wrap items-end gap-3">
            <TextField label="Gift link" value={gift.url} readOnly className="min-w-56 flex-1" />
            <CopyButton text={gift.url} />
          </div>
          {send('revoke', 'Take the gift back')}
        </>
      )}
    </section>
  )
}
