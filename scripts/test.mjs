// @ts-check
// `npm test`: every check, the fastest first. `npm test -- types unit` runs some.
import { availableParallelism } from 'node:os'
import { Failure } from './processes.mjs'
import { commandWithToolchain, runTool } from './toolchain.mjs'

/** Bytes of a failed step's output that are said again at the end. */
const END_OF_OUTPUT = 8_000

/** @type {NodeJS.ProcessEnv} */
const local = { LOCAL_ONLY: '1' }

/**
 * @param {string[]} projects
 * @param {{ quiet?: boolean }} options
 */
const runVitest = (projects, options = {}) => {
  const args = projects.flatMap((project) => ['--project', project])
  return runTool('vitest', ['vitest'], ['run', ...args], { env: local, ...options })
}

/** @param {string[]} projects */
const vitest = (...projects) => runVitest(projects)

/**
 * A tool that prints only findings: it may run in parallel with others.
 * @type {typeof runTool}
 */
const quietly = (label, tool, args) => runTool(label, tool, args, { quiet: true })

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  lint: () => quietly('biome', ['@biomejs/biome', 'biome'], ['check', '--error-on-warnings', '.']),
  // The compiler written in Go checks types in a quarter of the time; version 5 stays for tools that read code through its API.
  types: () => quietly('tsc', ['typescript-7', 'tsc'], ['-p', '.']),
  layers: () => {
    const folders = ['app', 'workers', 'local', 'e2e', 'scripts', 'catalogue']
    const args = ['--config', '.dependency-cruiser.cjs', ...folders]
    return quietly('dependency-cruiser', ['dependency-cruiser', 'depcruise'], args)
  },
  dead: () => quietly('knip', ['knip'], []),
  audit: async () => (await import('./audit.mjs')).audit(),
  catalogue: () => quietly('The catalogue check', ['tsx'], ['scripts/check-catalogue.ts']),
  build: async () => (await import('./build.mjs')).buildApp({ quiet: true }),
  bundle: async () => (await import('./check-bundle.mjs')).checkBundle(),
  deploy: async () => (await import('./build.mjs')).rehearseUpload(),
  vitest: () => vitest('unit', 'ui', 'local', 'worker'),
  // What holds with the heap of a deployed Worker (`heap`) is not asked again with a larger one (`faults`).
  waiting: async () => {
    await (await import('./build.mjs')).ensureBuilt()
    await runVitest(['built', 'heap'], { quiet: true })
  },
  unit: () => vitest('unit'),
  ui: () => vitest('ui'),
  local: () => vitest('local'),
  worker: async () => {
    await (await import('./build.mjs')).ensureBuilt()
    await vitest('worker')
  },
  built: async () => {
    await (await import('./build.mjs')).ensureBuilt()
    await vitest('built')
  },
  heap: async () => {
    await (await import('./build.mjs')).ensureBuilt()
    await vitest('heap')
  },
  faults: async () => {
    await (await import('./build.mjs')).ensureBuilt()
    await vitest('faults')
  },
  e2e: async () => {
    await (await import('./chromium.mjs')).ensureChromium()
    await runTool('playwright', ['@playwright/test', 'playwright'], ['test'], { env: local })
  },
}

/** Steps that are independent and use one processor each. */
const sideBySide = ['lint', 'types', 'layers', 'dead', 'audit', 'catalogue', 'build']
/**
 * Tests of the built Worker: they mostly wait, for a fault to be over, a limit to pass or a Worker to start again. So they
 * run beside those that compute, and print only what fails.
 */
const beside = 'waiting'
/** Parts of `vitest` and `waiting`, run only when asked for. */
const parts = ['unit', 'ui', 'local', 'worker', 'built', 'heap', 'faults']

/** @param {string} name */
async function runStep(name) {
  const start = Date.now()
  try {
    await steps[name]?.()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(`\nFailed at step "${name}": ${error.message}`, error.output)
  }
  // Playwright prints its own time, and its summary comes last.
  if (name !== 'e2e') console.log(`── ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

await commandWithToolchain(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    throw new Failure(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`)
  }
  const names = Object.keys(steps).filter((name) =>
    wanted.length > 0 ? wanted.includes(name) : !parts.includes(name),
  )
  const queue = names.filter((name) => sideBySide.includes(name))
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await runStep(name)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  const later = names.includes(beside) ? runStep(beside) : undefined
  // A failure is thrown below, when the other steps are over.
  later?.catch(() => {})
  for (const name of names.filter((each) => !sideBySide.includes(each) && each !== beside)) {
    console.log(`\n── ${name}`)
    await runStep(name)
  }
  await later?.catch((error) => {
    // It failed long ago, above the output of the other steps: said again, where a log that is cut off still has it.
    if (error instanceof Failure && error.output) process.stderr.write(error.output.subarray(-END_OF_OUTPUT))
    throw error
  })
  process.exit(0)
})
