import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react'
import { ownPath } from '~/domain/account/return-to'
import { reachServer } from '~/features/answers/reach-server'
import { reloadIfReached } from '~/features/answers/reload-if-reached'
import { ProfileScreen, type TripLists } from '~/features/profile/profile-screen'
import { keptReasons } from '~/features/profile/your-data'
import { tripCardView } from '~/features/trips/trip-card-view'
import { tripIntents } from '~/features/trips/trip-intent'
import { problemWords } from '~/features/trips/trip-words'
import { MoneyContext } from '~/features/units/money-context'
import { isFromScript, leadBack, readForm } from '~/http/form-post'
import { currentUser, currentVisitor } from '~/http/visitor'
import { wayName } from '~/messages/en/mails'
import { changeTrip } from '~/use-cases/change-trip'

export const meta: MetaFunction = () => [
  { title: 'My Account · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser(request, context)
  if (!user) throw redirectDocument('/api/login?returnTo=/profile')
  const { token } = await currentVisitor(request, context)
  const { trips, catalogue, log } = context
  const cards = async (which: 'saved' | 'all') => {
    try {
      const [list, destinations] = await Promise.all([trips.list(user.id, which), catalogue.list()])
      return list.map((trip) => tripCardView(trip, destinations))
    } catch (error) {
      log('trips-not-read', {}, error)
      return null
    }
  }
  const lists = Promise.all([cards('saved'), cards('all')]).then(
    ([saved, all]): TripLists => ({ saved, all }),
  )
  const { searchParams } = new URL(request.url)
  const { reminders, timeZone } = context
  if (timeZone) await reminders.noteTimeZone(user.id, timeZone)
  const ways = await context.accounts.ways(user.id)
  return {
    user,
    // A page that the script asks for can show what is there and wait for the rest; a whole document is whole.
    lists: isFromScript(request) ? lists : await lists,
    tab: searchParams.get('tab') === 'all' ? ('all' as const) : ('saved' as const),
    removed: searchParams.get('removed'),
    problem: problemWords(searchParams.get('problem')),
    /** Null where no mail is sent from here. */
    tripMails: context.mails ? await reminders.wanted(user.id) : null,
    ways: ways.map((way) => ({ ...way, name: wayName(way.issuer) })),
    places: token ? await context.sessions.placesOf(user.id, token) : [],
    money: await context.money(),
    kept: keptReasons.find((reason) => reason === searchParams.get('kept')) ?? null,
  }
}

/** The forms about a trip, on this page and on the trip's own, where no script runs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await currentUser(request, context)
  if (!user) throw redirectDocument('/api/login?returnTo=/profile')
  const fields = await readForm(request)
  if (fields.get('intent') === 'trip-mails') {
    await context.reminders.want(user.id, fields.get('wanted') === 'yes')
    return leadBack(request, '/profile#trip-mails')
  }
  const intent = tripIntents.find((known) => known === fields.get('intent'))
  const tripId = fields.get('tripId') ?? ''
  if (!intent) throw new Response(null, { status: 400 })
  const changed = await changeTrip({ user, tripId, intent }, context)
  if (!changed.ok) context.log('trip-not-changed', { intent, failure: changed.failure.code })
  const back = new URL(ownPath(fields.get('back') ?? ''), request.url)
  if (changed.ok && intent === 'remove') back.searchParams.set('removed', tripId)
  // A favourite that was not changed shows its state as it is; nothing more is said of it.
  if (!changed.ok && (intent === 'remove' || intent === 'undo')) back.searchParams.set('problem', intent)
  return leadBack(request, back.pathname + back.search)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  reachServer(() => serverAction<typeof action>())

export const shouldRevalidate = reloadIfReached

export default function Profile() {
  const { money, ...screen } = useLoaderData<typeof loader>()
  return (
    <MoneyContext.Provider value={money}>
      <ProfileScreen {...screen} />
    </MoneyContext.Provider>
  )
}
