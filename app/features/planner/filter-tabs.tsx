import { accessNeeds, diets, travelStyles } from '~/domain/catalogue/vocabulary'
import { type defaultFilters, paces, toggled, walkingLabel } from '~/domain/request/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { Switch } from '~/ui/checkbox'
import { Segmented } from '~/ui/segmented'
import { Slider } from '~/ui/slider'
import { Tabs } from '~/ui/tabs'
import type { AdvancedFiltersPanelProps } from './advanced-filters-panel'
import { LockedSection } from './locked-section'
import { ToggleTags } from './toggle-tags'

type Filters = typeof defaultFilters

const paceNames = { relaxed: 'Relaxed', moderate: 'Moderate', 'fast-paced': 'Fast-paced' }
const paceOptions = paces.map((value) => ({ value, label: paceNames[value] }))

type FilterTabsProps = Omit<AdvancedFiltersPanelProps, 'open' | 'onOpenChange'>

/** The filters under their three tabs. */
export function FilterTabs({ filters, unlocked, onChange, onUpgrade }: FilterTabsProps) {
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  const lock = { unlocked, onUpgrade }
  const tabs = [
    {
      id: 'style',
      label: 'Style & Pace',
      content: (
        <div className="grid gap-5">
          <ToggleTags
            label="Travel Style"
            options={travelStyles}
            chosen={filters.travelStyle}
            onToggle={(style) => set({ travelStyle: toggled(filters.travelStyle, style) })}
          />
          <LockedSection
            title="Pace"
            description="Fewer stops with time to sit, or as many as a day holds."
            {...lock}
          >
            <Segmented
              label="Pace"
              options={paceOptions}
              value={filters.pace}
              onChange={(pace) => set({ pace })}
            />
          </LockedSection>
          <LockedSection
            title="Local Experiences Only"
            description="Places that neighbours go to, off the beaten track."
            {...lock}
          >
            <Switch
              checked={filters.localExperiencesOnly}
              onChange={({ target }) => set({ localExperiencesOnly: target.checked })}
            >
              Local experiences only
            </Switch>
          </LockedSection>
        </div>
      ),
    },
    {
      id: 'comfort',
      label: 'Comfort',
      content: (
        <div className="grid gap-5">
          <LockedSection
            title="Walking Distance"
            description="How far you want to walk in a day; longer ways are ridden."
            {...lock}
          >
            <Slider
              label="Walking Distance"
              min={0}
              max={10}
              step={1}
              value={filters.maxWalkingDistance}
              valueText={walkingLabel(filters.maxWalkingDistance)}
              onChange={(maxWalkingDistance) => set({ maxWalkingDistance })}
            />
          </LockedSection>
          <LockedSection
            title="Accessibility"
            description="Only stops where what you need is confirmed."
            {...lock}
          >
            <ToggleTags
              label="Accessibility"
              options={accessNeeds}
              chosen={filters.accessibility}
              onToggle={(need) => set({ accessibility: toggled(filters.accessibility, need) })}
            />
          </LockedSection>
        </div>
      ),
    },
    {
      id: 'special',
      label: 'Special Needs',
      content: (
        <div className="grid gap-5">
          <LockedSection
            title="Dietary Restrictions"
            description="Every meal at a table that serves your diet."
            {...lock}
          >
            <ToggleTags
              label="Dietary Restrictions"
              options={diets}
              chosen={filters.dietaryRestrictions}
              onToggle={(diet) => set({ dietaryRestrictions: toggled(filters.dietaryRestrictions, diet) })}
            />
          </LockedSection>
          <LockedSection
            title="Family-Friendly"
            description="Nothing unsuitable for children, a break in the day and no late nights."
            {...lock}
          >
            <Switch
              checked={filters.childFriendly}
              onChange={({ target }) => set({ childFriendly: target.checked })}
            >
              Family-friendly
            </Switch>
          </LockedSection>
        </div>
      ),
    },
  ] as const
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
