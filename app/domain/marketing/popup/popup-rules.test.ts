import { describe, expect, it } from 'vitest'
import { popupDelay, popupMayCome } from './popup-rules'

describe('the newsletter popup', () => {
  it('comes from the second page view on, once', () => {
    expect(popupMayCome({ path: '/', views: 1, shown: false, member: false })).toBe(false)
    expect(popupMayCome({ path: '/', views: 2, shown: false, member: false })).toBe(true)
    expect(popupMayCome({ path: '/', views: 3, shown: true, member: false })).toBe(false)
  })

  it('never comes to members', () => {
    expect(popupMayCome({ path: '/', views: 5, shown: false, member: true })).toBe(false)
  })

  it.each([
    '/checkout',
    '/subscribe',
    '/checkout/',
    '/planner',
    '/trips/shared/abc',
    '/newsletter',
    '/newsletter/unsubscribe',
  ])('never comes over a payment, a plan or the newsletter on %s', (path) => {
    expect(popupMayCome({ path, views: 5, shown: false, member: false })).toBe(false)
  })

  it('waits twenty seconds', () => {
    expect(popupDelay).toBe(20_000)
  })
})
