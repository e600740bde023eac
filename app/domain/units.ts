import { fromClock, type MinuteOfDay, toClock, toTwelveHour } from '~/domain/calendar/clock-time'

/** How times and distances are written for a reader. Nothing is stored this way: times stay `14:30`, distances metres. */
export interface Units {
  /** Hours of the clock. */
  clock: '12' | '24'
  distance: 'km' | 'mi'
}

export const plainUnits: Units = { clock: '24', distance: 'km' }

/** Regions with a twelve-hour clock, as CLDR prefers it; of those with several languages, for the ones we meet. */
const twelveHour = new Set(
  'US CA AU NZ IN PK BD LK PH MY SG HK TW KR EG SA AE QA KW BH OM YE JO LB IQ SD DZ MA TN LY MX CO VE PE PA PR DO GR AL CY JM TT BS BB GH NG KE UG ZA ZW ZM'.split(
    ' ',
  ),
)
/** Of those, regions whose first language writes 24 hours. */
const twentyFour = new Set(['ZA', 'MA', 'TN', 'DZ', 'LB', 'MX', 'HK', 'fr-CA'])
/** Regions whose roads are measured in miles. */
const miles = new Set(['US', 'GB', 'LR', 'PR', 'GU', 'VI', 'AS'])
/** The region of a language that names none, where one is clear. */
const likely: Record<string, string> = {
  en: 'US',
  ar: 'EG',
  hi: 'IN',
  ko: 'KR',
  bn: 'BD',
  ur: 'PK',
  el: 'GR',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  fi: 'FI',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  pl: 'PL',
  cs: 'CZ',
  hu: 'HU',
  ja: 'JP',
}

/** Language and region of the first tag of an Accept-Language header; no region where none is named or clear. */
export function regionAccepted(header: string | null): { language: string; region?: string | undefined } {
  const [first] = (header ?? '').split(',')
  const [tag = ''] = (first ?? '').split(';')
  if (!/^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,3}$/i.test(tag.trim())) return { language: '' }
  const [language = '', ...parts] = tag.trim().replaceAll('_', '-').split('-')
  const named = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase()
  return { language: language.toLowerCase(), region: named ?? likely[language.toLowerCase()] }
}

/** The units that are usual there. */
export function unitsAccepted(header: string | null): Units {
  const { language, region } = regionAccepted(header)
  if (!region) return plainUnits
  const isTwentyFour = twentyFour.has(region) || twentyFour.has(`${language}-${region}`)
  return {
    clock: twelveHour.has(region) && !isTwentyFour ? '12' : '24',
    distance: miles.has(region) ? 'mi' : 'km',
  }
}

/** "24-km", as the page keeps it; the cookie adds a currency. */
export function unitsText({ clock, distance }: Units): string {
  return `${clock}-${distance}`
}

export function readUnits(text: string | undefined): Units | null {
  const read = /^(12|24)-(km|mi)(-[A-Z]{3}|-none)?$/.exec(text ?? '')
  if (!read) return null
  return { clock: read[1] === '12' ? '12' : '24', distance: read[2] === 'mi' ? 'mi' : 'km' }
}

/** "9:05 AM" or "09:05". */
export function minuteText(minute: MinuteOfDay, { clock }: Units): string {
  return clock === '12' ? toTwelveHour(minute) : toClock(minute)
}

/** A stored time as it is read: "9:05 AM" for "09:05". A text that is no time stays as it is. */
export function clockText(clock: string, units: Units): string {
  return /^\d\d:\d\d$/.test(clock) ? minuteText(fromClock(clock), units) : clock
}

const metersAMile = 1609.344
const feetAMeter = 3.28084

/** "1.2 km", "0.7 mi"; what would round to nothing in metres or feet: "40 m", "130 ft". */
export function wayText(meters: number, units: Units): string {
  const { distance } = units
  const tenth = distance === 'mi' ? metersAMile / 10 : 100
  if (meters > 0 && meters < tenth / 2) return shortWayText(meters, units)
  return distance === 'mi' ? `${(meters / metersAMile).toFixed(1)} mi` : `${(meters / 1000).toFixed(1)} km`
}

/** The same, in metres or feet where it is short: "80 m", "250 ft". */
export function shortWayText(meters: number, units: Units): string {
  if (units.distance === 'mi')
    return meters < 160 ? `${Math.round((meters * feetAMeter) / 10) * 10} ft` : wayText(meters, units)
  return meters < 995 ? `${Math.round(meters / 10) * 10} m` : wayText(meters, units)
}

/** A limit that is counted in kilometres: "5 km", "about 3 mi". */
export function limitText(km: number, { distance }: Units): string {
  return distance === 'mi' ? `about ${Number(((km * 1000) / metersAMile).toFixed(1))} mi` : `${km} km`
}

/** "9 AM" or "09:00", for the scale of a drawing. */
export function hourText(minute: MinuteOfDay, units: Units): string {
  return minuteText(minute, units).replace(/^(\d+):00 /, '$1 ')
}

/** "2 km", "500 m", "0.5 mi": a round distance, for the scale of a drawing. */
export function roundWayText(meters: number, { distance }: Units): string {
  if (distance === 'mi') return `${Number((meters / metersAMile).toFixed(2))} mi`
  return meters >= 1000 ? `${Number((meters / 1000).toFixed(1))} km` : `${meters} m`
}

/** Round distances in metres from the largest: those of a scale in miles or in kilometres. */
export function roundWays({ distance }: Units): readonly number[] {
  const sizes = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05]
  return sizes.map((size) => size * (distance === 'mi' ? metersAMile : 1000))
}
