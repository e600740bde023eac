import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { buttonClass } from './button-class'
import { Icon } from './icon'
import type { RangeCalendarProps } from './range-calendar'
import { Skeleton } from './skeleton'

const RangeCalendar = lazy(() =>
  import('./range-calendar').then((module) => ({ default: module.RangeCalendar })),
)

/** Opens a calendar for both dates at once, beside two plain date fields; its code comes when it is opened. */
export function RangeCalendarButton({ onChange, ...props }: RangeCalendarProps) {
  const [open, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button aria-label={props.label} className={buttonClass({ square: true })}>
        <Icon name="calendar" />
      </Button>
      <Popover placement="bottom end" className="rounded-sheet bg-ink-sheet text-ink-key shadow-pop">
        <Dialog aria-label={props.label} className="min-h-80 min-w-77 p-3 outline-none">
          <Suspense fallback={<Skeleton lines={7} />}>
            <RangeCalendar
              {...props}
              onChange={(start, end) => {
                onChange(start, end)
                setOpen(false)
              }}
            />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
