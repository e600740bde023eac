import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { resolveDestination } from '~/domain/destinations/destination-search'
import { PlanType } from '~/domain/plans/plan-type'
import { entitlements } from '~/domain/plans/plans'
import { printOf } from '~/domain/posters/print-of'
import { TripForm } from '~/domain/trip/trip-form'
import { defaultForm } from '~/domain/trip/trip-rules'
import { PlannerScreen } from '~/features/planner/planner-screen'
import { TripActions } from '~/features/trips/trip-actions'
import { sameOrigin } from '~/http/api-route'
import { lastEvent } from '~/http/event-response'
import { tripFormFields } from '~/http/trip-form-fields'
import { currentVisitor, verifiedPlan } from '~/http/visitor'
import { activatePlan } from '~/use-cases/activate-plan'
import { startGeneration } from '~/use-cases/start-generation'

export const handle = { wide: true }

export const meta: MetaFunction = () => [{ title: 'Plan a trip · Vacation Planner HQ' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { session } = await currentVisitor(request, context)
  const paid = PlanType.safeParse(query.get('plan'))
  const activation =
    query.get('payment_success') === 'true' && paid.success
      ? await activatePlan(
          { sessionId: session?.id ?? null, plan: paid.data, paymentIntentId: query.get('payment_intent') },
          context,
        )
      : null
  const userId = session?.userId
  const [plan, latest, destinations] = await Promise.all([
    verifiedPlan(session, context),
    session ? context.generations.latest(session.id) : null,
    context.catalogue.list(),
  ])
  const today = context.now().toISOString().slice(0, 10)
  const asked = resolveDestination(query.get('destination') ?? '', destinations)
  const form = latest?.form ?? { ...defaultForm(today), destination: asked?.label ?? '' }
  const shown = destinations.find(({ id }) => id === latest?.itinerary?.destinationId) ?? asked
  const found = userId && latest && (await context.trips.byGeneration(userId, latest.generationId))
  const trip = found ? { id: found.id, isSaved: found.isSaved, generationId: latest.generationId } : null
  return {
    plan,
    activation,
    latest,
    destinations,
    form,
    print: shown ? printOf(shown) : null,
    trip,
    signedIn: Boolean(userId),
  }
}

/** The form without a script: the plan is made while the browser waits, and the page then shows it. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!sameOrigin(request)) throw new Response(null, { status: 403 })
  const input = tripFormFields(await request.formData())
  const form = TripForm.safeParse(input)
  if (!form.success) {
    return { message: form.error.issues[0]?.message ?? 'Some fields need another look.' }
  }
  const visitor = await currentVisitor(request, context)
  const started = await startGeneration(
    {
      form: form.data,
      verified: await verifiedPlan(visitor.session, context),
      owner: async () => (await visitor.ensure()).id,
      key: null,
    },
    context,
  )
  if (!started.ok) return { message: started.failure.message }
  const { owner, generationId } = started.value
  const events = await context.generations.events(owner, generationId, 0, request.signal)
  if (events) await lastEvent(events)
  return redirect('/planner', { headers: visitor.headers })
}

export default function Planner() {
  const { trip, signedIn, print: _print, ...screen } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <PlannerScreen
      {...screen}
      // A finished plan has become a trip, which can be saved and shared.
      onFinished={signedIn ? revalidate : undefined}
      actions={(shown) =>
        trip?.generationId === shown && (
          <TripActions
            trip={trip}
            destination={screen.form.destination}
            canSave={entitlements(screen.plan).saving}
            back="/planner"
          />
        )
      }
    />
  )
}
