// Plans imported towns as the product does, and prints what a reader wants to know: `npm run places:plan -- FILE… [--days 3,5,7]
// [--budget moderate] [--from 2027-05-10] [--print]`. FILE is what places:import wrote. Fails when a check fails, a meal or a
// sight is without a name, or a plan has fewer than ten sights.
import './test-setup/kitchen-homes'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Destination } from '../app/domain/catalogue/destination'
import { catalogueEngine } from '../app/domain/planning/catalogue-engine/catalogue-engine'
import { defaultFilters } from '../app/domain/request/filters'
import { PlanRequest } from '../app/domain/request/plan-request'
import { judge } from '../app/domain/verification/judge'
import { sayIn } from '../app/messages/languages'
import { collectPlan } from './eval/collect-plan'
import { cpuTime } from './eval/cpu-time'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '3,5,7' },
    budget: { type: 'string', default: 'moderate' },
    from: { type: 'string', default: '2027-05-10' },
    print: { type: 'boolean', default: false },
  },
})
const say = sayIn()
/** Fewest named sights of a plan. */
const leastSights = 10
let faults = 0
for (const file of positionals) {
  const destination = Destination.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const days of values.days.split(',').map(Number)) {
    const request = PlanRequest.parse({
      destinationId: destination.id,
      startDate: values.from,
      days,
      budget: values.budget,
      interests: ['Sightseeing', 'History', 'Food & Dining'],
      additionalInfo: '',
      filters: defaultFilters,
      seed: 1,
      sample: false,
      dayLimit: null,
    })
    // The first plan also compiles the planner's code, as in a new isolate.
    const started = cpuTime()
    const planned = await collectPlan(catalogueEngine, request, destination)
    const milliseconds = Math.round(cpuTime() - started)
    if (!planned.ok) {
      faults++
      console.log(`${destination.label}, ${days} days: ${planned.failure.message}`)
      continue
    }
    const { plan } = planned.value
    const { checks } = judge(plan, request, destination)
    const stops = plan.days.flatMap(({ activities }) => activities)
    const sights = stops.filter(({ type, placeId }) => type === 'attraction' && placeId !== null).length
    const open = plan.days.flatMap(({ openMeals = [] }) => openMeals).length
    const failed = checks.filter(({ status }) => status === 'fail')
    const unknown = checks.filter(({ status }) => status === 'unknown').map(({ id }) => id)
    if (failed.length > 0 || open > 0 || sights < leastSights) faults++
    console.log(
      `${destination.label}, ${days} days: ${sights} sights, ${stops.filter(({ meal }) => meal).length} meals, ${open} left open; ` +
        `${failed.length} checks fail, unknown: ${unknown.join(', ') || 'none'}; ${milliseconds} ms`,
    )
    for (const { id, evidence } of failed) console.log(`  ${id}: ${say(evidence)}`)
    if (!values.print) continue
    for (const { id, status, evidence } of checks) console.log(`  ${status} ${id}: ${say(evidence)}`)
    console.log(`  ${say(plan.overview)}`)
    for (const day of plan.days) {
      console.log(`  Day ${day.day}, ${say(day.title)}${day.note ? ` (${say(day.note)})` : ''}`)
      for (const stop of day.activities)
        console.log(
          `    ${stop.startTime}-${stop.endTime} ${say(stop.title)} [${stop.travel.mode} ${stop.travel.minutes} min, ${stop.costCents / 100}] ${say(stop.description)} | ${say(stop.reason)}`,
        )
    }
    for (const tip of plan.tips) console.log(`  - ${say(tip)}`)
  }
}
process.exitCode = faults > 0 ? 1 : 0
