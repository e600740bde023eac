import { beforeAll, describe, expect, it } from 'vitest'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import { journeysOf } from '~/domain/itinerary/split-places'
import { knownTown, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { severalFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { loadRoom, sayIn } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { replyOfSeveral } from './reply-of-several'

// London on days 1 to 3, Paris on days 3 to 5, Ljubljana on days 5 to 7: to Paris by a train whose timetable is known, then by an estimate.
const say = sayIn()
let draft: Draft
let facts: EditFacts

beforeAll(async () => {
  await loadRoom('answersOfSeveral')
  const towns = ['london', 'paris', 'ljubljana'] as const
  const { itinerary, request } = await planSeveral(
    severalRequest(
      towns.map((id) => [id, 2]),
      7,
    ),
  )
  const view = itineraryView(itinerary, say)
  const [london, paris, ljubljana] = towns.map(knownTown)
  if (!london || !paris || !ljubljana) throw new Error('a town is missing')
  const sunTimes = () => ({ rise: '06:00', set: '20:00' })
  facts = severalFacts({ request, sunTimes }, [london, paris, ljubljana], view, say)
  draft = draftOf(view)
}, 30_000)

const ask = (text: string, ...earlier: string[]) =>
  replyView(replyOfSeveral(text, draft, facts, 'revise', earlier), say).say

const times =
  /^Train to Paris, day 3 \(.*\): leaves London St Pancras International at \d\d:\d\d, arrives at Paris/
const length = /^Train to Paris, day 3 .*: 2 h 20 min on the way, about \d+ h (\d+ min )?from base to base\./
const station = /^Train to Paris, day 3 .*: from London St Pancras International to Paris Gare du Nord\./
const price = /^Train to Paris, day 3 .*: £\d+\.00 for one traveller\. That is usual in 20\d\d/
const often = /^Train to Paris, day 3 .*: about every 1 h, the first around \d.*, the last around \d/
const missed = /^Train to Paris, if you miss it: the next leaves around \d\d:\d\d, .*Ask the company first/

describe('questions about the journeys of a trip', () => {
  it.each([
    ['When does the train to Paris leave?', times],
    ['what time do we leave London', times],
    ['How do we get to Paris?', /leaves London St Pancras International at .*; 2 h 20 min on the way/],
    ['How long does the train to Paris take?', length],
    ['From which station does the Paris train leave?', station],
    ['How much is the train from London to Paris?', price],
    ['How often does the train to Paris go?', often],
    ['When is the last train to Paris?', /leaves London St Pancras.*; about every 1 h/],
    ['What if we miss the train to Paris?', missed],
    ['Wann fährt der Zug nach Paris?', times],
    ['Wie lange dauert die Fahrt nach Paris?', length],
    ['Von welchem Bahnhof fährt der Zug nach Paris?', station],
    ['Was kostet der Zug nach Paris?', price],
    ['Wie oft fährt der Zug nach Paris?', often],
    ['Was, wenn wir den Zug nach Paris verpassen?', missed],
    ['À quelle heure part le train pour Paris ?', times],
    ['Combien de temps dure le trajet pour Paris ?', length],
    ['De quelle gare part le train pour Paris ?', station],
    ['Combien coûte le train pour Paris ?', price],
    ['Tous les combien y a-t-il un train pour Paris ?', often],
    ['Et si on rate le train pour Paris ?', missed],
    ['¿A qué hora sale el tren a París?', times],
    ['¿Cuánto dura el trayecto a París?', length],
    ['¿De qué estación sale el tren a París?', station],
    ['¿Cuánto cuesta el tren a París?', price],
    ['¿Cada cuánto sale el tren a París?', often],
    ['¿Y si perdemos el tren a París?', missed],
    ['A che ora parte il treno per Parigi?', times],
    ['Quanto dura il viaggio per Parigi?', length],
    ['Da quale stazione parte il treno per Parigi?', station],
    ['Quanto costa il treno per Parigi?', price],
    ['Ogni quanto parte il treno per Parigi?', often],
    ['E se perdiamo il treno per Parigi?', missed],
  ])('%s', (text, expected) => {
    expect(ask(text)).toMatch(expected)
  })

  it('tells what the plan and the facts have, and no more', () => {
    const [first] = journeysOf(draft.itinerary)
    expect(first?.journey).toMatchObject({ every: 60, minutes: 140, toStation: 'Paris Gare du Nord' })
    expect(first?.startTime).toBe('10:00')
    expect(ask('When does the train to Paris leave?')).toContain(`at ${first?.startTime}, arrives`)
    expect(ask('How much is the train to Paris?')).toContain(`: ${first?.cost} for one traveller`)
    // The first stop there begins before one is there with the next train.
    expect(ask('What if we miss the train to Paris?')).toMatch(/too late for (?!.*rides by).* at 1\d:\d\d\./)
    const estimate = ask('When do we leave for Ljubljana, how long is it, which station and how much?')
    expect(estimate).toMatch(
      /^Flight to Ljubljana, day 5 .*the stations are not known here.*estimated from the distance/,
    )
    expect(ask('What if we miss the flight?')).toMatch(
      /^Flight to Ljubljana, if you miss it: the timetable is not known/,
    )
  })

  it('takes "it" for the journey that was asked about, in the message or the one before', () => {
    expect(ask('When does the train to Paris leave? How long is it? What if we miss it?')).toMatch(
      /leaves London.*2 h 20 min on the way.*if you miss it/,
    )
    expect(ask('What does it cost?', 'How long is it?', 'When does the train to Paris leave?')).toMatch(price)
    expect(
      ask('What does it cost?', 'How is the weather?', 'When does the train to Paris leave?'),
    ).not.toMatch(price)
    expect(ask('What if we miss it?')).toMatch(/Train to Paris, if.*Flight to Ljubljana, if/)
  })

  it.each([
    'How long are we in Paris?',
    'How much does it cost in total?',
    'When are we at the Louvre?',
    'How do we get from the Louvre to the Orsay Museum?',
    'Is there something to eat near the station in Paris?',
    'How do we get to the airport?',
    'Book the train to Paris',
    'Train tickets',
    'Is the metro in Paris expensive?',
    'How is the weather in Paris?',
    'One night more in Paris',
    'Where do we stay in Paris?',
    'Skip Paris',
  ])('"%s" is about something else', (text) => {
    expect(ask(text)).not.toMatch(/(to Paris|to Ljubljana),/)
  })
})
