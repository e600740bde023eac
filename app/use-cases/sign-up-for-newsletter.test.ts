import { describe, expect, it } from 'vitest'
import { Signup } from '~/domain/marketing/newsletter/signup'
import { signupLimits } from '~/domain/marketing/newsletter/signup-limit'
import { signUpForNewsletter } from './sign-up-for-newsletter'

/** A list and counters in memory. */
function parts() {
  const counts = new Map<string, number>()
  const list: string[] = []
  return {
    list,
    counts,
    signups: {
      async add({ email }: Signup) {
        list.push(email)
      },
      has: async () => false,
      remove: async () => {},
    },
    rates: {
      async count(key: string) {
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        return count
      },
    },
    now: () => new Date('2027-04-13T09:04:00Z'),
  }
}

const signup = (email: string) => Signup.parse({ email, location: 'footer' })
const asker = async () => ({ sessionId: 's', addressHash: 'a' })

describe('signing up for the newsletter', () => {
  it('puts an address into the list', async () => {
    const world = parts()
    expect(await signUpForNewsletter({ signup: signup('ada@example.com'), asker }, world)).toEqual({
      ok: true,
      value: { ok: true },
    })
    expect(world.list).toEqual(['ada@example.com'])
  })

  it('refuses what is no address in the specified words, and asks nobody who it was', async () => {
    const world = parts()
    const result = await signUpForNewsletter(
      {
        signup: signup('ada'),
        asker: () => {
          throw new Error('nobody is to be asked')
        },
      },
      world,
    )
    expect(result).toMatchObject({
      ok: false,
      failure: {
        code: 'fields-wrong',
        title: 'Invalid Email',
        message: 'Please enter a valid email address.',
        fields: { email: 'Please enter a valid email address.' },
      },
    })
  })

  it('stops a browser that signs up on and on, and says when to come back', async () => {
    const world = parts()
    for (let turn = 0; turn < signupLimits.session.most; turn++) {
      expect((await signUpForNewsletter({ signup: signup(`a${turn}@b`), asker }, world)).ok).toBe(true)
    }
    const refused = await signUpForNewsletter({ signup: signup('one@more'), asker }, world)
    expect(refused).toMatchObject({ ok: false, failure: { code: 'rate-limited', retryAfter: 360 } })
    expect(world.list).not.toContain('one@more')
  })
})
