// @ts-check
// Compares the build with its budgets: JavaScript that a page needs before it works, and the Worker's upload. With the name of a
// page (`npm run bundle -- planner`) it prints that page's modules of 1 kB and more, and through which imports each got there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { modulesThereTwice } from './bundle-modules.mjs'
import { largeModules } from './page-modules.mjs'
import { command, Failure } from './processes.mjs'
import { ROOT } from './toolchain.mjs'

const KB = 1000
/**
 * JavaScript that a page needs before it works, gzip. The planner, a trip and a traveller's own page may weigh more than the public
 * ones, a shared trip less. Pages that are mostly read (`scripts: 'later'`) load no file before they have loaded, or before their
 * reader does something: then they need as much.
 */
const PAGE_BUDGET = 98 * KB
/** @type {Record<string, number>} */
const PAGE_BUDGETS = {
  'routes/planner': 128 * KB,
  'routes/trip': 128 * KB,
  'routes/profile': 105 * KB,
  'routes/shared-trip': 96 * KB,
}
const WORKER_BUDGET = 650 * KB
const WORKER = join(ROOT, 'build/server')

/** @typedef {{ id: string, path?: string, index?: boolean, parentId?: string, module: string, imports?: string[] }} Route */
/** @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, Route> }} Manifest */

export function checkBundle() {
  checkModules()
  const { entry, routes } = readManifest()
  const pages = Object.values(routes).filter((route) => (route.path || route.index) && isPage(route))
  const rows = pages.map((page) => {
    const size = scriptsOf(page, entry, routes)
    const label = page.id.replace(/^routes\//, '') + (startsLater(page) ? ', after it has loaded' : '')
    return { label, size, budget: PAGE_BUDGETS[page.id] ?? PAGE_BUDGET }
  })
  rows.sort((a, b) => b.size - a.size)
  rows.push({ label: 'Worker upload', size: workerSize(), budget: WORKER_BUDGET })
  for (const { label, size, budget } of rows) {
    const over = size > budget ? '  OVER BUDGET' : ''
    console.log(`${label.padEnd(36)} ${kb(size)} of ${kb(budget)} kB gzip${over}`)
  }
  const over = rows.filter(({ size, budget }) => size > budget)
  if (over.length > 0) throw new Failure(`Over budget: ${over.map(({ label }) => label).join(', ')}.`)
}

/** Bytes gzip for docs/trend.md, in kB. */
export function sizes() {
  const { entry, routes } = readManifest()
  const planner = routes['routes/planner']
  if (!planner) throw new Failure('There is no planner.')
  return { 'Worker, kB': workerSize() / KB, 'planner, kB': scriptsOf(planner, entry, routes) / KB }
}

/**
 * Bytes of the scripts that a page needs, gzip.
 * @param {Route} page
 * @param {Manifest['entry']} entry
 * @param {Record<string, Route>} routes
 */
function scriptsOf(page, entry, routes) {
  const parts = [entry.module, ...lineage(page, routes).map(({ module }) => module)]
  return [...withImports(parts)].reduce((sum, url) => sum + gzipSize(clientFile(url)), 0)
}

/**
 * @param {string} name Of a page, as the table has it.
 */
function printModules(name) {
  const { entry, routes } = readManifest()
  const page = routes[`routes/${name}`]
  if (!page) throw new Failure(`There is no page ${name}.`)
  const files = withImports([entry.module, ...lineage(page, routes).map(({ module }) => module)])
  /** @type {import('./page-modules.mjs').Module[]} */
  const modules = JSON.parse(readFileSync(join(ROOT, 'build/names/page-modules.json'), 'utf8'))
  const starts = modules
    .map(({ id }) => id)
    .filter((id) =>
      [`app/routes/${name}.`, 'app/root.', 'app/entry.client.'].some((start) => id.startsWith(start)),
    )
  for (const { id, bytes, why } of largeModules(modules, {
    files,
    starts,
    least: Number(process.env.LEAST ?? KB),
  }))
    console.log(`${kb(bytes)} kB  ${id}${why.length > 0 ? `\n           by ${why.join(' > ')}` : ''}`)
}

/** Every module is in the Worker once; vite.config.ts writes the list of its modules. */
function checkModules() {
  /** @type {{ chunks: string[], modules: { id: string, bytes: number }[] }} */
  const { chunks, modules } = JSON.parse(readFileSync(join(WORKER, 'modules.json'), 'utf8'))
  if (chunks.join() !== 'index.js') throw new Failure(`The Worker is one file, not ${chunks.join(', ')}.`)
  const shipped = modules.filter(({ bytes }) => bytes > 0).map(({ id }) => id)
  const twice = modulesThereTwice(shipped)
  if (twice.length > 0) throw new Failure(`In the Worker more than once:\n${twice.join('\n')}`)
  console.log(`${String(shipped.length).padEnd(36)} modules in the Worker, each once`)
}

/** @returns {Manifest} */
function readManifest() {
  const folder = join(ROOT, 'build/client/assets')
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Failure('There is no build: npm run build.')
  const source = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))
}

/**
 * A route without a component has a client module, but an empty one.
 * @param {Route} route
 */
function isPage({ module }) {
  return /\bas default\b|\bexport default\b/.test(readFileSync(clientFile(module), 'utf8'))
}

/** @param {Route} route */
function startsLater({ id }) {
  return /handle = \{[^}]*scripts: 'later'/.test(readFileSync(join(ROOT, `app/${id}.tsx`), 'utf8'))
}

/**
 * The route and what it is nested in.
 * @param {Route} route
 * @param {Record<string, Route>} routes
 * @returns {Route[]}
 */
function lineage(route, routes) {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [route, ...lineage(parent, routes)] : [route]
}

/**
 * The modules and everything that they import statically, which the browser has to have before they run.
 * @param {string[]} urls
 */
function withImports(urls) {
  const found = new Set(urls)
  for (const url of found) {
    const source = readFileSync(clientFile(url), 'utf8')
    for (const [, specifier = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      found.add(join(dirname(url), specifier))
    }
  }
  return found
}

/** @param {string} url */
function clientFile(url) {
  return join(ROOT, 'build/client', url)
}

/** @param {string} file */
function gzipSize(file) {
  return gzipSync(readFileSync(file)).length
}

/** What is uploaded: wrangler.toml's `main`, as it is. */
function workerSize() {
  return gzipSize(join(WORKER, 'index.js'))
}

/** @param {number} bytes */
function kb(bytes) {
  return (bytes / KB).toFixed(1).padStart(6)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    const [name] = process.argv.slice(2)
    if (name) printModules(name)
    else checkBundle()
    process.exit(0)
  })
}
