// @ts-check
// CPU time that workerd needs to evaluate a Worker for the first time, which Cloudflare counts as the start of an isolate.
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { workerdProcesses } from './cpu-of.mjs'

const FLAGS = {
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat', 'enable_request_signal'],
}
const BARE = 'export default {}'

/**
 * For a Worker that does nothing and for the one in a file, in turns, each in a workerd of its own.
 * @param {string} file
 * @param {number} rounds
 */
export async function startCpu(file, rounds) {
  const worker = readFileSync(file, 'utf8')
  /** @type {{ bare: number[], product: number[] }} */
  const times = { bare: [], product: [] }
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await evaluation(BARE))
    times.product.push(await evaluation(worker))
  }
  return times
}

/**
 * Milliseconds of CPU, of all threads of workerd, from the import of a module to its end.
 * @param {string} contents
 */
async function evaluation(contents) {
  const miniflare = new Miniflare({
    ...FLAGS,
    cf: false,
    modulesRoot: '/',
    modules: [
      {
        type: 'ESModule',
        path: '/start.js',
        contents: `export default { async fetch(request) {
          if (request.url.endsWith('/import')) await import('./worker.js')
          return new Response('ok')
        } }`,
      },
      { type: 'ESModule', path: '/worker.js', contents },
    ],
  })
  try {
    const url = await miniflare.ready
    const ask = async (/** @type {string} */ path) => (await fetch(new URL(path, url))).text()
    for (let warm = 0; warm < 5; warm++) await ask('/')
    const [pid] = workerdProcesses()
    if (!pid) throw new Error('workerd does not run')
    const before = nanoseconds(pid)
    const answer = await ask('/import')
    if (answer !== 'ok') throw new Error(answer)
    return (nanoseconds(pid) - before) / 1e6
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Nanoseconds on a processor, of all threads, as the kernel's scheduler counts them.
 * @param {string} pid
 */
function nanoseconds(pid) {
  return readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    0,
  )
}
