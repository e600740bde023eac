// @ts-check
// The process that serve.mjs starts: Miniflare with the production bundle, without watcher, bundler or proxy.
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { builtWorker } from './built-worker.mjs'
import { applyMigrations } from './migrations.mjs'

/** @type {Miniflare | undefined} */
let miniflare

let stackFollows = false

/**
 * workerd reports every client that disconnects during a response, with a stack. This is normal and not logged.
 * @param {string} line
 */
function printUnlessDisconnect(line) {
  const isStack = stackFollows && line.startsWith('stack: ')
  stackFollows = /^workerd\/.* disconnected: /.test(line)
  if (!isStack && !stackFollows) process.stderr.write(`${line}\n`)
}

async function stop() {
  await miniflare?.dispose()
  process.exit(0)
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop)
// The parent process has ended.
process.on('disconnect', stop)

/** @type {[import('./serve.mjs').ServeOptions]} */
const [{ port, stateDir, env, inspectorPort }] = /** @type {any} */ (await once(process, 'message'))
try {
  // The layout of `wrangler dev --persist-to`, so that wrangler's commands see the same data.
  const persistRoot = join(stateDir, 'v3')
  await applyMigrations(persistRoot)

  miniflare = new Miniflare({
    host: 'localhost',
    port,
    cf: false,
    log: new Log(LogLevel.WARN),
    /**
     * @param {import('node:stream').Readable} stdout
     * @param {import('node:stream').Readable} stderr
     */
    handleRuntimeStdio(stdout, stderr) {
      stdout.pipe(process.stdout)
      createInterface({ input: stderr }).on('line', printUnlessDisconnect)
    },
    defaultPersistRoot: persistRoot,
    // /cdn-cgi/handler/scheduled, by which the hourly run is begun by hand.
    unsafeTriggerHandlers: true,
    ...(inspectorPort !== undefined && { inspectorPort }),
    workers: [await builtWorker(env)],
  })
  await miniflare.ready
  process.send?.({ ready: `http://localhost:${port}` })
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
}
