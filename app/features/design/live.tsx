import { useEffect } from 'react'
import { Choices } from './choices'
import { Fields } from './fields'
import { forceStates } from './force-states'
import { Overlays, Unfolding } from './overlays'

/** Sections with interactive components. */
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
