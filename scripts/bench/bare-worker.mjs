// @ts-check
import { Miniflare } from 'miniflare'
import { workerdProcesses } from './cpu-of.mjs'

/**
 * A Worker that only says "ok", as a baseline in the same run.
 * @param {string} [other] The id of the workerd process that was there before it.
 * @returns {Promise<{ url: string, pid: string, close(): Promise<void> }>}
 */
export async function bareWorker(other) {
  const bare = new Miniflare({
    modules: true,
    cf: false,
    script: 'export default { fetch: () => new Response("ok") }',
  })
  const url = (await bare.ready).href
  const [pid = ''] = workerdProcesses().filter((each) => each !== other)
  return { url, pid, close: () => bare.dispose() }
}
