// @ts-check
// Known faults of the packages that the lock file names and that are not for development alone.
import { execFile } from 'node:child_process'
import { Failure } from './processes.mjs'
import { ROOT, toolEnv } from './toolchain.mjs'

/** Longest wait for the registry, milliseconds. */
const patience = 60_000
/** From which severity on a fault stops `npm test`. */
const stops = ['high', 'critical']

/** Asks the registry, where it serves advisories. Fails for a known fault that is high or critical. */
export async function audit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  /** @type {string} */
  const printed = await new Promise((resolve) => {
    execFile('npm', args, { cwd: ROOT, env: toolEnv, timeout: patience }, (_error, stdout) => resolve(stdout))
  })
  const counts = countsIn(printed)
  if (!counts)
    return console.log('The registry serves no advisories. What was looked at instead: docs/security.md.')
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  console.log(
    found.length > 0 ? found.map((pair) => pair.join(': ')).join(', ') : 'No known fault in a dependency.',
  )
  if (found.some(([severity]) => stops.includes(severity)))
    throw new Failure('A dependency has a known fault: `npm audit --omit=dev` names it.')
}

/**
 * The number of faults by severity; null for an answer without advisories.
 * @param {string} printed
 * @returns {Record<string, number> | null}
 */
export function countsIn(printed) {
  try {
    const { total: _total, ...counts } = JSON.parse(printed).metadata.vulnerabilities
    return counts
  } catch {
    return null
  }
}
