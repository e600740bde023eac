import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/cloudflare'
import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { readForm } from '~/http/form-post'
import { currentUser } from '~/http/visitor'
import { moveTrip } from '~/use-cases/move-trip'
import { restoreVersion } from '~/use-cases/restore-version'

const Version = z.coerce.number().int().min(1)
const Change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('move'), version: Version, startDate: CalendarDate }),
  z.object({ intent: z.literal('restore'), version: Version, restore: Version }),
])

/** A visit to this address leads to the trip. */
export function loader({ params: { tripId = '' } }: ActionFunctionArgs) {
  return redirect(pageOf(tripId))
}

/** The id comes from the address, decoded: as it is, a line end in it could not stand in a header. */
const pageOf = (tripId: string) => `/trips/${encodeURIComponent(tripId)}`

/** The forms on a trip's page that change its dates and restore earlier versions, with a script or without. */
export async function action({ request, params: { tripId = '' }, context }: ActionFunctionArgs) {
  const user = await currentUser(request, context)
  if (!user) throw redirectDocument(`/api/login?${new URLSearchParams({ returnTo: pageOf(tripId) })}`)
  const change = Change.safeParse(Object.fromEntries(await readForm(request)))
  const back = (problem?: string) =>
    redirect(`${pageOf(tripId)}${problem ? `?${new URLSearchParams({ problem })}` : ''}`, 303)
  if (!change.success) return back('fields-wrong')
  const asked = { user, tripId, ...change.data }
  const done = await (asked.intent === 'move' ? moveTrip(asked, context) : restoreVersion(asked, context))
  return done.ok ? back() : back(done.failure.code)
}
