import type { FormPlace } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { SelectField, TextField } from '~/ui/text-field'
import { tripFieldId } from './trip-field-id'

interface PlaceEndsProps {
  form: TripForm
  places: readonly FormPlace[]
  onChange: (form: TripForm) => void
}

/** From where one comes and goes home, and, where the planner decides the order, which places come first and last. */
export function PlaceEnds({ form, places, onChange }: PlaceEndsProps) {
  const named = places.flatMap(({ destination }) =>
    destination === '' ? [] : [{ value: destination, label: destination.split(',')[0] ?? destination }],
  )
  const set = (name: 'firstPlace' | 'lastPlace' | 'home', value: string) => {
    const { [name]: _before, ...rest } = form
    onChange(value === '' ? rest : { ...rest, [name]: value })
  }
  const end = (name: 'firstPlace' | 'lastPlace', label: string, other: string | undefined) => (
    <SelectField
      label={label}
      name={name}
      id={tripFieldId(name)}
      value={form[name] ?? ''}
      options={[{ value: '', label: 'You decide' }, ...named.filter(({ value }) => value !== other)]}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  return (
    <div className="grid gap-4">
      {form.order === 'best' && (
        <div className="grid grid-cols-2 gap-3">
          {end('firstPlace', 'First place', form.lastPlace)}
          {end('lastPlace', 'Last place', form.firstPlace)}
        </div>
      )}
      <TextField
        label="Home town or airport"
        hint="If you like: it counts for the order, and for when the first day begins and the last one ends."
        name="home"
        id={tripFieldId('home')}
        maxLength={120}
        value={form.home ?? ''}
        onChange={({ target }) => set('home', target.value)}
      />
    </div>
  )
}
