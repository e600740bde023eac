import { lazy, Suspense, useEffect, useState } from 'react'
import { filterNames, isSet } from '~/domain/request/filters'
import { Switch } from '~/ui/checkbox'
import { classes } from '~/ui/classes'
import { loadPart } from '~/ui/load-part'
import { Skeleton } from '~/ui/skeleton'
import { InfoTip } from '~/ui/tooltip'
import { TripIcon } from '~/ui/trip-icon'
import type { FilterTabsProps } from './filter-tabs'

const loadTabs = () => import('./filter-tabs')
const FilterTabs = lazy(() => loadPart(() => loadTabs().then((module) => ({ default: module.FilterTabs }))))
const FiltersInShort = lazy(() =>
  loadPart(() => import('./filters-in-short').then((module) => ({ default: module.FiltersInShort }))),
)

interface AdvancedFiltersPanelProps extends FilterTabsProps {
  /** Whether the filters count. */
  on: boolean
  onSwitch: (on: boolean) => void
}

/**
 * A switch, and a line that unfolds three tabs of filters; their code loads when the pointer is over the line. To unfold
 * them switches them on. Folded they still count, and the line lists them; switched off they fold, and are kept.
 */
export function AdvancedFiltersPanel({ on, onSwitch, ...tabs }: AdvancedFiltersPanelProps) {
  const [unfolded, setUnfolded] = useState(on)
  // Not rendered by the server: input typed before the code of the tabs loads would be lost.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const open = on && unfolded
  const fold = (next: boolean) => {
    setUnfolded(next)
    if (next && !on) onSwitch(true)
  }
  const switchTo = (next: boolean) => {
    setUnfolded(next)
    onSwitch(next)
  }
  const waiting = <Skeleton lines={4} className="pb-5" />
  return (
    <section aria-label="Advanced Filters" className="border-ink-edge border-y-[1.5px]">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          onPointerEnter={loadTabs}
          onFocus={loadTabs}
          onClick={() => fold(!open)}
          className="flex min-h-tap flex-1 items-center gap-2.5 lg:gap-2 lg:whitespace-nowrap rounded-control py-2 text-left font-strong hover:underline"
        >
          <TripIcon name="filter" className="lg:hidden" />
          Advanced Filters
          <span className="rounded-control bg-ink-key px-1.5 py-0.5 text-ink-paper text-micro leading-tight">
            Pro
          </span>
          <TripIcon name="down" className={classes('ml-auto', open && 'rotate-180')} />
        </button>
        <InfoTip label="About the advanced filters">
          How you like to travel, how far you walk, what you eat and need. They count only while they are
          switched on, folded or not.
        </InfoTip>
        <Switch checked={on} onChange={({ target }) => switchTo(target.checked)}>
          <span className="sr-only">Advanced filters</span>
        </Switch>
      </div>
      {!open && awake && filterNames.some((name) => isSet(name, tabs.filters)) && (
        <Suspense fallback={null}>
          <FiltersInShort filters={tabs.filters} on={on} />
        </Suspense>
      )}
      {open && !awake && waiting}
      {open && awake && (
        <Suspense fallback={waiting}>
          <FilterTabs {...tabs} />
        </Suspense>
      )}
    </section>
  )
}
