import { describe, expect, it } from 'vitest'
import { popupDelay, popupMayCome } from './popup-rules'

describe('the newsletter popup', () => {
  it('comes from the second page view on, once', () => {
    expect(popupMayCome({ path: '/', views: 1, shown: false })).toBe(false)
    expect(popupMayCome({ path: '/', views: 2, shown: false })).toBe(true)
    expect(popupMayCome({ path: '/', views: 3, shown: true })).toBe(false)
  })

  it.each(['/checkout', '/subscribe', '/checkout/'])('never comes over a payment on %s', (path) => {
    expect(popupMayCome({ path, views: 5, shown: false })).toBe(false)
  })

  it('waits twenty seconds', () => {
    expect(popupDelay).toBe(20_000)
  })
})
