import { describe, expect, it } from 'vitest'
import { planTypes } from '~/domain/billing/plans'
import { addDays } from '~/domain/calendar/calendar-date'
import { failureStatus } from '~/domain/errors'
import { refusedTrip } from '~/messages/en/refusals'
import { admit as admission, begunBefore } from './admission'
import { defaultFilters } from './filters'
import { TripForm } from './trip-form'

function form(days: number, more: object = {}): TripForm {
  const startDate = '2027-05-01'
  return TripForm.parse({
    destination: 'Rome, Italy',
    startDate,
    endDate: addDays(startDate, days - 1),
    ...more,
  })
}

/** The admission, with a refusal as the failure that callers see. */
function admit(...ask: Parameters<typeof admission>) {
  const admitted = admission(...ask)
  return admitted.ok ? admitted : refusedTrip(admitted.refusal)
}

describe('the day limit of a plan', () => {
  it('refuses a fourth day to explorer in the words of the specification', () => {
    expect(admit(form(3), 'explorer')).toEqual({ ok: true, value: 'explorer' })
    expect(admit(form(4), 'explorer')).toEqual({
      ok: false,
      failure: {
        code: 'plan-limit',
        title: 'Explorer plan limit reached',
        message:
          'Your current plan only supports itineraries up to 3 days. Upgrade to Premium for longer trips.',
      },
    })
  })

  it('refuses an eleventh day to premium in the words of the specification', () => {
    expect(admit(form(10), 'premium')).toEqual({ ok: true, value: 'premium' })
    expect(admit(form(11), 'premium')).toEqual({
      ok: false,
      failure: {
        code: 'plan-limit',
        title: 'Premium plan limit reached',
        message:
          'Your current plan only supports itineraries up to 10 days. Upgrade to Globetrotter for longer trips.',
      },
    })
  })

  it('does not cap globetrotter', () => {
    expect(admit(form(31), 'globetrotter')).toEqual({ ok: true, value: 'globetrotter' })
    expect(admit(form(60), 'globetrotter').ok).toBe(true)
  })

  it('does not refuse the free plan, whose sample is three days whatever the form says', () => {
    expect(admit(form(10), 'free')).toEqual({ ok: true, value: 'free' })
  })
})

describe('the destination', () => {
  it('is needed by every paid plan, in the words of the specification', () => {
    for (const plan of planTypes.filter((name) => name !== 'free')) {
      expect(admit(form(3, { destination: ' ' }), plan)).toEqual({
        ok: false,
        failure: {
          code: 'destination-required',
          title: 'Destination required',
          message: 'Please enter a destination for your trip.',
          fields: { destination: 'Please enter a destination for your trip.' },
        },
      })
    }
  })

  it('is not needed by the free plan', () => {
    expect(admit(form(3, { destination: '' }), 'free').ok).toBe(true)
  })
})

describe('the plan that a form names', () => {
  it('is refused above the verified plan, with 403', () => {
    const asked = admit(form(3, { planType: 'premium' }), 'explorer')
    expect(asked).toMatchObject({ ok: false, failure: { code: 'plan-not-verified' } })
    expect(failureStatus['plan-not-verified']).toBe(403)
    expect(admit(form(3, { planType: 'explorer' }), 'free').ok).toBe(false)
  })

  it('may be less than the verified plan, and then holds', () => {
    expect(admit(form(3, { planType: 'basic' }), 'premium')).toEqual({ ok: true, value: 'explorer' })
    expect(admit(form(5, { planType: 'basic' }), 'premium')).toMatchObject({
      failure: { code: 'plan-limit', title: 'Explorer plan limit reached' },
    })
    expect(admit(form(5, { planType: 'free' }), 'premium')).toEqual({ ok: true, value: 'free' })
  })
})

describe('advanced filters', () => {
  const locked = [
    { pace: 'relaxed' },
    { localExperiencesOnly: true },
    { maxWalkingDistance: 4 },
    { accessibility: ['No stairs'] },
    { dietaryRestrictions: ['Vegan'] },
    { childFriendly: true },
  ]

  it('are locked below premium, each of them, with 402', () => {
    for (const advancedFilters of locked) {
      for (const plan of ['free', 'explorer'] as const) {
        expect(admit(form(3, { advancedFilters }), plan)).toMatchObject({
          failure: { code: 'plan-required' },
        })
      }
    }
    expect(failureStatus['plan-required']).toBe(402)
  })

  it('are open from premium on', () => {
    for (const advancedFilters of locked) {
      for (const plan of ['premium', 'globetrotter'] as const) {
        expect(admit(form(3, { advancedFilters }), plan).ok).toBe(true)
      }
    }
  })

  it('leave travel style and the untouched panel to everyone', () => {
    expect(admit(form(3, { advancedFilters: { travelStyle: ['Urban'] } }), 'explorer').ok).toBe(true)
    expect(admit(form(3, { advancedFilters: defaultFilters }), 'free').ok).toBe(true)
  })
})

describe('dates that have passed', () => {
  it('are refused with words, but for the day that is still going on somewhere', () => {
    const beginning = (startDate: string) => begunBefore('2027-05-10', { startDate })
    expect(beginning('2027-05-08')).toEqual({ code: 'date-past' })
    expect(beginning('2027-05-09')).toBeNull()
    expect(beginning('2027-05-10')).toBeNull()
    expect(refusedTrip({ code: 'date-past' }).failure).toMatchObject({
      code: 'fields-wrong',
      fields: { startDate: 'This date has passed. Choose today or a later day.' },
    })
  })
})
