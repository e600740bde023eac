import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { replyTo } from '~/domain/assistant/reply'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { areaGuide } from '~/domain/guide/area-guide'
import { tripGuide } from '~/domain/guide/trip-guide'
import { draftOf } from '~/domain/itinerary/edit/draft'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type Param, type Say, type Sentences, sayer } from '~/domain/message'
import { areaEngine } from '~/domain/planning/area-engine/area-engine'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { failureSentences, generationFailed } from '~/domain/planning/failure-sentences'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { tripIdea } from '~/domain/planning/surprise/trip-idea'
import type { PlanRequest } from '~/domain/request/plan-request'
import { seeded } from '~/domain/seeded-random'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { exportFile, exportFiles } from '~/domain/trips/export/export-file'
import { tripToTake } from '~/domain/trips/export/trip-to-take'
import { editFacts } from '~/messages/edit-facts'
import { guideView } from '~/messages/guide-view'
import { eventView, failureView, itineraryView } from '~/messages/itinerary-view'
import { type Chapter, speaker } from '~/messages/language'
import { sayIn } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { type Room, rooms } from '~/messages/rooms'
import { generateItinerary } from './generate-itinerary'

/**
 * A language without words: a sentence is a sign and what others put into it. Whatever letters are left are not of a
 * chapter, and no other language could change them.
 */
const wordless = speaker({
  chapters: Object.fromEntries(
    Object.entries(rooms).map(([room, sentences]) => [room, chapterOf(sentences)]),
  ) as Record<Room, Chapter>,
})

function chapterOf(sentences: Sentences): Chapter {
  return {
    speak({ code, params }, say) {
      const shape = Object.hasOwn(sentences, code) ? sentences[code] : undefined
      if (!shape) return undefined
      const parts = Object.entries(params).flatMap(([name, value]) => {
        const schema = shape[name]
        return schema && isFree(schema as z.ZodType) ? [words(value, say)] : []
      })
      return ['§', ...parts].join(' ')
    },
  }
}

/** Whether a parameter can be any text or a message, and is not one of our own few words. */
function isFree(schema: z.ZodType): boolean {
  return [['any text'], 'any text'].some((value) => schema.safeParse(value).success)
}

function words(value: Param, say: Say): string {
  if (Array.isArray(value)) return value.map((each) => words(each, say)).join(' ')
  if (typeof value === 'object' && value !== null) return say(value)
  return String(value ?? '')
}

/** Names and descriptions: the catalogue's and the gazetteer's, which are data. */
const dataKeys = new Set(
  'name label fact tips country town languages language local say location holidays emergency plug overview airport tipping localMoney'.split(
    ' ',
  ),
)

function dataIn(value: unknown, isData = false): string[] {
  if (typeof value === 'string') return isData ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => dataIn(each, isData || dataKeys.has(key)))
}

/** The words of a text that are neither data nor signs. */
function lettersLeft(text: string, data: readonly string[]): string[] {
  let rest = text
  for (const known of data) rest = rest.replaceAll(known, ' ')
  return rest.match(/\p{L}{2,}/gu) ?? []
}

const shownKeys = new Set([
  'overview',
  'title',
  'area',
  'description',
  'reason',
  'note',
  'tips',
  'evidence',
  'time',
  'cost',
])

function shown(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return shownKeys.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => shown(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => shown(each, name))
}

async function planned<D extends Destination | Locality>(
  engine: PlannerEngine<D>,
  request: PlanRequest,
  destination: D,
): Promise<Itinerary> {
  const work = generateItinerary(engine, request, destination, () => ({ rise: '06:00', set: '20:40' }))
  let step = await work.next()
  while (!step.done) step = await work.next()
  if (!step.value.ok) throw new Error(step.value.failure.code)
  return step.value.itinerary
}

const wishes = ['Museums', 'History', 'Quux therapy']
const request = cityRequest(
  { days: 9, interests: wishes, arrival: '14:00' },
  { accessibility: ['Wheelchair accessible'], dietaryRestrictions: ['Vegetarian', 'Kosher'] },
)
const longestFirst = (texts: string[]) => [...new Set(texts)].sort((a, b) => b.length - a.length)
const data = longestFirst([
  ...dataIn(testCity),
  ...wishes,
  'Wheelchair accessible',
  'Vegetarian',
  'Kosher',
  'EUR',
])

describe('a language is its chapters and nothing else: without words in them no words of ours are left', () => {
  it('in a plan of the catalogue, its checks, tips and notes', async () => {
    const kept = await planned(catalogueEngine, request, testCity)
    const texts = shown(itineraryView(kept, wordless))
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.flatMap((text) => lettersLeft(text, data))).toEqual([])
    expect(
      shown(itineraryView(kept, sayIn())).flatMap((text) => lettersLeft(text, data)).length,
    ).toBeGreaterThan(300)
  })

  it('in a plan of a place without a catalogue', async () => {
    const locality = testLocality()
    const asked = {
      ...cityRequest({ days: 5, interests: wishes }),
      destinationId: null,
      locality: locality.label,
    }
    const kept = await planned(
      areaEngine(() => ({ rise: '06:00', set: '20:40' })),
      asked,
      locality,
    )
    const names = longestFirst([...dataIn(locality), ...wishes])
    expect(shown(itineraryView(kept, wordless)).flatMap((text) => lettersLeft(text, names))).toEqual([])
  })

  it('in why a trip cannot be planned', async () => {
    const clash = cityRequest(
      { days: 4 },
      { accessibility: ['Wheelchair accessible', 'No stairs'], childFriendly: true },
    )
    const work = generateItinerary(catalogueEngine, clash, testCity, () => null)
    const end = await work.next()
    if (!end.done || end.value.ok) throw new Error('it can be planned')
    const { message, title } = failureView(end.value.failure, wordless)
    const options = [...data, 'No stairs']
    expect([message, title ?? ''].flatMap((text) => lettersLeft(text, options))).toEqual([])
    const event = eventView(
      { event: 'error', data: { code: 'generation-failed', message: generationFailed } },
      wordless,
    )
    expect(event).toMatchObject({ data: { message: '§' } })
    const replan = sayer(failureSentences)('replan.nothing-fits', { days: [2], try: 'unlock' })
    expect(lettersLeft(wordless(replan), [])).toEqual([])
  })

  it('in answers of the assistant and what it proposes', async () => {
    const kept = await planned(catalogueEngine, cityRequest(), testCity)
    const facts = editFacts({ request: cityRequest(), destination: testCity, sunTimes: () => null }, wordless)
    const draft = draftOf(itineraryView(kept, wordless))
    const stop = kept.days[0]?.activities.find(({ type }) => type === 'attraction')?.title
    if (typeof stop !== 'string') throw new Error('no stop')
    const sentences = [
      `Why ${stop}?`,
      `When does ${stop} open?`,
      `When is ${stop}?`,
      `What else is near ${stop}?`,
      'How much in total?',
      'How much is day 1?',
      'How many km do we walk?',
      'Are there problems?',
      'What is on day 2?',
      'swap day 1 and 2',
      'less walking on day 2',
      'cheaper dinner',
      'no beaches',
      'add quuxes',
      'sing me a song',
    ]
    for (const sentence of sentences) {
      const { say, proposal } = replyView(replyTo(sentence, draft, facts, 'revise'), wordless)
      expect(say, sentence).toMatch(/§/)
      const left = [say, proposal?.title ?? ''].flatMap((text) =>
        lettersLeft(text, [...data, 'beaches', 'quuxes']),
      )
      expect(left, sentence).toEqual([])
    }
    expect(replyView(replyTo('no beaches', draft, facts, 'not-theirs'), wordless).say).toBe('§')
  })

  it('in why a surprise trip is when it is', () => {
    const idea = tripIdea(testCity, { today: '2027-01-05', mostDays: 7, random: seeded(3) })
    const reason = wordless(idea.reason)
    expect(reason).toMatch(/^§/)
    expect(lettersLeft(reason, data)).toEqual([])
  })

  it('in the guide beside a plan', async () => {
    const reader = { ab: 'a' as const, userId: null }
    const ask = { plan: 'premium' as const, budget: 'moderate' as const, reader }
    const kept = await planned(catalogueEngine, cityRequest({ days: 5 }), testCity)
    const here = tripGuide(kept, testCity, ask)
    const ghent = { name: 'Ghent', country: 'Belgium', countryCode: 'BE' }
    const area = (from: Destination | null) => areaGuide(kept, ghent, from, { plan: 'premium' })
    const guides = [here, area(testCity), area(null)]
    const known = longestFirst([
      ...data,
      ...dataIn(here.essentials?.phrases),
      ...Object.values(ghent),
      'English',
    ])
    const left = guides.map((guide) => textsOfGuide(guideView(guide, wordless)))
    expect(left.flat().length).toBeGreaterThan(60)
    expect(left.flat().flatMap((text) => lettersLeft(text, known))).toEqual([])
  })

  it.each(exportFiles.filter((file) => file !== 'trip.json'))('in %s', async (file) => {
    const kept = await planned(catalogueEngine, cityRequest(), testCity)
    const trip = tripToTake(itineraryView(kept, wordless), testCity, null, wordless)
    const { body } = exportFile(trip, file, { key: 'k', sequence: 1, now: 0, say: wordless })
    expect(textsOf(file, body).flatMap((text) => lettersLeft(text, data))).toEqual([])
  })
})

/** What people read of a guide: all its texts but ids, dates and codes. */
function textsOfGuide(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'date', 'ab', 'drivesOn', 'rise', 'set'].includes(key) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    textsOfGuide(each, Array.isArray(value) ? key : name),
  )
}

/** What people read of a file, without the words of its format. */
function textsOf(file: string, body: string): string[] {
  if (file.endsWith('.ics')) {
    const lines = body.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\\;', ';').split('\r\n')
    const told = lines.filter((line) =>
      /^(NAME|X-WR-CALNAME|SUMMARY|DESCRIPTION|LOCATION|CATEGORIES):/.test(line),
    )
    return told.map((line) => line.slice(line.indexOf(':') + 1).replaceAll('\\n', ' '))
  }
  if (file.endsWith('.gpx'))
    return [...body.matchAll(/<(?:name|desc)>([^<]*)</g)].map(([, text]) => text ?? '')
  if (file.endsWith('.geojson'))
    return [...body.matchAll(/"(?:name|description|cost)": "([^"]*)"/g)].map(([, text]) => text ?? '')
  return [body]
}
