// One thread of `npm run eval`: plans its share of the requests and reports each result.
import { parentPort, workerData } from 'node:worker_threads'
import { readDestinations } from './destinations'
import { engines } from './engines'
import { gridRequest } from './grid'
import { runTrip } from './run-trip'

/** The task of a thread. */
export interface Share {
  engine: string
  seed: number
  longest: number
  trips: number
  /** This thread's number, and how many there are. */
  thread: number
  threads: number
  /** The destinations asked for; all when empty. */
  ids: string[]
}

const { engine: name, trips, thread, threads, ids, ...options } = workerData as Share
const engine = engines[name]
const destinations = readDestinations().filter(({ id }) => ids.length === 0 || ids.includes(id))
for (let index = thread; engine && index < trips; index += threads) {
  const asked = gridRequest(index, destinations, options)
  if (asked) parentPort?.postMessage(await runTrip(engine, asked.request, asked.destination))
}
