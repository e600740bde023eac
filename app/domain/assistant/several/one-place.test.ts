import { beforeAll, describe, expect, it } from 'vitest'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import { knownTown } from '~/domain/testing/plan-of-several'
import { planOfTown, townRequest } from '~/domain/testing/plan-of-town'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { loadRoom, sayIn } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { placesAsked, replyOfSeveral, townsAdded } from './reply-of-several'

// Six days in Rome: five nights.
const say = sayIn()
let draft: Draft
let facts: EditFacts

beforeAll(async () => {
  await loadRoom('answersOfSeveral')
  const rome = knownTown('rome')
  const request = townRequest('rome', { days: 6 })
  const plan = await planOfTown(request, rome)
  draft = draftOf(itineraryView({ ...plan, ...judge(plan, request, rome) }, say))
  facts = editFacts({ request, destination: rome, sunTimes: () => ({ rise: '06:00', set: '20:00' }) }, say)
}, 30_000)

const towns = (text: string) => townsAdded(placesAsked(text, facts))

describe('a town that is added to a trip to one place', () => {
  it.each([
    ['Add Florence for two nights', 'Florence'],
    ['Could we visit Florence for two nights as well?', 'Florence'],
    ['Rome 3 nights, then Florence 2 nights', 'Florence', 3],
    ['Bitte Florenz für zwei Nächte hinzufügen', 'Florenz'],
    ['Ajouter Florence pour deux nuits', 'Florence'],
    ['Añade Florencia dos noches', 'Florencia'],
    ['Aggiungi Firenze per due notti', 'Firenze'],
  ])('%s', (text, town, stays?: number) => {
    expect(towns(text)).toEqual([{ destination: town, nights: 2 }])
    const { places, say: said } = replyView(replyOfSeveral(text, draft, facts, 'revise'), say)
    expect(places?.destinations).toEqual([
      { destination: 'Rome, Italy', nights: stays ?? 5 },
      { destination: town, nights: 2 },
    ])
    expect(said).toContain(`Rome ${stays ?? 5} nights and ${town} 2 nights`)
    // A place that is added makes the trip longer, and that is said.
    if (stays === undefined) {
      expect(places?.days).toBe('fit')
      expect(said).toContain('The trip gets 2 days longer.')
    }
  })

  it('takes nights from the others where the dates shall stay, and where the plan has no longer trips', () => {
    const same = replyView(
      replyOfSeveral('Add Florence for two nights, same dates', draft, facts, 'revise'),
      say,
    )
    expect(same.places?.destinations.map(({ nights }) => nights)).toEqual([3, 2])
    expect(same.say).toContain('The dates stay')
    const small = { ...facts, request: { ...facts.request, dayLimit: 7 } }
    const capped = replyView(replyOfSeveral('Add Florence for two nights', draft, small, 'revise'), say)
    expect(capped.places?.destinations.map(({ nights }) => nights)).toEqual([4, 2])
    expect(capped.say).toContain('Your plan has trips of up to 7 days, so this one gets only 1 day longer')
  })

  it('may come first, and is refused with words where the plan does not include editing', () => {
    const first = replyOfSeveral('Add Naples for two nights before Rome', draft, facts, 'revise')
    expect(first.places?.destinations.map(({ destination }) => destination)).toEqual([
      'Naples',
      'Rome, Italy',
    ])
    const free = replyView(replyOfSeveral('Add Naples for two nights', draft, facts, 'plan-too-small'), say)
    expect(free.places).toBeUndefined()
    expect(free.say).toContain('plan')
  })

  it.each([
    'add the Colosseum',
    'add Trastevere on day two',
    'Is the Pantheon open on Sunday?',
    'skip the museums',
    'What should we pack for Rome?',
    'a dinner in Trastevere',
    'We would like to see the Sistine Chapel and the Borghese Gallery',
    'Could we go to Ostia Antica on day 3?',
  ])('"%s" is about Rome', (text) => {
    expect(towns(text)).toEqual([])
  })
})
