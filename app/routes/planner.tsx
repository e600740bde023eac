import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { entitlements } from '~/domain/billing/plans'
import { returnedPlan } from '~/domain/billing/returned-plan'
import type { Failure } from '~/domain/errors'
import { TripForm } from '~/domain/request/trip-form'
import { onlyDayChanged } from '~/features/itinerary/only-day-changed'
import { pageMeta } from '~/features/marketing/page-meta'
import { GuestActions } from '~/features/planner/guest-actions'
import { LateItinerary, useItineraryAhead } from '~/features/planner/late-itinerary'
import { PlannerScreen } from '~/features/planner/planner-screen'
import { TripFormPanel } from '~/features/planner/trip-form-panel'
import { LateDaysPart } from '~/features/trips/late-days-part'
import { TripActions } from '~/features/trips/trip-actions'
import { MoneyContext } from '~/features/units/money-context'
import { finishedPlan } from '~/http/event-response'
import { parseForm, readForm, refused } from '~/http/form-post'
import { tripDraft } from '~/http/trip-draft'
import { tripFormFields, typedTripForm } from '~/http/trip-form-fields'
import { currentVisitor, verifiedPlan, verifiedRights } from '~/http/visitor'
import { limitedSession, withinLimits } from '~/http/within-limits'
import { loadPart } from '~/ui/load-part'
import { activatePlan } from '~/use-cases/activate-plan'
import { openPlanner } from '~/use-cases/open-planner'
import { startGeneration } from '~/use-cases/start-generation'

// Plain links, which work without their code.
const ExportTrip = lazy(() =>
  loadPart(() => import('~/features/export/export-trip').then((module) => ({ default: module.ExportTrip }))),
)

const parts = { TripFormPanel, ItineraryView: LateItinerary }

export const handle = { wide: true, scripts: 'later' }

export const meta: MetaFunction<typeof loader> = ({ data: page, location, matches }) =>
  pageMeta({
    title: 'Plan a trip · Vacation Planner HQ',
    description:
      'Say where, when, on what budget and what you like. A free sample needs no account, and every plan shows its checks.',
    path: '/planner',
    about: new URLSearchParams(location.search).has('destination')
      ? page?.destinations.find(({ label }) => label === page.form.destination)
      : undefined,
    matches,
  })

/** Without this header, the back button would show a stored page: the planner without the plan made on it. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const wait = actionHeaders?.get('Retry-After') ?? loaderHeaders.get('Retry-After')
  return { 'Cache-Control': 'no-store', ...(wait && { 'Retry-After': wait }) }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { session } = await currentVisitor(request, context)
  const paid = returnedPlan(query)
  const paymentIntentId = query.get('payment_intent')
  const checkoutSession = query.get('checkout_session')
  const admitted = () => withinLimits('payment-read', request, context)
  const activation =
    paid && (await activatePlan({ session, plan: paid, paymentIntentId, checkoutSession, admitted }, context))
  const { plan, rights } = await verifiedRights(session, context)
  const date = today(context)
  const text = (name: string) => query.get(name) ?? ''
  const then = query.getAll('then').map((name) => name.slice(0, 100))
  const asked = {
    destination: text('destination'),
    then,
    startDate: text('startDate'),
    endDate: text('endDate'),
  }
  const { ab } = context
  const draft = tripDraft(request, date)
  const ask = { session, plan, asked, draft, today: date, ab }
  const isBusy = activation?.outcome === 'busy'
  // To the reader both are the same: nobody knows yet.
  const told = activation && {
    ...activation,
    outcome: activation.outcome === 'busy' ? ('unreachable' as const) : activation.outcome,
  }
  const opened = {
    ...(await openPlanner(ask, context)),
    rights,
    activation: told,
    mapStyleUrl: context.setup.mapStyleUrl,
    money: await context.money(),
  }
  return data(opened, isBusy ? { status: 429, headers: { 'Retry-After': '600' } } : {})
}

/** The form without a script: the plan is made while the browser waits, and the page shows it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const visitor = await currentVisitor(request, context)
  const { headers } = visitor
  const again = (failure: Failure) => refused(failure, typedTripForm(fields, today(context)), headers)
  const form = parseForm(TripForm, tripFormFields(fields))
  if (!form.ok) return again(form.failure)
  const verified = await verifiedPlan(visitor.session, context)
  const session = () => limitedSession('generation', request, context)
  const ask = { form: form.value, verified, owner: session, key: null }
  const started = await startGeneration(ask, context)
  if (!started.ok) return again(started.failure)
  const { owner, generationId } = started.value
  const plan = await finishedPlan(await context.generations.events(owner, generationId, 0, request.signal))
  return plan.ok ? redirect('/planner', { status: 303, headers }) : again(plan.failure)
}

const today = ({ now }: AppLoadContext) => now().toISOString().slice(0, 10)

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDayChanged(change) && change.defaultShouldRevalidate

export default function Planner() {
  const { trip, palette: _palette, money, signedIn, ...screen } = useLoaderData<typeof loader>()
  const { failure = null, typed } = useActionData<typeof action>() ?? {}
  const { revalidate } = useRevalidator()
  useItineraryAhead()
  const { exporting } = entitlements(screen.plan)
  const { destination } = screen.latest?.itinerary ?? screen.form
  return (
    <MoneyContext.Provider value={money}>
      <PlannerScreen
        {...screen}
        parts={parts}
        {...typed}
        refusal={failure}
        keepsDraft
        // A finished plan is stored as a trip; the loader has more data about it.
        onFinished={revalidate}
        actions={(shown) =>
          trip?.generationId === shown ? (
            <TripActions trip={trip} destination={destination} plan={screen.plan} back="/planner" />
          ) : (
            !trip &&
            !signedIn && (
              <>
                {exporting && <GuestActions />}
                <LateDaysPart base={`/api/generations/${shown}`} />
              </>
            )
          )
        }
        files={(shown) => (
          <Suspense fallback={null}>
            {trip?.generationId === shown ? (
              <ExportTrip base={`/api/trips/${trip.id}/export`} allowed={exporting} tripId={trip.id} />
            ) : (
              !trip && exporting && <ExportTrip base={`/api/generations/${shown}/export`} allowed />
            )}
          </Suspense>
        )}
      />
    </MoneyContext.Provider>
  )
}
