import { findStop, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Held, Target } from './drag-data'
import type { EditorTools } from './editor-tools'

/** Applies a drop. A stop that is dropped where it was does not change. */
export function dropMoves(
  held: Held,
  target: Target,
  { current, edit }: Pick<EditorTools, 'current' | 'edit'>,
): void {
  if (held.kind === 'day') {
    if (target.kind !== 'day' || target.day === held.day) return
    const focus = { key: `day-${target.day}`, control: 'drag' as const }
    edit(
      [{ kind: 'move-day', from: held.day, to: target.day }],
      `Day ${held.day} is now day ${target.day}.`,
      focus,
    )
    return
  }
  if (target.kind === 'day') return
  const before = target.kind === 'before' ? target.id : null
  if (before === held.id || staysPut(current(), held, target.day, before)) return
  const focus = { key: held.id, control: 'drag' as const }
  edit(
    [{ kind: 'move', id: held.id, day: target.day, before }],
    `${held.title} moved to day ${target.day}.`,
    focus,
  )
}

function staysPut(
  itinerary: ReturnType<EditorTools['current']>,
  held: Held,
  day: number,
  before: string | null,
) {
  if (held.kind !== 'stop') return false
  const found = findStop(itinerary, held.id)
  if (!found || found.day.day !== day) return false
  const ids = stopsOf(found.day).map(({ id }) => id)
  return (ids[ids.indexOf(held.id) + 1] ?? null) === before
}
