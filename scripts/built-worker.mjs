// @ts-check
// The built Worker as Miniflare takes it, with what wrangler.toml binds to it.
import { readFileSync } from 'node:fs'
import { workerConfig } from './worker-config.mjs'

/** @param {Record<string, string>} settings The Worker's settings, beside the variables of wrangler.toml. */
export async function builtWorker(settings) {
  const { name, main, workerOptions } = await workerConfig()
  const contents = readFileSync(main, 'utf8')
  return {
    ...workerOptions,
    ...(name && { name }),
    bindings: { ...workerOptions.bindings, ...settings },
    modules: [{ type: /** @type {const} */ ('ESModule'), path: 'index.js', contents }],
  }
}
