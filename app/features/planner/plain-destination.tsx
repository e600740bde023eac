import type { ShownDestination } from '~/domain/catalogue/place-catalogue'

/** A plain list instead of the picker, which needs the script; the current choice comes first. */
export function PlainDestination({
  destinations,
  value,
}: {
  destinations: ShownDestination[]
  value: string
}) {
  const labels = destinations.map(({ label }) => label)
  const options = value === '' || labels.includes(value) ? labels : [value, ...labels]
  return (
    <noscript>
      <label>
        Destination
        <select name="destination" defaultValue={value || options[0]}>
          {options.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
    </noscript>
  )
}
