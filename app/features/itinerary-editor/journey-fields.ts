import { problem } from '~/domain/field-problem'
import type { ActivityView, ItineraryView } from '~/domain/itinerary/itinerary'
import { journeysOf } from '~/domain/itinerary/split-places'
import { readAmount } from '~/domain/money/read-amount'
import { BookedJourney } from '~/domain/request/booked-journey'

/** A booked journey as a person fills it in. */
export interface JourneyFields {
  mode: BookedJourney['mode']
  title: string
  fromStation: string
  toStation: string
  departs: string
  arrives: string
  nextDay: boolean
  confirmation: string
  link: string
  cost: string
}

/** A journey of the trip with what it lies between. */
export interface JourneyNow {
  stop: ActivityView
  date: string
  from: { destination: string; name: string; currency: ItineraryView['currency'] }
  to: { destination: string; name: string }
}

/** The journey with this id; null where the trip has none. */
export function journeyNow({ days, places = [] }: ItineraryView, id: string): JourneyNow | null {
  const index = journeysOf({ days }).findIndex((stop) => stop.id === id)
  const day = days.find(({ activities }) => activities.some((stop) => stop.id === id))
  const stop = day?.activities.find((each) => each.id === id)
  const [from, to] = [places[index], places[index + 1]]
  return stop && day && from && to ? { stop, date: day.date, from, to } : null
}

/** What the fields hold at first: the journey as it is planned, or as it was booked. */
export function fieldsOf({ stop }: JourneyNow): JourneyFields {
  const { journey, booking, title, startTime, endTime, local, costCents } = stop
  return {
    mode: journey?.mode ?? 'train',
    title: booking ? title : '',
    fromStation: journey?.fromStation ?? '',
    toStation: journey?.toStation ?? '',
    departs: startTime,
    arrives: endTime,
    nextDay: (journey?.daysLater ?? 0) > 0,
    confirmation: booking?.confirmation ?? '',
    link: booking?.link ?? '',
    cost: booking ? String((local?.cents ?? costCents) / 100) : '',
  }
}

type Read =
  | { ok: true; booked: BookedJourney }
  | { ok: false; errors: Partial<Record<keyof JourneyFields, string>> }

/** The booked journey, or the problem of each field. A price that is left out is the planned one. */
export function readJourney(fields: JourneyFields, now: JourneyNow, locale: string): Read {
  const { stop, date, from, to } = now
  const errors: Partial<Record<keyof JourneyFields, string>> = {}
  const cost = readAmount(fields.cost.trim(), { locale, currency: from.currency })
  if ('readings' in cost) errors.cost = problem('cost-two-ways', ...cost.readings.map((cents) => cents / 100))
  const typed = fields.cost.trim() !== '' && 'cents' in cost ? cost.cents : null
  const link = fields.link.trim()
  const read = BookedJourney.safeParse({
    from: from.destination,
    to: to.destination,
    mode: fields.mode,
    title: fields.title,
    date,
    departs: fields.departs,
    arrives: fields.arrives,
    nextDay: fields.nextDay,
    costCents: typed ?? stop.local?.cents ?? stop.costCents,
    ...(fields.fromStation.trim() && { fromStation: fields.fromStation }),
    ...(fields.toStation.trim() && { toStation: fields.toStation }),
    ...(fields.confirmation.trim() && { confirmation: fields.confirmation }),
    ...(link && { link: /^https?:\/\//i.test(link) ? link : `https://${link}` }),
  })
  for (const { path, message } of read.error?.issues ?? []) {
    const [name] = path
    if (name === 'costCents') errors.cost ??= message
    else if (isField(name, fields)) errors[name] ??= message
  }
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, booked: read.data }
    : { ok: false, errors }
}

function isField(name: unknown, fields: JourneyFields): name is keyof JourneyFields {
  return typeof name === 'string' && name in fields
}
