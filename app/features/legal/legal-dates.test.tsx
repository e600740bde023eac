import { createHash } from 'node:crypto'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { refundDays } from '~/domain/billing/plans'
import type { Consent } from '~/domain/marketing/consent'
import { offers } from '~/messages/en/offers'
import { PrivacyScreen } from './privacy-screen'
import { keptPeriods } from './retention-words'
import { TermsScreen } from './terms-screen'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const company = {
  name: 'Planner Ltd',
  address: 'Main Street 1',
  country: 'Germany',
  register: null,
  tax: null,
}
const consent: Consent = { purposes: ['counting'], allowed: [], mapHost: null, isChosen: false }
const contact = 'help@example.com'

/** The text of a page, apart from the day that it is in force since, as a short digest. */
function pageOf(page: ReactElement) {
  const { container } = render(page)
  const since = /In force since (\d+ \w+ \d{4})\./.exec(container.textContent ?? '')
  const text = (container.textContent ?? '').replace(since?.[0] ?? '', '')
  return { since: since?.[1], digest: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

// The terms promise that their date changes with them. Whoever changes a word sets the day and the digest anew.
it('a legal text that changes gets a new date', () => {
  expect(pageOf(<TermsScreen {...{ company, contact, refundDays, plans: offers() }} />)).toEqual({
    since: '28 November 2026',
    digest: '83ac0bf7b6a7',
  })
  const kept = keptPeriods(true)
  expect(
    pageOf(
      <PrivacyScreen
        {...{ contact, consent, kept, modelOf: 'OpenAI', mapHost: 'tiles.example', mail: true }}
      />,
    ),
  ).toEqual({
    since: '30 November 2026',
    digest: '5ab555f0feff',
  })
})
