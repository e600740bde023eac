import { useEffect } from 'react'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { Buttons } from './buttons'
import { Choices } from './choices'
import { Day } from './day'
import { Fields } from './fields'
import { forceStates } from './force-states'
import { Inks } from './inks'
import { Overlays, Unfolding } from './overlays'
import { Progress } from './progress'
import { Icons, PlaceNames, TypeScale } from './type'

/** Every section but those of posters, which only the server can draw. */
export default function Live({ cards, onReady }: { cards: DestinationCard[]; onReady: () => void }) {
  useEffect(() => {
    forceStates()
    onReady()
  }, [onReady])
  return (
    <>
      <TypeScale />
      <PlaceNames />
      <Icons />
      <Inks cards={cards} />
      <Buttons />
      <Progress />
      <Fields />
      <Choices />
      <Unfolding />
      <Overlays />
      <Day />
    </>
  )
}
