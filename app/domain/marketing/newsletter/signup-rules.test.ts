import { describe, expect, it } from 'vitest'
import { foldEmail, looksLikeEmail } from './signup-rules'

describe('an address for the newsletter', () => {
  it.each(['ada@example.com', ' Ada@Example.COM ', 'a@b'])('takes %j', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  it.each([
    '',
    '   ',
    'ada.example.com',
    'ada@example.com, bob@example.com',
    'ada@example.com\nBcc: all',
    'ada\0@example.com',
    'ada\u202E@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })

  it('is the same however it is written', () => {
    expect(foldEmail(' Ada@Example.COM ')).toBe(foldEmail('ada@example.com'))
  })
})
