import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of the local stand-ins, and the fixed keys that work only there. */
export interface StandIn {
  [name: string]: string
}

/** The stand-ins of the server under test, from the file beside its state. */
export function standIn(): StandIn {
  return JSON.parse(
    readFileSync(join(process.env.E2E_STATE_DIR ?? '.wrangler/e2e', 'counterparts.json'), 'utf8'),
  )
}
