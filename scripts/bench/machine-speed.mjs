// @ts-check
// A fixed computation in workerd, so that figures of two machines can be compared.
import { Miniflare } from 'miniflare'
import { cpuMilliseconds, workerdProcesses } from './cpu-of.mjs'

const WORKER = `export default { fetch() {
  let sum = 0
  for (let index = 1; index <= 100_000_000; index++) sum = (sum + index * index) % 1_000_003
  return new Response(String(sum))
} }`

/** Milliseconds of CPU for a hundred million multiplications with a remainder, mean of three. */
export async function machineSpeed() {
  const before = new Set(workerdProcesses())
  const worker = new Miniflare({ modules: true, cf: false, script: WORKER })
  const { href } = await worker.ready
  const [pid] = workerdProcesses().filter((each) => !before.has(each))
  if (!pid) throw new Error('No workerd process is to be seen; /proc is Linux.')
  await (await fetch(href)).text()
  const start = cpuMilliseconds(pid)
  for (let round = 0; round < 3; round++) await (await fetch(href)).text()
  const mean = (cpuMilliseconds(pid) - start) / 3
  await worker.dispose()
  return mean
}
