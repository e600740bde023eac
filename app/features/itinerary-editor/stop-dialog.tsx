import { useState } from 'react'
import { placeOf } from '~/domain/itinerary/edit/draft'
import { fieldsOf, readStopFields, type StopFields } from '~/domain/itinerary/edit/stop-fields'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { useEditorTools } from './editor-tools'
import { StopFieldsForm } from './stop-fields-form'

/** Changes what is said of a stop, when it is and what it costs. */
export function StopDialog({ stop, onClose }: { stop: ActivityView; onClose: () => void }) {
  const { edit, facts } = useEditorTools()
  const [fields, setFields] = useState<StopFields>(() => fieldsOf(stop))
  const [errors, setErrors] = useState<Partial<Record<keyof StopFields, string>>>({})
  const place = placeOf(facts.destination, stop.placeId)
  const save = () => {
    const read = readStopFields(fields, {
      startNeeded: true,
      locale: navigator.language,
      currency: facts.destination.currency,
    })
    if (!read.ok) return setErrors(read.errors)
    const change = { ...read.change, start: read.change.start ?? 0 }
    edit([{ kind: 'change', id: stop.id, change }], `${change.title} changed.`, {
      key: stop.id,
      control: 'drag',
    })
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title="Edit activity">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <StopFieldsForm
          fields={fields}
          errors={errors}
          onChange={(next) => {
            // What was wrong is said again when it is sent again.
            setErrors({})
            setFields(next)
          }}
          {...(place && {
            titleHint: `Without the name ${place.name} it becomes a stop of your own, which nothing is checked for.`,
          })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
