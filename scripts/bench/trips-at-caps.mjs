// @ts-check
// The largest itineraries that a person can save, each costly in another way. `turn` changes every text, so that nothing that
// is remembered of the last turn helps.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('../../app/domain/itinerary/caps')} */
const { caps, overCaps } = await tsImport('../../app/domain/itinerary/caps.ts', import.meta.url)

const CATALOGUE = fileURLToPath(new URL('../../public/catalogue/rome.json', import.meta.url))
/** @type {{ places: { id: string, name: string, kind: string, at: [number, number] }[] }} */
const { places } = JSON.parse(readFileSync(CATALOGUE, 'utf8'))

const LONGEST = { startDate: '2027-05-03', endDate: '2027-07-01' }
const rome = {
  destination: 'Rome, Italy',
  budget: 'moderate',
  interests: ['Museums', 'Food & Dining', 'History'],
  additionalInfo: '',
}

/** @typedef {any} Itinerary */
/** @typedef {{ name: string, form: object, changed: (itinerary: Itinerary, turn: number) => Itinerary }} TripAtCaps */

const PROSE =
  'a long walk by the river with time for a rest in the shade, and a view over the roofs at the end of it, '
/** Reads like names of venues, which the words check looks up one by one. */
const CAPITALS = 'Trattoria Velotti At Gardina Bellaforte Osteria Mirando "Casa Verano" Bar Solanti, '

/**
 * @param {string} of
 * @param {number} length
 * @param {string} mark Put first, so that no two texts are the same.
 */
const filled = (of, length, mark) =>
  `${mark} ${of.repeat(Math.ceil(length / of.length))}`.slice(0, Math.max(1, length)).padEnd(1, '.')

/** @param {number} minute */
const clock = (minute) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * @param {object} shape
 * @param {number} shape.days
 * @param {boolean} shape.typed Whether the stops are typed in by the traveller, else places of the catalogue.
 * @param {string} shape.words
 * @returns {TripAtCaps['changed']}
 */
function atCaps({ days: count, typed, words }) {
  const each = Math.min(caps.activitiesADay, Math.floor(caps.activities / count))
  const pool = typed ? [] : places.filter(({ kind }) => kind !== 'base' && kind !== 'transport')
  /** Characters of a stop's texts, as many as the caps let pass. */
  let ofStop = 100
  /** @type {TripAtCaps['changed']} */
  const made = (itinerary, turn) => {
    const [stay] = itinerary.days[0].activities.slice(-1)
    const days = itinerary.days.slice(0, count).map((/** @type {any} */ day, /** @type {number} */ at) => ({
      ...day,
      title: filled(words, caps.dayTitle, `${turn}.${at}`),
      area: filled(words, caps.area, `${turn}.${at}`),
      note: filled(words, caps.note, `${turn}.${at}`),
      activities: Array.from({ length: each - 1 }, (_, index) => {
        const number = at * each + index
        const place = pool[number % pool.length]
        const start = 420 + index * Math.floor(900 / each)
        const mark = `${turn}.${number}`
        return {
          id: `stop-${number}`,
          type: index % 4 === 1 ? 'food' : 'attraction',
          title: place?.name ?? filled(words, Math.min(caps.title, ofStop), mark),
          description: filled(words, Math.min(caps.description, ofStop), mark),
          reason: filled(words, Math.min(caps.reason, ofStop), mark),
          placeId: place?.id ?? null,
          latitude: place?.at[0] ?? 41.88 + (number % 37) / 1000,
          longitude: place?.at[1] ?? 12.46 + (number % 41) / 1000,
          startTime: clock(start),
          endTime: clock(start + Math.floor(700 / each)),
          time: clock(start),
          costCents: 100 + number,
          travel: { mode: index % 3 ? 'walk' : 'transit', minutes: 7, meters: 500 + number },
        }
      }).concat({ ...stay, id: `stay-${at}`, description: '', reason: '' }),
    }))
    const tips = Array.from({ length: caps.tips }, (_, index) => filled(words, 300, `${turn}.${index}`))
    const overview = filled(words, caps.overview, String(turn))
    return { ...itinerary, overview, tips, days, endDate: days.at(-1).date }
  }
  return (itinerary, turn) => {
    while (ofStop > 1 && overCaps(made(itinerary, 100)).length > 0) ofStop--
    return made(itinerary, turn)
  }
}

/** @type {TripAtCaps[]} */
export const tripsAtCaps = [
  {
    name: 'sixty days, as planned',
    form: { ...rome, ...LONGEST },
    changed: (itinerary, turn) => ({ ...itinerary, tips: [`Turn ${turn}`, ...itinerary.tips.slice(1)] }),
  },
  {
    name: 'all caps, places of the catalogue',
    form: { ...rome, ...LONGEST },
    changed: atCaps({ days: caps.days, typed: false, words: CAPITALS }),
  },
  {
    name: 'all caps, typed stops',
    form: { ...rome, ...LONGEST },
    changed: atCaps({ days: caps.days, typed: true, words: PROSE }),
  },
  {
    name: 'all caps, the fullest days',
    form: { ...rome, ...LONGEST },
    changed: atCaps({
      days: Math.floor(caps.activities / caps.activitiesADay),
      typed: false,
      words: PROSE,
    }),
  },
]
