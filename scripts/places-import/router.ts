import { z } from 'zod'
import type { Coordinates } from '../../app/domain/catalogue/place'
import type { Streets } from '../../app/domain/catalogue/streets'
import { tableOf } from './street-table'

/** A server with the matrix call of Valhalla (valhalla.github.io/valhalla/api/matrix). */
export interface Router {
  /** Its address, without the name of the call. */
  url: string
  /** Milliseconds for one answer. */
  patience?: number
}

/** Points of one side of a question: as many as a server takes as it comes. */
const side = 50

const Answer = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: z.number().min(0).nullable() }))),
})

/**
 * How far the points are apart on foot, as a router says, with and without steps. Throws with the reason where it refuses, is silent or
 * answers with something else: then nothing is known.
 */
export async function routedStreets(points: readonly Coordinates[], router: Router): Promise<Streets> {
  const all = await routedMeters(points, router, 'foot')
  return tableOf(points, all, await routedMeters(points, router, 'wheelchair'))
}

/** From the second point on, the metres to each of the points before it; infinite where there is no way. */
async function routedMeters(
  points: readonly Coordinates[],
  router: Router,
  type: 'foot' | 'wheelchair',
): Promise<number[][]> {
  const meters = points.map(() =>
    Array.from<number>({ length: points.length }).fill(Number.POSITIVE_INFINITY),
  )
  for (let from = 0; from < points.length; from += side)
    for (let to = 0; to <= from; to += side) {
      const [sources, targets] = [points.slice(from, from + side), points.slice(to, to + side)]
      const rows = await asked(router, { sources, targets, type })
      if (rows.length !== sources.length || rows.some(({ length }) => length !== targets.length))
        throw new Error('the router answers for other points')
      for (const [row, cells] of rows.entries())
        for (const [column, { distance }] of cells.entries()) {
          const line = meters[from + row]
          if (line && distance !== null) line[to + column] = distance * 1000
        }
    }
  return meters.slice(1).map((row, index) => row.slice(0, index + 1))
}

interface Question {
  sources: readonly Coordinates[]
  targets: readonly Coordinates[]
  type: 'foot' | 'wheelchair'
}

async function asked({ url, patience = 30_000 }: Router, { sources, targets, type }: Question) {
  const locations = (list: readonly Coordinates[]) => list.map(([lat, lon]) => ({ lat, lon }))
  const response = await fetch(`${url.replace(/\/$/, '')}/sources_to_targets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'VacationPlannerHQ import' },
    body: JSON.stringify({
      sources: locations(sources),
      targets: locations(targets),
      costing: 'pedestrian',
      costing_options: { pedestrian: { type } },
      units: 'kilometers',
    }),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`the router answers ${response.status}`)
  return Answer.parse(await response.json()).sources_to_targets
}
