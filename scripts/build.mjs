// @ts-check
// `npm run build`: the catalogue, the pages' files and the Worker.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandWithToolchain, ROOT, runTool } from './toolchain.mjs'

const PRODUCTION = { NODE_ENV: 'production' }
const STAMP = join(ROOT, 'build/.stamp')
const RESULTS = ['build/server/index.js']

/** Writes public/catalogue/, public/art/, public/ground/, public/gazetteer/, public/type/ and build/, and notes what it was built from. */
export async function buildApp({ quiet = false } = {}) {
  rmSync(STAMP, { force: true })
  // Taken before the build: an edit while it runs makes the next build necessary.
  const sources = sourcesHash()
  await runTool('Compiling the catalogue', ['tsx'], ['scripts/build-catalogue.ts'], { quiet })
  await runTool('Drawing the posters', ['tsx'], ['scripts/build-posters.ts'], { quiet })
  await runTool('Drawing the water', ['tsx'], ['scripts/build-ground.ts'], { quiet })
  await runTool('Compiling the gazetteer', ['tsx'], ['scripts/build-gazetteer.ts'], { quiet })
  await runTool('Unpacking the fonts', ['tsx'], ['scripts/build-fonts.ts'], { quiet })
  const env = { ...PRODUCTION, BUILD_ID: sources.slice(0, 16) }
  await runTool('The Remix build', ['@remix-run/dev', 'remix'], ['vite:build'], { quiet, env })
  listAssets()
  writeFileSync(STAMP, stamp(sources))
}

/** Lists every file that a page may load later, for the service worker: a stored trip needs them offline. */
function listAssets() {
  const folder = join(ROOT, 'build/client/assets')
  const files = readdirSync(folder).filter((file) => /\.(js|css|woff2)$/.test(file))
  const list = JSON.stringify(files.map((file) => `/assets/${file}`))
  writeFileSync(join(ROOT, 'build/client/asset-list.json'), list)
}

/** The parts of a deployment that need no account: wrangler reads its configuration and packs the upload. */
export function rehearseUpload() {
  return runTool('wrangler deploy --dry-run', ['wrangler'], ['deploy', '--dry-run'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
}

/** Builds if an input has changed since the last build. */
export async function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()) return
  const start = Date.now()
  console.log('Building …')
  await buildApp({ quiet: true })
  console.log(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
}

/** A hash of every input of the build, and of its results: it also changes when they were edited. */
function stamp(sources = sourcesHash()) {
  const times = RESULTS.map((file) => (existsSync(join(ROOT, file)) ? statSync(join(ROOT, file)).mtimeMs : 0))
  return `${sources} ${times.join(' ')}\n`
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of inputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

function inputs() {
  const folders = ['app', 'workers', 'catalogue', 'public', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/')),
  )
  const top = readdirSync(ROOT).filter((name) => /\.(ts|js|toml)$|^(package-lock|tsconfig)\.json$/.test(name))
  const made =
    /^public\/(art|catalogue|gazetteer|ground|type)\/|\.test\.tsx?$|^workers\/test\/|^(playwright|vitest|drizzle)\.config\.ts$/
  return [...folders, ...top].filter((file) => !made.test(file)).sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await commandWithToolchain(async () => {
    await buildApp()
    process.exit(0)
  })
}
