import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import {
  RangeCalendar as AriaRangeCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar'
import { buttonClass } from './button-class'
import { Icon } from './icon'

export interface RangeCalendarProps {
  label: string
  /** Calendar dates, "2027-05-01". */
  start: string
  end: string
  min?: string
  max?: string
  onChange: (start: string, end: string) => void
}

const arrow = buttonClass({ variant: 'quiet', size: 'small', square: true })

/** A month to pick first and last day in. */
export function RangeCalendar({ label, start, end, min, max, onChange }: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      aria-label={label}
      defaultValue={start && end ? { start: parseDate(start), end: parseDate(end) } : null}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      onChange={(range) => onChange(range.start.toString(), range.end.toString())}
    >
      <div className="flex items-center justify-between pb-2">
        <Button slot="previous" className={arrow}>
          <Icon name="left" />
        </Button>
        <Heading className="text-[1.0625rem]" />
        <Button slot="next" className={arrow}>
          <Icon name="right" />
        </Button>
      </div>
      <CalendarGrid className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-micro font-label text-ink-soft">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-11 cursor-pointer place-items-center outline-none font-label hover:underline focus-visible:shadow-[inset_0_0_0_3px_var(--ink-key)] disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through outside-month:invisible selected:bg-ink-field selected:text-ink-on-field selection-start:rounded-l-control selection-start:bg-ink-key selection-start:text-ink-paper selection-end:rounded-r-control selection-end:bg-ink-key selection-end:text-ink-paper"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaRangeCalendar>
  )
}
