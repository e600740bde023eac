// One thread of the guide's table: plans and measures the trips of its share of the destinations.
import { parentPort, workerData } from 'node:worker_threads'
import { checkContext } from '../../../app/domain/verification/context'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { engines } from '../engines'
import { figuresOf } from './measure'
import { guideRequests, guideSets } from './requests'
import type { GuideRow, GuideShare } from './run'

const { engine: name, destinations: ids, thread, threads, ...options } = workerData as GuideShare
const engine = engines[name]
const asked = readDestinations().filter(({ id }) => ids.length === 0 || ids.includes(id))
for (const [index, destination] of asked.entries()) {
  if (!engine || index % threads !== thread) continue
  for (const set of guideSets)
    for (const request of guideRequests(set, destination, options)) {
      const { id, country } = destination
      const about = { destination: id, country, set, startDate: request.startDate }
      const made = await collectPlan(engine, request, destination)
      const row: GuideRow = made.ok
        ? { ...about, figures: figuresOf(checkContext(made.value.plan, request, destination)) }
        : { ...about, refusal: made.failure.message }
      parentPort?.postMessage(row)
    }
}
