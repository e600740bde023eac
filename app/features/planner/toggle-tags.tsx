import { labelClass } from '~/ui/field'
import { ToggleTag } from '~/ui/tag'

interface ToggleTagsProps<Option extends string> {
  label: string
  options: readonly Option[]
  chosen: readonly Option[]
  onToggle: (option: Option) => void
}

/** Options of which any number can be chosen. */
export function ToggleTags<Option extends string>({
  label,
  options,
  chosen,
  onToggle,
}: ToggleTagsProps<Option>) {
  return (
    <fieldset>
      <legend className={labelClass}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <ToggleTag key={option} checked={chosen.includes(option)} onChange={() => onToggle(option)}>
            {option}
          </ToggleTag>
        ))}
      </div>
    </fieldset>
  )
}
