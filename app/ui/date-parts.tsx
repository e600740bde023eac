import { parseDate, parseTime } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell } from 'react-aria-components/Calendar'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { TimeField } from 'react-aria-components/TimeField'
import { buttonClass } from './button-class'
import { classes } from './classes'
import { type ControlProps, inputClass, labelIdOf } from './field'
import { Icon } from './icon'
import { dayClass, Month } from './month'
import { pageLocale } from './page-locale'

export interface DatePartsProps extends ControlProps {
  type: 'date' | 'time'
  /** A calendar date or a time, as they are stored; "" for none. */
  value: string
  min: string | undefined
  hourCycle?: 12 | 24
  calendar?: boolean
  /** Whether the first part takes the focus, and whether the calendar opens at once. */
  focus: boolean
  open: boolean
  onChange: (value: string) => void
}

/** A date or a time in parts of the page's language: each is typed, or changed with the arrow keys. */
export function DateParts({
  id,
  type,
  value,
  focus,
  onChange,
  min,
  hourCycle,
  calendar,
  open,
  ...control
}: DatePartsProps) {
  const field = {
    'aria-labelledby': labelIdOf(id),
    'aria-describedby': control['aria-describedby'],
    isInvalid: control['aria-invalid'] ?? false,
    autoFocus: focus && !open,
  }
  const date = () => ({
    ...field,
    value: value ? parseDate(value) : null,
    minValue: min ? parseDate(min) : undefined,
    shouldForceLeadingZeros: true,
    onChange: (next: { toString: () => string } | null) => onChange(next?.toString() ?? ''),
  })
  return (
    <I18nProvider locale={pageLocale(hourCycle === 12 ? 'US' : undefined)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link to the field leads to its first part */}
      <div
        id={id}
        tabIndex={-1}
        onFocus={({ target, currentTarget }) =>
          target === currentTarget && currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
        }
        className="outline-none"
      >
        {type === 'time' ? (
          <TimeField
            {...field}
            hourCycle={hourCycle}
            value={value ? parseTime(value) : null}
            shouldForceLeadingZeros
            // Without the seconds.
            onChange={(next) => onChange(next?.toString().slice(0, 5) ?? '')}
          >
            <Parts className={inputClass} />
          </TimeField>
        ) : calendar ? (
          <DatePicker {...date()} defaultOpen={open}>
            <Group className={classes(inputClass, 'flex py-0 pr-0')}>
              <Parts className="flex-1 py-2" />
              <Button className={buttonClass({ variant: 'quiet', size: 'small', square: true })}>
                <Icon name="calendar" />
              </Button>
            </Group>
            <Popover placement="bottom end" className="rounded-sheet bg-ink-sheet text-ink-key shadow-pop">
              <Dialog className="p-3 outline-none">
                <Calendar>
                  <Month>{(date) => <CalendarCell date={date} className={cell} />}</Month>
                </Calendar>
              </Dialog>
            </Popover>
          </DatePicker>
        ) : (
          <DateField {...date()}>
            <Parts className={inputClass} />
          </DateField>
        )}
      </div>
    </I18nProvider>
  )
}

function Parts({ className }: { className: string }) {
  return (
    <DateInput className={classes('flex items-center whitespace-nowrap', className)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-[2px] tabular-nums placeholder-shown:text-ink-soft type-literal:whitespace-pre focus:bg-ink-key focus:text-ink-paper"
        />
      )}
    </DateInput>
  )
}

const cell = classes(dayClass, 'rounded-control selected:bg-ink-key selected:text-ink-paper')
