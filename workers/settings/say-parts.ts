import type { Log } from '~/domain/operations/events'
import type { Parts } from './parts'

/** Settings that this isolate has logged already. */
const said = new Set<string>()

/** Logs which settings are wrong or missing, once each; never their values. */
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
