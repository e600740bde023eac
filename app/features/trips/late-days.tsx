import { useEffect, useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { readAnswer } from '~/features/answers/read-answer'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'

/** Milliseconds until it is asked again whether a day has come, while one may. */
const looks = [5000, 8000, 12_000]

const addressOf = (tripId: string) => `/api/trips/${tripId}/late-days`

interface Offers {
  version: number
  days: { day: number; title: string; stops: string[] }[]
}

/**
 * Days that a language model wrote after the plan was finished. Nothing changes before one is taken, and none is offered
 * while the trip is edited.
 */
export function LateDays({ tripId, itinerary }: { tripId: string; itinerary: ItineraryView }) {
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
      const found = await offersOf(tripId)
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
  }, [tripId, awaited, shownDays])

  if (!session || session.inHand || !offers || offers.days.length === 0) return null

  async function answer(day: number, use: boolean) {
    if (!offers || busy) return
    setBusy(true)
    const response = await fetch(addressOf(tripId), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: offers.version, day, use }),
    }).catch(() => null)
    setBusy(false)
    if (!response?.ok) {
      showToast({
        title: 'Your trip stays as it is',
        text: 'The other version of the day could not be used. Reload the page to see whether it still fits.',
        variant: 'destructive',
      })
      return
    }
    setOffers({ ...offers, days: offers.days.filter((each) => each.day !== day) })
    if (use) session?.show({ id: tripId, ...(await readAnswer(response, 'stored')), heldBy: 'server' })
  }

  return (
    <ul
      aria-label="Days that came later"
      className="not-printed mt-2 grid gap-2 border-ink-line border-t-2 border-dashed pt-2"
    >
      {offers.days.map(({ day, title, stops }) => (
        <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="min-w-0">
            The language model’s day {day} came after your plan was finished: <b>{title}</b>
            {stops.length > 0 && `, with ${stops.join(', ')}`}.
          </span>
          <Button size="small" disabled={busy} onClick={() => answer(day, true)}>
            Use it for day {day}
          </Button>
          <Button size="small" variant="quiet" disabled={busy} onClick={() => answer(day, false)}>
            Keep my day {day}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const isLate = ({ kind, detail, day }: { kind: string; detail: string; day: number }) =>
  kind === 'planned-without-model' && detail === 'late' && day > 0

async function offersOf(tripId: string): Promise<Offers | null> {
  try {
    const response = await fetch(addressOf(tripId))
    return response.ok ? await readAnswer(response, 'lateDays') : null
  } catch {
    // Without a network nothing is offered.
    return null
  }
}
