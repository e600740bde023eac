import { Button } from '~/ui/button'
import { useLivePlaces } from './live-places'

interface LivePlacesOfferProps {
  /** "Helsinki, Finland". */
  town: string
  planAgain: () => void
}

/** Says that real places of a town are looked up, and offers to plan again once they have come in. */
export function LivePlacesOffer({ town, planAgain }: LivePlacesOfferProps) {
  const state = useLivePlaces(town)
  const [name] = town.split(',')
  return (
    <div aria-live="polite">
      {state === 'waiting' && (
        <p className="pt-2">
          We are looking for real places in {name} on the map. This can take a few minutes. The sketch stays
          until you choose.
        </p>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <p>
            <b className="font-strong">Real places in {name} are here now.</b> They come from OpenStreetMap.
          </p>
          <Button variant="outline" onClick={planAgain}>
            Plan with real places
          </Button>
        </div>
      )}
    </div>
  )
}
