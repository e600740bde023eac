import { mostAdults, mostChildren, roomsOf, type Travellers, withChildren } from '~/domain/travellers'
import { Stepper } from '~/ui/stepper'
import { SelectField } from '~/ui/text-field'

const ages = [
  { value: '', label: 'Age?' },
  ...Array.from({ length: 18 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
]

interface TravellersFieldsProps {
  travellers: Travellers
  onChange: (travellers: Travellers) => void
}

/** How many adults, children of which ages, and rooms. */
export function TravellersFields({ travellers, onChange }: TravellersFieldsProps) {
  const { adults, children } = travellers
  // Other people need other rooms: a number that was chosen for fewer no longer holds.
  const setPeople = ({ rooms: _rooms, ...people }: Travellers) => onChange(people)
  const setAge = (at: number, age: string) =>
    onChange({
      ...travellers,
      children: children.map((was, index) => (index === at ? (age === '' ? null : Number(age)) : was)),
    })
  return (
    <div className="grid gap-1.5">
      <Stepper
        label="Adults"
        name="adults"
        value={adults}
        min={1}
        max={mostAdults}
        onChange={(number) => setPeople({ ...travellers, adults: number })}
      />
      <Stepper
        label="Children"
        note="0 to 17 years"
        value={children.length}
        min={0}
        max={mostChildren}
        onChange={(number) => setPeople(withChildren(travellers, number))}
      />
      {children.length > 0 && (
        <div className="grid grid-cols-3 gap-2 pb-1">
          {children.map((age, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place in the row
              key={index}
              label={`Child ${index + 1}`}
              name="childAge"
              value={age === null ? '' : String(age)}
              options={ages}
              onChange={({ target }) => setAge(index, target.value)}
            />
          ))}
        </div>
      )}
      <Stepper
        label="Rooms"
        name="rooms"
        value={roomsOf(travellers)}
        min={1}
        max={mostAdults}
        onChange={(rooms) => onChange({ ...travellers, rooms })}
      />
    </div>
  )
}
