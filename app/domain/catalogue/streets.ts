import { z } from 'zod'
import { type AccessNeed, Coordinates } from './place'

/**
 * How far it is on foot along the streets between the places of a destination, as it was measured on a map. A table of one byte
 * for each pair of points, in base64: rows from the second point on, each with its distance to the points before it, in steps of
 * 10 metres. 255: there is no way on foot, or one longer than 2,540 metres.
 */
export const Streets = z.strictObject({
  points: z.array(Coordinates).min(2).max(400),
  table: z.base64(),
  /** The same without steps, where that differs. */
  withoutSteps: z.base64().optional(),
  /** Metres along streets for each metre in a straight line, for points that are not in the table. */
  detour: z.number().min(1).max(3),
})
export type Streets = z.infer<typeof Streets>

/** Metres that one step of the table stands for. */
export const tableStep = 10
/** The byte of a pair without a way. */
export const noWay = 255

/** Needs of travellers who cannot use steps. */
export const needWithoutSteps: readonly AccessNeed[] = ['Wheelchair accessible', 'No stairs']

const stepless = new WeakMap<Streets, Streets>()

/** A destination with its streets as travellers with these needs can walk them. */
export function onStreetsFor<D extends { streets?: Streets | undefined }>(
  destination: D,
  needs: readonly AccessNeed[],
): D {
  const { streets } = destination
  if (!streets?.withoutSteps || !needs.some((need) => needWithoutSteps.includes(need))) return destination
  // One object for each table: what was read from it is remembered.
  const without = stepless.get(streets) ?? {
    ...streets,
    table: streets.withoutSteps,
    withoutSteps: undefined,
  }
  stepless.set(streets, without)
  return { ...destination, streets: without }
}
