import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { Field, inputClass } from '~/ui/field'
import { loadPart } from '~/ui/load-part'
import type { OpenList } from './destination-suggestions'

// The list loads with the focus: the front page does not wait for it.
const Suggestions = lazy(() =>
  loadPart(() =>
    import('./destination-suggestions').then((module) => ({ default: module.DestinationSuggestions })),
  ),
)

const closed: OpenList = { listId: undefined, optionId: undefined }

/** A plain field for any place of the world, which the planner looks up; names are suggested while one types. */
export function DestinationField({ className }: { className?: string }) {
  const [wanted, setWanted] = useState(false)
  const [text, setText] = useState('')
  const [list, setList] = useState(closed)
  const keys = useRef<(event: KeyboardEvent) => void>(null)
  return (
    <div className={className}>
      <div className="relative">
        <Field label="Destination">
          {(control) => (
            <input
              {...control}
              type="text"
              name="destination"
              required
              minLength={2}
              maxLength={100}
              placeholder="Where do you want to go?"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onFocus={() => setWanted(true)}
              onKeyDown={(event) => keys.current?.(event)}
              {...(wanted && {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': list.listId !== undefined,
                'aria-controls': list.listId,
                'aria-activedescendant': list.optionId,
              })}
              className={inputClass}
            />
          )}
        </Field>
        {wanted && (
          <Suspense>
            <Suggestions text={text} onPick={setText} onList={setList} keys={keys} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
