import type { TripRights } from '~/domain/billing/holdings'
import { type PlanType, plans } from '~/domain/billing/plans'
import { isCalendarDate } from '~/domain/calendar/calendar-date'
import { nameOfSeveral } from '~/domain/itinerary/part-request'
import { placesOf, unnamedPlace } from '~/domain/request/several-places'
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
  const trip = tripNote(plan, nameOf(form), rights)
  return (
    <div
      data-testid="trip-foot"
      data-foot-bar={stays || undefined}
      className={classes(
        'not-printed z-20 -mx-gutter grid gap-1.5 border-ink-key border-t-2 bg-ink-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:px-3 lg:pt-3 lg:pb-0',
        stays
          ? 'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--asked,0px) max-lg:mx-0'
          : 'sticky bottom-(--asked,0px)',
      )}
    >
      <p
        id={noteId}
        data-testid={noteId}
        className={classes('text-small leading-snug', quiet && 'max-lg:sr-only')}
      >
        {whatItDoes(form, plan)}
        {plan === 'free' && form.destinations && (
          <>
            {' '}
            <Link to="/pricing" className="whitespace-nowrap">
              See the plans
            </Link>
          </>
        )}
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
        disabled={busy || unnamedPlace(form) !== null}
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
export function whatItDoes(form: TripForm, plan: PlanType): string {
  const { startDate, endDate } = form
  const unnamed = unnamedPlace(form)
  if (form.destination === '') return 'Choose where to go.'
  if (unnamed !== null) return `Choose place ${unnamed}, or remove it.`
  const destination = nameOf(form)
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return `Choose the dates for ${destination}.`
  const days = tripLength(startDate, endDate)
  if (days < 1) return 'Choose an end on or after the start.'
  const length = `${days} ${days === 1 ? 'day' : 'days'}`
  const { dayLimit } = plans.free
  const places = placesOf(form).length
  if (plan === 'free' && places > 1)
    return `Free sample: ${dayLimit} days in ${form.destination}. A plan for all ${places} places together needs a paid plan.`
  const sampled = days > dayLimit ? `the first ${dayLimit} of ${length}` : length
  return `${plan === 'free' ? `Free sample: ${sampled}` : length} in ${destination}, from ${shortDate(startDate)}.`
}

/** What a plan for the form is called: its destination, or its places. */
function nameOf(form: TripForm): string {
  const names = placesOf(form).flatMap(({ destination }) => destination || [])
  return names.length > 1 ? nameOfSeveral(names) : form.destination
}
