// @ts-check
// `npm run deploy`: checks, then the schema, then the code. With `--dry-run` everything that needs no account.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, rehearseUpload } from './build.mjs'
import { checkBundle } from './check-bundle.mjs'
import { Failure } from './processes.mjs'
import { bin, commandWithToolchain, ROOT, runTool, toolEnv } from './toolchain.mjs'

const dryRun = process.argv.includes('--dry-run')

await commandWithToolchain(async () => {
  console.log('1. The doctor')
  await runTool('The doctor', ['tsx'], ['scripts/doctor.ts', '--deploy', ...(dryRun ? ['--offline'] : [])])
  console.log('2. Build, from scratch')
  rmSync(join(ROOT, 'build'), { recursive: true, force: true })
  await buildApp({ quiet: true })
  console.log('3. Budgets')
  checkBundle()
  console.log('4. The upload, rehearsed')
  await rehearseUpload()
  if (!dryRun) await release()
  console.log(dryRun ? 'Ready to deploy.' : 'Deployed.')
  process.exit(0)
})

/**
 * The schema is updated before the code: migrations only add, so the running code works with the new schema, but the new
 * code would not work with the old one. The first deployment creates the database and finds it by its name.
 */
async function release() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  console.log('5. Database')
  if (!databaseExists()) await wrangler('d1', 'create', 'vacation-planner-hq')
  await wrangler('d1', 'migrations', 'apply', 'DB', '--remote')
  console.log('6. Bucket of imported places')
  if (!bucketExists()) await wrangler('r2', 'bucket', 'create', placesBucket)
  console.log('7. Worker')
  await wrangler('deploy', '--var', `APP_VERSION:${version}`)
}

/** @param {string[]} args */
function wrangler(...args) {
  return runTool(`wrangler ${args.slice(0, 2).join(' ')}`, ['wrangler'], args, {
    env: { NODE_ENV: 'production' },
  })
}

const placesBucket = 'vacation-planner-hq-places'

function bucketExists() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin('wrangler'), 'r2', 'bucket', 'info', placesBucket, '--json'],
    { cwd: ROOT, env: toolEnv, encoding: 'utf8' },
  )
  if (status === 0) return true
  if (/does not exist|not found/i.test(stdout + stderr)) return false
  throw new Failure(`Cloudflare did not say whether the bucket exists:\n${stdout}${stderr}`)
}

function databaseExists() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin('wrangler'), 'd1', 'info', 'vacation-planner-hq', '--json'],
    { cwd: ROOT, env: toolEnv, encoding: 'utf8' },
  )
  if (status === 0) return true
  if (/Couldn't find/.test(stdout + stderr)) return false
  throw new Failure(`Cloudflare did not say whether the database exists:\n${stdout}${stderr}`)
}
