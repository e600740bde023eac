import { describe, expect, it } from 'vitest'
import { cloudflarePost } from './cloudflare-post.server'

const mail = {
  key: 'k',
  from: 'planner@planner.example',
  replyTo: 'help@planner.example',
  to: 'ada@example.com',
  subject: 'S',
  html: '<p>H</p>',
  text: 'T',
  headers: { 'List-Unsubscribe': '<https://planner.example/x>' },
  attachments: [{ name: 'rome.ics', type: 'text/calendar', text: 'BEGIN' }],
}

describe('Cloudflare’s Email Service', () => {
  it('gets the mail by its binding, with answers going to the contact', async () => {
    const given: unknown[] = []
    const post = cloudflarePost({
      async send(message: unknown) {
        given.push(message)
        return { messageId: 'm-1' }
      },
    })
    expect(await post.send(mail)).toEqual({ outcome: 'sent', id: 'm-1' })
    const { key: _key, attachments: _attachments, ...rest } = mail
    const file = { disposition: 'attachment', filename: 'rome.ics', type: 'text/calendar', content: 'BEGIN' }
    expect(given).toEqual([{ ...rest, attachments: [file] }])
  })

  it.each([
    ['E_RATE_LIMIT_EXCEEDED', { outcome: 'later', pause: 30 }],
    ['E_DAILY_LIMIT_EXCEEDED', { outcome: 'later', pause: 3600 }],
    ['E_INTERNAL_SERVER_ERROR', { outcome: 'later', pause: null }],
    ['E_SENDER_NOT_VERIFIED', { outcome: 'later', pause: 600 }],
    ['E_RECIPIENT_SUPPRESSED', { outcome: 'refused', stop: true }],
    ['E_VALIDATION_ERROR', { outcome: 'refused', stop: false }],
    ['something else', { outcome: 'later', reason: 'unreachable' }],
  ])('says %s', async (code, expected) => {
    const post = cloudflarePost({
      async send() {
        throw Object.assign(new Error('ada@example.com was refused'), { code })
      },
    })
    const posted = await post.send(mail)
    expect(posted).toMatchObject(expected)
    expect(JSON.stringify(posted)).not.toContain('ada')
  })
})
