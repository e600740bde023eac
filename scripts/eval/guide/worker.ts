// One thread of the guide's table: plans and measures the trips of its share of the destinations.
import { parentPort, workerData } from 'node:worker_threads'
import { addDayFacts } from '../../../app/domain/itinerary/day-facts'
import { type CheckContext, checkContext } from '../../../app/domain/verification/context'
import { sunTimes } from '../../../app/services/sun-times.server'
import { collectPlan } from '../collect-plan'
import { cpuTime } from '../cpu-time'
import { readDestinations } from '../destinations'
import { engines } from '../engines'
import { figuresOf, type TripFigures } from './measure'
import { guideRequests, guideSets } from './requests'
import { rival, stepsWithin } from './rival'
import { rivalProblem } from './rival-model'
import type { GuideRow, GuideShare } from './run'

const { engine: name, destinations: ids, thread, threads, ...options } = workerData as GuideShare
const engine = engines[name]
const asked = readDestinations().filter(({ id }) => ids.length === 0 || ids.includes(id))
for (const [index, destination] of asked.entries()) {
  if (!engine || index % threads !== thread) continue
  for (const set of guideSets) {
    if (set === 'long' && options.rival === 0) continue
    for (const request of guideRequests(set, destination, options)) {
      const { id, country } = destination
      const about = { destination: id, country, set, startDate: request.startDate }
      const made = await collectPlan(engine, request, destination)
      if (made.ok) {
        const days = made.value.plan.days.map((day) => addDayFacts(day, destination, sunTimes))
        const context = checkContext({ ...made.value.plan, days }, request, destination)
        const measured = set === 'default' || set === 'long'
        const way = measured && options.rival > 0 ? shorterWay(context) : null
        send({ ...about, figures: { ...figuresOf(context), way } })
      } else send({ ...about, refusal: made.failure.message })
    }
  }
}

function shorterWay(context: CheckContext): TripFigures['way'] {
  const problem = rivalProblem(context)
  const found = rival(problem, stepsWithin(problem, options.rival, cpuTime))
  return found ? { plan: found.plan, best: found.best } : null
}

function send(row: GuideRow): void {
  parentPort?.postMessage(row)
}
