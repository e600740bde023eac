import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import type { Account } from '~/domain/account/account'
import { housePalette, type PaletteSource } from '~/domain/posters/house-palette'
import { plainUnits, unitsText } from '~/domain/units'
import { PartnersContext } from '~/features/affiliate/partners-context'
import { reloadIfReached } from '~/features/answers/reload-if-reached'
import { ConsentBanner } from '~/features/consent/consent-banner'
import { onlyDayChanged } from '~/features/itinerary/only-day-changed'
import { PopupTrigger } from '~/features/newsletter/popup-trigger'
import { useServiceWorker } from '~/features/offline/use-service-worker'
import { EarlyInputScript } from '~/features/shell/early-input-script'
import { ErrorScreen } from '~/features/shell/error-screen'
import { pageInks, usePageInksAhead } from '~/features/shell/page-inks'
import { PagePaletteProvider } from '~/features/shell/page-palette'
import { Shell } from '~/features/shell/shell'
import { UnitsContext } from '~/features/units/units-context'
import { NonceContext } from '~/http/nonce-context'
import { siteOrigin } from '~/http/site-origin'
import { currentAccount, whereReachable } from '~/http/visitor'
import { styles } from '~/styles/first-files'
import { HeadScript } from '~/ui/head-script'
import { loadPart } from '~/ui/load-part'
import { themeFromCookie } from '~/ui/theme'

// A form at the foot of every page: it works without its code, which no page waits for.
const NewsletterFooter = lazy(() =>
  loadPart(() =>
    import('~/features/newsletter/newsletter-footer').then((module) => ({
      default: module.NewsletterFooter,
    })),
  ),
)

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: MetaFunction = () => [
  { title: 'Vacation Planner HQ' },
  {
    name: 'description',
    content:
      'Day-by-day trip plans that are checked: real places, real opening hours, short walks, totals that add up.',
  },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await whereReachable(currentAccount(request, context))
  return {
    user: shellUser(account ?? null),
    /** Said while the database is away: public pages are shown all the same. */
    notice:
      account === undefined ? 'We cannot reach your account right now. Your trips and plans are safe.' : null,
    units: context.units,
    theme: themeFromCookie(request.headers.get('Cookie')),
    year: context.now().getUTCFullYear(),
    origin: siteOrigin(request, context),
    contact: context.setup.contact,
    hasImprint: context.setup.company !== null,
    partners: context.setup.partners,
    consent: context.consent,
  }
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDayChanged(change) && reloadIfReached(change)

function shellUser(account: Account | null) {
  if (!account) return null
  const { email, firstName, lastName, profileImageUrl: imageUrl } = account
  return { name: [firstName, lastName].filter(Boolean).join(' '), email, imageUrl }
}

const noPartners = {}

/** What a route's loader or handle may say of the page it makes. */
interface PageChoices {
  palette?: PaletteSource | null
  nav?: 'bar' | 'over'
  wide?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const root = useRouteLoaderData<typeof loader>('root')
  const match = useMatches().at(-1)
  usePageInksAhead()
  const { palette, nav, wide }: PageChoices = { ...asChoices(match?.handle), ...asChoices(match?.data) }
  const theme = root?.theme ?? 'light'
  const units = root?.units ?? plainUnits
  // A page whose data is missing may not know that the site asks.
  const allowed = root ? root.consent?.allowed.join(' ') : ''
  return (
    <UnitsContext.Provider value={units}>
      <PagePaletteProvider>
        {(chosen) => {
          const shown = chosen ?? palette ?? housePalette
          return (
            <html
              lang="en"
              data-theme={theme}
              data-inks=""
              data-units={unitsText(units)}
              data-consent={allowed}
              style={pageInks(shown)}
              suppressHydrationWarning
            >
              <head>
                <meta charSet="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <HeadScript nonce={nonce} />
                {/* Where react-aria looks for the nonce of the style elements it adds. */}
                <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
                <Meta />
                <Links />
              </head>
              <body>
                <Shell
                  user={root?.user ?? null}
                  theme={theme}
                  paletteName={shown.name}
                  nav={nav}
                  wide={wide}
                  newsletter={
                    <Suspense fallback={null}>
                      <NewsletterFooter />
                    </Suspense>
                  }
                  email={root?.contact ?? undefined}
                  hasImprint={root?.hasImprint ?? false}
                  year={root?.year ?? 2026}
                  origin={root?.origin ?? ''}
                >
                  <PartnersContext.Provider value={root?.partners ?? noPartners}>
                    {children}
                  </PartnersContext.Provider>
                </Shell>
                <PopupTrigger member={Boolean(root?.user)} />
                <ScrollRestoration nonce={nonce} />
                {/* React lets be what follows in <body>, so the browser needs no code for them: 1 kB less. */}
                {import.meta.env.SSR && (
                  <>
                    <EarlyInputScript nonce={nonce} />
                    <Scripts nonce={nonce} />
                    {root?.consent && !root.consent.isChosen && (
                      <ConsentBanner consent={root.consent} nonce={nonce} />
                    )}
                    {root?.notice && (
                      <p
                        role="status"
                        className="fixed inset-x-0 bottom-(--asked,0px) bg-ink-sheet p-4 text-small"
                      >
                        {root.notice}
                      </p>
                    )}
                  </>
                )}
              </body>
            </html>
          )
        }}
      </PagePaletteProvider>
    </UnitsContext.Provider>
  )
}

function asChoices(value: unknown): PageChoices {
  return typeof value === 'object' && value !== null ? value : {}
}

export default function App() {
  const { user, notice } = useLoaderData<typeof loader>()
  useServiceWorker(notice ? undefined : (user?.email ?? null))
  return <Outlet />
}

/** For pages that belong to no area; the areas have boundaries of their own (routes/areas). */
export function ErrorBoundary() {
  return <ErrorScreen title="Something went wrong" next={{ label: 'Back to the front page', to: '/' }} />
}
