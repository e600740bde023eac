// @ts-check
// Serves the built Worker in workerd, in a process group of its own that can be closed, or killed as a crash would.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isPortFree } from './ports.mjs'
import { end, Failure, signalGroup, start } from './processes.mjs'
import { ownNode, ROOT, toolEnv } from './toolchain.mjs'

const SERVER = fileURLToPath(new URL('./serve-worker.mjs', import.meta.url))

/**
 * @typedef {object} ServeOptions
 * @property {number} port
 * @property {string} stateDir Where D1, KV and Durable Objects live; the same folder again goes on where it stopped.
 * @property {Record<string, string>} env The Worker's settings, beside what wrangler.toml binds.
 * @property {string} [v8Flags] Flags for V8, such as the most heap a Worker may have.
 * @property {number} [inspectorPort] Where workerd's inspector listens; none unless given.
 */

/**
 * Applies the D1 migrations and serves the last build; resolves when it answers requests.
 * @param {ServeOptions} options
 * @returns {Promise<{ url: string, exited: Promise<void>, close(): Promise<void>, kill(): Promise<void> }>}
 */
export async function serve({ port, stateDir, env, v8Flags, inspectorPort }) {
  if (!(await isPortFree(port))) throw new Failure(portInUse(port))
  const child = start(ownNode() ?? process.execPath, [SERVER], {
    cwd: ROOT,
    env: { ...toolEnv, NODE_ENV: 'production', ...(v8Flags && { MINIFLARE_WORKERD_V8_FLAGS: v8Flags }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit').then(() => {})
  child.send({ port, stateDir, env, inspectorPort })
  /** @type {{ ready?: string, failed?: string }} */
  const answer = await Promise.race([
    once(child, 'message').then(([message]) => message),
    exited.then(() => ({ failed: 'The server ended before it was ready.' })),
  ])
  if (!answer.ready) {
    await end(child)
    throw new Failure(answer.failed ?? 'The server did not start.')
  }
  return {
    url: answer.ready,
    exited,
    /** Ends it cleanly. */
    async close() {
      await end(child)
      await portFree(port)
    },
    /** Ends Miniflare and workerd at once, as `kill -9` or a power cut would. */
    async kill() {
      signalGroup(child, 'SIGKILL')
      await exited
      await portFree(port)
    },
  }
}

/** workerd may end a moment after the process that started it. @param {number} port */
async function portFree(port) {
  for (let tries = 0; tries < 100 && !(await isPortFree(port)); tries++) await delay(20)
}

/** @param {number} port */
export function portInUse(port) {
  return `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 100} npm start.`
}
