import { z } from 'zod'
import { winds } from '~/domain/catalogue/bearing'
import { meals } from '~/domain/catalogue/vocabulary'
import { figure, said, saids, sayer, text, texts } from '~/domain/message'
import { KindId } from './candidates/kinds'
import { TableId } from './meals/table-kinds'

/** ISO 3166-1, two letters; null where it is not worth a word. */
const country = text.nullable()

/** What the planner without a catalogue says. Winds are as `windOf` gives them, distances in metres as the crow flies. */
export const sketchSentences = {
  'sketch.nothing-checked': { place: text, venues: z.enum(['none', 'unverified']) },
  'sketch.no-town': { place: text, country },
  'sketch.place': { place: text, population: figure, country },
  'sketch.start-town': { town: text, population: figure, country },
  'sketch.days': { days: figure, town: text, townDays: figure, tripDays: figure, freeDays: figure },
  'sketch.source': {},

  'sketch.first-look': { place: text },
  'sketch.free-day': {},
  'sketch.day-in': { town: text },
  'sketch.back-to': { town: text },
  'sketch.areas': { areas: saids },
  'sketch.once-more': { what: said },

  'sketch.centre': {},
  'sketch.around-base': {},
  'sketch.side': { wind: z.enum(winds) },
  'sketch.walk-centre': { town: text },
  'sketch.walk-centre-text': {},
  'sketch.walk-around': { place: text },
  'sketch.walk-around-text': {},
  'sketch.walk-out': { to: text },
  'sketch.walk-out-text': { meters: figure, wind: z.enum(winds), population: figure },
  'sketch.sight': { sight: text },
  'sketch.sight-text': { meters: figure, wind: z.enum(winds) },
  'sketch.walk-side': { wind: z.enum(winds), town: text },
  'sketch.walk-side-text': { wind: z.enum(winds), beyond: text },
  'sketch.been-here': {},

  'sketch.kind': { kind: KindId },
  'sketch.kind-text': { kind: KindId },
  'sketch.another': { kind: KindId },
  'sketch.one-more': { kind: KindId },
  'sketch.wish': { wish: text },
  'sketch.wish-text': {},
  'sketch.private-wish': {},
  'sketch.for-interest': { interest: text },

  'sketch.free-morning': {},
  'sketch.free-morning-text': { place: text },
  'sketch.free-afternoon': {},
  'sketch.free-afternoon-text': {},
  'sketch.free-reason': {},

  'sketch.go-and-see': { town: text },
  'sketch.second-time': { town: text },
  'sketch.trip-text': { meters: figure, wind: z.enum(winds), from: text, population: figure },
  'sketch.abroad': { country: text },
  'sketch.look-up-way': {},
  'sketch.trip-reason': {},
  'sketch.second-time-reason': {},

  'sketch.table': { table: TableId },
  'sketch.any-table': {},
  'sketch.in-town': { town: text },
  'sketch.one-table': {},
  'sketch.ask-diets': { diets: texts },
  'sketch.back': {},
  'sketch.back-for-bags': {},
  'sketch.bed': { town: text.nullable() },
  'sketch.open-meals': { meals: z.array(z.enum(meals)) },

  'sketch.tourist-office': { place: text },
  'sketch.light': { date: text, rise: text, set: text },
  'sketch.light-all-night': { date: text },
  'sketch.dark': { date: text },
  'sketch.daylight': { days: saids },
  'sketch.no-calendar': { country: text },
  'sketch.calendar-ends': { country: text },
  'sketch.no-holiday': { country: text },
  'sketch.holiday': { date: text, name: text },
  'sketch.holidays': { country: text, holidays: saids },
  'sketch.money': { country: text, countryCode: text },
  'sketch.nothing-priced': {},
  'sketch.no-climate': { place: text },
  'sketch.no-access': { needs: texts },
  'sketch.children': {},
}

export const tell = sayer(sketchSentences)

/** Sentences that repeat what a person asked for. */
export const sketchWishSentences = [
  'sketch.ask-diets',
  'sketch.no-access',
] as const satisfies (keyof typeof sketchSentences)[]
