import { useId, useState } from 'react'
import { interests as presets } from '~/domain/catalogue/vocabulary'
import { tidyInterests } from '~/domain/request/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { FieldNote, inputClass, labelClass } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { OfferedTag, RemovableTag } from '~/ui/tag'
import { tripFieldId } from './trip-field-id'

/** Preset interests offered at a time. */
const offered = 5

interface InterestsEditorProps {
  chosen: string[]
  onChange: (interests: string[]) => void
  error: string | undefined
}

/** Chosen interests as removable tags, a field for others, and a few suggestions. */
export function InterestsEditor({ chosen, onChange, error }: InterestsEditorProps) {
  const [text, setText] = useState('')
  const id = useId()
  const add = (interest: string) => {
    onChange(tidyInterests([...chosen, interest]))
    setText('')
  }
  const taken = new Set(chosen.map((interest) => interest.toLowerCase()))
  const suggestions = presets.filter((preset) => !taken.has(preset.toLowerCase())).slice(0, offered)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelClass}>Interests</legend>
      {chosen.length === 0 ? (
        <p className="text-ink-soft text-small">Add interests to personalize your trip</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((interest) => (
            <li key={interest}>
              <input type="hidden" name="interests" value={interest} />
              <RemovableTag
                label={interest}
                onRemove={() => onChange(chosen.filter((other) => other !== interest))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex gap-2">
        <input
          type="text"
          id={tripFieldId('interests')}
          aria-label="Add an interest"
          placeholder="Add an interest..."
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (text.trim() !== '') add(text)
          }}
          className={inputClass}
        />
        <button
          type="button"
          aria-label="Add interest"
          disabled={text.trim() === ''}
          onClick={() => add(text)}
          className={buttonClass({ square: true })}
        >
          <Icon name="plus" />
        </button>
      </div>
      {suggestions.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          <span className="text-ink-soft text-small">Suggested:</span>
          {suggestions.map((interest) => (
            <OfferedTag key={interest} label={interest} onAdd={() => add(interest)} />
          ))}
        </div>
      )}
      <FieldNote id={`${id}-error`} error={error} />
    </fieldset>
  )
}
