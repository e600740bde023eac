// One thread of `npm run eval -- --shores`: plans its share of the trips and reports the walks of each.
import { parentPort, workerData } from 'node:worker_threads'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { engines } from '../engines'
import { shoreRequest } from './requests'
import { type WalksOfPlan, walksOfPlan } from './wet-walks'

/** The task of a thread. */
export interface ShoresShare {
  engine: string
  towns: string[]
  /** Trips to each town. */
  trips: number
  seed: number
  thread: number
  threads: number
}

/** One trip: its walks, or nothing where its wishes cannot be met. */
export interface ShoresRow {
  town: string
  index: number
  walks: WalksOfPlan | undefined
}

const { engine: name, towns, trips, seed, thread, threads } = workerData as ShoresShare
const engine = engines[name]
for (const town of readDestinations().filter(({ id }) => towns.includes(id)))
  for (let index = thread; engine && index < trips; index += threads) {
    const planned = await collectPlan(engine, shoreRequest(index, town, seed), town)
    const walks = planned.ok ? walksOfPlan(planned.value.plan, town) : undefined
    parentPort?.postMessage({ town: town.id, index, walks } satisfies ShoresRow)
  }
