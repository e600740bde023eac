import { type CalendarDate, parseDate } from '@internationalized/date'
import { type RefObject, useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { buttonClass } from './button-class'
import { classes } from './classes'
import { Icon } from './icon'
import { pageLocale } from './page-locale'

export interface RangeCalendarProps {
  label: string
  /** Calendar dates, "2027-05-01". */
  start: string
  end: string
  min?: string
  max?: string
  /** Days from the start that are marked as too many; they can be chosen nevertheless. */
  mostDays?: number | undefined
  /** The text below the calendar for a range of this many days, while it is being chosen. */
  note?: (days: number) => string
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
    <I18nProvider locale={pageLocale()}>
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
    </I18nProvider>
  )
}

/** A calendar month for choosing the first and the last day. */
function Month({ label, start, end, min, max, mostDays, note, onChange }: RangeCalendarProps) {
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
        <CalendarGridBody>{(date) => <Day date={date} mostDays={mostDays} />}</CalendarGridBody>
      </CalendarGrid>
      {note && <RangeNote note={note} />}
    </RangeCalendar>
  )
}

const cell =
  'grid size-11 cursor-pointer place-items-center outline-none font-label hover:underline focus-visible:shadow-[inset_0_0_0_3px_var(--ink-key)] disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through outside-month:invisible'
const chosen =
  'selected:bg-ink-field selected:text-ink-on-field selection-start:rounded-l-control selection-start:bg-ink-key selection-start:text-ink-paper selection-end:rounded-r-control selection-end:bg-ink-key selection-end:text-ink-paper'
/** A day beyond the marked limit. */
const tooMany = 'line-through outline-[1.5px] outline-ink-edge -outline-offset-2 outline-dashed'

function Day({ date, mostDays }: { date: CalendarDate } & Pick<RangeCalendarProps, 'mostDays'>) {
  const range = useContext(RangeCalendarStateContext)?.highlightedRange
  const over =
    mostDays !== undefined && range && date.compare(range.start) >= mostDays && date.compare(range.end) <= 0
  return <CalendarCell date={date} className={classes(cell, over ? tooMany : chosen)} />
}

/** The text about the range while it grows. */
function RangeNote({ note }: Required<Pick<RangeCalendarProps, 'note'>>) {
  const range = useContext(RangeCalendarStateContext)?.highlightedRange
  if (!range) return null
  return (
    <p role="status" className="max-w-77 pt-2 text-small leading-snug">
      {note(range.end.compare(range.start) + 1)}
    </p>
  )
}
