// One thread of `npm run eval -- --several`: plans its share of the requests and reports each result.
import { parentPort, workerData } from 'node:worker_threads'
import { readDestinations } from '../destinations'
import { severalRequests } from './requests'
import { runSeveral } from './run-several'

/** The task of a thread: random requests besides the classic routes, and which of them all are its own. */
export interface SeveralShare {
  trips: number
  seed: number
  thread: number
  threads: number
  /** Requests whose number is not among these are left out; all when empty. */
  only: number[]
}

const { trips, seed, thread, threads, only } = workerData as SeveralShare
const destinations = readDestinations()
for (const [index, asked] of severalRequests(trips, seed, destinations).entries())
  if (index % threads === thread && (only.length === 0 || only.includes(index)))
    parentPort?.postMessage({ index, row: await runSeveral(asked, destinations) })
