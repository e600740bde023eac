import { describe, expect, it } from 'vitest'
import { Signup } from './signup'

const sent = { email: 'ada@example.com', location: 'footer', offers: false, source: '/pricing' }

describe('a sign-up as it is sent', () => {
  it('keeps a name that was given and forgets an empty one', () => {
    expect(Signup.parse({ ...sent, name: ' Ada ' }).name).toBe('Ada')
    expect(Signup.parse({ ...sent, name: '  ' }).name).toBeNull()
    expect(Signup.parse(sent).name).toBeNull()
  })

  it('leaves a missing or odd address to the rule with the specified words', () => {
    expect(Signup.parse({ ...sent, email: undefined }).email).toBe('')
    expect(Signup.parse({ ...sent, email: 7 }).email).toBe('')
  })

  it('knows four places and paths of this site only', () => {
    expect(Signup.safeParse({ ...sent, location: 'sidebar' }).success).toBe(false)
    expect(Signup.safeParse({ ...sent, source: '//elsewhere.example' }).success).toBe(false)
    expect(Signup.safeParse({ ...sent, source: 'https://elsewhere.example' }).success).toBe(false)
  })
})
