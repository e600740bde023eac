import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'

/** Words too common in names to tell one from another. */
export const common = new Set([
  'museum',
  'museums',
  'restaurant',
  'cafe',
  'walk',
  'park',
  'market',
  'garden',
  'gardens',
  'bar',
  'club',
  'the',
  'and',
])

const beyondAscii = /[^\x20-\x7e]/

/** Lower case, without accents and signs, single spaces: what people type and what names are compared in. */
export function plain(text: string): string {
  const letters = beyondAscii.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text
  return letters
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()
}

/** How well a name is meant by a text with blanks at both ends: 1 where all of it is said, 0 where none of its telling words is. */
function meant(name: string, text: string): number {
  const words = plain(name)
  if (text.includes(` ${words} `)) return 1
  const telling = words.split(' ').filter((word) => word.length >= 4 && !common.has(word))
  const said = telling.filter((word) => text.includes(` ${word} `))
  return telling.length === 0 ? 0 : (0.9 * said.length) / telling.length
}

function mostMeant<T>(items: readonly T[], nameOf: (item: T) => string, text: string): T | undefined {
  let best: { item: T; share: number } | undefined
  for (const item of items) {
    const share = meant(nameOf(item), text)
    if (share > 0 && (!best || share > best.share)) best = { item, share }
  }
  return best?.item
}

/** The stop that a text speaks of. */
export function stopIn(
  text: string,
  { days }: Pick<ItineraryView, 'days'>,
): { day: DayView; stop: ActivityView } | undefined {
  const stops = days.flatMap((day) => stopsOf(day).map((stop) => ({ day, stop })))
  return mostMeant(stops, ({ stop }) => stop.title, ` ${plain(text)} `)
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** The days a text names, in its order. */
export function daysIn(text: string, count: number): number[] {
  const words = plain(text)
    .replace(/\blast day\b/g, `day ${count}`)
    .replace(
      new RegExp(`\\b(${ordinals.join('|')}) day\\b`, 'g'),
      (_, word: string) => `day ${ordinals.indexOf(word) + 1}`,
    )
    .replace(new RegExp(`\\b(${numbers.join('|')})\\b`, 'g'), (word) => String(numbers.indexOf(word) + 1))
  const named = [...words.matchAll(/\bdays? (\d{1,2})(?: (?:and|with|to) (?:day )?(\d{1,2}))?/g)]
  return named
    .flatMap(([, first, second]) => [first, second])
    .flatMap((day) => (day === undefined ? [] : [Number(day)]))
    .filter((day) => day >= 1 && day <= count)
}
