import type { TripVersion } from '~/domain/trips/trip'
import { DateField } from '~/features/units/date-fields'
import { buttonClass } from '~/ui/button-class'
import { FormProblem } from '~/ui/form-problem'
import { Icon } from '~/ui/icon'
import { HiddenFields } from './hidden-fields'

interface TripHistoryProps {
  tripId: string
  version: number
  startDate: string
  days: number
  versions: TripVersion[]
  /** Whether the plan includes editing. */
  editing: boolean
  /** Why the last change was not made. */
  problem: string | null
}

const problems: Record<string, string> = {
  'stale-version':
    'This trip was changed elsewhere since you opened it. It is shown as it is now; nothing was lost. Please try again.',
  'fields-wrong': 'This date cannot be read. Please choose another.',
  'plan-required': 'Editing comes with the paid plans. Upgrade to edit your trips.',
}

const firstDayId = 'first-day'

/** The message about a change that was not made, and the field that caused it. */
function failureOf(problem: string) {
  const message = problems[problem] ?? 'That did not work. Please try again.'
  return { message, ...(problem === 'fields-wrong' && { fields: { startDate: message } }) }
}

/**
 * A trip's dates and earlier versions. Plain forms: they work without a script, and each change loads the page again.
 */
export function TripHistory(props: TripHistoryProps) {
  const { problem, versions } = props
  return (
    <details open={problem !== null} className="group not-printed w-full border-ink-edge border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-strong [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2.5">
          <Icon name="calendar" />
          Dates and earlier versions
        </span>
        <Icon name="plus" className="group-open:hidden" />
        <Icon name="minus" className="hidden group-open:block" />
      </summary>
      <div className="grid gap-5 pt-1 pb-5">
        {problem !== null && <FormProblem failure={failureOf(problem)} idOf={() => firstDayId} />}
        {props.editing ? <MoveForm {...props} /> : <p>{problems['plan-required']}</p>}
        {props.editing && versions.length > 0 && <Versions {...props} />}
      </div>
    </details>
  )
}

function MoveForm({ tripId, version, startDate, days, problem }: TripHistoryProps) {
  const error = problem === 'fields-wrong' ? problems[problem] : undefined
  return (
    <form method="post" action={`/trips/${tripId}/change`} className="flex flex-wrap items-end gap-3">
      <HiddenFields fields={{ intent: 'move', version: String(version) }} />
      <DateField
        label="First day"
        id={firstDayId}
        name="startDate"
        required
        defaultValue={startDate}
        error={error}
      />
      <button type="submit" className={buttonClass()}>
        Move the trip
      </button>
      <p className="w-full max-w-measure text-ink-soft text-small">
        {days === 1 ? 'Its day moves' : `All ${days} days move`} along with everything in them. Hours and
        checks are then those of the new dates.
      </p>
    </form>
  )
}

function Versions({ tripId, version, versions }: TripHistoryProps) {
  return (
    <section aria-label="Earlier versions">
      <ul className="border-ink-line border-t">
        {versions.map(({ version: number, replacedAt }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-3 border-ink-line border-b py-2"
          >
            <span>
              <b className="font-strong">Version {number}</b>
              <span className="text-ink-soft text-small">
                {' '}
                until <time dateTime={new Date(replacedAt).toISOString()}>{moment(replacedAt)}</time>
              </span>
            </span>
            <form method="post" action={`/trips/${tripId}/change`}>
              <HiddenFields
                fields={{ intent: 'restore', version: String(version), restore: String(number) }}
              />
              <button type="submit" className={buttonClass({ variant: 'quiet', size: 'small' })}>
                Restore version {number}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-ink-soft text-small">
        The last 20 are kept. When you restore one, the current version is kept as well.
      </p>
    </section>
  )
}

const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** "20 Nov 2026, 14:05 UTC": the same on the server and in every browser. */
function moment(at: number): string {
  return `${utc.format(at)} UTC`
}
