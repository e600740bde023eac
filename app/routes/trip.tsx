import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/cloudflare'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { entitlements } from '~/domain/billing/plans'
import { onlyDayChanged } from '~/features/itinerary/only-day-changed'
import { KeptTrip } from '~/features/offline/kept-trip'
import { ItineraryView } from '~/features/planner/itinerary-view'
import { LateTripForm } from '~/features/planner/late-form'
import { PlannerScreen } from '~/features/planner/planner-screen'
import { TripActions } from '~/features/trips/trip-actions'
import { MoneyContext } from '~/features/units/money-context'
import { currentAccount, currentVisitor, verifiedRights } from '~/http/visitor'
import { loadPart } from '~/ui/load-part'
import { openOwnTrip } from '~/use-cases/open-own-trip'

// Plain forms, which work without their code: no page waits for it.
const TripHistory = lazy(() =>
  loadPart(() => import('~/features/trips/trip-history').then((module) => ({ default: module.TripHistory }))),
)

// Plain links, which work without their code.
const ExportTrip = lazy(() =>
  loadPart(() => import('~/features/export/export-trip').then((module) => ({ default: module.ExportTrip }))),
)

const parts = { TripFormPanel: LateTripForm, ItineraryView }

export const handle = { wide: true }

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.latest.itinerary.destination ?? 'Trip'} · Vacation Planner HQ` },
  { name: 'robots', content: 'noindex' },
]

/** One of the user's own trips, in the planner. */
export async function loader({ request, params: { tripId = '' }, context }: LoaderFunctionArgs) {
  const { session } = await currentVisitor(request, context)
  const [account, { plan, rights }] = await Promise.all([
    currentAccount(request, context),
    verifiedRights(session, context),
  ])
  if (!account) throw redirectDocument(`/api/login?${new URLSearchParams({ returnTo: `/trips/${tripId}` })}`)
  const opened = await openOwnTrip({ userId: account.id, plan, tripId, ab: context.ab }, context)
  if (!opened) throw new Response(null, { status: 404 })
  const problem = new URL(request.url).searchParams.get('problem')
  return {
    ...opened,
    rights,
    filtersOn: false,
    mapStyleUrl: context.setup.mapStyleUrl,
    problem,
    money: await context.money(),
  }
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDayChanged(change) && change.defaultShouldRevalidate

export default function OwnTrip() {
  const { trip, history, problem, palette: _palette, money, ...screen } = useLoaderData<typeof loader>()
  const { generationId, form } = screen.latest
  const { exporting, editing } = entitlements(screen.plan)
  const navigate = useNavigate()
  return (
    <MoneyContext.Provider value={money}>
      <PlannerScreen
        // Another trip is another page.
        key={trip.id}
        {...screen}
        parts={parts}
        activation={null}
        keepsDraft={false}
        // A plan made here is another trip; the planner shows it.
        onFinished={() => navigate('/planner')}
        actions={(shown) =>
          shown === generationId && (
            <>
              <KeptTrip tripId={trip.id} exporting={exporting} />
              <TripActions
                trip={trip}
                destination={form.destination}
                plan={screen.plan}
                back={`/trips/${trip.id}`}
              />
            </>
          )
        }
        files={(shown) =>
          shown === generationId && (
            // A boundary for each: React 18 hydrates what follows a part whose code is not there yet from that part's markup.
            <>
              <Suspense fallback={null}>
                <ExportTrip base={`/api/trips/${trip.id}/export`} allowed={exporting} tripId={trip.id} />
              </Suspense>
              <Suspense fallback={null}>
                <TripHistory
                  {...history}
                  problem={problem}
                  tripId={trip.id}
                  startDate={form.startDate}
                  days={screen.latest.itinerary.days.length}
                  editing={editing}
                />
              </Suspense>
            </>
          )
        }
      />
    </MoneyContext.Provider>
  )
}
