import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { housePalette } from '../app/domain/posters/house-palette'
import { mailText } from '../app/messages/en/mails'
import { plainText } from '../app/messages/en/plain-mail'
import { mailHtml } from '../app/services/mail/mail-html.server'
import { mailSamples } from './mail-samples'

const site = 'https://planner.example'
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

describe.each(Object.values(mailSamples))('the mail $kind', (mail) => {
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
