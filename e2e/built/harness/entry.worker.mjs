// Wraps the built Worker, which it loads unchanged: D1 and KV fail when a test says so, before or after a call was
// carried out, which the caller cannot distinguish. Settings can be changed as well.

import app, {
  Generator as BuiltGenerator,
  Mailer as BuiltMailer,
  Places as BuiltPlaces,
  Counters,
} from './built-worker.js'
import { setAhead } from './clock.worker.mjs'

/**
 * @typedef {{ at: number, dies: boolean } | { chance: number } | { database: 'fails' | 'hangs' } | { places: 'fails' | 'hangs' } | { missing: string } | null} Blow
 *   The moment that fails, and whether everything after it fails as well; or how likely each moment is to fail; or that the
 *   database is away, or the bucket; or that a file of the build is missing.
 */

/** @type {Blow} */
let blow = null
let moments = 0

/** @type {Record<string, string | null>} Settings in place of those that the Worker was started with; null for none. */
let settings = {}

/** @param {string} what @param {boolean} isRead */
function moment(what, isRead) {
  if (!blow || 'database' in blow || 'places' in blow || 'missing' in blow) return
  if ('chance' in blow) {
    if (Math.random() < blow.chance) throw new Error(what)
    return
  }
  const isDead = blow.dies && moments > blow.at
  // Only writes are moments to stop: stopping at a read has the same effect as stopping before the next write.
  if (isRead && blow.dies && !isDead) return
  if (moments++ === blow.at || isDead) throw new Error(what)
}

const calls = new Set(['all', 'run', 'first', 'raw', 'batch'])
const reads = /^\s*select\b/i

/** @param {D1Database} db */
function faultyD1(db) {
  const real = new WeakMap()
  /** @param {object} target @param {boolean} isRead */
  const wrap = (target, isRead) => {
    const proxy = new Proxy(target, {
      get: (_, name) => {
        const member = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (/** @type {unknown[]} */ ...args) => {
          if (calls.has(String(name))) return call(target, member, args, isRead && name !== 'batch')
          const made = member.apply(target, args)
          const prepares = name === 'prepare' ? reads.test(String(args[0])) : isRead
          return typeof made === 'object' && made !== null ? wrap(made, prepares) : made
        }
      },
    })
    real.set(proxy, target)
    return proxy
  }
  /** @param {object} target @param {Function} member @param {unknown[]} args @param {boolean} isRead */
  const call = async (target, member, args, isRead) => {
    if (blow && 'database' in blow) {
      if (blow.database === 'hangs') await scheduler.wait(60_000)
      throw new Error('D1_ERROR: network connection lost')
    }
    moment('D1_ERROR: network connection lost', isRead)
    const given = args.map((arg) => (Array.isArray(arg) ? arg.map((item) => real.get(item) ?? item) : arg))
    const answer = await member.apply(target, given)
    // Nothing changes during a read: one of its two moments is enough.
    if (!isRead) moment('D1_ERROR: the answer was lost', false)
    return answer
  }
  return wrap(db, false)
}

/** @param {KVNamespace} kv */
function faultyKv(kv) {
  return new Proxy(kv, {
    get: (_, name) => {
      const member = Reflect.get(kv, name)
      if (typeof member !== 'function') return member
      return async (/** @type {unknown[]} */ ...args) => {
        const isRead = name === 'get' || name === 'getWithMetadata'
        moment('KV: network connection lost', isRead)
        const answer = await member.apply(kv, args)
        if (!isRead) moment('KV: the answer was lost', false)
        return answer
      }
    },
  })
}

/** @param {R2Bucket} bucket */
function faultyR2(bucket) {
  const struckBy = async () => {
    if (!blow || !('places' in blow)) return
    if (blow.places === 'hangs') await scheduler.wait(60_000)
    throw new Error('R2: network connection lost')
  }
  return {
    get: (/** @type {string} */ name) => struckBy().then(() => bucket.get(name)),
    head: (/** @type {string} */ name) => struckBy().then(() => bucket.head(name)),
    put: (/** @type {string} */ name, /** @type {string} */ text) =>
      struckBy().then(() => bucket.put(name, text)),
  }
}

/** @param {Fetcher} assets */
const withoutMissing = (assets) => ({
  fetch: (/** @type {RequestInfo} */ input, /** @type {RequestInit | undefined} */ init) =>
    blow && 'missing' in blow && new URL(new Request(input).url).pathname === blow.missing
      ? Promise.resolve(new Response(null, { status: 404 }))
      : assets.fetch(input, init),
})

/** @param {{ ASSETS: Fetcher, DB: D1Database, CACHE: KVNamespace, PLACES: R2Bucket }} env */
const struck = (env) => ({
  ...env,
  ...settings,
  ASSETS: withoutMissing(env.ASSETS),
  DB: faultyD1(env.DB),
  CACHE: faultyKv(env.CACHE),
  PLACES: faultyR2(env.PLACES),
})

export { Counters }

export class Generator extends BuiltGenerator {
  constructor(state, env) {
    super(state, struck(env))
  }

  /** For a test: runs the alarm, if asked to, and gives everything that is stored. @param {Request} request */
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/_harness') return super.fetch(request)
    if (searchParams.has('alarm')) await this.alarm()
    const { sql } = this.ctx.storage
    const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
    const own = tables.map(({ name }) => String(name)).filter((name) => !/^(_cf_|sqlite_)/.test(name))
    return Response.json(
      Object.fromEntries(own.map((name) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()])),
    )
  }
}

export class Mailer extends BuiltMailer {
  constructor(state, env) {
    super(state, struck(env))
    this.bound = env
  }

  /** Settings may have changed since the object began. */
  alarm() {
    this.env = struck(this.bound)
    return super.alarm()
  }

  /** For a test: sends what is due by the Worker's clock. */
  async fetch() {
    await this.alarm()
    return new Response(null)
  }
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/_harness') return app.fetch(request, struck(env), context)
    /** @type {{ blow?: Blow, ahead?: number, settings?: typeof settings }} */
    const order = await request.json()
    const passed = moments
    if (order.blow !== undefined) {
      blow = order.blow
      moments = 0
    }
    if (order.ahead !== undefined) setAhead(order.ahead)
    if (order.settings) settings = order.settings
    return Response.json({ moments: passed })
  },
  scheduled: (event, env, context) => app.scheduled(event, struck(env), context),
}

export class Places extends BuiltPlaces {
  constructor(state, env) {
    super(state, struck(env))
    this.bound = env
  }

  /** Settings may have changed since the object began. */
  alarm() {
    this.env = struck(this.bound)
    return super.alarm()
  }

  /** For a test: looks up what is due by the Worker's clock. */
  async fetch() {
    await this.alarm()
    return new Response(null)
  }
}
