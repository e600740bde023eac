// @ts-check
// `npm run build`: the catalogue, the Remix app and the Worker's bundle.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandWithToolchain, ROOT, runTool } from './toolchain.mjs'

const PRODUCTION = { NODE_ENV: 'production' }
const STAMP = join(ROOT, 'build/.stamp')
const RESULTS = ['build/server/index.js', 'dist/app.js']

/** Writes public/catalogue/, public/gazetteer/, public/type/ and build/. */
export async function buildApp({ quiet = false } = {}) {
  rmSync(STAMP, { force: true })
  await runTool('Compiling the catalogue', ['tsx'], ['scripts/build-catalogue.ts'], { quiet })
  await runTool('Compiling the gazetteer', ['tsx'], ['scripts/build-gazetteer.ts'], { quiet })
  await runTool('Unpacking the fonts', ['tsx'], ['scripts/build-fonts.ts'], { quiet })
  await runTool('The Remix build', ['@remix-run/dev', 'remix'], ['vite:build'], { quiet, env: PRODUCTION })
  listAssets()
}

/** Names everything a page may ask for later, for the service worker: a kept trip has to find it without a network. */
function listAssets() {
  const folder = join(ROOT, 'build/client/assets')
  const files = readdirSync(folder).filter((file) => /\.(js|css|woff2)$/.test(file))
  const list = JSON.stringify(files.map((file) => `/assets/${file}`))
  writeFileSync(join(ROOT, 'build/client/asset-list.json'), list)
}

/** Bundles the Worker into dist/, as a deployment would, and notes what it was built from. */
export async function bundleWorker({ quiet = false } = {}) {
  const args = ['deploy', '--dry-run', '--outdir', 'dist']
  await runTool('Bundling the Worker', ['wrangler'], args, { quiet, env: PRODUCTION })
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  writeFileSync(STAMP, stamp())
}

/** Builds what has changed since the last time, which is often nothing. */
export async function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()) return
  const start = Date.now()
  console.log('Building …')
  await buildApp({ quiet: true })
  await bundleWorker({ quiet: true })
  console.log(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
}

/** Changes with every input of the build, and when somebody else has touched its results. */
function stamp() {
  const hash = createHash('sha256')
  for (const file of inputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  const times = RESULTS.map((file) => (existsSync(join(ROOT, file)) ? statSync(join(ROOT, file)).mtimeMs : 0))
  return `${hash.digest('hex')} ${times.join(' ')}\n`
}

function inputs() {
  const folders = ['app', 'workers', 'catalogue', 'public', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/')),
  )
  const top = readdirSync(ROOT).filter((name) => /\.(ts|js|toml)$|^(package-lock|tsconfig)\.json$/.test(name))
  const made =
    /^public\/(catalogue|gazetteer|type)\/|\.test\.tsx?$|^workers\/test\/|^(playwright|vitest|drizzle)\.config\.ts$/
  return [...folders, ...top].filter((file) => !made.test(file)).sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await commandWithToolchain(async () => {
    await buildApp()
    await bundleWorker()
    process.exit(0)
  })
}
