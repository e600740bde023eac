import { useCallback, useEffect, useState } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'
import { type Proposed, proposePlaces } from '~/features/trips/trip-calls'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { knowPlaces } from './editable-trip'
import { useEditorTools } from './editor-tools'
import { PlacesComparison } from './places-comparison'
import { PlacesList } from './places-list'
import { isSameChange, placesNow } from './trip-nights'

interface PlacesDialogProps {
  tripId: string
  itinerary: ItineraryView
  /** What is asked for already: its effect is shown first. */
  change?: PlacesChange | undefined
  onTake: (after: ItineraryView) => void
  onClose: () => void
}

type Step = { shows: 'places' } | { shows: 'waiting' } | { shows: 'effect'; answer: Proposed }

/** Other nights, another order, a place more or less: chosen first, then shown beside the trip as it is, then used. */
export function PlacesDialog({ tripId, itinerary, change, onTake, onClose }: PlacesDialogProps) {
  const [asked, setAsked] = useState<PlacesChange>(() => change ?? placesNow(itinerary))
  const [step, setStep] = useState<Step>({ shows: change ? 'waiting' : 'places' })
  const propose = useCallback(async () => {
    const answer = await proposePlaces(tripId, asked, itinerary)
    const isKnown = !answer.ok || (await knowPlaces(answer.itinerary).catch(() => false))
    return isKnown ? answer : ({ ok: false, failure: null } as const)
  }, [tripId, asked, itinerary])
  const waiting = step.shows === 'waiting'
  useEffect(() => {
    if (!waiting) return
    let gone = false
    void propose().then((answer) => {
      if (!gone) setStep({ shows: 'effect', answer })
    })
    return () => {
      gone = true
    }
  }, [waiting, propose])

  if (step.shows === 'places')
    return (
      <Dialog isOpen onOpenChange={onClose} title="Places and nights">
        <PlacesList itinerary={itinerary} asked={asked} onChange={setAsked} />
        <Buttons>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isSameChange(asked, itinerary)}
            onClick={() => setStep({ shows: 'waiting' })}
          >
            Show what changes
          </Button>
        </Buttons>
      </Dialog>
    )
  const answer = step.shows === 'effect' ? step.answer : null
  return (
    <Dialog isOpen onOpenChange={onClose} title="What changes">
      {!answer && <p role="status">Planning the places anew...</p>}
      {answer && !answer.ok && <p role="alert">{answer.failure?.message ?? unreachable}</p>}
      {answer?.ok && <PlacesComparison before={itinerary} after={answer.itinerary} />}
      <Buttons>
        <Button onClick={() => setStep({ shows: 'places' })}>Change the places</Button>
        <Button onClick={onClose}>Keep it as it is</Button>
        {answer?.ok && (
          <Button
            variant="primary"
            onClick={() => {
              onTake(answer.itinerary)
              onClose()
            }}
          >
            Use this plan
          </Button>
        )}
      </Buttons>
    </Dialog>
  )
}

const unreachable =
  'We could not reach the server, which plans the places anew. Your trip is as it was. Please try again when there is a connection.'

function Buttons({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3">{children}</div>
}

/** The same in the editor, as one step of the edit. */
export function EditorPlaces(props: Omit<PlacesDialogProps, 'onTake'>) {
  const { replace } = useEditorTools()
  return <PlacesDialog {...props} onTake={(after) => replace(after, 'Places changed.')} />
}
