import { type CalendarDate, parseDate } from '@internationalized/date'
import { type RefObject, useContext } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { CalendarCell, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { classes } from './classes'
import { dayClass, Month } from './month'
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
          <RangeMonth
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
function RangeMonth({ label, start, end, min, max, mostDays, note, onChange }: RangeCalendarProps) {
  return (
    <RangeCalendar
      aria-label={label}
      defaultValue={start && end ? { start: parseDate(start), end: parseDate(end) } : null}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      onChange={(range) => onChange(range.start.toString(), range.end.toString())}
    >
      <Month>{(date) => <Day date={date} mostDays={mostDays} />}</Month>
      {note && <RangeNote note={note} />}
    </RangeCalendar>
  )
}

const chosen =
  'selected:bg-ink-field selected:text-ink-on-field selection-start:rounded-l-control selection-start:bg-ink-key selection-start:text-ink-paper selection-end:rounded-r-control selection-end:bg-ink-key selection-end:text-ink-paper'
/** A day beyond the marked limit. */
const tooMany = 'line-through outline-[1.5px] outline-ink-edge -outline-offset-2 outline-dashed'

function Day({ date, mostDays }: { date: CalendarDate } & Pick<RangeCalendarProps, 'mostDays'>) {
  const range = useContext(RangeCalendarStateContext)?.highlightedRange
  const over =
    mostDays !== undefined && range && date.compare(range.start) >= mostDays && date.compare(range.end) <= 0
  return <CalendarCell date={date} className={classes(dayClass, over ? tooMany : chosen)} />
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
