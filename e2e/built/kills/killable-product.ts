import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { startCounterparts } from '../../../local/counterparts'
import { workerdProcesses } from '../../../scripts/bench/cpu-of.mjs'
import { builtWorker } from '../../../scripts/built-worker.mjs'
import { applyMigrations, withLocalDatabase } from '../../../scripts/migrations.mjs'
import { isPortFree } from '../../../scripts/ports.mjs'

/** A pause before each day, so that most plans are under way when the process is killed. */
const dayDelay = '60'

/** From the first on; two files that start at once begin at different ones. */
async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 600; port += 20) if (await isPortFree(port)) return port
  throw new Error('no port is free')
}

/** Starts workerd; gives its process as well. */
async function startWorkerd(port: number, persistRoot: string, env: Record<string, string>) {
  const before = new Set(workerdProcesses())
  const miniflare = new Miniflare({
    host: 'localhost',
    port,
    cf: false,
    log: new Log(LogLevel.NONE),
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.resume()
    },
    defaultPersistRoot: persistRoot,
    workers: [await builtWorker(env)],
  })
  await miniflare.ready
  const [pid] = workerdProcesses().filter((each) => !before.has(each))
  if (!pid) throw new Error('no workerd process is to be seen; /proc is Linux')
  return { miniflare, pid: Number(pid) }
}

/** The built Worker in a workerd that can be killed and started again. The stand-ins go on meanwhile. */
export async function killableProduct(firstPort = 44_800) {
  const port = await freePort(firstPort)
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-kills-'))
  const persistRoot = join(stateDir, 'v3')
  await applyMigrations(persistRoot)
  const url = `http://localhost:${port}`
  const standIns = await startCounterparts({
    appOrigin: url,
    firstPort: port + 1,
    stateDir,
    log: () => undefined,
    webhookRetryMs: 250,
  })
  const env = { ...standIns.env, LOOPBACK_LIMIT_FACTOR: '1000', PLANNER_DAY_DELAY_MS: dayDelay }
  let running = await startWorkerd(port, persistRoot, env)
  return {
    url,
    standIns: standIns.env,
    /** Ends workerd at once, in the middle of whatever it does. */
    async kill() {
      process.kill(running.pid, 'SIGKILL')
      await running.miniflare.dispose()
      for (let tries = 0; tries < 100 && !(await isPortFree(port)); tries++) await delay(20)
    },
    /** Starts it again with what it has stored. */
    async start() {
      running = await startWorkerd(port, persistRoot, env)
    },
    /** Closes the product, then reads its database. */
    async readAfterClosing<T>(read: Parameters<typeof withLocalDatabase<T>>[1]): Promise<T> {
      await running.miniflare.dispose()
      return withLocalDatabase(persistRoot, read)
    },
    async close() {
      await running.miniflare.dispose().catch(() => undefined)
      await standIns.close()
      rmSync(stateDir, { recursive: true, force: true })
    },
    /** What the payment stand-in has on disk. */
    providerFile: join(stateDir, 'counterparts/stripe.json'),
  }
}

export type KillableProduct = Awaited<ReturnType<typeof killableProduct>>
