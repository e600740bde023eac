import { isCalendarDate } from '~/domain/calendar/calendar-date'
import { BudgetLevel } from '~/domain/catalogue/place'
import { filterFields } from '~/domain/request/filter-fields'
import { KeptPlaces } from '~/domain/request/read-trip-draft'
import type { FormPlace } from '~/domain/request/several-places'
import type { TripDraft } from '~/domain/request/trip-draft'
import { AdvancedFilters, ClockTime, type TripForm } from '~/domain/request/trip-form'
import { defaultForm } from '~/domain/request/trip-rules'
import { agesTyped, headsOf, type Travellers } from '~/domain/travellers'
import { Travellers as Parsed } from '~/domain/travellers-schema'
import type { FormFields } from './form-post'

/** The trip form of a plain HTML submission, for the schema to parse; the schema reports what is missing. */
export function tripFormFields(fields: FormFields): Record<string, unknown> {
  // Without a script, a plain list comes after the picker's empty field: the last value counts.
  const text = (name: string) => fields.getAll(name).at(-1)
  const several = placesIn(fields)
  return {
    destination: several.destinations?.[0]?.destination ?? text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    budget: text('budget'),
    interests: fields.getAll('interests'),
    additionalInfo: text('additionalInfo'),
    // An empty time field means no time.
    arrivalTime: text('arrivalTime') || undefined,
    departureTime: text('departureTime') || undefined,
    travellers: travellersIn(fields),
    advancedFilters: filterFields(fields),
    ...several,
  }
}

/**
 * The places of a plain form, and how one travels between them; nothing where it names one. Without a script the plain list
 * counts; rows without a name are left out.
 */
function placesIn(fields: FormFields): {
  destinations?: FormPlace[]
  order?: unknown
  ways?: string[]
  firstPlace?: string
  lastPlace?: string
  home?: string
} {
  const plain = fields.has('plainPlace') ? 'plainPlace' : 'place'
  const nights = fields.getAll(`${plain}Nights`)
  const names = [fields.getAll('destination').at(-1) ?? '', ...fields.getAll(plain)]
  const destinations = names.flatMap((name, index) => {
    const asked = nights[index]?.trim() ?? ''
    const row = { destination: name.trim(), ...(asked !== '' && { nights: Number(asked) }) }
    return row.destination === '' ? [] : [row]
  })
  if (destinations.length < 2) return {}
  const isPlain = plain === 'plainPlace'
  const ways = fields.getAll(isPlain ? 'plainWays' : 'ways')
  const order = fields.get(isPlain ? 'plainOrder' : 'order')
  const said = (name: string) => fields.getAll(name).at(-1)?.trim() || undefined
  const [firstPlace, lastPlace, home] = [said('firstPlace'), said('lastPlace'), said('home')]
  return {
    destinations,
    ...(order !== null && { order }),
    ...(ways.length > 0 && { ways }),
    ...(firstPlace && { firstPlace }),
    ...(lastPlace && { lastPlace }),
    ...(home && { home }),
  }
}

/** The travellers of a plain form; left out where it has the one adult that it came with. */
function travellersIn(fields: FormFields): Travellers | undefined {
  const number = (name: string) => Math.trunc(Number(fields.get(name) ?? ''))
  const children = [
    ...fields.getAll('childAge').map((age) => agesTyped(age)[0] ?? null),
    ...agesTyped(fields.get('childAges') ?? ''),
  ]
  const rooms = number('rooms')
  const read = Parsed.safeParse({ adults: number('adults'), children, ...(rooms > 0 && { rooms }) })
  if (!read.success || (headsOf(read.data) === 1 && !read.data.rooms)) return undefined
  return read.data
}

/** The form as it was typed, to be rendered again. Invalid values are replaced by those of an empty form. */
export function typedTripForm(fields: FormFields, today: string): TripDraft {
  const { advancedFilters, arrivalTime, departureTime, budget, ...typed } = tripFormFields(fields)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const date = (value: unknown) => (isCalendarDate(text(value)) ? text(value) : '')
  const travellers = travellersIn(fields)
  const usual = defaultForm(today)
  const filters = AdvancedFilters.safeParse(advancedFilters)
  const several = KeptPlaces.safeParse(placesIn(fields))
  const [arrival, departure] = [ClockTime.safeParse(arrivalTime), ClockTime.safeParse(departureTime)]
  const form: TripForm = {
    ...usual,
    destination: text(typed.destination),
    startDate: date(typed.startDate),
    endDate: date(typed.endDate),
    budget: BudgetLevel.catch(usual.budget).parse(budget),
    interests: fields.getAll('interests'),
    additionalInfo: text(typed.additionalInfo),
    ...(arrival.success && { arrivalTime: arrival.data }),
    ...(departure.success && { departureTime: departure.data }),
    ...(travellers && { travellers }),
    ...(filters.success && { advancedFilters: filters.data }),
    ...several.data,
  }
  return { form, filtersOn: filters.success }
}
