import type { CollisionDetection, DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { accepts, heldOf, targetOf } from './drag-data'

/** The target whose upper edge is nearest to that of the dragged item: items are inserted before a target. */
export const nearestTop: CollisionDetection = ({
  active,
  collisionRect,
  droppableContainers,
  droppableRects,
}) =>
  targetsFor(active, droppableContainers)
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      if (!rect) return []
      const value = Math.abs(rect.top - collisionRect.top)
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((a, b) => a.data.value - b.data.value)

/** An arrow key goes to the next target below or above. */
export const nextTarget: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { active, collisionRect, droppableContainers, droppableRects, over } = context
  const down = event.code === 'ArrowDown'
  if (!active || !collisionRect || (!down && event.code !== 'ArrowUp')) return undefined
  event.preventDefault()
  const tops = targetsFor(active, droppableContainers.getEnabled()).flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect ? [rect.top] : []
  })
  // The dragged item lies on a target, the header of a day a little below the edge of its day. One pixel
  // separates it from the next target.
  const here = (over && droppableRects.get(over.id)?.top) ?? collisionRect.top
  const ahead = tops.filter((top) => (down ? top > here + 1 : top < here - 1))
  if (ahead.length === 0) return undefined
  const top = down ? Math.min(...ahead) : Math.max(...ahead)
  return { ...currentCoordinates, y: currentCoordinates.y + top - collisionRect.top }
}

function targetsFor(
  active: Parameters<typeof heldOf>[0],
  containers: readonly DroppableContainer[],
): DroppableContainer[] {
  const held = heldOf(active)
  return containers.filter((container) => {
    const target = targetOf(container)
    return held !== null && target !== null && accepts(held, target)
  })
}
