import type { Log } from '~/domain/operations/events'
import type { Parts } from './parts'

/** What this isolate has written to its log. */
const said = new Set<string>()

/** Writes to the log which settings are wrong or missing, once each; never what they hold. */
export function sayParts(parts: Parts, log: Log): void {
  for (const [part, { state, settings }] of Object.entries(parts)) {
    for (const setting of settings) {
      if (said.has(`${state} ${setting}`)) continue
      said.add(`${state} ${setting}`)
      if (state === 'wrong') log('setting-wrong', { part, setting })
      else log('setting-missing', { part, setting })
    }
  }
}
