import { filterFieldName, filtersMark } from '~/domain/request/filter-fields'
import type { AnyFilter } from '~/domain/request/filter-kinds'
import {
  type FilterName,
  type FilterValues,
  filterNames,
  filters as registry,
} from '~/domain/request/filters'
import { wordsOfFilter } from '~/messages/en/filter-words'
import { inputClass, labelClass } from '~/ui/field'

interface PlainFiltersProps {
  filters: FilterValues
  /** Whether the plan includes all filters. */
  unlocked: boolean
}

/** The filters as plain form controls, for pages without a script. */
export function PlainFilters({ filters, unlocked }: PlainFiltersProps) {
  return (
    <details className="border-ink-edge border-y-[1.5px]">
      <summary className="min-h-tap py-2 font-strong">Advanced Filters, as plain fields</summary>
      <input type="hidden" name={filtersMark} value="form" />
      <div className="grid gap-4 pb-4">
        {filterNames
          .filter((name) => unlocked || !registry[name].locked)
          .map((name) => (
            <PlainControl key={name} name={name} filter={registry[name]} value={filters[name]} />
          ))}
        {!unlocked && <p className="text-small">Unlock all filters with a premium plan</p>}
      </div>
    </details>
  )
}

interface PlainControlProps {
  name: FilterName
  filter: AnyFilter
  value: string | number | boolean | string[]
}

function PlainControl({ name, filter, value }: PlainControlProps) {
  const field = filterFieldName(name)
  const words = wordsOfFilter(name)
  switch (filter.kind) {
    case 'choices':
      return (
        <fieldset>
          <legend className={labelClass}>{words.label}</legend>
          {filter.options.map((option) => (
            <label key={option} className="block">
              <input
                type="checkbox"
                name={field}
                value={option}
                defaultChecked={[value].flat().includes(option)}
              />{' '}
              {option}
            </label>
          ))}
        </fieldset>
      )
    case 'toggle':
      return (
        <label>
          <input type="checkbox" name={field} defaultChecked={value === true} /> {words.switchLabel}
        </label>
      )
    case 'one':
      return (
        <label className={labelClass}>
          {words.label}
          <select name={field} defaultValue={String(value)} className={inputClass}>
            {filter.options.map((option) => (
              <option key={option} value={option}>
                {words.options?.[option] ?? option}
              </option>
            ))}
          </select>
        </label>
      )
    case 'range':
      return (
        <label className={labelClass}>
          {words.label} ({filter.min} to {filter.max})
          <input
            type="number"
            name={field}
            min={filter.min}
            max={filter.max}
            step={filter.step}
            defaultValue={Number(value)}
            className={inputClass}
          />
        </label>
      )
  }
}
