// @ts-check
// `npm start`: the whole product from a fresh clone, with nothing but Node and the npm registry.
import { join, resolve } from 'node:path'
import { isPortFree, readPort } from './ports.mjs'
import { Failure } from './processes.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const stateDir = resolve(process.env.STATE_DIR || join(ROOT, '.wrangler/state'))

await commandWithToolchain(
  async (stopping, onStop) => {
    const port = readPort(process.env.PORT)
    if (!port) throw new Failure(`PORT must be a port number, not "${process.env.PORT}".`)
    const { portInUse, serve } = await import('./serve.mjs')
    if (!(await isPortFree(port))) throw new Failure(portInUse(port))

    const { ensureBuilt } = await import('./build.mjs')
    await ensureBuilt()
    const { startLocalParts } = await import('./counterparts.mjs')
    const local = await startLocalParts({ port, stateDir })
    onStop(() => local.close())
    if (stopping.aborted) return
    const server = await serve({ port, stateDir, env: local.env })
    onStop(() => server.close())
    if (local.env.STRIPE_API_BASE) console.log(`Payments are a stand-in on ${local.env.STRIPE_API_BASE}`)
    if (local.env.RESEND_API_BASE) console.log(`Mails can be read on ${local.env.RESEND_API_BASE}`)
    if (local.env.OAUTH_ISSUER) console.log(`Sign-in is by ${local.env.OAUTH_ISSUER}`)
    console.log(`Ready on http://localhost:${port}`)
    await server.exited
    if (!stopping.aborted) throw new Failure('The server has ended by itself.')
  },
  { isServer: true },
)
