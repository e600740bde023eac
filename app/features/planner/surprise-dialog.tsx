import { useEffect, useState } from 'react'
import { shortDate } from '~/domain/calendar/calendar-date'
import { messages } from '~/domain/messages'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import type { TripIdea } from '~/domain/planner/surprise/trip-idea'
import { tripLength } from '~/domain/trip/trip-rules'
import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'
import { showToast } from '~/ui/toast'

/** Ideas at a time. */
const count = 3

interface SurpriseDialogProps {
  destinations: DestinationCard[]
  onPick: (idea: TripIdea) => void
  onClose: () => void
}

/** Three trips that are good at their time of year, to pick one from. */
export function SurpriseDialog({ destinations, onPick, onClose }: SurpriseDialogProps) {
  const [ideas, setIdeas] = useState<TripIdea[] | null>(null)
  const [draw, setDraw] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw asks again
  useEffect(() => {
    const controller = new AbortController()
    setIdeas(null)
    askIdeas(controller.signal).then((found) => {
      if (controller.signal.aborted) return
      if (found) return setIdeas(found)
      const { title, text } = messages.randomTripFailed
      showToast({ title, text, variant: 'destructive' })
      onClose()
    })
    return () => controller.abort()
  }, [draw])

  return (
    <Dialog
      isOpen
      wide
      onOpenChange={onClose}
      title="Surprise Me"
      actions={
        <Button busy={!ideas} onClick={() => setDraw(draw + 1)}>
          Draw three others
        </Button>
      }
    >
      <p role="status">{ideas ? 'Pick one, and the form is filled in.' : 'Drawing three trips…'}</p>
      <ul className="grid gap-4 sm:grid-cols-3" aria-busy={!ideas}>
        {ideas
          ? ideas.map((idea) => (
              <Idea
                key={idea.destination}
                idea={idea}
                card={destinations.find(({ label }) => label === idea.destination)}
                onPick={() => onPick(idea)}
              />
            ))
          : Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blank sheets never change places
              <li key={index}>
                <Skeleton art="aspect-3/2 sm:aspect-4/5" lines={3} />
              </li>
            ))}
      </ul>
    </Dialog>
  )
}

interface IdeaProps {
  idea: TripIdea
  card: DestinationCard | undefined
  onPick: () => void
}

function Idea({ idea: { startDate, endDate, budget, interests, reason }, card, onPick }: IdeaProps) {
  if (!card) return null
  const { name, poster, center, country } = card
  const days = tripLength(startDate, endDate)
  return (
    <InkScope facts={poster} latitude={center[0]} as="li">
      <button
        type="button"
        onClick={onPick}
        className="group flex h-full w-full cursor-pointer flex-col rounded-sheet bg-ink-paper p-2 text-left text-ink-key hover:shadow-[0_0_0_2px_var(--ink-key)]"
      >
        <Poster
          facts={poster}
          latitude={center[0]}
          name={name}
          width={300}
          height={375}
          className="aspect-3/2 w-full sm:aspect-4/5"
        />
        <PlaceName name={name} as="span" className="mt-2.5 block w-full" />
        <span className="mt-2 text-ink-soft text-micro">{country}</span>
        <span className="mt-2 font-strong text-small">
          {shortDate(startDate)} to {shortDate(endDate)}, {days} days
        </span>
        <span className="text-small capitalize">{budget}</span>
        <span className="text-ink-soft text-small">{interests.join(', ')}</span>
        <span className="mt-1.5 text-small leading-snug">{reason}</span>
      </button>
    </InkScope>
  )
}

async function askIdeas(signal: AbortSignal): Promise<TripIdea[] | null> {
  try {
    const response = await fetch(`/api/generate-random-trip?count=${count}`, { signal })
    const ideas: TripIdea[] = await response.json()
    return response.ok ? ideas : null
  } catch {
    return null
  }
}
