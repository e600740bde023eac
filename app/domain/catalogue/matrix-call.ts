import { z } from 'zod'
import type { AccessNeed, Coordinates } from './place'
import { needWithoutSteps } from './streets'

// The matrix call of a Valhalla server (valhalla.github.io/valhalla/api/matrix), for walks.

/** Points of one side of a question: as many as a server takes as it comes. */
export const mostPoints = 50

export interface MatrixQuestion {
  sources: readonly Coordinates[]
  targets: readonly Coordinates[]
  /** `wheelchair`: without steps. */
  type: 'foot' | 'wheelchair'
}

/** Tells how far it is on foot. */
export interface WalkRouter {
  /** Metres from each source to each target; null where nothing is known, whatever the reason is. */
  meters(question: MatrixQuestion, visitorId: string): Promise<(number | null)[][] | null>
}

const Answer = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: z.number().min(0).nullable() }))),
})

/** Where a server takes the call; `url` is its address, which may carry a key. */
export function matrixAddress(url: string): string {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/sources_to_targets`
  return address.href
}

/** A question as JSON. Ferries are left out: they are no walk. */
export function matrixBody({ sources, targets, type }: MatrixQuestion): string {
  const locations = (list: readonly Coordinates[]) => list.map(([lat, lon]) => ({ lat, lon }))
  return JSON.stringify({
    sources: locations(sources),
    targets: locations(targets),
    costing: 'pedestrian',
    costing_options: { pedestrian: { type, use_ferry: 0 } },
    units: 'kilometers',
  })
}

/** An answer in metres; null where there is no way. Undefined if it is no answer to the question. */
export function matrixMeters(
  answer: unknown,
  { sources, targets }: MatrixQuestion,
): (number | null)[][] | undefined {
  const rows = Answer.safeParse(answer).data?.sources_to_targets
  if (rows?.length !== sources.length || rows.some(({ length }) => length !== targets.length))
    return undefined
  return rows.map((row) => row.map(({ distance }) => distance && distance * 1000))
}

/** How these travellers walk. */
export function walkType(needs: readonly AccessNeed[]): MatrixQuestion['type'] {
  return needs.some((need) => needWithoutSteps.includes(need)) ? 'wheelchair' : 'foot'
}
