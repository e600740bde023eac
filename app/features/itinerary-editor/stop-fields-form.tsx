import { problem } from '~/domain/field-problem'
import type { StopFields } from '~/domain/itinerary/edit/stop-fields'
import type { Currency } from '~/domain/money/currency'
import { readAmount } from '~/domain/money/read-amount'
import { TimeField } from '~/features/units/date-fields'
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
        <TimeField
          label="Starts"
          value={fields.start}
          {...(startHint && { hint: startHint })}
          {...(errors.start && { error: problemText(errors.start) })}
          onChange={(start) => set({ start })}
        />
        <TextField
          label="Length (minutes)"
          placeholder="90 or 1:30"
          value={fields.length}
          {...(errors.length && { error: problemText(errors.length) })}
          onChange={({ target }) => set({ length: target.value })}
        />
        <TextField
          label="Cost"
          placeholder="€12, Free..."
          className="max-sm:col-span-2"
          value={fields.cost}
          hint={countedAs(fields.cost, currency)}
          {...(errors.cost && { error: problemText(errors.cost) })}
          onChange={({ target }) => set({ cost: target.value })}
        />
      </div>
    </>
  )
}

/** What a typed cost is taken for, while it is typed. */
function countedAs(cost: string, currency: Currency): string {
  if (cost.trim() === '') return 'If empty: not counted.'
  const read = readAmount(cost, { locale: navigator.language, currency })
  return 'cents' in read
    ? `Counted: ${costText(read.cents, currency)}`
    : problemText(problem('cost-two-ways', ...read.readings.map((cents) => cents / 100)))
}
