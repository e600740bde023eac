import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
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

interface RangeCalendarPopupProps extends RangeCalendarProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: RefObject<HTMLButtonElement>
}

/** The calendar in what floats over the page. */
export function RangeCalendarPopup({
  isOpen,
  onOpenChange,
  trigger,
  onChange,
  ...props
}: RangeCalendarPopupProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      className="rounded-sheet bg-ink-sheet text-ink-key shadow-pop"
    >
      <Dialog aria-label={props.label} className="p-3 outline-none">
        <Month
          {...props}
          onChange={(start, end) => {
            onChange(start, end)
            onOpenChange(false)
          }}
        />
      </Dialog>
    </Popover>
  )
}

/** A month to pick first and last day in. */
function Month({ label, start, end, min, max, onChange }: RangeCalendarProps) {
  return (
    <RangeCalendar
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
    </RangeCalendar>
  )
}
