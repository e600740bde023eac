import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the local stand-ins are and the fixed keys that work there alone. */
export interface StandIn {
  [name: string]: string
}

/** The stand-ins of the server under test, as it wrote them down beside its state. */
export function standIn(): StandIn {
  return JSON.parse(
    readFileSync(join(process.env.E2E_STATE_DIR ?? '.wrangler/e2e', 'counterparts.json'), 'utf8'),
  )
}
