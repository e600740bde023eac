import { lazy, Suspense, useId, useState } from 'react'
import { interests as presets } from '~/domain/catalogue/vocabulary'
import { defaultInterests, tidyInterests } from '~/domain/request/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { FieldNote, inputClass, labelClass } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'
import { OfferedTag, RemovableTag } from '~/ui/tag'
import { tripFieldId } from './trip-field-id'

/** Loads with the first interest that is not one of the usual. */
const InterestsRead = lazy(() =>
  loadPart(() => import('./interests-read').then((module) => ({ default: module.InterestsRead }))),
)

/** Preset interests offered at a time. */
const offered = 5

interface InterestsEditorProps {
  chosen: string[]
  onChange: (interests: string[]) => void
  error: string | undefined
  /** Whose places may answer them; undefined where that is not known yet, or does not matter. */
  destinationId: string | undefined
}

/** Chosen interests as removable tags, a field for others, and a few suggestions. */
export function InterestsEditor({ chosen, onChange, error, destinationId }: InterestsEditorProps) {
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
      {destinationId && chosen.some((interest) => !defaultInterests.includes(interest)) && (
        <Suspense>
          <InterestsRead key={destinationId} interests={chosen} destinationId={destinationId} />
        </Suspense>
      )}
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
