import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { announcements, type Held, heldOf, instructions, type Target, targetOf } from './drag-data'
import { nearestTop, nextTarget } from './drag-geometry'

/** On touch a long press of this many milliseconds picks up; a finger that moves sooner scrolls. */
const longPress = 120
const pressTolerance = 8

interface DragAreaProps {
  onDrop: (held: Held, target: Target) => void
  children: ReactNode
}

/** Drag and drop for stops and days: by mouse, by long press, by keyboard with every step announced. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const [held, setHeld] = useState<Held | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: longPress, tolerance: pressTolerance } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextTarget, scrollBehavior: 'auto' }),
  )
  // No smooth scrolling while the editor is open: drop targets are measured when the page does not move.
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    return () => {
      style.scrollBehavior = ''
    }
  }, [])
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(null)
    const [what, where] = [heldOf(active), over && targetOf(over)]
    if (what && where) onDrop(what, where)
  }
  return (
    <DndContext
      id="itinerary-editor"
      sensors={sensors}
      collisionDetection={nearestTop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active }) => setHeld(heldOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held && <HeldCard held={held} />}</DragOverlay>
    </DndContext>
  )
}

function HeldCard({ held }: { held: Held }) {
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-sheet border-2 border-ink-key bg-ink-sheet px-4 py-2 shadow-pop">
      {held.kind === 'stop' && (
        <span className="whitespace-nowrap font-strong text-time [font-stretch:78%]">{held.time}</span>
      )}
      <span className="min-w-0 truncate font-strong">{held.title}</span>
    </div>
  )
}
