import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, month } from '~/domain/calendar/calendar-date'
import { catalogueFaults } from '~/domain/catalogue/catalogue-faults'
import { windowsOf } from '~/domain/catalogue/closure'
import { Destination } from '~/domain/catalogue/destination'
import { localClock } from '~/domain/catalogue/local-clock'
import { type OpeningRule, parseOpeningHours } from '~/domain/catalogue/opening-hours'
import type { Interest, Meal, Place } from '~/domain/catalogue/place'
import { interests, meals } from '~/domain/catalogue/vocabulary'
import { currencyFor } from '~/domain/gazetteer/destination-currency'
import { popularIds } from '~/domain/gazetteer/popular'

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })

/** Ten days without a repeated table, and one to choose, where a trip of ten days is promised; eight elsewhere. */
const tablesPerMeal = (id: string) => (popularIds.includes(id) ? 11 : 8)
/** Islands and small places close for the winter; the popular destinations never do. */
const inSeason = (id: string, date: CalendarDate) =>
  popularIds.includes(id) || (month(date) >= 4 && month(date) <= 10)
/** A trip made for one interest has this many places to go to, in any month. */
const placesPerInterest = 2
/** Minutes of the day: what shuts before is over when the evening begins. */
const lateEnough = 20 * 60 + 30
/** Not every destination has a coast. */
const everywhere = interests.filter((interest) => interest !== 'Beach')

/** A week of each month, away from the turn of the year. */
const weeks: CalendarDate[][] = Array.from({ length: 12 }, (_, index) => {
  const start = `2027-${String(index + 1).padStart(2, '0')}-08`
  return Array.from({ length: 7 }, (_, day) => addDays(start, day))
})

interface Timed {
  place: Place
  rules: readonly OpeningRule[]
}

function timed(places: Place[]): Timed[] {
  return places.flatMap((place) => {
    const rules = place.hours === undefined ? '' : parseOpeningHours(place.hours)
    return typeof rules === 'string' ? [] : [{ place, rules }]
  })
}

function servesOn(
  { place, rules }: Timed,
  meal: Meal,
  date: CalendarDate,
  destination: Destination,
): boolean {
  const [shortest] = place.visit ?? [Number.POSITIVE_INFINITY]
  const window = localClock(destination).meals[meal]
  return (
    place.meals?.includes(meal) === true &&
    windowsOf(place, rules, date, {}).some(
      ({ from, to }) => Math.min(to, window.to) - Math.max(from, window.from) >= shortest,
    )
  )
}

function goodOn({ place, rules }: Timed, interest: Interest, date: CalendarDate): boolean {
  return (
    place.interests.includes(interest) &&
    !place.avoidMonths?.includes(month(date)) &&
    windowsOf(place, rules, date, {}).length > 0
  )
}

it('holds a destination', () => {
  expect(Object.keys(files)).not.toEqual([])
})

describe.each(Object.entries(files))('%s', (file, input) => {
  const { id } = Destination.parse(input)

  it('has no faults', () => {
    expect(catalogueFaults(input)).toEqual([])
  })

  it('is named after its destination', () => {
    expect(file).toBe(`./${Destination.parse(input).id}.json`)
  })

  it('is priced in the currency that its name stands for', () => {
    const { label, currency } = Destination.parse(input)
    expect(currencyFor(label)).toBe(currency)
  })

  it('can lay the table three times on every weekday of every month', () => {
    const destination = Destination.parse(input)
    const tables = timed(destination.places.filter(({ kind }) => kind === 'food'))
    const bare = weeks
      .flat()
      .filter((date) => inSeason(id, date))
      .flatMap((date) =>
        meals
          .map((meal) => ({
            date,
            meal,
            open: tables.filter((table) => servesOn(table, meal, date, destination)).length,
          }))
          .filter(({ open }) => open < tablesPerMeal(id)),
      )
    expect(bare).toEqual([])
  })

  it('can feed a traveller on every day of the year, holidays included', () => {
    const destination = Destination.parse(input)
    const tables = timed(destination.places.filter(({ kind }) => kind === 'food'))
    const hungry = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day)).filter(
      (date) =>
        inSeason(id, date) &&
        meals.some(
          (meal) => tables.filter((table) => servesOn(table, meal, date, destination)).length < meals.length,
        ),
    )
    expect(hungry).toEqual([])
  })

  it('has somewhere to go for every interest in every month', () => {
    const places = timed(Destination.parse(input).places)
    const short = weeks
      .filter(([date = '']) => inSeason(id, date))
      .flatMap((dates) =>
        everywhere
          .map((interest) => ({
            interest,
            month: dates[0],
            open: places.filter((place) => dates.some((date) => goodOn(place, interest, date))).length,
          }))
          .filter(({ open }) => open < placesPerInterest),
      )
    expect(short).toEqual([])
  })

  it('sends nobody who asks for nights to what is shut before them', () => {
    const { places, icons } = Destination.parse(input)
    const forNights = new Set(
      icons.filter(({ interests }) => interests.includes('Nightlife')).map(({ place }) => place),
    )
    const early = timed(places)
      .filter(({ place: { id, kind, interests } }) => {
        if (kind === 'nightlife' || kind === 'show') return false
        return forNights.has(id) || interests.includes('Nightlife')
      })
      .filter(({ place, rules }) =>
        weeks.flat().every((date) => windowsOf(place, rules, date, {}).every(({ to }) => to < lateEnough)),
      )
    expect(early.map(({ place }) => place.id)).toEqual([])
  })

  it('knows hours, length and price of every place to go to', () => {
    const places = Destination.parse(input).places.filter(({ kind }) => kind !== 'base')
    const bare = places.filter(({ hours, visit, cost }) => !hours || !visit || !cost)
    expect(bare.length / places.length).toBeLessThanOrEqual(0.1)
  })
})
