// @ts-check
// `npm run restore -- FILE [--remote]`
import { join, resolve } from 'node:path'
import { restore, saidRows } from './database-copy.mjs'
import { Failure } from './processes.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

await commandWithToolchain(async () => {
  const args = process.argv.slice(2)
  const file = args.find((arg) => !arg.startsWith('-'))
  if (!file) throw new Failure('Which file? npm run restore -- FILE [--remote]')
  const stateDir = resolve(ROOT, process.env.STATE_DIR ?? '.wrangler/state')
  const persistRoot = args.includes('--remote') ? null : join(stateDir, 'v3')
  const rows = await restore({ file: resolve(file), persistRoot })
  console.log(`Restored, and counted again: ${saidRows(rows)}`)
  process.exit(0)
})
