import { describe, expect, it } from 'vitest'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf, stopsOf } from '~/domain/itinerary/edit/draft'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { replyTo } from './reply'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const draft = draftOf(
  itineraryView({ ...testPlan, ...judge(testPlan, testRequest, testDestination) }, sayIn()),
)
const ask = (sentence: string) => replyView(replyTo(sentence, draft, facts, 'revise'), facts.say)
const movesFor = (sentence: string) => {
  const { proposal, say } = ask(sentence)
  if (!proposal || !('moves' in proposal)) throw new Error(`no edits are proposed: ${say}`)
  return proposal.moves
}
const titlesAfter = (sentence: string, day: number) => {
  const after = applyMoves(draft, movesFor(sentence), facts).itinerary.days[day - 1]
  return after ? stopsOf(after).map(({ title }) => title) : []
}

describe('questions are answered from the itinerary and the catalogue', () => {
  it.each([
    ['When does the Rope Museum open?', 'Rope Museum is open 09:00 to 18:00 on Tue 4 May.'],
    ['is the tile church open?', 'Tile Church is open 09:00 to 12:00 and 15:00 to 18:30 on Wed 5 May.'],
    ['What are the opening hours of Night Cellar', 'Night Cellar is open 08:00 to 22:00'],
    ['Why is Sea Gate in the plan?', 'You asked for History'],
    ['How much is it in total?', 'in total for one traveller'],
    ['how much is day 2', 'Day 2 comes to €'],
    ['What else is near the Sea Gate?', 'Near Sea Gate, and not in your plan:'],
    ['what time is Net Loft', 'on day 1, Mon 3 May, from 12:30 to 13:30'],
    ['How much walking is it?', 'Day 1:'],
    ['Are there problems?', 'All 16 checks pass.'],
    ['What is on day 3?', '08:00 Egg House'],
  ])('%s', (question, answer) => {
    expect(ask(question).say).toContain(answer)
    expect(ask(question).proposal).toBeUndefined()
  })
})

describe('wishes become edits', () => {
  it('swaps days', () => {
    expect(titlesAfter('swap day 1 and 3', 1)).toContain('Fish Hall')
    expect(titlesAfter('Swap the first day and the last day, please', 3)).toContain('Sea Gate')
  })

  it('leaves a kind out, and its time free where nothing is as good', () => {
    const titles = titlesAfter('no museums', 2)
    expect(titles).not.toContain('Rope Museum')
    expect(titles).not.toContain('Night Cellar')
    expect(ask('no museums').say).toContain('that time stays free')
  })

  it('takes a stop out by its name', () => {
    expect(titlesAfter('skip the Clock Stairs', 1)).not.toContain('Clock Stairs')
  })

  it('adds what is named or described', () => {
    expect(titlesAfter('add the night cellar on day 1', 1)).toContain('Night Cellar')
    expect(titlesAfter('I want some nightlife on day 2', 2)).toContain('Night Cellar')
  })

  it('moves a stop to another day and another time', () => {
    expect(titlesAfter('move the sea gate to day 2', 2)).toContain('Sea Gate')
    expect(movesFor('put sea gate at 2 pm')).toMatchObject([
      { kind: 'move', id: 'sea-gate', day: 1, at: 14 * 60 },
    ])
  })

  it.each([
    ['less walking on day 2', { title: 'Less walking on day 2', days: [2] }],
    ['we start at noon on day 1', { days: [1], change: { from: '12:00' } }],
    ['make day 1 slower', { days: [1], change: { slower: true } }],
    ['it rains on the second day', { days: [2], change: { rainy: true } }],
    ['optimise every day', { days: [1, 2, 3], change: { sameStops: true } }],
  ])('has days planned anew: %s', (sentence, proposal) => {
    expect(ask(sentence).proposal).toMatchObject(proposal)
  })
})

describe('what cannot be done is said', () => {
  it.each([
    ['cheaper dinner', 'no cheaper dinner'],
    ['no beaches', 'The plan has no beaches'],
    ['add a cooking class', 'The catalogue has no classes and tours in Marebello'],
    ['add the sea gate', 'in the plan already'],
    ['sing me a song', 'I did not understand that.'],
  ])('%s', (sentence, said) => {
    expect(ask(sentence)).toEqual({ say: expect.stringContaining(said) })
  })

  it('changes nothing below Premium and still answers', () => {
    const small = replyView(replyTo('no museums', draft, facts, 'plan-too-small'), facts.say)
    expect(small.say).toContain('Premium')
    expect(small.proposal).toBeUndefined()
    expect(facts.say(replyTo('How much in total?', draft, facts, 'plan-too-small').say)).toContain('in total')
  })
})

describe('a sentence of any length', () => {
  it.each([
    ['wishes for less without a walk', 'less '],
    ['questions without an end', 'walking how far '],
    ['days', 'swap day 1 and first day one '],
    ['times', 'move at 10:30 at 1'],
    ['kinds of places', 'no museum church bar '],
    ['things to add', 'add want see an old '],
    ['stops', 'lock Sea Gate Net Loft '],
    ['signs', "?!'\u2019:\u0301 "],
    ['blanks', ' \n'],
  ])('is answered in a time that grows with it: %s', (_, piece) => {
    const cpuOf = (length: number) => {
      const sentence = piece.repeat(length / piece.length)
      const runs = [1, 2, 3].map(() => {
        const before = process.cpuUsage()
        ask(sentence)
        return process.cpuUsage(before).user / 1000
      })
      return Math.min(...runs)
    }
    const [short, long] = [cpuOf(20_000), cpuOf(80_000)]
    // Four times the length: four times the work, or sixteen times where it grows with the square.
    expect(long).toBeLessThan(10 * Math.max(short, 10))
  })
})
