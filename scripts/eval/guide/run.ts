import { inThreads } from '../in-threads'
import type { TripFigures } from './measure'
import type { GuideSet } from './requests'

/** Which trips the guide's table is measured on. */
export interface GuideOptions {
  engine: string
  /** Ids of destinations; all of the catalogue when empty. */
  destinations: string[]
  /** Length of the trips of each set but "one day". */
  days: number
  /** How many starts of the year. */
  dates: number
  threads: number
  /** Seconds of CPU for the search for a shorter way, for each trip; 0 leaves it out. */
  rival: number
}

export interface GuideShare extends GuideOptions {
  thread: number
}

/** One planned trip with its figures, or the reason why there is none. */
export type GuideRow = { destination: string; country: string; set: GuideSet; startDate: string } & (
  | { figures: TripFigures }
  | { refusal: string }
)

/** Plans the trips of the guide's table and measures them. */
export async function runGuide(options: GuideOptions): Promise<GuideRow[]> {
  const rows = await inThreads<GuideRow>(new URL('./worker.ts', import.meta.url), options)
  return rows.sort((a, b) => a.destination.localeCompare(b.destination))
}
