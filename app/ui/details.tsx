import type { ReactNode } from 'react'
import { Icon } from './icon'

interface DetailsProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
}

/** A summary line that opens; works without a script, and the browser's search finds its content. */
export function Details({ summary, children, open }: DetailsProps) {
  return (
    <details open={open} className="group border-ink-edge border-b">
      <summary className="flex min-h-14 items-center sm:min-h-16 justify-between gap-4 py-3 text-[1.1875rem] leading-snug font-strong hover:underline [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon name="plus" className="group-open:hidden" />
        <Icon name="minus" className="hidden group-open:block" />
      </summary>
      <div className="max-w-measure pb-5">{children}</div>
    </details>
  )
}
