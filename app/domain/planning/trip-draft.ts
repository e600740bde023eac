import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Area, DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Ends } from '~/domain/catalogue/line-ends'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal, Place } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Activity } from '~/domain/itinerary/itinerary'
import type { DayHours } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Span } from './solver/problem'

/** What the stages add to a draft, by the name of the stage. Each engine has parts of its own. */
export interface DraftParts {
  candidates: object
  meals: object
  solve: object
}

/**
 * A trip on its way through the stages: what was asked for, and the parts of the stages that have run. It is made once,
 * by the stage `candidates`; each stage hands it on with its part added. `Done` names the parts that a function needs, so
 * that it cannot be called before their stages.
 */
export type TripDraft<D, Parts extends DraftParts, Done extends keyof Parts> = {
  request: PlanRequest
  destination: D
} & Pick<Parts, Done>

/** What a day that is to be planned begins with: its date, its hours, the meals it has, and what is settled already. */
export interface DayFrame {
  /** Of the trip, from 0. */
  day: number
  date: CalendarDate
  from: MinuteOfDay
  to: MinuteOfDay
  /** From when on its sights may be begun, where the traveller asked for something before the usual hour. */
  sightsFrom?: MinuteOfDay
  meals: Meal[]
  /** Whether sights may be put into it. */
  sights: boolean
  /** Stops that stay where and when they are. */
  kept: KeptStop[]
  /** A day for roofs. */
  indoors: boolean
  /** Of a day out of town: where to. */
  trip?: DayTrip
  /** Of a day in town that one place fills: that place. */
  filledBy?: Place
  /** Of a day on which nothing is planned: a quarter to wander. */
  wander?: Area
  /** Of a day on which nobody may go out: what it is. */
  standstill?: string
  /** The journeys that the trip begins and ends with, which the day is planned between. */
  journeys?: { arrivals: Activity[]; departures: Activity[] }
}

/** A stop of a plan that is made again around it. */
export interface KeptStop {
  activity: Activity
  place: Place
  from: MinuteOfDay
  to: MinuteOfDay
  /** A day out of town is a load of its own. */
  away?: boolean
  /** Begun at the other end of its place. */
  turned?: boolean
}

/** What the season makes of a day. */
export interface DayWeather {
  /** The early afternoon is too hot to be outside. */
  hot: boolean
  /** When it is light; undefined where the sun does not rise or set. */
  light: Span | undefined
}

/** A place the engine may use: everything it needs to know about it is known. */
export interface Candidate {
  place: Place
  /** Shortest, typical and longest stay, minutes. */
  visit: [number, number, number]
  costCents: number
  /** By frame. */
  open: OpenSpan[][]
}

/** What one traveller likes, and how much of it a place offers. A good sight scores about 80, an icon several hundred. */
export interface Taste {
  /** Ids of what a first visitor with these wishes comes for, the one nobody leaves out first. */
  icons: string[]
  /** What the trip is built around: the icons, and for a family its own places among them. */
  musts: string[]

  /** Wishes of the form that the place answers, in the traveller's own words. */
  matches: (place: Place) => string[]
  likesStyle: (place: Place) => boolean
  /**
   * Answers no wish, is no icon, and belongs to another family of interests than all that were asked for; or is a quiet place,
   * for somebody with children.
   */
  isForOthers: (place: Place) => boolean
  sightScore: (candidate: Candidate) => number
  /** What the very first icons of a short trip are worth beside their score, whenever they are seen. */
  lead: (place: Place) => number
  mealScore: (candidate: Candidate, meal: Meal) => number
}

/** One way to use a place: for a meal, at its best time of day, or at any time. */
export interface StopOption {
  candidate: Candidate
  /** Row in the travel matrix; the base is row 0. */
  site: number
  /** Of a place that is begun at its other end: its row when it is not. */
  turned?: number
  meal?: Meal
  /** What a visit at this time of day is worth, as a share of one at the best. */
  worth: number
  /** After dinner: a night out, or a monument that is lit. */
  night: boolean
  /** Shortest, planned and longest stay on the grid, minutes. */
  stay: [number, number, number]
  /** By frame, within the hours of a day out. */
  spans: OpenSpan[][]
  /** By day: when a visit of the planned length may start. */
  starts: Span[][]
  /** By day: the parts of the spans at which the place is at its best. */
  peak: OpenSpan[][]
  /** Of a stop that stays where it is: the stop. */
  kept?: Activity
  /** Out of town for most of the day. */
  away?: boolean
}

/** The way between any two of a trip's sites, from where the first is left to where the second begins, as matrices stored row after row. */
export interface TravelMatrix {
  sites: number
  travel: (from: number, to: number) => Travel
  /** Where a site is begun and left. */
  ends: (site: number) => Ends | undefined
  /** Minutes, rounded up to the timetable's grid; and as they are. */
  minutes: Float64Array
  way: Float64Array
  meters: Float64Array
  /** Metres between the nearest ends, the same in both directions: what the shape of a day is measured in. */
  apart: Float64Array
  /** Metres on foot; 0 where the way is ridden. */
  walked: Float64Array
  /** 1 where the way is ridden. */
  ridden: Float64Array
  /** Hundredths that a ride costs; 0 for the way to and from a day trip, whose price holds it. */
  fares: Float64Array
}

/** A stop of a solved day. */
export interface TimedOption {
  option: StopOption
  start: MinuteOfDay
  end: MinuteOfDay
}

/** The parts of a draft where there is a catalogue. Lists by day are in the order of the frames. */
export interface CatalogueParts {
  /** The days as they were asked for, and what they may be made of. */
  candidates: {
    /** Of a full day there. */
    hours: DayHours
    frames: DayFrame[]
    weather: DayWeather[]
    places: Candidate[]
    taste: Taste
    /** Houses and neighbourhoods to sleep in, the best first. */
    bases: Place[]
    /** The places are those of a plan that is put in a better order: as many of them as possible stay. */
    keepExisting: boolean
    /** Wishes that other days of the trip answer, or will. */
    answered: ReadonlySet<string>
  }
  /** A base from which each day has its meals, and a sight it can have. */
  meals: {
    /** With day trips, free days and open meals where the wishes leave no other choice. */
    frames: DayFrame[]
    base: Place
    options: StopOption[]
    travel: TravelMatrix
    /** By day, what it begins with, as indices of options in the order of the day: its meals, and the stops that stay. */
    reserved: number[][]
  }
  /** By day, its stops with their times. */
  solve: { days: TimedOption[][] }
}

/** A draft of a trip to a destination of the catalogue. */
export type CatalogueDraft<Done extends keyof CatalogueParts> = TripDraft<Destination, CatalogueParts, Done>
export type DraftWithMeals = CatalogueDraft<'candidates' | 'meals'>
export type SolvedDraft = CatalogueDraft<'candidates' | 'meals' | 'solve'>

/** A trip of which the first day is solved alone. */
export interface FirstSolved {
  /** With that day as the only one. */
  draft: SolvedDraft
  /** The day before meals are opened that make it a zigzag. */
  times: TimedOption[]
  /** By day, what it is for, as indices of options: the others are filled from it. */
  skeleton: number[][]
}
