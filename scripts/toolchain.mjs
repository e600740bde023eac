// @ts-check
// Installs the toolchain on a fresh clone: the packages, and the Node that they need. Imports nothing that has
// to be installed first.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, Failure, run, STOP_SIGNALS } from './processes.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The environment of every command: our own binaries first, and no telemetry. */
export const toolEnv = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
}

/**
 * Runs `main` with everything installed, on the project's own Node where npm has brought one, from any folder.
 * @param {Parameters<typeof command>[0]} main
 * @param {Parameters<typeof command>[1]} options
 */
export function commandWithToolchain(main, options = {}) {
  return command(async (stopping, onStop) => {
    const missing = missingPackage()
    if (missing) {
      console.log(`Installing packages (${missing}) …`)
      await install()
    }
    const own = ownNode()
    if (own && realpathSync(own) !== realpathSync(process.execPath)) return handOver(own)
    if (Number.parseInt(process.versions.node, 10) < 22) {
      throw new Failure('On this platform Node 22.12 or newer is needed.')
    }
    process.chdir(ROOT)
    await main(stopping, onStop)
  }, options)
}

/** The Node that npm installed with the packages, where there is one for this platform. */
export function ownNode() {
  const path = join(ROOT, 'node_modules/.bin/node')
  return existsSync(path) ? path : null
}

/**
 * A package's command, as arguments for Node: no shell, no PATH, no `.cmd`.
 * @param {string} packageName
 * @param {string} [binName]
 */
export function bin(packageName, binName) {
  const folder = join(ROOT, 'node_modules', packageName)
  const { bin: bins } = readJson(join(folder, 'package.json'))
  const name = binName ?? packageName.split('/').at(-1) ?? ''
  return join(folder, typeof bins === 'string' ? bins : bins[name])
}

/**
 * Runs a package's command on this Node.
 * @param {string} label
 * @param {[packageName: string, binName?: string]} tool
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 */
export function runTool(label, tool, args, { env, quiet } = {}) {
  return run(label, process.execPath, [bin(...tool), ...args], {
    cwd: ROOT,
    env: { ...toolEnv, ...env },
    ...(quiet !== undefined && { quiet }),
  })
}

/** Why `npm ci` has to run, or null. npm writes a record of what it installed; it exists only when npm has finished. */
function missingPackage() {
  const record = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return 'nothing is installed yet'
  const installed = readJson(record).packages
  /** @type {[string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }][]} */
  const wanted = Object.entries(readJson(join(ROOT, 'package-lock.json')).packages)
  for (const [path, entry] of wanted) {
    const present = installed[path]
    if (path === '' || (!present && (entry.optional || entry.devOptional))) continue
    if (present?.version !== entry.version || present?.integrity !== entry.integrity) {
      return `${path.replace(/^node_modules\//, '')} is missing or old`
    }
  }
  return null
}

async function install() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // Under `npm start` npm says where it is, which also works where `npm` is a `.cmd` or not on the PATH.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) await run('npm ci', process.execPath, [npm, ...args], { cwd: ROOT })
  else await run('npm ci', 'npm', args, { cwd: ROOT })
}

/**
 * Continues in another Node. It gets our signals, and notices our end when its channel closes.
 * @param {string} node
 */
async function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of STOP_SIGNALS) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  process.exit(code)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
