import { wholeFact } from '~/domain/catalogue/hint'
import type { Suggestion } from '~/domain/itinerary/edit/suggest'
import { statedPrice } from '~/domain/itinerary/sentences'
import { shortWayText, type Units } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { buttonClass } from '~/ui/button-class'
import { useEditorTools } from './editor-tools'

/** More than anybody reads. */
const most = 12

interface PlaceListProps {
  suggestions: readonly Suggestion[]
  /** What the button of each says. */
  action: string
  empty: string
  onPick: (suggestion: Suggestion) => void
}

/** Places of the catalogue to choose from, each with its reasons. */
export function PlaceList({ suggestions, action, empty, onPick }: PlaceListProps) {
  const units = useUnits()
  const { facts } = useEditorTools()
  if (suggestions.length === 0) return <p className="py-3 text-ink-soft">{empty}</p>
  return (
    <ul className="border-ink-key border-t-2">
      {suggestions.slice(0, most).map((suggestion) => {
        const { place, open } = suggestion
        const price =
          place.cost && facts.say(statedPrice(place.cost.cents, facts.destination.currency, place))
        return (
          <li key={place.id} className="flex items-center gap-3 border-ink-line border-b py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-strong leading-snug">{place.name}</p>
              <p className="text-ink-soft text-small leading-snug">
                {[place.kind, ...(price ? [price] : []), distance(suggestion, units)].join(' · ')}
              </p>
              <p className="text-small leading-snug">{wholeFact(place)}</p>
              {open === true && place.assumed?.includes('hours') && (
                <p className="text-ink-soft text-small">By usual hours; its own are not known.</p>
              )}
              {open !== true && (
                <p className="font-label text-ink-hot-text text-small">
                  {open === false ? 'Not open then.' : 'Opening hours not known.'}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={`${action} ${place.name}`}
              onClick={() => onPick(suggestion)}
              className={buttonClass({ size: 'small' })}
            >
              {action}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function distance({ meters }: Suggestion, units: Units): string {
  return `${shortWayText(meters, units)} away`
}
