import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { Mail, MailKind } from '../app/domain/mail/mail'
import { housePalette } from '../app/domain/posters/house-palette'
import { mailText } from '../app/messages/en/mails'
import { plainText } from '../app/messages/en/plain-mail'
import { mailHtml } from '../app/services/mail/mail-html.server'

const site = 'https://planner.example'
const samples: { [K in MailKind]: Extract<Mail, { kind: K }> } = {
  'sign-in': { kind: 'sign-in', token: 't', code: '012345' },
  'plan-bought': { kind: 'plan-bought', plan: 'premium', cents: 1000, at: 0, payment: 'pi_1' },
  'plan-refunded': { kind: 'plan-refunded', plan: 'explorer', cents: 700, at: 0, payment: 'pi_1' },
  'club-joined': { kind: 'club-joined', cycle: 'monthly', cents: 750, later: 1500, at: 0, payment: 'pi_1' },
  'club-renews': { kind: 'club-renews', cycle: 'yearly', cents: 9900, at: 0 },
  'club-unpaid': { kind: 'club-unpaid' },
  'club-cancelled': { kind: 'club-cancelled', until: 0 },
  'club-refunded': { kind: 'club-refunded', cents: 1500, payment: 'pi_1' },
  'gift-accepted': { kind: 'gift-accepted' },
  'trip-soon': {
    kind: 'trip-soon',
    tripId: 't',
    destination: 'Rome, Italy',
    startDate: '2027-04-23',
    inDays: 3,
    climate: { high: 20, low: 9, rainyDays: 1, days: 4 },
    holidays: [{ date: '2027-04-25', name: 'Liberation Day' }],
    bookings: [{ date: '2027-04-24', name: 'Galleria Borghese' }],
    changes: [
      {
        kind: 'price',
        date: '2027-04-24',
        name: 'Galleria Borghese',
        before: 1300,
        now: 1500,
        currency: 'EUR',
      },
    ],
    token: 't"><script>',
  },
  'trip-changed': {
    kind: 'trip-changed',
    tripId: 't',
    destination: 'Rome, Italy',
    changes: [
      { kind: 'closed', date: '2027-04-24', name: 'Baths of Caracalla' },
      { kind: 'gone', date: '2027-04-25', name: 'Ristorante' },
      {
        kind: 'price',
        date: '2027-04-24',
        name: 'Galleria Borghese',
        before: 1300,
        now: 1500,
        currency: 'EUR',
      },
    ],
    token: 't"><script>',
  },
  'plan-ready': { kind: 'plan-ready', tripId: 't', destination: 'Rome, Italy', startDate: '2027-04-23' },
  'gift-for-you': { kind: 'gift-for-you', giver: 'Ada', code: 'c"><script>' },
  'account-erased': { kind: 'account-erased' },
  'way-added': { kind: 'way-added', issuer: 'https://accounts.google.com' },
  'newsletter-confirm': { kind: 'newsletter-confirm', token: 'a"><script>' },
}
/** Programs that show mail know styles of elements alone, and old ones only some elements. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    // Outlook reads conditional comments, and tables as layout.
    'no-conditional-comment': 'off',
    'presentation-role-style': 'off',
    'attr-case': 'off',
    // React writes attributes and void elements its own way, which is valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    deprecated: 'off',
    'no-deprecated-attr': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
  },
})

describe.each(Object.values(samples))('the mail $kind', (mail) => {
  it('is valid, light and in the colours of a poster', async () => {
    const words = mailText(mail, site)
    const html = await mailHtml(words, { site, palette: housePalette })
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
    expect(html.length).toBeLessThan(20_000)
    expect(html).toContain('prefers-color-scheme:dark')
    // Readable with pictures off, and nobody sees when it is opened.
    expect(html).not.toMatch(/<(img|script|link)\b|url\(/)
    expect(html).not.toMatch(/<!--(?!\[if)/)
    expect(words.subject.length).toBeLessThan(70)
  })

  it('says as text what it says as HTML, with its links in plain sight', async () => {
    const words = mailText(mail, site)
    const text = plainText(words, site)
    const html = await mailHtml(words, { site, palette: housePalette })
    const seen = new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') ?? ''),
    )
    expect(seen.size).toBeGreaterThan(0)
    for (const href of seen) {
      expect(href.startsWith(site)).toBe(true)
      expect(text).toContain(href)
    }
    expect(text).not.toMatch(/undefined|\[object|<\w/)
  })
})
