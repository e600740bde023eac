// @ts-check
// The built Worker as Miniflare takes it, with what wrangler.toml binds to it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { ROOT } from './toolchain.mjs'

/**
 * @param {Record<string, string>} settings The Worker's settings. What wrangler reads from .dev.vars is left out: what we
 *   serve with is ours to say.
 */
export function builtWorker(settings) {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  if (!config.main) throw new Error('wrangler.toml names no Worker')
  const contents = readFileSync(config.main, 'utf8')
  return {
    ...workerOptions,
    ...(config.name && { name: config.name }),
    bindings: { ...config.vars, ...settings },
    modules: [{ type: /** @type {const} */ ('ESModule'), path: 'index.js', contents }],
  }
}
