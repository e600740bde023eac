// @ts-check
// What wrangler makes of wrangler.toml and of the migrations, kept in node_modules/.cache.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

const FOLDER = join(ROOT, 'node_modules/.cache/worker-config')
const CONFIG = join(ROOT, 'wrangler.toml')

/**
 * Name, file, variables and bindings of the Worker, and the queries of each migration of D1. Wrangler takes two seconds of
 * CPU to load, and each start of a local Worker asks it the same. So its answer is kept, by everything that it is made of.
 * @returns {ReturnType<typeof ask>}
 */
export async function workerConfig() {
  const kept = `${keptBeside()}.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const answer = await ask()
  mkdirSync(FOLDER, { recursive: true })
  // Several may start at once: nobody reads half a file.
  const draft = `${kept}.${process.pid}`
  writeFileSync(draft, JSON.stringify(answer))
  renameSync(draft, kept)
  return answer
}

/** Where that is kept, without an ending: it is another path when anything has changed that this is made of. */
export const keptBeside = () => join(FOLDER, inputsHash())

async function ask() {
  const {
    unstable_getMiniflareWorkerOptions,
    unstable_readConfig,
    unstable_splitSqlQuery: split,
  } = await import('wrangler')
  const config = unstable_readConfig({ config: CONFIG })
  if (!config.main) throw new Error('wrangler.toml names no Worker')
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const migrations = migrationFiles().map(({ name, text }) => ({ name, queries: split(text) }))
  // What wrangler reads from .dev.vars is no part of it: what we serve with is ours to say, and secrets are not kept.
  return {
    name: config.name,
    main: config.main,
    migrations,
    workerOptions: Object.assign(workerOptions, { bindings: config.vars }),
  }
}

function migrationFiles() {
  const folder = join(ROOT, 'migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

function inputsHash() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/wrangler/package.json'), 'utf8'))
  const own = readFileSync(join(ROOT, 'scripts/worker-config.mjs'), 'utf8')
  // Its paths are absolute.
  const inputs = [ROOT, version, own, readFileSync(CONFIG, 'utf8'), migrationFiles()]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
}
