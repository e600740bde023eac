import type { Travel } from './travel-leg'

/** Metres of a way that are on foot. Apart from the schema, which pages do not load. */
export function footMeters({ mode, meters, onFoot = 0 }: Travel): number {
  return mode === 'walk' ? meters : onFoot
}
