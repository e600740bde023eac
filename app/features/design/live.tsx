import { useEffect } from 'react'
import { Choices } from './choices'
import { Fields } from './fields'
import { forceStates } from './force-states'
import { Overlays, Unfolding } from './overlays'

/** The sections with something to press. */
export default function Live({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    forceStates()
    onReady()
  }, [onReady])
  return (
    <>
      <Fields />
      <Choices />
      <Unfolding />
      <Overlays />
    </>
  )
}
