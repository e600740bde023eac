import { describe, expect, it } from 'vitest'
import { ok } from '~/domain/errors'
import { Signup } from '~/domain/marketing/newsletter/signup'
import { overLimit } from '~/messages/en/limits'
import { signUpForNewsletter } from './sign-up-for-newsletter'

/** A list in memory. */
function parts() {
  const list: string[] = []
  return {
    list,
    signups: {
      async add({ email }: Signup) {
        list.push(email)
      },
    },
    mails: {},
  }
}

const signup = (email: string) => Signup.parse({ email, location: 'footer' })
const admitted = async () => ok(null)

describe('signing up for the newsletter', () => {
  it('puts an address into the list', async () => {
    const world = parts()
    expect(await signUpForNewsletter({ signup: signup('ada@example.com'), admitted }, world)).toEqual({
      ok: true,
      value: { ok: true },
    })
    expect(world.list).toEqual(['ada@example.com'])
  })

  it('refuses what is no address in the specified words, and counts nothing', async () => {
    const result = await signUpForNewsletter(
      {
        signup: signup('ada'),
        admitted: () => {
          throw new Error('nothing is to be counted')
        },
      },
      parts(),
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

  it('stores nothing over a limit, and says when to come back', async () => {
    const world = parts()
    const refuse = async () => overLimit('newsletter', 360)
    const refused = await signUpForNewsletter({ signup: signup('one@more'), admitted: refuse }, world)
    expect(refused).toMatchObject({ ok: false, failure: { code: 'rate-limited', retryAfter: 360 } })
    expect(world.list).toEqual([])
  })
})
