import type { TripRights } from '~/domain/billing/holdings'
import { type PlanType, plans } from '~/domain/billing/plans'
import { isCalendarDate } from '~/domain/calendar/calendar-date'
import type { TripForm } from '~/domain/request/trip-form'
import { tripLength } from '~/domain/request/trip-rules'
import { shortDate } from '~/messages/en/dates'
import { tripNote } from '~/messages/en/trip-rights'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { Link } from '~/ui/link'

interface GenerateFootProps {
  form: TripForm
  plan: PlanType
  busy: boolean
  /** On a phone it stays at the bottom of the screen, wherever the page is scrolled; else only beside the form. */
  stays: boolean
  /** A plan is being read: on a phone the bar takes no more room than its button. */
  quiet: boolean
  rights: TripRights
}

const noteId = 'what-generate-does'
const tripNoteId = 'which-trip-is-paid'

/** The foot of the trip form: what the button will do, and the button. It is always in view. */
export function GenerateFoot({ form, plan, busy, stays, quiet, rights }: GenerateFootProps) {
  const trip = tripNote(plan, form.destination, rights)
  return (
    <div
      data-testid="trip-foot"
      data-foot-bar={stays || undefined}
      className={classes(
        'not-printed z-20 -mx-gutter grid gap-1.5 border-ink-key border-t-2 bg-ink-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:px-3 lg:pt-3 lg:pb-0',
        stays ? 'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:mx-0' : 'sticky bottom-0',
      )}
    >
      <p
        id={noteId}
        data-testid={noteId}
        className={classes('text-small leading-snug', quiet && 'max-lg:sr-only')}
      >
        {whatItDoes(form, plan)}
      </p>
      {trip && (
        <p
          id={tripNoteId}
          data-testid={tripNoteId}
          className={classes('text-small leading-snug', quiet && !trip.isUnpaid && 'max-lg:sr-only')}
        >
          {trip.text}{' '}
          {trip.isUnpaid && (
            <Link to="/pricing" className="whitespace-nowrap">
              See the plans
            </Link>
          )}
        </p>
      )}
      <button
        type="submit"
        disabled={busy || form.destination === ''}
        aria-describedby={trip ? `${noteId} ${tripNoteId}` : noteId}
        className={buttonClass({ variant: 'primary', busy, className: 'lg:min-h-14 lg:text-[1.0625rem]' })}
      >
        {busy ? 'Generating...' : 'Generate Itinerary'}
      </button>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Generate Itinerary
        </button>
      </noscript>
    </div>
  )
}

/** The plan that the form asks for, in a sentence. */
export function whatItDoes({ destination, startDate, endDate }: TripForm, plan: PlanType): string {
  if (destination === '') return 'Choose where to go.'
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return `Choose the dates for ${destination}.`
  const days = tripLength(startDate, endDate)
  if (days < 1) return 'Choose an end on or after the start.'
  const length = `${days} ${days === 1 ? 'day' : 'days'}`
  const { dayLimit } = plans.free
  const sampled = days > dayLimit ? `the first ${dayLimit} of ${length}` : length
  return `${plan === 'free' ? `Free sample: ${sampled}` : length} in ${destination}, from ${shortDate(startDate)}.`
}
