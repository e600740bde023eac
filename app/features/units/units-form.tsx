import { useLocation } from '@remix-run/react'
import { useContext, useState } from 'react'
import { buttonClass } from '~/ui/button-class'
import { inputClass, labelClass } from '~/ui/field'
import { Segmented } from '~/ui/segmented'
import { MoneyContext } from './money-context'
import { useUnits } from './units-context'

const clocks = [
  { value: '24', label: '14:30' },
  { value: '12', label: '2:30 PM' },
] as const
const distances = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
] as const

/** Twelve or 24 hours, kilometres or miles, and the currency of totals. A plain form: the page comes back with them, everywhere the same. */
export function UnitsForm() {
  const units = useUnits()
  const [chosen, setChosen] = useState(units)
  const money = useContext(MoneyContext)
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/units"
      aria-label="Times, distances and money"
      className="not-printed flex flex-wrap items-end gap-x-2 gap-y-2 sm:gap-x-4"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <div className="w-40 sm:w-52">
        <Segmented
          label="Times"
          name="clock"
          options={clocks}
          value={chosen.clock}
          onChange={(clock) => setChosen({ ...chosen, clock })}
        />
      </div>
      <div className="w-44 grow sm:w-60 sm:grow-0">
        <Segmented
          label="Distances"
          name="distance"
          options={distances}
          value={chosen.distance}
          onChange={(distance) => setChosen({ ...chosen, distance })}
        />
      </div>
      {money && (
        <label className="w-36 grow sm:w-52 sm:grow-0">
          <span className={labelClass}>Totals also in</span>
          <select name="money" defaultValue={money.own ?? 'none'} className={inputClass}>
            <option value="none">No other currency</option>
            {Object.keys(money.rates.perEuro)
              .sort()
              .map((code) => (
                <option key={code}>{code}</option>
              ))}
          </select>
        </label>
      )}
      <button type="submit" className={buttonClass({ size: 'small' })}>
        Show them like this
      </button>
    </form>
  )
}
