import type { Locality } from '~/domain/catalogue/locality'

/** Half of the side of the square that is read, in kilometres: a town of ten million reaches farther than one of ten thousand. */
export function reachOf({ population }: Pick<Locality, 'population'>): number {
  return Math.min(15, Math.round((4 + Math.sqrt(population) / 280) * 10) / 10)
}
