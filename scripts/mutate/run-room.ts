import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stryker from '@stryker-mutator/core'
import { codeOf, testsOf } from './files'
import { drawSample, listMutants } from './list-mutants'
import { mutantKey } from './mutant-key.mjs'
import type { Room } from './rooms'

export interface RoomResult {
  name: string
  /** Number of possible mutants. */
  all: number
  tried: number
  killed: number
  /** Their places and changes. */
  survived: string[]
}

/** Counts as killed: a test failed, timed out or could not start. */
const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError'])
const LIVED = new Set(['Survived', 'NoCoverage'])

/** Tries a sample of the mutants of a room against the tests of the room. */
export async function runRoom(
  room: Room,
  { size, random, concurrency }: { size: number; random: () => number; concurrency: number },
): Promise<RoomResult> {
  const mutants = await listMutants(codeOf(room.code))
  const sample = drawSample(mutants, size, random)
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
  process.env.MUTATE_SAMPLE = join(folder, 'sample.json')
  process.env.MUTATE_TESTS = JSON.stringify(testsOf(room.tests))
  writeFileSync(process.env.MUTATE_SAMPLE, JSON.stringify(sample.map(mutantKey)))
  try {
    const results = await new Stryker({
      // Only the mutants of the sample: instrumented code makes the engines' tests many times slower.
      mutate: sample.map(({ fileName, location: { start, end } }) =>
        [`${fileName}:${start.line + 1}:${start.column}`, `${end.line + 1}:${end.column}`].join('-'),
      ),
      dryRunTimeoutMinutes: 30,
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/sample-plugin.mjs'],
      checkers: ['sample'],
      reporters: ['progress-append-only'],
      concurrency,
      coverageAnalysis: 'perTest',
      // On a busy machine a slow test must not count as a timeout.
      timeoutMS: 30_000,
      timeoutFactor: 4,
      disableTypeChecks: false,
      tempDirName: join(folder, 'sandbox'),
      ignorePatterns: ['.wrangler', 'build', 'dist', 'docs', 'e2e', 'public', 'test-results'],
      allowConsoleColors: false,
    }).runMutationTest()
    const tried = results.filter(({ status }) => NOTICED.has(status) || LIVED.has(status))
    return {
      name: room.name,
      all: mutants.length,
      tried: tried.length,
      killed: tried.filter(({ status }) => NOTICED.has(status)).length,
      survived: tried
        .filter(({ status }) => LIVED.has(status))
        .map(({ fileName, location, mutatorName, replacement, status }) => {
          const path = fileName.replaceAll('\\', '/').replace(/^.*?(?=app\/)/, '')
          const what = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 90)
          const uncovered = status === 'NoCoverage' ? ' (no test comes here)' : ''
          return `${path}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName}: ${what}${uncovered}`
        })
        .sort(),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
