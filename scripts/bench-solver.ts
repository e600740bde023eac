// How near the solver comes to the best known scores of public instances of the team orienteering problem with time
// windows: `npm run bench:solver -- --instances DIR [--seconds S | --iterations N] [--seed K] [--list]`. DIR holds
// best.csv and the instances; docs/solver.md says more. Every solution is verified by code that is independent of the solver.
import { parseArgs } from 'node:util'
import { search } from '../app/domain/planning/solver/search'
import { asProblem, temperatureOf } from './bench-solver/as-problem'
import { type BenchCase, groupOf, readCases } from './bench-solver/instances'
import { gap, groupRows, type Outcome } from './bench-solver/report'
import { verify } from './bench-solver/verifier'

const { values } = parseArgs({
  options: {
    instances: { type: 'string' },
    seconds: { type: 'string' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
})
if (!values.instances || (values.seconds && values.iterations)) {
  console.error('npm run bench:solver -- --instances DIR [--seconds S | --iterations N] [--seed K] [--list]')
  process.exit(2)
}
const seed = Number(values.seed)
const seconds = Number(values.seconds ?? 1)
const cases = readCases(values.instances)
warmUp(cases[0])
const outcomes = cases.map((each) => {
  const outcome = solve(each, values.iterations ? Number(values.iterations) : calibrated(each))
  if (values.list) console.log(line(outcome))
  for (const fault of outcome.faults) console.error(`${outcome.name}, ${outcome.days} days: ${fault}`)
  return outcome
})
console.table(groupRows(outcomes))
console.log(values.iterations ? `${values.iterations} iterations each` : `about ${seconds} s of CPU each`)
console.log(`seed ${seed}, Node ${process.version}`)
process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0

function solve({ instance, days, best }: BenchCase, iterations: number): Outcome {
  const problem = asProblem(instance, days)
  const start = process.cpuUsage()
  const routes = search(problem, { seed, rounds: iterations, temperature: temperatureOf(instance) })
  const spent = cpuSeconds(start)
  const vertices = routes.map((visits) => visits.map((visit) => problem.visits[visit]?.site ?? -1))
  const { score, faults } = verify(instance, days, vertices)
  const group = groupOf(instance.name)
  return { group, days, name: instance.name, score, best, iterations, seconds: spent, faults }
}

/** How many iterations fill the given time here, measured on a run of about a tenth of it. */
function calibrated({ instance, days }: BenchCase): number {
  const problem = asProblem(instance, days)
  for (let rounds = 64; ; rounds *= 2) {
    const start = process.cpuUsage()
    search(problem, { seed, rounds, temperature: temperatureOf(instance) })
    const spent = cpuSeconds(start)
    if (spent >= Math.min(0.1 * seconds, 0.3)) return Math.max(1, Math.round((rounds * seconds) / spent))
  }
}

/** Warms up: the first iterations run in the interpreter and would slow the first instance. */
function warmUp(first: BenchCase | undefined): void {
  if (first) search(asProblem(first.instance, first.days), { seed, rounds: 1000 })
}

/** CPU time of this process: on a shared machine, wall-clock time would include other programs. */
function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function line(outcome: Outcome): string {
  const { name, days, score, best, iterations } = outcome
  return `${name} ${days} d: ${score} of ${best}, gap ${gap(outcome).toFixed(2)} %, ${iterations} iterations`
}
