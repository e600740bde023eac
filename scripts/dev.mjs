// @ts-check
// `npm run dev`: the same product in workerd, with hot reload.
import { join, resolve } from 'node:path'
import { isPortFree, readPort } from './ports.mjs'
import { Failure } from './processes.mjs'
import { commandWithToolchain, ROOT, runTool } from './toolchain.mjs'

const stateDir = resolve(process.env.STATE_DIR || join(ROOT, '.wrangler/state'))

await commandWithToolchain(
  async (_stopping, onStop) => {
    const port = readPort(process.env.PORT)
    if (!port) throw new Failure(`PORT must be a port number, not "${process.env.PORT}".`)
    const { portInUse } = await import('./serve.mjs')
    if (!(await isPortFree(port))) throw new Failure(portInUse(port))

    await runTool('Compiling the catalogue', ['tsx'], ['scripts/build-catalogue.ts'], { quiet: true })
    await runTool('Drawing the posters', ['tsx'], ['scripts/build-posters.ts'], { quiet: true })
    await runTool('Drawing the water', ['tsx'], ['scripts/build-ground.ts'], { quiet: true })
    await runTool('Compiling the gazetteer', ['tsx'], ['scripts/build-gazetteer.ts'], { quiet: true })
    await runTool('Unpacking the fonts', ['tsx'], ['scripts/build-fonts.ts'], { quiet: true })
    const { applyMigrations } = await import('./migrations.mjs')
    await applyMigrations(join(stateDir, 'v3'))
    const { startLocalParts } = await import('./counterparts.mjs')
    process.env.DESIGN_PAGE ??= '1'
    const local = await startLocalParts({ port, stateDir })
    onStop(() => local.close())
    const args = ['vite:dev', '--port', String(port), '--strictPort']
    await runTool('The dev server', ['@remix-run/dev', 'remix'], args, {
      // vite.config.ts turns these into the Worker's bindings and storage.
      env: { NODE_ENV: 'development', DEV_BINDINGS: JSON.stringify(local.env), DEV_STATE_DIR: stateDir },
    })
  },
  { isServer: true },
)
