import { useState } from 'react'
import { RangeCalendarButton } from '~/ui/range-calendar-button'
import { SearchPicker } from '~/ui/search-picker'
import { SelectField, TextArea, TextField } from '~/ui/text-field'
import { Section, Specimen } from './section'

const styles = ['Cultural', 'Nature', 'Urban'].map((value) => ({ value, label: value }))
const cities = ['Lisbon, Portugal', 'Kyoto, Japan', 'Rome, Italy'].map((label) => ({ id: label, label }))

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <div className="design-row">
        <Specimen note="rest, with a hint">
          <TextField label="Name" placeholder="Ada" hint="As it stands in your passport." />
        </Specimen>
        <Specimen note="hover" forced="hover">
          <TextField label="Travellers" defaultValue="2" />
        </Specimen>
        <Specimen note="focus" forced="focus">
          <TextField label="Arrive" defaultValue="Tue 13 April" />
        </Specimen>
        <Specimen note="invalid">
          <TextField label="Email" defaultValue="ada@" error="Please enter a valid email address." />
        </Specimen>
        <Specimen note="disabled">
          <TextField label="Leave" defaultValue="Set the arrival first" disabled />
        </Specimen>
      </div>
      <div className="design-row">
        <Specimen note="select">
          <SelectField label="Travel style" options={styles} />
        </Specimen>
        <Specimen note="select, invalid">
          <SelectField label="Travel style" options={styles} error="Choose one of these." />
        </Specimen>
        <Specimen note="select, disabled">
          <SelectField label="Travel style" options={styles} disabled />
        </Specimen>
        <Specimen note="text area">
          <TextArea label="Wishes" placeholder="A window table for Saturday" />
        </Specimen>
        <Specimen note="text area, invalid">
          <TextArea label="Wishes" defaultValue="All of it" error="Please say it in fewer words." />
        </Specimen>
      </div>
      <Pickers />
    </Section>
  )
}

function Pickers() {
  const [query, setQuery] = useState('')
  const [city, setCity] = useState('')
  const [dates, setDates] = useState({ start: '2027-04-13', end: '2027-04-16' })
  const picker = {
    label: 'Destination',
    placeholder: 'Where to?',
    searchPlaceholder: 'Search destinations',
    query,
    onQueryChange: setQuery,
    heading: 'Popular destinations',
    items: cities.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    loading: null,
    empty: 'No destination of that name.',
    onPick: ({ label }: { label: string }) => setCity(label),
  }
  return (
    <div className="design-row">
      <Specimen note="search picker; opens">
        <SearchPicker {...picker} value={city} error={undefined} />
      </Specimen>
      <Specimen note="chosen">
        <SearchPicker {...picker} label="Destination, chosen" value="Rome, Italy" error={undefined} />
      </Specimen>
      <Specimen note="invalid">
        <SearchPicker
          {...picker}
          label="Destination, missing"
          value=""
          error="Please choose a destination."
        />
      </Specimen>
      <Specimen note="loading; opens">
        <SearchPicker
          {...picker}
          label="Destination, loading"
          value=""
          error={undefined}
          items={[]}
          loading="Looking …"
        />
      </Specimen>
      <Specimen note="calendar for two dates; opens">
        <RangeCalendarButton
          label="Choose both dates"
          {...dates}
          min="2027-04-05"
          onChange={(start, end) => setDates({ start, end })}
        />
      </Specimen>
    </div>
  )
}
