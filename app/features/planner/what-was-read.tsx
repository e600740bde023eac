import { useDeferredValue, useMemo } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import { confirmed } from '~/domain/reader/confirmed'
import type { Constraint } from '~/domain/reader/constraint'
import { inShort } from '~/domain/reader/in-short'
import { read } from '~/domain/reader/read'
import { understood } from '~/domain/reader/understood'
import { wishMessage } from '~/domain/reader/wish-message'
import { isFilter } from '~/domain/request/wishes'
import { sayHere } from '~/messages/say-here'
import { OfferedTag, RemovableTag } from '~/ui/tag'
import { useDestination } from './use-destination'

interface WhatWasReadProps {
  text: string
  destinationId: string
  plan: PlanType
  /** Wishes that the traveller took away, in short. */
  ignored: readonly string[]
  /** The part of the text that lists places, which are offered beside this. */
  offered: string | undefined
  onIgnore: (wish: string) => void
  /** Follows a wish again that was taken away. */
  onRestore: (wish: string) => void
  /** The text with a sentence more, which says what was asked back. */
  onConfirm: (text: string) => void
}

/** What the planner understands of the text, each part to be taken away, and what it does not. */
export function WhatWasRead({
  text,
  destinationId,
  plan,
  ignored,
  offered = '',
  onIgnore,
  onRestore,
  onConfirm,
}: WhatWasReadProps) {
  const destination = useDestination(destinationId)
  const typed = useDeferredValue(text)
  const reading = useMemo(() => destination && read(typed, destination), [typed, destination])
  if (!destination || !reading) return null
  const say = sayHere()
  const { doubtful, ...parts } = understood(reading, ignored)
  const inWords = (wish: Constraint) => sentenceCase(say(wishMessage(wish, destination)))
  const wishes = parts.wishes.map((wish) => ({
    id: inShort(wish),
    label: inWords(wish),
    locked: isFilter(wish) && !entitlements(plan).advancedFilters,
  }))
  const unread = reading.unread
    .map(([from, to]) => typed.slice(from, to))
    .map((part) => (offered.includes(part) ? '' : part.replace(offered, '').trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const asked = doubtful.map((wish) => {
    const label = inWords(wish)
    return { id: inShort(wish), label, said: confirmed(typed, wish, label, destination) }
  })
  const locked = wishes.filter((wish) => wish.locked)
  return (
    <div aria-live="polite" className="mt-2 grid gap-2 text-small">
      {wishes.length > 0 && (
        <ul aria-label="What we understood" className="flex flex-wrap gap-1.5">
          {wishes.map(({ id, label }) => (
            <li key={id}>
              <RemovableTag label={label} onRemove={() => onIgnore(id)} />
            </li>
          ))}
        </ul>
      )}
      {parts.ignored.length > 0 && (
        <ul aria-label="Left out" className="flex flex-wrap gap-1.5">
          {parts.ignored.map((wish) => (
            <li key={inShort(wish)}>
              <OfferedTag label={inWords(wish)} onAdd={() => onRestore(inShort(wish))} />
            </li>
          ))}
        </ul>
      )}
      {locked.length > 0 && (
        <p className="text-ink-soft">
          Filters come with Premium: {locked.map(({ label }) => label).join(', ')} will not be followed.
        </p>
      )}
      {asked.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <p id="did-you-mean" className="text-ink-soft">
            Did you mean:
          </p>
          <ul aria-labelledby="did-you-mean" className="flex flex-wrap items-center gap-1.5">
            {asked.map(({ id, label, said }) => (
              <li key={id}>
                {said === null ? `“${label}”?` : <OfferedTag label={label} onAdd={() => onConfirm(said)} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <p className="text-ink-soft">Not understood: {unread.map((part) => `“${part}”`).join(', ')}.</p>
      )}
    </div>
  )
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
