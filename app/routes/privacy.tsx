import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PrivacyScreen } from '~/features/legal/privacy-screen'
import { keptPeriods } from '~/features/legal/retention-words'
import { pageMeta } from '~/features/marketing/page-meta'

export const handle = { scripts: 'later' }

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Privacy · Vacation Planner HQ',
    description: 'What is kept, for how long, who else handles it, and how to have it deleted.',
    path: '/privacy',
    matches,
  })

export function loader({ context: { setup, consent } }: LoaderFunctionArgs) {
  return {
    contact: setup.contact,
    modelOf: setup.modelOf,
    mapHost: setup.mapStyleUrl && new URL(setup.mapStyleUrl).host,
    kept: keptPeriods(setup.asksConsent),
    mail: setup.mail !== 'off',
    consent,
  }
}

export default function Privacy() {
  return <PrivacyScreen {...useLoaderData<typeof loader>()} />
}
