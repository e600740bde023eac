import { mostPlaces, placesOf, usualModes } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { inputClass } from '~/ui/field'
import { orderOptions, wayOptions } from './place-words'

/** The places after the first as plain fields, for a browser without a script. */
export function PlainPlaces({ form }: { form: TripForm }) {
  const places = placesOf(form)
  return (
    <fieldset className="grid gap-2">
      <legend>More places (with a paid plan)</legend>
      {Array.from({ length: mostPlaces }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are their numbers
        <div key={index} className="grid grid-cols-[1fr_5rem] gap-2">
          {index === 0 ? (
            <span>Nights in the first place, empty if we decide</span>
          ) : (
            <input
              type="text"
              name="plainPlace"
              aria-label={`Place ${index + 1}`}
              placeholder={`Place ${index + 1}`}
              defaultValue={places[index]?.destination}
              className={inputClass}
            />
          )}
          <input
            type="number"
            min={1}
            max={59}
            name="plainPlaceNights"
            aria-label={`Nights in place ${index + 1}`}
            defaultValue={places[index]?.nights}
            className={inputClass}
          />
        </div>
      ))}
      {orderOptions.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="plainOrder"
            value={value}
            defaultChecked={value === (form.order ?? 'fixed')}
          />{' '}
          {label}
        </label>
      ))}
      {wayOptions.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            name="plainWays"
            value={value}
            defaultChecked={(form.ways ?? usualModes).includes(value)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
}
