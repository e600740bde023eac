import { useEffect, useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { readAnswer } from '~/features/answers/read-answer'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { listed } from '~/messages/en/lists'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { showToast } from '~/ui/toast'

/** Milliseconds until it is asked again whether a day has come, while one may. */
const looks = [5000, 8000, 12_000]

interface Offers {
  version: number
  days: { day: number; days: number[]; title: string; stops: string[]; unverified: boolean }[]
}

const mostStops = 8

export interface LateDaysProps {
  base: string
  tripId?: string
  itinerary: ItineraryView
}

/**
 * What a language model wrote after the plan was finished. Nothing changes before it is taken, and it is not offered while the
 * trip is edited. `base` is the address of the trip, or of a guest's plan: without `tripId` it can be taken after logging in.
 */
export function LateDays({ base, tripId, itinerary }: LateDaysProps) {
  const session = useEditSession()
  const [offers, setOffers] = useState<Offers | null>(null)
  const [busy, setBusy] = useState(false)
  const awaited = itinerary.provenance?.repairs.filter(isLate).length ?? 0
  // Another edit of the trip may have ended an offer.
  const { days: shownDays } = itinerary
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are what the answer depends on
  useEffect(() => {
    let left = [...looks]
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const found = await offersOf(`${base}/late-days`)
      if (left === over) return
      setOffers(found)
      const [next, ...rest] = left
      if (next === undefined || (found?.days.length ?? 0) >= awaited) return
      left = rest
      timer = setTimeout(look, next)
    }
    const over: number[] = []
    void look()
    return () => {
      left = over
      clearTimeout(timer)
    }
  }, [base, awaited, shownDays])

  if (!session || session.inHand || !offers || offers.days.length === 0) return null

  async function answer(day: number, use: boolean) {
    if (!offers || busy || !tripId) return
    setBusy(true)
    const response = await fetch(`${base}/late-days`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: offers.version, day, use }),
    }).catch(() => null)
    setBusy(false)
    if (!response?.ok) {
      showToast({
        title: 'Your trip stays as it is',
        text: 'The other version could not be used. Reload the page to see whether it still fits.',
        variant: 'destructive',
      })
      return
    }
    setOffers({ ...offers, days: offers.days.filter((each) => each.day !== day) })
    if (use) session?.show({ id: tripId, ...(await readAnswer(response, 'stored')), heldBy: 'server' })
  }

  return (
    <ul
      aria-label="Words that came later"
      className="not-printed grid gap-2 border-ink-line border-y-2 border-dashed py-2 max-lg:basis-full lg:col-span-2"
    >
      {offers.days.map(({ day, days, title, stops, unverified }) => {
        const what =
          days.length === 0 ? 'introduction' : `day${days.length > 1 ? 's' : ''} ${listed(days.map(String))}`
        return (
          <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <span className="min-w-0">
              The language model’s {what} came after your plan was finished:{' '}
              {days.length > 0 ? <b>{title}</b> : title}
              {stops.length > 0 && `, with ${stops.slice(0, mostStops).join(', ')}`}
              {stops.length > mostStops && ` and ${stops.length - mostStops} more`}
              {days.length > 0 && '.'}
              {unverified && ' Nobody has checked the names.'}
            </span>
            {tripId ? (
              <span className="flex flex-wrap gap-x-3">
                <Button size="small" disabled={busy} onClick={() => answer(day, true)}>
                  Use {days.length > 0 ? `it for ${what}` : `this ${what}`}
                </Button>
                <Button size="small" variant="quiet" disabled={busy} onClick={() => answer(day, false)}>
                  Keep my {what}
                </Button>
              </span>
            ) : (
              <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in to use it</Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const isLate = ({ kind, detail }: { kind: string; detail: string }) =>
  kind === 'planned-without-model' && detail === 'late'

async function offersOf(address: string): Promise<Offers | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await readAnswer(response, 'lateDays') : null
  } catch {
    // Without a network nothing is offered.
    return null
  }
}
