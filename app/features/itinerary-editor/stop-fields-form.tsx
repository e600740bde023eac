import { centsIn } from '~/domain/itinerary/edit/edit-words'
import type { StopFields } from '~/domain/itinerary/edit/stop-fields'
import { costText } from '~/messages/en/budget'
import { problemText } from '~/messages/en/problems'
import { TextArea, TextField } from '~/ui/text-field'
import { useEditorTools } from './editor-tools'

interface StopFieldsFormProps {
  fields: StopFields
  errors: Partial<Record<keyof StopFields, string>>
  onChange: (fields: StopFields) => void
  /** Said below the title. */
  titleHint?: string
  startHint?: string
}

/** What can be said of a stop. */
export function StopFieldsForm({ fields, errors, onChange, titleHint, startHint }: StopFieldsFormProps) {
  const { currency } = useEditorTools().facts.destination
  const set = (change: Partial<StopFields>) => onChange({ ...fields, ...change })
  return (
    <>
      <TextField
        label="Title"
        required
        aria-required
        maxLength={200}
        value={fields.title}
        {...(titleHint && { hint: titleHint })}
        {...(errors.title && { error: problemText(errors.title) })}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label="Description"
        rows={2}
        value={fields.description}
        {...(errors.description && { error: problemText(errors.description) })}
        onChange={({ target }) => set({ description: target.value })}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField
          label="Starts"
          type="time"
          value={fields.start}
          {...(startHint && { hint: startHint })}
          {...(errors.start && { error: problemText(errors.start) })}
          onChange={({ target }) => set({ start: target.value })}
        />
        <TextField
          label="Length (minutes)"
          type="number"
          inputMode="numeric"
          step={5}
          value={fields.length}
          {...(errors.length && { error: problemText(errors.length) })}
          onChange={({ target }) => set({ length: target.value })}
        />
        <TextField
          label="Cost"
          placeholder="€12, Free..."
          className="max-sm:col-span-2"
          value={fields.cost}
          hint={
            fields.cost.trim() === ''
              ? 'If empty: not counted.'
              : `Counted: ${costText(centsIn(fields.cost), currency)}`
          }
          {...(errors.cost && { error: problemText(errors.cost) })}
          onChange={({ target }) => set({ cost: target.value })}
        />
      </div>
    </>
  )
}
