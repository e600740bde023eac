import { beforeAll, describe, expect, it } from 'vitest'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import { prepared } from '~/domain/itinerary/edit/prepare'
import { knownTown, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { severalFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { loadRoom, sayIn } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { replyOfSeveral } from './reply-of-several'

// Rome on days 1 to 4, Florence on days 4 to 6, Venice on days 6 to 8.
const say = sayIn()
let draft: Draft
let facts: EditFacts

beforeAll(async () => {
  await loadRoom('answersOfSeveral')
  const asked = severalRequest(
    [
      ['rome', 3],
      ['florence', 2],
      ['venice', 2],
    ],
    8,
  )
  const { itinerary, request } = await planSeveral(asked)
  const view = itineraryView(itinerary, say)
  const sunTimes = () => ({ rise: '06:00', set: '20:00' })
  const towns = [knownTown('rome'), knownTown('florence'), knownTown('venice')] as const
  facts = severalFacts({ request, sunTimes }, [...towns], view, say)
  draft = draftOf(view)
}, 30_000)

const ask = (text: string, reach: 'revise' | 'plan-too-small' = 'revise') =>
  replyView(replyOfSeveral(text, draft, facts, reach), say)

/** The trip after a proposal. */
function planAfter(text: string): Draft {
  const { proposal, say: said } = ask(text)
  if (!proposal) throw new Error(`nothing is proposed: ${said}`)
  const steps = prepared(proposal, draft, facts)
  for (;;) {
    const step = steps.next()
    if (!step.done) continue
    if (!step.value.ok) throw new Error(step.value.message)
    return applyMoves(draft, step.value.moves, facts)
  }
}
const changedDays = ({ itinerary }: Draft) =>
  itinerary.days
    .filter(
      ({ activities }, index) => stopsOf(activities) !== stopsOf(draft.itinerary.days[index]?.activities),
    )
    .map(({ day }) => day)
const stopsOf = (activities: Draft['itinerary']['days'][number]['activities'] = []) =>
  activities.map(({ placeId, startTime }) => `${placeId} ${startTime}`).join()

describe('the assistant of a trip to several places', () => {
  it('proposes other places, and says why where it cannot', () => {
    const more = ask('Eine Nacht mehr in Venedig')
    expect(more.places?.destinations.map(({ nights }) => nights)).toEqual([2, 2, 3])
    expect(more.say).toContain('Rome 2 nights, Florence 2 nights and Venice 3 nights')
    expect(ask('skip Florence').places?.destinations).toHaveLength(2)
    expect(ask('skip Florence and Rome').places?.destinations).toEqual([{ destination: 'Venice, Italy' }])
    const small = ask('skip Florence', 'plan-too-small')
    expect(small.places).toBeUndefined()
    expect(small.say).toContain('Premium')
  })

  it('answers in the place that is asked about, with the days of the trip', () => {
    const { places = [], days } = draft.itinerary
    expect(ask('Is the Colosseum open on Monday?').say).toMatch(/Colosseum/)
    expect(ask('Is the Uffizi open on Monday?').say).toMatch(/Uffizi/)
    // Rome and Venice have one each.
    expect(ask('Remove the Jewish Ghetto').say).toMatch(/Rome.*Venice/)
    expect(ask('Move the Uffizi to day 1').say).toBe('You are in Florence on days 4 to 6 of the trip.')
    expect(ask('How is the weather in Venice?').say).not.toContain('Rome')
    expect(ask('How is the weather?').say).toMatch(/Rome: .*Florence: .*Venice: /)
    const [, sight] = days[6]?.activities.filter(({ type }) => type === 'attraction') ?? []
    expect(ask(`When are we at ${sight?.title}?`).say).toContain('day 7')
    expect(places).toHaveLength(3)
    expect(ask('How much does it cost in total?').say).not.toMatch(/Rome: /)
  })

  it('changes the days that are meant, in the place where they are', () => {
    const slower = planAfter('day 7 slower')
    expect(changedDays(slower)).toEqual([7])
    expect(slower.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
    const stop = draft.itinerary.days[4]?.activities.find(({ type }) => type === 'attraction')
    const without = planAfter(`remove ${stop?.title}`)
    expect(changedDays(without)).toEqual([5])
    expect(without.itinerary.days[4]?.activities.map(({ title }) => title)).not.toContain(stop?.title)
  })

  it('does what names no place in every place', () => {
    const locked = planAfter('less walking please')
    const places = new Set(
      locked.itinerary.days.filter((day) => changedDays(locked).includes(day.day)).map(({ place }) => place),
    )
    expect(places.size).toBeGreaterThan(1)
  })

  it('says that it did not understand', () => {
    expect(ask('flurble the wug').say).toContain('I did not understand that')
  })
})
