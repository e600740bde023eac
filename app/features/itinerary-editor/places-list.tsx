import { useEffect, useRef, useState } from 'react'
import { addDays } from '~/domain/calendar/calendar-date'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'
import { mostPlaces, moved, placeTwice } from '~/domain/request/several-places'
import { longestTrip } from '~/domain/request/trip-rules'
import { orderOptions } from '~/features/planner/place-words'
import { dateSpan } from '~/messages/en/dates'
import { problemText } from '~/messages/en/problems'
import { count } from '~/messages/en/wording'
import { buttonClass } from '~/ui/button-class'
import { FieldNote } from '~/ui/field'
import { Segmented } from '~/ui/segmented'
import { Stepper } from '~/ui/stepper'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'
import { AddPlace } from './add-place'
import { daysLonger, staysOf } from './trip-nights'

interface PlacesListProps {
  itinerary: ItineraryView
  asked: PlacesChange
  onChange: (asked: PlacesChange) => void
}

/** The nights of a new place, until others are chosen. */
const newNights = 2

/** The places that a trip shall have: their nights, their order, one more and one less. Every button works by key too. */
export function PlacesList({ itinerary, asked, onChange }: PlacesListProps) {
  const { destinations: places, order = 'fixed' } = asked
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  // The button that takes the focus once the list is drawn again.
  const focus = useRef<string | null>(null)
  useEffect(() => {
    if (focus.current)
      list.current?.querySelector<HTMLElement>(`[data-tool="${CSS.escape(focus.current)}"]`)?.focus()
    focus.current = null
  })
  const set = (destinations: PlacesChange['destinations'], words: string) => {
    onChange({ ...asked, destinations })
    setSaid(words)
  }
  const move = (from: number, to: number, tool: 'up' | 'down') => {
    const name = nameOf(places[from]?.destination)
    set(moved(places, from, to), `${name} is now place ${to + 1} of ${places.length}.`)
    const atEnd = tool === 'up' ? to === 0 : to === places.length - 1
    focus.current = `${name} ${atEnd ? (tool === 'up' ? 'down' : 'up') : tool}`
  }
  const remove = (index: number) => {
    const next = places[index + 1] ?? places[index - 1]
    focus.current = `${nameOf(next?.destination)} remove`
    set(
      places.filter((_, at) => at !== index),
      `${nameOf(places[index]?.destination)} is left out.`,
    )
  }
  const twice = placeTwice(places)
  return (
    <div className="grid gap-4">
      <ul ref={list} aria-label="Places of the trip" className="grid border-ink-key border-t-2">
        {places.map(({ destination, nights = newNights }, index) => {
          const name = nameOf(destination)
          return (
            <li key={destination} className="grid gap-1 border-ink-line border-b py-2">
              <div className="flex items-center gap-1">
                <p className="min-w-0 flex-1">
                  <b className="font-place text-[1.25rem] leading-tight [font-stretch:76%]">{name}</b>{' '}
                  <span className="text-ink-soft text-small">{datesNow(destination, itinerary)}</span>
                </p>
                <Tool
                  tool={`${name} up`}
                  icon="up"
                  label={`Move ${name} earlier`}
                  disabled={index === 0}
                  onPress={() => move(index, index - 1, 'up')}
                />
                <Tool
                  tool={`${name} down`}
                  icon="down"
                  label={`Move ${name} later`}
                  disabled={index === places.length - 1}
                  onPress={() => move(index, index + 1, 'down')}
                />
                <Tool
                  tool={`${name} remove`}
                  icon="trash"
                  label={`Leave ${name} out`}
                  disabled={places.length < 2}
                  onPress={() => remove(index)}
                />
              </div>
              <Stepper
                label={`Nights in ${name}`}
                value={nights}
                min={1}
                max={longestTrip - 1}
                onChange={(next) =>
                  set(
                    places.map((each, at) => (at === index ? { ...each, nights: next } : each)),
                    `${name}: ${count(next, 'night')}.`,
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      <FieldNote id="places-wrong" error={twice === null ? undefined : problemText('place-twice')} />
      {places.length < mostPlaces && (
        <AddPlace
          onAdd={(destination) =>
            set([...places, { destination, nights: newNights }], `${nameOf(destination)} is added.`)
          }
        />
      )}
      {places.length > 1 && (
        <Segmented
          label="Order of the places"
          options={orderOptions}
          value={order}
          onChange={(next) => onChange({ ...asked, order: next })}
        />
      )}
      <p className="text-small">{lengthText(daysLonger(asked, itinerary))}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const nameOf = (destination = '') => destination.split(',')[0] || 'the place'

/** When one is there as the trip is now. */
function datesNow(destination: string, itinerary: ItineraryView): string {
  const now = staysOf(itinerary).find((place) => place.destination === destination)
  return now ? dateSpan(now.startDate, addDays(now.startDate, now.days - 1)) : 'new'
}

function lengthText(longer: number | null): string {
  if (!longer) return 'The trip is as long as before.'
  return longer > 0
    ? `The trip gets ${count(longer, 'day')} longer: it ends later.`
    : `The trip gets ${count(-longer, 'day')} shorter: it ends earlier.`
}

interface ToolProps {
  tool: string
  icon: TripIconName
  label: string
  disabled?: boolean
  onPress: () => void
}

function Tool({ tool, icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      data-tool={tool}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className={buttonClass({ variant: 'quiet', size: 'small', square: true, className: 'shrink-0' })}
    >
      <TripIcon name={icon} />
    </button>
  )
}
