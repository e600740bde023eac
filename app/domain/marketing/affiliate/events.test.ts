import { describe, expect, it } from 'vitest'
import { AffiliateClick, AffiliateImpression, asksForPrivacy } from './events'

const click = {
  provider: 'viator',
  category: 'tours',
  url: 'https://www.viator.com/?src=vphq',
  timestamp: '2027-04-13T09:00:00.000Z',
  userInfo: { isLoggedIn: false, userId: null, sessionId: 'visit' },
  context: { destination: 'Rome', referrer: '', page: '/planner' },
  abTest: 'a',
}

describe('a tracking event', () => {
  it('is taken as it is specified', () => {
    expect(AffiliateClick.safeParse(click).success).toBe(true)
    const { abTest: _, ...plain } = click
    expect(AffiliateClick.safeParse(plain).success).toBe(true)
    expect(AffiliateImpression.parse(click)).toEqual({
      provider: 'viator',
      category: 'tours',
      url: 'https://www.viator.com/?src=vphq',
    })
  })

  it('has a web address', () => {
    expect(AffiliateClick.safeParse({ ...click, url: 'javascript:alert(1)' }).success).toBe(false)
  })

  it('is not wanted from readers who say so', () => {
    const headers = (list: Record<string, string>) => new Headers(list)
    expect(asksForPrivacy(headers({ DNT: '1' }))).toBe(true)
    expect(asksForPrivacy(headers({ 'Sec-GPC': '1' }))).toBe(true)
    expect(asksForPrivacy(headers({ DNT: '0' }))).toBe(false)
  })
})
