import { describe, expect, it } from 'vitest'
import { defaultFilters } from './filters'
import { readDraft } from './read-trip-draft'
import { encodeDraft } from './trip-draft'
import { defaultForm } from './trip-rules'

const today = '2027-05-01'
const form = { ...defaultForm(today), destination: 'São Paulo; "here", Brazil', interests: ['東京', 'Art'] }

describe('the form that a browser keeps', () => {
  it('comes back as it was, without the free text, which travels with no request', () => {
    const filters = { ...defaultFilters, pace: 'relaxed' as const, maxWalkingDistance: 2 }
    const kept = encodeDraft({
      form: { ...form, additionalInfo: 'a secret wish', advancedFilters: filters },
      filtersOn: true,
    })
    expect(kept).not.toContain('secret')
    expect(kept).not.toMatch(/[;,\s"]/)
    expect(readDraft(kept ?? '', today)).toEqual({
      form: { ...form, advancedFilters: filters },
      filtersOn: true,
    })
  })

  it('has its times of arrival and departure', () => {
    const timed = { ...form, arrivalTime: '14:30', departureTime: '11:00' }
    expect(readDraft(encodeDraft({ form: timed, filtersOn: false }) ?? '', today)?.form).toEqual(timed)
  })

  it('keeps what is sound of a form whose dates make no trip', () => {
    const kept = encodeDraft({ form: { ...form, startDate: '', endDate: '2027-01-01' }, filtersOn: false })
    expect(readDraft(kept ?? '', today)?.form).toEqual(form)
  })

  it('begins today where its dates have passed', () => {
    const past = { ...form, startDate: '2027-04-20', endDate: '2027-04-25' }
    expect(readDraft(encodeDraft({ form: past, filtersOn: false }) ?? '', today)?.form).toEqual(form)
  })

  it.each([undefined, '', '%', 'null', '[]', '%7B%22budget%22%3A%22golden%22%7D'])(
    'is nothing when the cookie is %s',
    (value) => expect(readDraft(value, today)).toBeNull(),
  )

  it('is not written where the browser would drop it', () => {
    expect(encodeDraft({ form: { ...form, interests: ['東'.repeat(500)] }, filtersOn: false })).toBeNull()
  })
})
