import type { AnyFilter } from '~/domain/request/filter-kinds'
import { toggled } from '~/domain/request/trip-rules'
import type { AnyFilterWords } from '~/messages/en/filter-words'
import { Switch } from '~/ui/checkbox'
import { Segmented } from '~/ui/segmented'
import { Slider } from '~/ui/slider'
import { ToggleTags } from './toggle-tags'

interface FilterControlProps {
  filter: AnyFilter
  words: AnyFilterWords
  value: string | number | boolean | string[]
  onChange: (value: string | number | boolean | string[]) => void
}

/** The control of a filter, by its kind. */
export function FilterControl({ filter, words, value, onChange }: FilterControlProps) {
  const { label } = words
  switch (filter.kind) {
    case 'choices': {
      const chosen = Array.isArray(value) ? value : []
      return (
        <ToggleTags
          label={label}
          options={filter.options}
          chosen={chosen}
          onToggle={(option) => onChange(toggled(chosen, option))}
        />
      )
    }
    case 'one':
      return (
        <Segmented
          label={label}
          options={filter.options.map((option) => ({
            value: option,
            label: words.options?.[option] ?? option,
          }))}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'range':
      return (
        <Slider
          label={label}
          min={filter.min}
          max={filter.max}
          step={filter.step}
          value={Number(value)}
          valueText={words.valueText?.(Number(value)) ?? String(value)}
          onChange={onChange}
        />
      )
    case 'toggle':
      return (
        <Switch checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {words.switchLabel ?? label}
        </Switch>
      )
  }
}
