import { memo } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { buttonClass } from '~/ui/button-class'
import { PosterButton } from './poster-button'
import { tripFormId } from './trip-field-id'

interface FirstLookProps {
  destinations: ShownDestination[]
  chosen: string
  onChoose: (label: string) => void
}

/** Shown before there is an itinerary: posters to choose from; the chosen one is framed and can be planned. */
export const FirstLook = memo(function FirstLook({ destinations, chosen, onChoose }: FirstLookProps) {
  return (
    <ul aria-label="Destinations to begin with" className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {destinations.slice(0, 8).map((card) => (
        <PosterButton
          key={card.id}
          card={card}
          pressed={card.label === chosen}
          onPick={() => onChoose(card.label)}
          below={
            card.label === chosen && (
              <button
                type="submit"
                form={tripFormId}
                className={buttonClass({ variant: 'primary', className: 'w-full' })}
              >
                Plan {card.name}
              </button>
            )
          }
        />
      ))}
    </ul>
  )
})
