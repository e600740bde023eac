import { z } from 'zod'
import { JourneyMode } from '~/domain/itinerary/journey'
import { figure, said, saids, sayer, text } from '~/domain/message'

/** What is asked about a journey between two places. */
const JourneyAspect = z.enum(['times', 'length', 'station', 'often', 'price', 'missed'])
export type JourneyAspect = z.infer<typeof JourneyAspect>

/**
 * What the assistant answers about a trip to several places, beside its other answers. Dates are `2027-05-01`, times `18:30`. Only a
 * browser says them.
 */
export const severalSentences = {
  'chat.in-place': { place: text, said },
  /** Nights are null where the planner shares them out. */
  'chat.place-stay': { place: text, nights: figure.nullable() },
  'chat.places-change': { stays: saids },
  /** By how many days the trip gets longer for a further place; `limit` are the most days of the plan, where they are the reason for it. */
  'chat.places-longer': { days: figure, limit: figure.nullable() },
  'chat.places-first': {},
  'chat.places-number': { why: z.enum(['one', 'most']) },
  'chat.place-known': { place: text },
  'chat.place-gone': { place: text },
  'chat.place-nights': { place: text },
  'chat.place-days': { place: text, first: figure, last: figure },
  /** Stations, departures and price are null where they are not known. */
  'chat.journey': {
    asks: z.array(JourneyAspect),
    title: text,
    day: figure,
    date: text,
    departs: text,
    arrives: text,
    /** It arrives on the next day. */
    later: z.boolean(),
    from: text.nullable(),
    to: text.nullable(),
    minutes: figure,
    lead: figure,
    after: figure,
    every: figure.nullable(),
    first: text.nullable(),
    last: text.nullable(),
    price: text.nullable(),
    year: figure,
    sure: z.enum(['booked', 'known', 'estimate']),
  },
  /** The next departure of the day, when one is at the base with it, and what is planned before then. */
  'chat.journey-missed': {
    mode: JourneyMode,
    title: text,
    to: text,
    next: text.nullable(),
    at: text,
    late: text.nullable(),
    lateAt: text,
    first: text.nullable(),
    last: text.nullable(),
  },
}

export const ofSeveral = sayer(severalSentences)
