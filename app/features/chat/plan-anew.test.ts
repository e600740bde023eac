import { describe, expect, it } from 'vitest'
import { defaultForm } from '~/domain/request/trip-rules'
import { formAnew } from './plan-anew'

const form = { ...defaultForm('2027-04-01'), additionalInfo: 'no museums' }

describe('the form for another plan', () => {
  it('has the new dates and keeps the rest', () => {
    const anew = formAnew(form, {
      destination: 'Rome, Italy',
      startDate: '2027-04-12',
      endDate: '2027-04-17',
    })
    expect(anew).toEqual({
      ...form,
      destination: 'Rome, Italy',
      startDate: '2027-04-12',
      endDate: '2027-04-17',
    })
  })

  it('takes a wish along once, beside what was written', () => {
    const once = formAnew(form, { destination: 'Rome, Italy', wish: 'a day trip to Tivoli' })
    expect(once.additionalInfo).toBe('no museums\na day trip to Tivoli')
    expect(formAnew(once, { destination: 'Rome, Italy', wish: 'a day trip to Tivoli' })).toEqual(once)
  })

  it('leaves the text as it is where a wish does not fit in', () => {
    const full = { ...form, additionalInfo: 'x'.repeat(1995) }
    expect(formAnew(full, { destination: 'Rome, Italy', wish: 'a day trip' }).additionalInfo).toBe(
      full.additionalInfo,
    )
  })
})
