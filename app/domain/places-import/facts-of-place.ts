import type { Place } from '~/domain/catalogue/place'
import { localMoneyOf } from '~/domain/money/country-money'
import type { MapObject, Tags } from './map-object'

/** What the catalogue may say of a place, read from the tags; nothing is guessed. */

function yesNo(value: string | undefined): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'only' ? 'yes' : value === 'no' ? 'no' : undefined
}

export function accessOf({
  wheelchair,
  'blind:description:en': blind,
  tactile_writing: tactile,
}: Tags): Place['access'] {
  const answer = yesNo(wheelchair === 'designated' ? 'yes' : wheelchair)
  const access = {
    ...(answer && { wheelchair: answer }),
    ...(answer === 'yes' && { limitedMobility: 'yes' as const, noStairs: 'yes' as const }),
    ...(wheelchair === 'limited' && { limitedMobility: 'yes' as const }),
    ...((blind || tactile === 'yes') && { visualAids: 'yes' as const }),
  }
  return Object.keys(access).length > 0 ? access : undefined
}

export function dietsOf(tags: Tags): Place['diets'] {
  const keys = {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    gluten_free: 'glutenFree',
    halal: 'halal',
    kosher: 'kosher',
    dairy_free: 'dairyFree',
    lactose_free: 'dairyFree',
  } as const
  const diets: NonNullable<Place['diets']> = {}
  for (const [tag, key] of Object.entries(keys)) {
    const answer = yesNo(tags[`diet:${tag}`])
    if (answer) diets[key] = answer
  }
  if (diets.vegan === 'yes') diets.vegetarian ??= 'yes'
  return Object.keys(diets).length > 0 ? diets : undefined
}

export function addressOf(tags: Tags): string | undefined {
  const street = tags['addr:street'] ?? tags['addr:place']
  const number = tags['addr:housenumber']
  if (!street || !number) return undefined
  const address =
    /^\d/.test(street) || ['US', 'GB', 'CA', 'AU', 'FR', 'IE', 'NZ'].includes(tags['addr:country'] ?? '')
      ? `${number} ${street}`
      : `${street} ${number}`
  return address.length >= 5 && address.length <= 120 ? address : undefined
}

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', A$: 'AUD', C$: 'CAD', US$: 'USD' }
/** Currencies that are written with a bare dollar sign where they are used. */
const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']

/** Cents of an entry by `charge`, in the currency of the destination; 0 for what says that it is free. `country`: its code. */
export function chargeOf(tags: Tags, currency: string, country: string): number | undefined {
  if (tags.fee === 'no') return 0
  const [, before, figure, after] =
    /^([A-Z]{3}|[ACU]?S?[€£$¥])? ?(\d+(?:[.,]\d{1,2})?) ?([A-Z]{3}|[€£$¥])?(?:$|[ ;,/(])/.exec(
      (tags.charge ?? '').trim().replace(/\s+/g, ' '),
    ) ?? []
  const named = before ?? after
  // A bare dollar sign means the money of the country, which a plan does not always count in.
  const isOwn =
    named === '$'
      ? dollars.includes(currency) && localMoneyOf(country) === currency
      : named !== undefined && (signs[named] ?? named) === currency
  if (!figure || !isOwn) return undefined
  return Math.round(Number(figure.replace(',', '.')) * 100)
}

/** Where a fact comes from; the number finds the place again when a newer file is read. */
export function sourceOf({ ref }: MapObject, year: number): string {
  return `OpenStreetMap ${ref}, ${year}`
}

const year = /^(?:~|c\.? ?|before )?(\d{4})(?:-\d\d(?:-\d\d)?)?$/
const century = /^C(\d{1,2})$/i

/** "from 1468", "from the 15th century". */
function since(tags: Tags): string | undefined {
  const text = tags.start_date ?? tags['building:start_date'] ?? tags.year_of_construction ?? ''
  const [, built] = year.exec(text) ?? []
  if (built) return `from ${built}`
  const [, number] = century.exec(text) ?? []
  if (!number) return undefined
  const last = Number(number) % 10
  const ending = ['11', '12', '13'].includes(number) ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')
  return `from the ${number}${ending} century`
}

/** One sentence on a sight, of what its tags say. */
export function sightFact(word: string, area: string, town: string, tags: Tags): string {
  const built = since(tags)
  const architect = tags.architect?.split(';')[0]?.trim()
  const listed =
    tags['ref:whc'] || tags.heritage === '1'
      ? 'It is world heritage.'
      : tags.heritage
        ? 'It is a protected monument.'
        : undefined
  const artist = tags.artist_name?.split(';')[0]?.trim()
  const first = [
    capital(word),
    built,
    architect && architect.length < 60
      ? `by ${architect}`
      : artist && artist.length < 60
        ? `by ${artist}`
        : undefined,
    within(area),
  ]
  const sentence = first.filter((part) => part !== undefined).join(' ')
  return fitting(`${sentence}.`, `${sentence}, ${town}.`, listed).slice(0, 220)
}

/** A fact has at least this many letters. */
const shortest = 20

/** The first that is long enough, and what comes after it. */
export function fitting(plain: string, withTown: string, more: string | undefined): string {
  const whole = [plain, more].filter((part) => part !== undefined).join(' ')
  if (whole.length >= shortest) return whole
  return withTown.length >= shortest ? withTown : `${withTown} The map says no more of it.`
}

/** "in Altstadt", "around the castle". */
export function within(area: string): string {
  return area.startsWith('Around ') ? `a${area.slice(1)}` : `in ${area}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
