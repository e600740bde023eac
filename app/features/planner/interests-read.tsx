import { useMemo } from 'react'
import { wishMessage } from '~/domain/reader/wish-message'
import { readInterests } from '~/domain/request/typed-interests'
import { sayHere } from '~/messages/say-here'
import { useDestination } from './use-destination'

interface InterestsReadProps {
  interests: readonly string[]
  destinationId: string
}

/** What the planner makes of interests that were typed by hand, and which of all nothing in the destination answers. */
export function InterestsRead({ interests, destinationId }: InterestsReadProps) {
  const destination = useDestination(destinationId)
  const read = useMemo(() => destination && readInterests(interests, destination), [interests, destination])
  if (!destination || !read || read.wishes.length + read.unanswered.length === 0) return null
  const say = sayHere()
  return (
    <div aria-live="polite" className="mt-2 grid gap-1 text-ink-soft text-small">
      {read.wishes.length > 0 && (
        <p>Understood: {read.wishes.map((wish) => say(wishMessage(wish, destination))).join(', ')}.</p>
      )}
      {read.unanswered.length > 0 && (
        <p>
          Nothing in {destination.name} answers {read.unanswered.map((each) => `“${each}”`).join(', ')}.
        </p>
      )}
    </div>
  )
}
