import { useEffect, useState } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import type { TripIdea } from '~/domain/planning/surprise/trip-idea'
import { tripLength } from '~/domain/request/trip-rules'
import { readAnswer } from '~/features/answers/read-answer'
import { shortDate } from '~/messages/en/dates'
import { toasts } from '~/messages/en/toasts'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'
import { showToast } from '~/ui/toast'
import { PosterButton } from './poster-button'

/** Ideas at a time, and the blank sheets that stand for them. */
const sheets = ['first', 'second', 'third']

interface SurpriseDialogProps {
  destinations: ShownDestination[]
  onPick: (idea: TripIdea<string>) => void
  /** Stays the same function. */
  onClose: () => void
}

/** Three trips that are good at their time of year, to pick one from. */
export function SurpriseDialog({ destinations, onPick, onClose }: SurpriseDialogProps) {
  const [ideas, setIdeas] = useState<TripIdea<string>[] | null>(null)

  useEffect(() => {
    if (ideas) return
    const controller = new AbortController()
    askIdeas(controller.signal).then((found) => {
      if (controller.signal.aborted) return
      if (found) return setIdeas(found)
      const { title, text } = toasts.randomTripFailed
      showToast({ title, text, variant: 'destructive' })
      onClose()
    })
    return () => controller.abort()
  }, [ideas, onClose])

  return (
    <Dialog
      isOpen
      wide
      onOpenChange={onClose}
      title="Surprise Me"
      actions={
        <Button busy={!ideas} onClick={() => setIdeas(null)}>
          Show three others
        </Button>
      }
    >
      <p role="status">{ideas ? 'Pick one, and the form is filled in.' : 'Choosing three trips…'}</p>
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
          : sheets.map((sheet) => (
              <li key={sheet}>
                <Skeleton art="aspect-3/2 sm:aspect-4/5" lines={3} />
              </li>
            ))}
      </ul>
    </Dialog>
  )
}

interface IdeaProps {
  idea: TripIdea<string>
  card: ShownDestination | undefined
  onPick: () => void
}

function Idea({ idea, card, onPick }: IdeaProps) {
  const { destinations = [], startDate, endDate, budget, interests, reason } = idea
  if (!card) return null
  const [, then] = destinations.map(({ destination }) => destination.split(',')[0])
  return (
    <PosterButton card={card} onPick={onPick} art="aspect-3/2 sm:aspect-4/5">
      {then && <span className="mt-2 font-strong text-small">and then {then}</span>}
      <span className="mt-2 font-strong text-small">
        {shortDate(startDate)} to {shortDate(endDate)}, {tripLength(startDate, endDate)} days
      </span>
      <span className="text-small capitalize">{budget}</span>
      <span className="text-ink-soft text-small">{interests.join(', ')}</span>
      <span className="mt-1.5 text-small leading-snug">{reason}</span>
    </PosterButton>
  )
}

async function askIdeas(signal: AbortSignal): Promise<TripIdea<string>[] | null> {
  try {
    const response = await fetch(`/api/generate-random-trip?count=${sheets.length}`, { signal })
    return response.ok ? await readAnswer(response, 'ideas') : null
  } catch {
    return null
  }
}
