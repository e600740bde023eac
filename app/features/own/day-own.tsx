import { useState } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { isRideTicket } from '~/domain/itinerary/ride-ticket'
import { formatMoney } from '~/domain/money/format-money'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { Button } from '~/ui/button'
import { TripIcon } from '~/ui/trip-icon'
import { AmountField } from './amount-field'
import { NoteField, noteOn } from './note-field'
import { OtherCosts } from './other-costs'
import { type Own, useOwnOf } from './use-own'

/** What the traveller noted and paid on a day. */
export function DayOwn({ day }: { day: number }) {
  const [open, setOpen] = useState(false)
  const shown = useEditSession()?.shown
  const own = useOwnOf(shown?.days)
  const plan = shown?.days.find((each) => each.day === day)
  if (!own || !shown || !plan) return null
  return (
    <section aria-label={`Your notes and costs of day ${day}`} className="not-printed grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          <TripIcon name="edit" />
          Notes and costs
        </Button>
        {own.waits && <p className="text-small">Kept on this device until there is a connection.</p>}
      </div>
      {open ? (
        <DayFields own={own} day={plan} currency={shown.currency} />
      ) : (
        <DayKept own={own} day={plan} currency={shown.currency} />
      )}
    </section>
  )
}

interface DayPartProps {
  own: Own
  day: DayView
  currency: ItineraryView['currency']
}

const stopsOf = ({ activities }: DayView) =>
  activities.filter((stop) => !isRideTicket(stop) || stop.costCents > 0)

const paidFor = ({ entries }: Own, id: string) => {
  const paid = entries.find((entry) => entry.kind === 'paid' && entry.stop === id)
  return paid?.kind === 'paid' ? paid.cents : undefined
}

/** What is kept, to read. */
function DayKept({ own, day, currency }: DayPartProps) {
  const about = noteOn(own, `day ${day.date}`)
  const lines = stopsOf(day).flatMap(({ id, title }) => {
    const [note, paid] = [noteOn(own, `stop ${id}`), paidFor(own, id)]
    if (!note && paid === undefined) return []
    return [{ id, title, note, paid: paid === undefined ? '' : `paid ${formatMoney(paid, currency)}` }]
  })
  if (!about && lines.length === 0) return null
  return (
    <div className="max-w-measure border-ink-hot border-l-4 pl-4 text-small [overflow-wrap:anywhere]">
      {about && <p className="whitespace-pre-line pb-1">{about}</p>}
      <ul className="grid gap-1">
        {lines.map(({ id, title, note, paid }) => (
          <li key={id} className="whitespace-pre-line">
            <b className="font-strong">{title}</b>: {[note, paid].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DayFields({ own, day, currency }: DayPartProps) {
  return (
    <div className="grid gap-4 border-ink-edge border-t pt-3">
      <p className="text-ink-soft text-small">Only you see this. It is kept when you leave a field.</p>
      <NoteField own={own} on={`day ${day.date}`} label={`Note for day ${day.day}`} />
      <ul className="grid gap-3">
        {stopsOf(day).map(({ id, title, cost }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-ink-line border-t pt-2 lg:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <p className="text-small lg:pt-1">
              <b className="font-strong">{title}</b>
              {cost && (
                <span className="text-ink-soft lg:block">
                  <span className="lg:hidden"> · </span>estimated {cost}
                </span>
              )}
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
              <NoteField own={own} on={`stop ${id}`} label="Note" />
              <AmountField
                label="Paid for one"
                currency={currency}
                cents={paidFor(own, id)}
                onKeep={(cents) =>
                  own.put(`paid ${id}`, cents === null ? null : { kind: 'paid', stop: id, cents })
                }
              />
            </div>
          </li>
        ))}
      </ul>
      <OtherCosts own={own} date={day.date} currency={currency} />
    </div>
  )
}
