import type { CalendarDate } from '@internationalized/date'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { buttonClass } from './button-class'
import { Icon } from './icon'

const arrow = buttonClass({ variant: 'quiet', size: 'small', square: true })

/** The class of a day in any calendar, but for how it looks when it is chosen. */
export const dayClass =
  'grid size-11 cursor-pointer place-items-center outline-none font-label hover:underline focus-visible:shadow-[inset_0_0_0_3px_var(--ink-key)] disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through outside-month:invisible'

/** A month of a calendar: its name between two arrows, the weekdays and the days. Inside a Calendar or a RangeCalendar. */
export function Month({ children }: { children: (date: CalendarDate) => ReactElement }) {
  return (
    <>
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
        <CalendarGridBody>{children}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
