import type { Active, Announcements, Over } from '@dnd-kit/core'

/** The stop or day that is being dragged. */
export type Held =
  | { kind: 'stop'; id: string; title: string; time: string; day: number }
  | { kind: 'day'; day: number; title: string }

/** Where it can be dropped: before a stop, at the end of a day, in place of a day. */
export type Target =
  | { kind: 'before'; id: string; title: string; day: number }
  | { kind: 'end'; day: number }
  | { kind: 'day'; day: number }

/** Whether what is being dragged can be dropped there. */
export function accepts(held: Held, target: Target): boolean {
  return held.kind === 'day' ? target.kind === 'day' : target.kind !== 'day'
}

/** The data that this editor attached to a draggable. */
export function heldOf({ data }: Pick<Active, 'data'>): Held | null {
  const held: Held | undefined = data.current?.held
  return held ?? null
}

export function targetOf({ data }: Pick<Over, 'data'>): Target | null {
  const target: Target | undefined = data.current?.target
  return target ?? null
}

export const instructions =
  'Press Space or Enter to pick up, move with the up and down arrows, and press Space or Enter to drop. Escape puts it back.'

const nameOf = (active: Active) => {
  const held = heldOf(active)
  return held ? (held.kind === 'day' ? `Day ${held.day}` : held.title) : 'It'
}

const whereOf = (over: Over | null) => {
  const target = over && targetOf(over)
  if (!target) return 'over nothing'
  if (target.kind === 'before') return `on day ${target.day}, before ${target.title}`
  return target.kind === 'end' ? `at the end of day ${target.day}` : `in the place of day ${target.day}`
}

export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up: ${nameOf(active)}.`,
  onDragOver: ({ active, over }) => `${nameOf(active)} is ${whereOf(over)}.`,
  onDragEnd: ({ active, over }) => `Dropped: ${nameOf(active)}, ${whereOf(over)}.`,
  onDragCancel: ({ active }) => `Put back: ${nameOf(active)}.`,
}
