// @ts-check
// `npm run bench:readers`: fifty readers on one shared link of ten days, on the built Worker with the 128 MB of heap that it has
// when it is deployed. Prints requests a second, CPU, heap and memory for each part of the run, beside a bare Worker under the
// same load. Fails when an answer is not the page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareWorker } from './bench/bare-worker.mjs'
import { cpuMilliseconds, workerdProcesses } from './bench/cpu-of.mjs'
import { Member } from './bench/member.mjs'
import { workerMemory } from './bench/memory-of.mjs'
import { sharedTrip } from './bench/pages-cpu.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { deployedHeap } from './deployed-heap.mjs'
import { Failure } from './processes.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8870)
const INSPECTOR_PORT = PORT + 40
const READERS = 50
const SECONDS = Number(process.env.SECONDS ?? 10)
const PARTS = 4
const MB = 1_048_576

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-readers-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const env = { ...local.env, LOOPBACK_LIMIT_FACTOR: '1000' }
  const server = await serve({
    port: PORT,
    stateDir,
    env,
    v8Flags: deployedHeap,
    inspectorPort: INSPECTOR_PORT,
  })
  const close = async () => {
    await Promise.all([server.close(), local.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)
  const [pid = ''] = workerdProcesses()
  const member = new Member(server.url)
  await member.join(local.env)
  const { path } = await sharedTrip(member, 10)
  const bare = await bareWorker(pid)
  const rows = [{ what: 'a bare Worker', ...(await read(bare.url, bare.pid)), 'heap MB': '' }]
  await bare.close()
  for (let part = 1; part <= PARTS; part++) {
    const figures = await read(server.url + path, pid)
    const heap = (await workerMemory(INSPECTOR_PORT)) / MB
    rows.push({ what: `the shared trip, part ${part}`, ...figures, 'heap MB': heap.toFixed(1) })
  }
  console.table(rows)
  await close()
})

/**
 * All readers ask again as soon as they have their answer.
 * @param {string} url
 * @param {string} pid
 */
async function read(url, pid) {
  let answers = 0
  let bytes = 0
  const start = performance.now()
  const until = start + SECONDS * 1000
  const cpuBefore = cpuMilliseconds(pid)
  const reader = async () => {
    while (performance.now() < until) {
      const response = await fetch(url)
      bytes = (await response.arrayBuffer()).byteLength
      if (response.status !== 200) throw new Failure(`${url}: ${response.status}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  const seconds = (performance.now() - start) / 1000
  const cpu = cpuMilliseconds(pid) - cpuBefore
  return {
    kB: (bytes / 1000).toFixed(0),
    'requests/s': (answers / seconds).toFixed(0),
    'CPU ms/request': (cpu / answers).toFixed(2),
    'CPU of workerd, cores': (cpu / 1000 / seconds).toFixed(2),
  }
}
