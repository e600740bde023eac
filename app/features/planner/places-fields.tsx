import { useEffect, useRef, useState } from 'react'
import {
  type FormPlace,
  mostPlaces,
  moved,
  nightsWrong,
  placesOf,
  placeTwice,
  usualModes,
  withPlaces,
} from '~/domain/request/several-places'
import { toggled, tripLength } from '~/domain/request/trip-rules'
import { problemText } from '~/messages/en/problems'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { FieldNote, inputClass, labelClass } from '~/ui/field'
import { Segmented } from '~/ui/segmented'
import { ToggleTag } from '~/ui/tag'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'
import { DestinationPicker } from './destination-picker'
import { PlaceEnds } from './place-ends'
import { orderOptions, wayOptions } from './place-words'
import type { SeveralPlacesProps } from './several-places'
import { tripFieldId } from './trip-field-id'

interface PlacesFieldsProps extends SeveralPlacesProps {
  /** A place was just added: its field takes the focus. */
  added: boolean
}

const pickerId = (index: number) => tripFieldId(index === 0 ? 'destination' : `place-${index + 1}`)
const toolId = (index: number, tool: string) => tripFieldId(`place-${index + 1}-${tool}`)
const noteId = tripFieldId('destinations-note')

/** The places of a trip to several: their nights and order, and the ways between them. */
export function PlacesFields({ form, error, destinations, onChange, added }: PlacesFieldsProps) {
  const places = placesOf(form)
  const days = tripLength(form.startDate, form.endDate)
  const [said, setSaid] = useState('')
  // The field that takes the focus once it is drawn.
  const focus = useRef(added ? pickerId(places.length - 1) : null)
  useEffect(() => {
    if (!focus.current) return
    document.getElementById(focus.current)?.focus()
    focus.current = null
  })
  const twice = placeTwice(places)
  const wrong = days > 0 ? nightsWrong(places, days) : null
  const nightsError = wrong ? problemText(wrong) : undefined
  const lastFixed = places.findLastIndex(({ nights }) => nights !== undefined)
  const nameOf = (index: number) => places[index]?.destination.split(',')[0] || `place ${index + 1}`

  const set = (next: FormPlace[]) => onChange(withPlaces(form, next))
  const change = (index: number, place: FormPlace) =>
    set(places.map((each, at) => (at === index ? place : each)))
  const move = (from: number, to: number, tool: 'up' | 'down') => {
    set(moved(places, from, to))
    setSaid(`${nameOf(from)} is now place ${to + 1} of ${places.length}.`)
    const ends = tool === 'up' ? to === 0 : to === places.length - 1
    focus.current = toolId(to, ends ? (tool === 'up' ? 'down' : 'up') : tool)
  }
  const remove = (index: number) => {
    set(places.filter((_, at) => at !== index))
    setSaid(`${nameOf(index)} is removed.`)
    focus.current = pickerId(Math.max(0, index - 1))
  }
  const { ways = usualModes } = form
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus that a message leads to it
    <div
      id={tripFieldId('destinations')}
      role="group"
      aria-label="Places of the trip"
      aria-describedby={error ? noteId : undefined}
      tabIndex={-1}
      className="-mt-3 grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and a row is its number
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {index > 0 && (
            <DestinationPicker
              place={{ label: `Place ${index + 1}`, id: pickerId(index), name: 'place' }}
              value={place.destination}
              onChange={(destination) => change(index, { ...place, destination })}
              destinations={destinations}
              error={twice === index ? problemText('place-twice') : undefined}
            />
          )}
          <div className="flex items-center gap-1">
            <Nights
              label={`Nights in ${nameOf(index)}`}
              nights={place.nights}
              most={Math.max(1, days - places.length)}
              wrong={nightsError !== undefined && place.nights !== undefined}
              onChange={(nights) => {
                const { nights: _before, ...rest } = place
                change(index, nights === undefined ? rest : { ...rest, nights })
              }}
            />
            <Tool
              id={toolId(index, 'up')}
              icon="up"
              label={`Move ${nameOf(index)} up`}
              disabled={index === 0}
              onPress={() => move(index, index - 1, 'up')}
            />
            <Tool
              id={toolId(index, 'down')}
              icon="down"
              label={`Move ${nameOf(index)} down`}
              disabled={index === places.length - 1}
              onPress={() => move(index, index + 1, 'down')}
            />
            <Tool
              id={toolId(index, 'remove')}
              icon="trash"
              label={`Remove ${nameOf(index)}`}
              onPress={() => remove(index)}
            />
          </div>
          {index === Math.max(0, lastFixed) && <FieldNote id={nightsNoteId} error={nightsError} />}
        </div>
      ))}
      <FieldNote id={noteId} error={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {places.length < mostPlaces && (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small', className: '-my-2 justify-self-start' })}
          onClick={() => {
            set([...places, { destination: '' }])
            focus.current = pickerId(places.length)
          }}
        >
          <TripIcon name="plus" />
          Add a place
        </button>
      )}
      <Segmented
        label="Order of the places"
        name="order"
        options={orderOptions}
        value={form.order ?? 'fixed'}
        onChange={(order) => onChange({ ...form, order })}
      />
      <PlaceEnds form={form} places={places} onChange={onChange} />
      <fieldset>
        <legend className={labelClass}>Travel between them by</legend>
        <div className="flex flex-wrap gap-1.5">
          {wayOptions.map(({ value, label }) => (
            <ToggleTag
              key={value}
              name="ways"
              value={value}
              checked={ways.includes(value)}
              onChange={() => onChange({ ...form, ways: toggled(ways, value) })}
            >
              {label}
            </ToggleTag>
          ))}
        </div>
        <FieldNote
          id={tripFieldId('ways')}
          error={ways.length === 0 ? 'Choose at least one way of travelling.' : undefined}
        />
      </fieldset>
    </div>
  )
}

const nightsNoteId = tripFieldId('nights-note')

interface NightsProps {
  label: string
  nights: number | undefined
  most: number
  wrong: boolean
  onChange: (nights: number | undefined) => void
}

/** How long one stays in a place, or that the planner decides. */
function Nights({ label, nights, most, wrong, onChange }: NightsProps) {
  const last = Math.min(59, Math.max(most, nights ?? 1))
  return (
    <select
      name="placeNights"
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? nightsNoteId : undefined}
      value={nights ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      className={classes(inputClass, 'px-2! text-small')}
    >
      <option value="">You decide</option>
      {Array.from({ length: last }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count === 1 ? '1 night' : `${count} nights`}
        </option>
      ))}
    </select>
  )
}

interface ToolProps {
  id: string
  icon: TripIconName
  label: string
  disabled?: boolean
  onPress: () => void
}

function Tool({ id, icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={buttonClass({ variant: 'quiet', size: 'small', square: true, className: 'shrink-0' })}
    >
      <TripIcon name={icon} />
    </button>
  )
}
