import { isCalendarDate } from '~/domain/calendar/calendar-date'
import { BudgetLevel } from '~/domain/catalogue/place'
import { filterFields } from '~/domain/request/filter-fields'
import type { TripDraft } from '~/domain/request/trip-draft'
import { AdvancedFilters, ClockTime, type TripForm } from '~/domain/request/trip-form'
import { defaultForm } from '~/domain/request/trip-rules'
import type { FormFields } from './form-post'

/** The trip form of a plain HTML submission, for the schema to parse; the schema reports what is missing. */
export function tripFormFields(fields: FormFields): Record<string, unknown> {
  // Without a script, a plain list comes after the picker's empty field: the last value counts.
  const text = (name: string) => fields.getAll(name).at(-1)
  return {
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    budget: text('budget'),
    interests: fields.getAll('interests'),
    additionalInfo: text('additionalInfo'),
    // An empty time field means no time.
    arrivalTime: text('arrivalTime') || undefined,
    departureTime: text('departureTime') || undefined,
    advancedFilters: filterFields(fields),
  }
}

/** The form as it was typed, to be rendered again. Invalid values are replaced by those of an empty form. */
export function typedTripForm(fields: FormFields, today: string): TripDraft {
  const { advancedFilters, arrivalTime, departureTime, budget, ...typed } = tripFormFields(fields)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const date = (value: unknown) => (isCalendarDate(text(value)) ? text(value) : '')
  const usual = defaultForm(today)
  const filters = AdvancedFilters.safeParse(advancedFilters)
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
    ...(filters.success && { advancedFilters: filters.data }),
  }
  return { form, filtersOn: filters.success }
}
