import type { AppLoadContext } from '@remix-run/cloudflare'
import { addDays } from '~/domain/calendar/calendar-date'
import { draftCookie } from '~/domain/request/trip-draft'
import { siteOrigin } from './site-origin'
import { currentVisitor, whereReachable } from './visitor'

/** What a key is made of. It is there before the other services, which a page that is kept does not need. */
export type KeyContext = Pick<
  AppLoadContext,
  'sessions' | 'planOf' | 'now' | 'units' | 'money' | 'setup' | 'consent' | 'ab'
> & { shares: Pick<AppLoadContext['shares'], 'target'> }

/** A page that is the same for all guests. */
interface SamePage {
  path: RegExp
  /** The parameters that it reads, and the values it knows; an address with others is rendered each time. */
  reads?: Record<string, RegExp>
  /** Amounts in it are told in the reader's own currency too. */
  money?: true
  /** Only for who has neither a plan nor a form under way. */
  newcomers?: true
  /** What else it depends on; null where there is nothing to show. */
  edition?: (match: RegExpMatchArray, context: KeyContext) => Promise<string | null>
}

const samePages: SamePage[] = [
  { path: /^\/$/, reads: { destination: /^[a-z-]{1,40}$/ }, edition: async (_, { ab }) => ab },
  { path: /^\/sample-lines\/[a-z-]{1,40}\/\d{4}-\d\d-\d\d$/ },
  { path: /^\/pricing$/, reads: { billing: /^(monthly|yearly)$/ } },
  { path: /^\/(terms|privacy)$/ },
  { path: /^\/destinations(\/[a-z-]{1,40}(\/\d-days?)?)?$/ },
  {
    path: /^\/planner$/,
    reads: { destination: /^[\p{L}\p{M} ,.'’()-]{1,60}$/u },
    newcomers: true,
    money: true,
    edition: async (_, { ab }) => ab,
  },
  { path: /^\/trips\/shared\/([^/]+)$/, reads: { day: /^\d{1,2}$/ }, money: true, edition: sharedEdition },
  { path: /^\/trips\/shared\/([^/]+)\/days\/\d{1,2}$/, edition: sharedEdition },
]

/**
 * What a page depends on, for one that is the same for all guests; null for any other request. A revoked link and an edit
 * hold at once, because D1 is asked for the state of a shared trip each time.
 */
export async function pageKey(request: Request, build: string, context: KeyContext): Promise<string | null> {
  if (request.method !== 'GET') return null
  const { pathname, searchParams } = new URL(request.url)
  const found = samePages.flatMap((page) => {
    const match = pathname.match(page.path)
    return match ? [{ page, match }] : []
  })[0]
  if (!found) return null
  const { page, match } = found
  const query = [...searchParams]
  if (query.length > 1 || query.some(([name, value]) => !page.reads?.[name]?.test(value))) return null
  if (page.newcomers && request.headers.get('Cookie')?.includes(`${draftCookie}=`)) return null
  const [visitor, edition] = await Promise.all([
    whereReachable(currentVisitor(request, context)),
    whereReachable(page.edition?.(match, context) ?? Promise.resolve('')),
  ])
  // Pages of signed-in people carry their names; while the database is away a page says so.
  if (!visitor || visitor.session?.userId || edition === null || edition === undefined) return null
  if (page.newcomers && visitor.session) return null
  const money = page.money && (await context.money())
  return JSON.stringify([
    build,
    siteOrigin(request, context),
    pathname,
    query,
    themeOf(request),
    context.units,
    money && [money.own, money.rates.date],
    context.now().toISOString().slice(0, 10),
    edition,
    context.setup,
    context.consent,
  ])
}

/** The theme that app/ui/theme.ts reads from the Cookie header. Any other text is none, so that nobody makes copies of a page. */
function themeOf(request: Request): string {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  const pair = pairs.find((pair) => pair.startsWith('vite-ui-theme='))
  return /^vite-ui-theme=(light|dark|system)$/.exec(pair ?? '')?.[1] ?? ''
}

async function sharedEdition([, code = '']: RegExpMatchArray, context: KeyContext) {
  const target = await context.shares.target(code)
  if (!target) return null
  const { tripId, version, sharesFiles, owner, startDate, endDate } = target
  const now = context.now().toISOString()
  const today = now.slice(0, 10)
  // On the days of the trip, in any time zone, the page shows the next stop, which changes by the minute.
  const isUnderWay = addDays(startDate, -1) <= today && today <= addDays(endDate, 1)
  const plan = sharesFiles ? await context.planOf(owner) : 'none'
  // Otherwise it is rendered every hour, which renews the copy that is shown while the database is away (decision 101).
  return [tripId, version, plan, now.slice(0, isUnderWay ? 16 : 13)].join(' ')
}
