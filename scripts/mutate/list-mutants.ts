import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { type KeyedMutant, mutantKey } from './mutant-key.mjs'

const silent = () => {}
const off = () => false
const quietLogger = {
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Every mutant that Stryker makes of the files. */
export async function listMutants(files: string[]): Promise<readonly KeyedMutant[]> {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false }
  return (await new Instrumenter(quietLogger).instrument(sources, options)).mutants
}

/** So many of the mutants, the same ones for the same seed and code. */
export function drawSample(
  mutants: readonly KeyedMutant[],
  size: number,
  random: () => number,
): KeyedMutant[] {
  return mutants
    .map((mutant) => ({ mutant, key: mutantKey(mutant) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutant }) => ({ mutant, ticket: random() }))
    .sort((a, b) => a.ticket - b.ticket)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}
