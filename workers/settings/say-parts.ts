import { expectedOf, type Parts } from './parts'

/** What this isolate has written to its log. */
const said = new Set<string>()

/** Writes to the log which settings are wrong or missing, once each; never what they hold. */
export function sayParts(parts: Parts): void {
  for (const [name, { state, settings }] of Object.entries(parts)) {
    if (state !== 'wrong' && state !== 'half-set') continue
    for (const setting of settings) {
      const line = JSON.stringify(
        state === 'wrong'
          ? { event: 'setting-wrong', part: name, setting, expected: expectedOf(setting) }
          : { event: 'setting-missing', part: name, setting },
      )
      if (said.has(line)) continue
      said.add(line)
      if (state === 'wrong') console.error(line)
      else console.warn(line)
    }
  }
}
