import { type FilterName, filterNames, isSet, filters as registry } from '~/domain/request/filters'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { wordsOfFilter } from '~/messages/en/filter-words'

interface FiltersInShortProps {
  filters: AdvancedFilters
  /** Whether they count. */
  on: boolean
}

/** What is set while the filters are folded. */
export function FiltersInShort({ filters, on }: FiltersInShortProps) {
  const set = filterNames.filter((name) => isSet(name, filters)).flatMap((name) => wordsFor(name, filters))
  return (
    <p className="pb-3 text-ink-soft text-small leading-snug">
      {on ? 'Set: ' : 'Switched off: '}
      {set.join(', ')}
    </p>
  )
}

function wordsFor(name: FilterName, filters: AdvancedFilters): string[] {
  const value = filters[name]
  const { label, options, valueText, switchLabel } = wordsOfFilter(name)
  switch (registry[name].kind) {
    case 'choices':
      return [value].flat().map(String)
    case 'one':
      return [`${label}: ${options?.[String(value)] ?? String(value)}`]
    case 'range':
      return [`${label}: ${valueText?.(Number(value)) ?? String(value)}`]
    case 'toggle':
      return [switchLabel ?? label]
  }
}
