import { useFetcher } from '@remix-run/react'
import type { Gift } from '~/domain/billing/gift'
import type { Failure } from '~/domain/errors'
import { shortDate } from '~/messages/en/dates'
import { Button } from '~/ui/button'
import { FormProblem } from '~/ui/form-problem'
import { TextField } from '~/ui/text-field'
import { CopyButton } from './copy-button'
import { GiftMailFields, type TypedOrder } from './gift-mail-fields'

/** A gift as the page shows it. */
type ShownGift = Pick<Gift, 'id' | 'state' | 'sending'>

export interface GiftsView {
  isMember: boolean
  gift: (ShownGift & { url: string }) | null
  /** Gifts of other months that a mail is still to bring. */
  ordered: ShownGift[]
  /** The date where the reader is. */
  today: string
  sendsMail: boolean
  /** Why a form that was sent without a script was refused, and what was typed. */
  giftRefusal: { failure: Failure; typed: TypedOrder | null } | null
}

const acceptedWords = {
  accepted: 'Somebody accepted your gift. The trip is still to be planned.',
  used: 'Your gift became a trip.',
}

const idOf = (name: string) => `gift-${name}`

/** The gift itinerary of this month: make it, copy its link, have it sent, take it back. */
export function GiftSection({ gift, isMember, giftRefusal, ordered, today, sendsMail }: GiftsView) {
  const sender = useFetcher<{ failure: Failure | null; typed?: TypedOrder | null }>()
  const answer = sender.data ?? giftRefusal
  const failure = answer?.failure ?? null
  if (!isMember && !failure) return null
  const send = (intent: string, label: string, of = gift) => (
    <sender.Form method="post" action="/account/billing">
      <input type="hidden" name="intent" value={intent} />
      {of && <input type="hidden" name="gift" value={of.id} />}
      <Button type="submit" busy={sender.state !== 'idle'} variant={of ? 'quiet' : 'outline'}>
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
        <FormProblem
          failure={{ message: failure.message, ...(failure.fields && { fields: failure.fields }) }}
          idOf={idOf}
        />
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
        <div className="grid w-full items-start gap-x-12 gap-y-6 md:grid-cols-2">
          <div className="grid gap-4">
            <div className="flex flex-wrap items-end gap-3">
              <TextField label="Gift link" value={gift.url} readOnly className="min-w-56 flex-1" />
              <CopyButton text={gift.url} />
            </div>
            {gift.sending && <p className="font-strong">{sendingWords(gift.sending)}</p>}
            {send('revoke', 'Take the gift back')}
          </div>
          {sendsMail && gift.sending?.to !== null && (
            <sender.Form method="post" action="/account/billing" className="bg-ink-sheet p-5">
              <input type="hidden" name="intent" value="send" />
              <input type="hidden" name="gift" value={gift.id} />
              <GiftMailFields
                idOf={idOf}
                today={today}
                sending={gift.sending}
                typed={answer?.typed ?? null}
                fields={failure?.fields ?? {}}
                busy={sender.state !== 'idle'}
              />
            </sender.Form>
          )}
        </div>
      )}
      {ordered.map((each) => (
        <div key={each.id} className="flex flex-wrap items-center gap-4">
          {each.sending && <p>{sendingWords(each.sending)}</p>}
          {send('revoke', 'Take it back', { ...each, url: '' })}
        </div>
      ))}
    </section>
  )
}

function sendingWords({ to, on }: NonNullable<Gift['sending']>): string {
  return to === null
    ? `A mail brought this gift on ${shortDate(on)}.`
    : `A mail brings a gift to ${to} on ${shortDate(on)}.`
}
