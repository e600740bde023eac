import { describe, expect, it } from 'vitest'
import { retention } from '~/domain/retention/retention-rules'
import { duration } from './duration'
import { keptPeriods } from './retention-words'

describe('the periods on the privacy page', () => {
  it('are those of the rules that the purge follows, all of them', () => {
    const said = Object.fromEntries(keptPeriods(false).map(({ id, until }) => [id, until]))
    expect(Object.keys(said)).toEqual(Object.keys(retention))
    expect(said['booking-links']).toBe('180 days.')
    expect(said.sessions).toMatch(/^90 days after your last visit, earlier if you log out or you delete/)
    expect(said.newsletter).toBe('Until you unsubscribe or you delete your account.')
    expect(said.generations).toMatch(/^7 days,/)
    expect(said.payments).toMatch(/^10 years after the payment\./)
    expect(said['deleted-trips']).toMatch(/^1 day after the deletion/)
    expect(said.questions).toMatch(/^1 hour/)
  })

  it('say that links and the popup are kept by consent, where it is asked for', () => {
    const whyOf = (asks: boolean) => Object.fromEntries(keptPeriods(asks).map(({ id, why }) => [id, why]))
    expect(whyOf(true)).toEqual({
      ...whyOf(false),
      'booking-links': 'Because you agreed.',
      popup: 'Because you agreed.',
    })
    expect(whyOf(false)['booking-links']).toBe('So that the service runs and is paid for.')
  })

  it('say each length in its largest whole unit', () => {
    expect([3_600_000, 86_400_000, 31_536_000_000, 172_800_000].map(duration)).toEqual([
      '1 hour',
      '1 day',
      '1 year',
      '2 days',
    ])
  })
})
