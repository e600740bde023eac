import { lazy, Suspense, useEffect, useState } from 'react'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'
import { Skeleton } from '~/ui/skeleton'
import { InfoTip } from '~/ui/tooltip'

const loadTabs = () => import('./filter-tabs')
const FilterTabs = lazy(() => loadPart(() => loadTabs().then((module) => ({ default: module.FilterTabs }))))

export interface AdvancedFiltersPanelProps {
  filters: AdvancedFilters
  /** Whether the plan includes all filters. */
  unlocked: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (filters: AdvancedFilters) => void
  onUpgrade: () => void
}

/** A summary line that opens three tabs of filters; their code loads when the pointer is over the line. */
export function AdvancedFiltersPanel({ open, onOpenChange, ...tabs }: AdvancedFiltersPanelProps) {
  // Not rendered by the server: input typed before the code of the tabs loads would be lost.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const waiting = <Skeleton lines={4} className="pb-5" />
  return (
    <section aria-label="Advanced Filters" className="border-ink-edge border-y-[1.5px]">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          onPointerEnter={loadTabs}
          onFocus={loadTabs}
          onClick={() => onOpenChange(!open)}
          className="flex min-h-tap flex-1 items-center gap-2.5 rounded-control py-2 text-left font-strong hover:underline"
        >
          <Icon name="filter" />
          Advanced Filters
          <span className="rounded-control bg-ink-key px-1.5 py-0.5 text-ink-paper text-micro leading-tight">
            Pro
          </span>
          <Icon name="down" className={classes('ml-auto', open && 'rotate-180')} />
        </button>
        <InfoTip label="About the advanced filters">
          How you like to travel, how far you walk, what you eat and need. They count only while this panel is
          open.
        </InfoTip>
      </div>
      {open && !awake && waiting}
      {open && awake && (
        <Suspense fallback={waiting}>
          <FilterTabs {...tabs} />
        </Suspense>
      )}
    </section>
  )
}
