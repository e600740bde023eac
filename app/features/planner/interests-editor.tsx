import { useId, useState } from 'react'
import { interests as presets } from '~/domain/places/vocabulary'
import { tidyInterests } from '~/domain/trip/trip-rules'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'

/** Preset interests offered at a time. */
const offered = 5

interface InterestsEditorProps {
  chosen: string[]
  onChange: (interests: string[]) => void
  error: string | undefined
}

/** Chosen interests as removable tags, one's own words, and a few suggestions. */
export function InterestsEditor({ chosen, onChange, error }: InterestsEditorProps) {
  const [text, setText] = useState('')
  const id = useId()
  const add = (interest: string) => {
    onChange(tidyInterests([...chosen, interest]))
    setText('')
  }
  const suggestions = presets.filter((preset) => !chosen.includes(preset)).slice(0, offered)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 font-strong text-small">Interests</legend>
      {chosen.length === 0 ? (
        <p className="text-ink-soft text-small">Add interests to personalize your trip</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((interest) => (
            <li
              key={interest}
              className="flex items-center rounded-control border-[1.5px] border-ink-key bg-ink-field pl-2.5 font-label text-ink-on-field text-small shadow-[inset_0_-4px_0_var(--ink-hot)]"
            >
              <input type="hidden" name="interests" value={interest} />
              {interest}
              <button
                type="button"
                aria-label={`Remove ${interest}`}
                onClick={() => onChange(chosen.filter((other) => other !== interest))}
                className="grid size-10 place-items-center"
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex gap-2">
        <input
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
          className="min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-ink-edge bg-ink-sheet px-3 text-[0.9375rem] hover:border-ink-key"
        />
        <button
          type="button"
          aria-label="Add interest"
          disabled={text.trim() === ''}
          onClick={() => add(text)}
          className={buttonClass({ size: 'small', square: true })}
        >
          <Icon name="plus" />
        </button>
      </div>
      {suggestions.length > 0 && (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5 text-small">
          <span className="text-ink-soft">Suggested:</span>
          {suggestions.map((interest) => (
            <button
              key={interest}
              type="button"
              onClick={() => add(interest)}
              className="min-h-10 rounded-control border-[1.5px] border-ink-edge px-2.5 font-label hover:border-ink-key"
            >
              {interest}
            </button>
          ))}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="pt-1 text-ink-hot-text text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
