import { describe, expect, it } from 'vitest'
import type { Activity } from '~/domain/itinerary/itinerary'
import { Message, type Said, said, sayer, sequence, text, texts, textsIn } from '~/domain/message'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { dayView, itineraryView } from './itinerary-view'
import { chapter, speaker } from './language'
import { sayIn } from './languages'
import { createMemory, recalled, withAmounts } from './recall'

const sentences = {
  'test.open': { place: text, days: texts },
  'test.because': { why: said },
}
const tell = sayer(sentences)
const say = speaker({
  chapters: {
    edits: chapter(sentences, {
      'test.open': ({ place, days }) => `${place} is open on ${days.join(' and ')}.`,
      'test.because': ({ why }, speak) => `Because ${speak(why)}`,
    }),
  },
})
const open = tell('test.open', { place: 'Trevi Fountain', days: ['Monday', 'Friday'] })

describe('a message', () => {
  it('is said by its code, within another message too', () => {
    expect(say(open)).toBe('Trevi Fountain is open on Monday and Friday.')
    expect(say(tell('test.because', { why: open }))).toBe(
      'Because Trevi Fountain is open on Monday and Friday.',
    )
    expect(say(sequence(['', 'My own words.', open]))).toBe(
      'My own words. Trevi Fountain is open on Monday and Friday.',
    )
  })

  it('is nothing where its code is unknown or its filling is of another kind', () => {
    expect(say({ code: 'test.unknown', params: {} })).toBe('')
    expect(say({ code: 'constructor', params: {} })).toBe('')
    expect(say({ code: 'test.open', params: { place: 4, days: [] } })).toBe('')
  })

  it('is bounded where it comes from outside', () => {
    const nested = (depth: number): Message => ({
      code: 'test.because',
      params: { why: depth > 0 ? nested(depth - 1) : 'x' },
    })
    expect(Message.safeParse(open).success).toBe(true)
    expect(Message.safeParse(nested(14)).success).toBe(false)
    expect(Message.safeParse({ code: 'a b', params: {} }).success).toBe(false)
    expect(Message.safeParse({ code: 'test.open', params: { place: 'x'.repeat(601) } }).success).toBe(false)
    expect(Message.safeParse({ code: 'test.open', params: { days: Array(201).fill('x') } }).success).toBe(
      false,
    )
  })

  it('tells the texts that others put into it', () => {
    expect(textsIn(tell('test.because', { why: open }))).toEqual(['Trevi Fountain', 'Monday', 'Friday'])
  })
})

describe('an itinerary', () => {
  const kept = { ...testPlan, ...judge(testPlan, testRequest, testDestination) }

  it('is shown in words, those of people as they stand', () => {
    const [first, ...days] = kept.days
    if (!first) throw new Error('no day')
    const view = itineraryView(
      { ...kept, tips: [open, 'Mine.'], days: [{ ...first, note: open }, ...days] },
      say,
    )
    expect(view.tips).toEqual([say(open), 'Mine.'])
    expect(view.days[0]?.note).toBe(say(open))
    expect(view.days[1]).toEqual(kept.days[1])
  })

  it('gives words back as the messages they were, and keeps what a person changed', () => {
    const memory = createMemory()
    const view = itineraryView(
      { ...kept, tips: [open, tell('test.because', { why: 'x' })] },
      memory.over(say),
    )
    const edited = { ...view, tips: [view.tips[0] ?? '', 'My own tip.'] }
    const back: Said[] = recalled(edited, memory.recall).tips
    expect(back).toEqual([open, 'My own tip.'])
  })

  it('keeps a start as a clock and a price as an amount, and shows both in words', () => {
    const [day, ...days] = kept.days
    const [stop, ...stops] = day?.activities ?? []
    if (!day || !stop) throw new Error('no stop')
    const typed = { ...stop, cost: 'about €5, cash only', time: '9 sharp', costCents: 500 }
    const { cost: _cost, ...unpriced } = { ...typed, costCents: 0 }
    const shown = itineraryView(
      { ...kept, days: [{ ...day, activities: [typed, unpriced, ...stops] }, ...days] },
      say,
    )
    expect(shown.days[0]?.activities[0]).toMatchObject({ cost: 'about €5, cash only', time: '9 sharp' })
    const stored = withAmounts(shown)
    const { activities = [] } = stored.days[0] ?? {}
    expect(activities.flatMap(({ cost, time }) => [cost, time]).filter(Boolean)).toEqual([])
    expect(activities.slice(0, 3).map(({ costCents, currency }) => [costCents, currency])).toEqual([
      [500, 'EUR'],
      [0, undefined],
      [stops[0]?.costCents, 'EUR'],
    ])
    const again = itineraryView({ ...kept, days: stored.days }, sayIn()).days
    expect(again.slice(1)).toEqual(shown.days.slice(1))
    expect(again[0]?.activities[0]).toMatchObject({ cost: '€5.00', time: '8:00 AM' })
    expect(again[0]?.activities[1]).not.toHaveProperty('cost')
  })

  it('of earlier days keeps its words where its cents have no currency', () => {
    const [day] = kept.days
    if (!day) throw new Error('no day')
    const stop = { ...day.activities[0], cost: 'Free', time: '9:00 AM', costCents: 0 } as Activity
    const { cost: _cost, ...unpriced } = stop
    const view = dayView({ ...day, activities: [stop, unpriced] }, sayIn())
    expect(view.activities.map(({ cost, time }) => [cost, time])).toEqual([
      ['Free', '9:00 AM'],
      [undefined, '9:00 AM'],
    ])
  })
})
