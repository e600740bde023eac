import { Form } from '@remix-run/react'
import { type PlanLength, sampleLength } from '~/domain/planning/plan-lengths'
import { beginNow } from '~/features/planner/begin-now'
import { buttonClass } from '~/ui/button-class'
import { daysInWords } from './city-words'

export interface OpenPlanProps {
  /** As the trip form names it. */
  label: string
  days: PlanLength
  startDate: string
  endDate: string
}

/** Makes the plan of the page the reader's own, by way of the planner. Before the scripts it is a plain form. */
export function OpenPlan({ label, days, startDate, endDate }: OpenPlanProps) {
  const isSample = days === sampleLength
  return (
    <Form
      action="/planner"
      // Other lengths need a plan that is paid for: the form of the planner says so before anything begins.
      {...(isSample && { state: beginNow })}
      className="not-printed flex flex-wrap items-center gap-x-5 gap-y-3 rounded-sheet bg-ink-field p-4 text-ink-on-field sm:px-5"
    >
      <input type="hidden" name="destination" value={label} />
      <input type="hidden" name="startDate" value={startDate} />
      <input type="hidden" name="endDate" value={endDate} />
      <p className="min-w-60 flex-1">
        {isSample
          ? 'This plan is free and needs no account: open it, change the dates, see its map and its checks.'
          : `The planner opens with ${days === 1 ? 'this one day' : `these ${daysInWords(days)}`}. Three days are free; other lengths come with a plan from $7.`}
      </p>
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {isSample ? 'Open this plan as my own' : `Plan my ${daysInWords(days)}`}
      </button>
    </Form>
  )
}
