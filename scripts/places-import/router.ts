import {
  type MatrixQuestion,
  matrixAddress,
  matrixBody,
  matrixMeters,
  mostPoints,
} from '../../app/domain/catalogue/matrix-call'
import type { Coordinates } from '../../app/domain/catalogue/place'
import type { Streets } from '../../app/domain/catalogue/streets'
import { tableOf } from './street-table'

/** A server with the matrix call of Valhalla. */
export interface Router {
  /** Its address, without the name of the call. */
  url: string
  /** Milliseconds for one answer. */
  patience?: number
}

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
  for (let from = 0; from < points.length; from += mostPoints)
    for (let to = 0; to <= from; to += mostPoints) {
      const [sources, targets] = [points.slice(from, from + mostPoints), points.slice(to, to + mostPoints)]
      const rows = await asked(router, { sources, targets, type })
      for (const [row, cells] of rows.entries())
        for (const [column, known] of cells.entries()) {
          const line = meters[from + row]
          if (line && known !== null) line[to + column] = known
        }
    }
  return meters.slice(1).map((row, index) => row.slice(0, index + 1))
}

async function asked({ url, patience = 30_000 }: Router, question: MatrixQuestion) {
  const response = await fetch(matrixAddress(url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'VacationPlannerHQ import' },
    body: matrixBody(question),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`the router answers ${response.status}`)
  const meters = matrixMeters(await response.json(), question)
  if (!meters) throw new Error('the router answers for other points, or with something else')
  return meters
}
