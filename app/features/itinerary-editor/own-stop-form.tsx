import { useState } from 'react'
import type { OwnStop } from '~/domain/itinerary/edit/moves'
import { emptyStop, readStopFields, type StopFields } from '~/domain/itinerary/edit/stop-fields'
import { Button } from '~/ui/button'
import { Segmented } from '~/ui/segmented'
import { useEditorTools } from './editor-tools'
import { StopFieldsForm } from './stop-fields-form'

const types = [
  { value: 'attraction', label: 'Visit' },
  { value: 'food', label: 'Meal' },
  { value: 'transport', label: 'Journey' },
] as const

interface OwnStopFormProps {
  onAdd: (stop: OwnStop, title: string, at: number | null) => void
  onCancel: () => void
}

/** A stop that no catalogue knows. */
export function OwnStopForm({ onAdd, onCancel }: OwnStopFormProps) {
  const { facts } = useEditorTools()
  const [type, setType] = useState<OwnStop['type']>('attraction')
  const [fields, setFields] = useState<StopFields>(emptyStop)
  const [errors, setErrors] = useState<Partial<Record<keyof StopFields, string>>>({})
  const add = () => {
    const read = readStopFields(fields, {
      startNeeded: false,
      locale: navigator.language,
      currency: facts.destination.currency,
    })
    if (!read.ok) return setErrors(read.errors)
    const { start, ...change } = read.change
    onAdd({ type, ...change }, change.title, start)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Segmented label="What is it?" options={types} value={type} onChange={setType} />
      <StopFieldsForm
        fields={fields}
        errors={errors}
        onChange={(next) => {
          // What was wrong is said again when it is sent again.
          setErrors({})
          setFields(next)
        }}
        startHint="If empty: as early as it fits."
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Add
        </Button>
      </div>
    </form>
  )
}
