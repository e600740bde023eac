import { describe, expect, it } from 'vitest'
import { ownPath } from './return-to'

describe('the way back after a sign-in', () => {
  it('leads to any page of this site', () => {
    for (const path of ['/profile', '/planner?destination=Rome%2C%20Italy', '/trips/abc#proof', '/'])
      expect(ownPath(path)).toBe(path)
  })

  it('does not lead to a call in another spelling, which the router reads as the same', () => {
    for (const path of ['/API/logout', '/%61pi/logout', '/Ap%69/logout', '/x/../API/logout', '/%E0%A4%A'])
      expect(ownPath(path), path).toBe('/')
  })

  it('never leads elsewhere, whatever a browser makes of the address', () => {
    const hostile = [
      '//evil.example',
      '///evil.example',
      'https://evil.example',
      'https:evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/%2fevil.example',
      '/%5Cevil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/./\\evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'javascript:alert(1)',
      'evil.example',
      ' /profile',
      `/${'x'.repeat(600)}`,
      '',
    ]
    for (const path of hostile) expect(ownPath(path), path).toBe('/')
    expect(ownPath(null)).toBe('/')
  })

  it('does not lead to a call, such as the one that signs out', () => {
    expect(ownPath('/api/logout')).toBe('/')
  })
})
