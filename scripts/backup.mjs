// @ts-check
// `npm run backup -- [FILE] [--remote]`
import { join, resolve } from 'node:path'
import { backUp, saidRows } from './database-copy.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

await commandWithToolchain(async () => {
  const args = process.argv.slice(2)
  const name = `backups/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.sql`
  const file = resolve(args.find((arg) => !arg.startsWith('-')) ?? join(ROOT, name))
  const stateDir = resolve(ROOT, process.env.STATE_DIR ?? '.wrangler/state')
  const rows = await backUp({ file, persistRoot: args.includes('--remote') ? null : join(stateDir, 'v3') })
  console.log(`The database is in ${file}: ${saidRows(rows)}`)
  process.exit(0)
})
