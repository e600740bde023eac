import { monthName } from '~/domain/calendar/calendar-date'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { classes } from '~/ui/classes'

interface MonthTableProps {
  destination: Pick<Destination, 'climate' | 'center' | 'timeZone'>
  best: readonly number[]
  year: number
}

/** The year by month: a bar from the usual night to the usual day, rain and daylight; a table, so that it can be read aloud. */
export function MonthTable({ destination: { climate, center, timeZone }, best, year }: MonthTableProps) {
  const coldest = Math.min(...climate.map(({ low }) => low))
  const span = Math.max(1, Math.max(...climate.map(({ high }) => high)) - coldest)
  const share = (degrees: number) => `${Math.round((100 * degrees) / span)}%`
  return (
    <table className="w-full text-small">
      <caption className="sr-only">Usual weather and daylight by month</caption>
      <thead>
        <tr className="border-ink-key border-b-2 text-left align-bottom">
          <th scope="col" className="py-2 pr-2">
            Month
          </th>
          <th scope="col" className="py-2">
            Night to day, °C
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            Rainy days
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            Daylight
          </th>
        </tr>
      </thead>
      <tbody>
        {climate.map(({ high, low, rainDays }, index) => (
          <tr
            key={monthName(index + 1)}
            className={classes('border-ink-line border-b', best.includes(index + 1) && 'bg-ink-tint')}
          >
            <th scope="row" className="w-0 py-2 pr-2 text-left font-label">
              <span className="sm:hidden">{monthName(index + 1).slice(0, 3)}</span>
              <span className="max-sm:hidden">{monthName(index + 1)}</span>
              {best.includes(index + 1) && <span className="block text-ink-hot-text">best</span>}
            </th>
            <td className="py-2">
              {low}° to {high}°
              <span aria-hidden="true" className="mt-1 block h-2 bg-ink-line">
                <span
                  className="block h-2 bg-ink-hot"
                  style={{ marginLeft: share(low - coldest), width: share(Math.max(1, high - low)) }}
                />
              </span>
            </td>
            <td className="py-2 pl-3 text-right tabular-nums">{rainDays}</td>
            <td className="whitespace-nowrap py-2 pl-3 text-right tabular-nums">
              {daylight(sunlight(`${year}-${String(index + 1).padStart(2, '0')}-15`, center, timeZone))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "9 h 50", of the middle of a month. */
function daylight(sun: { rise: number; set: number } | undefined): string {
  if (!sun) return 'no sunrise or no sunset'
  const minutes = Math.round((sun.set - sun.rise) / 10) * 10
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
