// @ts-check
// `npm run exercise:rollback`: goes back to an earlier release and forward again, on the schema of today. The earlier release is
// built from its commit: the last one before the newest migration, or that of `--release COMMIT`. One storage is used by the
// release of today, by the earlier one and by that of today once more; each must find what the others have stored. Every finding
// is printed, and the command fails when there is one.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { Member } from './bench/member.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { withLocalDatabase } from './migrations.mjs'
import { Failure, run } from './processes.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const { values } = parseArgs({ options: { release: { type: 'string' } } })
const PORT = Number(process.env.PORT ?? 8900)

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The last commit before the newest migration. */
function releaseBefore() {
  const [newest] = readdirSync(join(ROOT, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .reverse()
  return git(
    'rev-parse',
    `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', `migrations/${newest}`)}^`,
  )
}

/** @param {string} folder */
const packagesOf = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages

/**
 * Checks a release out into a folder and builds it there; its own script installs what it needs and is not here.
 * @param {string} release
 * @param {string} folder
 */
async function buildRelease(release, folder) {
  git('worktree', 'add', '--detach', folder, release)
  const [theirs, ours] = [packagesOf(folder), packagesOf(ROOT)]
  const isHere = Object.keys(theirs).every(
    (name) => name === '' || ours[name]?.integrity === theirs[name].integrity,
  )
  if (isHere) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await run('The build of the release before', process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    quiet: true,
  })
}

/** What a member and a guest do, and what each release must find. */
class Story {
  /** @type {{ id: string, tips: string[] }[]} */
  trips = []
  /** @type {string[]} */
  shared = []
  /** @type {Member[]} */
  buyers = []
  /** What did not work. @type {string[]} */
  findings = []

  /**
   * @param {string} url
   * @param {Record<string, string>} env
   */
  constructor(url, env) {
    this.url = url
    this.env = env
    this.member = new Member(url)
  }

  /**
   * @param {string} what
   * @param {() => Promise<unknown>} work
   */
  async tries(what, work) {
    try {
      await work()
    } catch (error) {
      const [line] = String(error instanceof Error ? error.message : error).split('\n')
      this.findings.push(`${what}: ${line}`)
    }
  }

  /** @param {string} by Which release is running. */
  async goOn(by) {
    const form = { destination: 'Rome, Italy', startDate: '2027-05-03', endDate: '2027-05-05' }
    const id = await this.member.plan({ ...form, budget: 'moderate', interests: ['Museums'] })
    assert(id, 'a member gets a trip')
    this.trips.push({ id, tips: [] })
    for (const trip of this.trips)
      await this.tries(`${by} edits trip ${this.trips.indexOf(trip) + 1}`, async () => {
        const { version, itinerary } = await this.member.json(`/api/trips/${trip.id}`)
        const tips = [`Saved by ${by}.`]
        await this.member.json(`/api/trips/${trip.id}`, 'PUT', { version, itinerary: { ...itinerary, tips } })
        trip.tips = tips
      })
    const { shareUrl } = await this.member.json(`/api/trips/${id}/share`, 'POST')
    this.shared.push(new URL(shareUrl).pathname)
    const buyer = new Member(this.url)
    await buyer.signIn()
    await buyer.buy('premium', this.env)
    this.buyers.push(buyer)
  }

  /** @param {string} by */
  async look(by) {
    await this.tries(`${by} lists the trips`, async () => {
      const list = await this.member.json('/api/trips')
      const ids = (/** @type {{ id: string }[]} */ trips) => trips.map(({ id }) => id).sort()
      assert.deepEqual(ids(list), ids(this.trips))
    })
    for (const [index, { id, tips }] of this.trips.entries()) {
      await this.tries(`${by} reads trip ${index + 1}`, async () =>
        assert.deepEqual((await this.member.json(`/api/trips/${id}`)).itinerary.tips, tips),
      )
      await this.shows(by, `the page of trip ${index + 1}`, this.member.call(`/trips/${id}`))
    }
    for (const path of this.shared) await this.shows(by, 'a shared trip', fetch(new URL(path, this.url)))
    for (const path of ['/', '/planner', '/profile', '/pricing'])
      await this.shows(by, path, this.member.call(path))
    const bought = this.buyers.map((person) => ({ person, plan: 'premium' }))
    for (const { person, plan } of [{ person: this.member, plan: 'globetrotter' }, ...bought])
      await this.tries(`${by} knows what was bought`, async () =>
        assert.equal((await person.json('/api/auth/user')).planType, plan),
      )
  }

  /**
   * @param {string} by
   * @param {string} what
   * @param {Promise<Response>} asked
   */
  async shows(by, what, asked) {
    await this.tries(`${by} shows ${what}`, async () => assert.equal((await asked).status, 200))
  }
}

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  const release = git('rev-parse', values.release ?? releaseBefore())
  const folder = mkdtempSync(join(tmpdir(), 'vphq-rollback-'))
  const [earlier, stateDir] = [join(folder, 'release'), join(folder, 'state')]
  const clear = async () => {
    if (!existsSync(folder)) return
    if (existsSync(earlier)) git('worktree', 'remove', '--force', earlier)
    rmSync(folder, { recursive: true, force: true })
  }
  onStop(clear)
  console.log(`The release before: ${git('log', '-1', '--format=%h, %ad, %s', '--date=short', release)}`)
  await ensureBuilt()
  await buildRelease(release, earlier)
  const now = git('log', '-1', '--format=%h')
  /** @type {typeof import('./serve.mjs')} */
  const before = await import(pathToFileURL(join(earlier, 'scripts/serve.mjs')).href)
  const local = await startLocalParts({ port: PORT, stateDir })
  const story = new Story(`http://localhost:${PORT}`, local.env)
  for (const [by, start] of /** @type {const} */ ([
    ['the release of today', serve],
    ['the release before', before.serve],
    ['the release of today, again', serve],
  ])) {
    const server = await start({ port: PORT, stateDir, env: local.env })
    if (story.trips.length === 0) await story.member.join(local.env)
    else await story.look(by)
    await story.goOn(by)
    await story.look(by)
    // Counts of the log are written within five seconds.
    await new Promise((resolve) => setTimeout(resolve, 6000))
    await server.close()
    console.log(
      `${by}: ${story.trips.length} trips, ${story.buyers.length} purchases, ${story.findings.length} findings`,
    )
  }
  await local.close()
  /** @type {typeof import('../app/domain/operations/events')} */
  const { eventLevels } = await tsImport('../app/domain/operations/events.ts', import.meta.url)
  const levels = new Map(Object.entries(eventLevels))
  const { results } = await withLocalDatabase(join(stateDir, 'v3'), (db) =>
    db.prepare('SELECT event, sum(count) AS times FROM operation_counts GROUP BY event').all(),
  )
  for (const { event, times } of results)
    if (levels.get(String(event)) === 'error') story.findings.push(`${times} times in the log: ${event}`)
  await clear()
  if (story.findings.length > 0) throw new Failure(story.findings.join('\n'))
  console.log(`${release.slice(0, 8)} works on what ${now} has stored, and ${now} goes on with what it left.`)
  process.exit(0)
})
