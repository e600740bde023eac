import { expect, it } from 'vitest'
import { consents, consentText, readConsent } from './consent'

it('is read back as it was written, in one order', () => {
  for (const allowed of [[], ['map'], ['counting', 'card']] as const)
    expect(readConsent(consentText(allowed))).toEqual(allowed)
  expect(readConsent('map.counting')).toEqual(['counting', 'map'])
})

it.each([undefined, '', 'all', 'counting.', 'counting.tracking', 'COUNTING', 'none.map'])(
  'is not there where the cookie is %o',
  (value) => {
    expect(readConsent(value)).toBeNull()
  },
)

it('is wanted for nothing where a site does not ask', () => {
  expect(consents(null, 'popup')).toBe(true)
  const consent = { purposes: [], allowed: ['map' as const], mapHost: null, isChosen: true }
  expect(consents(consent, 'map')).toBe(true)
  expect(consents(consent, 'popup')).toBe(false)
})
