import { Form } from '@remix-run/react'
import { beginNow } from '~/features/planner/begin-now'
import { DateField } from '~/features/units/date-fields'
import { Button } from '~/ui/button'
import { LinkButton } from '~/ui/link'
import { DestinationField } from './destination-field'

export interface TripDates {
  startDate: string
  endDate: string
}

/** Where a visit begins: a destination, two dates, and the way to the plan. A plain form until the scripts are there. */
export function HeroForm({ dates }: { dates: TripDates }) {
  return (
    <div className="mt-6 grid max-w-[46rem] gap-x-3 gap-y-1 rounded-sheet bg-ink-sheet p-4 text-ink-key">
      <Form
        action="/planner"
        state={beginNow}
        autoComplete="off"
        aria-label="Plan a trip"
        className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_auto]"
      >
        <DestinationField className="col-span-2 xl:col-span-1" />
        <DateField label="From" name="startDate" required defaultValue={dates.startDate} />
        <DateField label="To" name="endDate" required defaultValue={dates.endDate} />
        <Button type="submit" variant="primary" className="col-span-2 xl:col-span-1">
          Plan My Trip
        </Button>
      </Form>
      <p className="-mx-4 -mb-2 flex flex-wrap justify-between gap-x-4 sm:justify-start">
        <LinkButton to="/planner" variant="quiet" size="small">
          Try It Free
        </LinkButton>
        <LinkButton to="/pricing" variant="quiet" size="small">
          Buy a Trip Plan
        </LinkButton>
      </p>
    </div>
  )
}
