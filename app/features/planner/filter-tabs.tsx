import { filterTabs } from '~/domain/request/filter-kinds'
import { filterNames, filters as registry } from '~/domain/request/filters'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { filterTabNames, wordsOfFilter } from '~/messages/en/filter-words'
import { buttonClass } from '~/ui/button-class'
import { Tabs } from '~/ui/tabs'
import { FilterControl } from './filter-control'
import { LockedSection } from './locked-section'

export interface FilterTabsProps {
  filters: AdvancedFilters
  /** Whether the plan includes all filters. */
  unlocked: boolean
  onChange: (filters: AdvancedFilters) => void
  onUpgrade: () => void
}

/** The filters in three tabs. */
export function FilterTabs({ filters, unlocked, onChange, onUpgrade }: FilterTabsProps) {
  const tabs = filterTabs.map((id) => ({
    id,
    label: filterTabNames[id],
    content: (
      <div className="grid gap-5">
        {filterNames
          .filter((name) => registry[name].tab === id)
          .map((name) => {
            const filter = registry[name]
            const words = wordsOfFilter(name)
            const control = (
              <FilterControl
                key={name}
                filter={filter}
                words={words}
                value={filters[name]}
                onChange={(value) => onChange({ ...filters, [name]: value })}
              />
            )
            if (!filter.locked) return control
            return (
              <LockedSection
                key={name}
                title={words.label}
                description={words.help}
                unlocked={unlocked}
                onUpgrade={onUpgrade}
              >
                {control}
              </LockedSection>
            )
          })}
      </div>
    ),
  }))
  return (
    <div className="pb-5">
      <Tabs label="Advanced Filters" tabs={tabs} narrow />
      {!unlocked && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-ink-line border-t pt-4">
          <p className="min-w-40 flex-1 text-small leading-snug">Unlock all filters with a premium plan</p>
          <button
            type="button"
            onClick={onUpgrade}
            className={buttonClass({ variant: 'key', size: 'small' })}
          >
            Upgrade
          </button>
        </div>
      )}
    </div>
  )
}
