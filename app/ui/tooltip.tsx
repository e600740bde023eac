import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Icon, type IconName } from './icon'

/** Milliseconds before a tooltip opens, and after one has closed in which the next opens at once. */
const openDelay = 700
const skipDelay = 300

let lastClosed = Number.NEGATIVE_INFINITY

interface InfoTipProps {
  /** Names the button. */
  label: string
  children: ReactNode
  icon?: IconName
}

/** A small button whose words appear when it is pointed at or focused; a press opens them at once. */
export function InfoTip({ label, children, icon = 'info' }: InfoTipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (wanted: boolean) => {
    clearTimeout(timer.current)
    if (!wanted) {
      if (open) lastClosed = performance.now()
      setOpen(false)
    } else if (performance.now() - lastClosed < skipDelay) setOpen(true)
    else timer.current = setTimeout(() => setOpen(true), openDelay)
  }
  return (
    <TooltipTrigger delay={0} closeDelay={0} isOpen={open} onOpenChange={change}>
      <Button
        aria-label={label}
        onPress={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink-key"
      >
        <Icon name={icon} />
      </Button>
      <AriaTooltip
        offset={4}
        className="on-key max-w-64 rounded-sheet bg-ink-key px-3 py-2 text-small text-ink-paper shadow-pop entering:animate-[fade-in_var(--m-fast)]"
      >
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
