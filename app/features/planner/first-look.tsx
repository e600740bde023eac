import { memo } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { PosterButton } from './poster-button'

interface FirstLookProps {
  destinations: ShownDestination[]
  chosen: string
  onChoose: (label: string) => void
}

/** Shown before there is an itinerary: posters to choose from; the chosen one is framed. */
export const FirstLook = memo(function FirstLook({ destinations, chosen, onChoose }: FirstLookProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {destinations.slice(0, 8).map((card) => (
        <PosterButton
          key={card.id}
          card={card}
          pressed={card.label === chosen}
          onPick={() => onChoose(card.label)}
        />
      ))}
    </ul>
  )
})
