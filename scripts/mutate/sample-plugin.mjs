// @ts-check
// A checker for Stryker that lets only the mutants of the sample pass; the others are left out of every total.
import { readFileSync } from 'node:fs'
import { mutantKey } from './mutant-key.mjs'

function sampleChecker() {
  /** @type {Set<string>} */
  const sample = new Set(JSON.parse(readFileSync(String(process.env.MUTATE_SAMPLE), 'utf8')))
  return {
    async init() {},
    /** @param {(import('./mutant-key.mjs').KeyedMutant & { id: string })[]} mutants */
    async check(mutants) {
      return Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          sample.has(mutantKey(mutant))
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'not in the sample' },
        ]),
      )
    },
    /** @param {{ id: string }[]} mutants */
    async group(mutants) {
      return [mutants.map(({ id }) => id)]
    },
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sampleChecker }]
