// @ts-check
// `npm run bench:runtime`: what the local runtime itself keeps in memory. A Worker of twenty lines, which holds nothing, writes and
// reads the local D1, KV, R2, a Durable Object of its own each and the cache; printed is the memory of the workerd process. It is
// the control of `npm run bench:soak`: what grows here as well is not the product's.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Miniflare } from 'miniflare'
import { workerdProcesses } from './bench/cpu-of.mjs'
import { residentBytes } from './bench/memory-of.mjs'
import { Failure } from './processes.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const CALLS = 1000
const KINDS = ['d1', 'kv', 'r2', 'object', 'cache']
const MB = 1_048_576

/** Each call writes one new entry of 30 kB, and reads it again. */
const script = `
import { DurableObject } from 'cloudflare:workers'
const text = 'v'.repeat(30_000)
export class Box extends DurableObject {
  async fetch() {
    await this.ctx.storage.put('text', text)
    return new Response(await this.ctx.storage.get('text'))
  }
}
const kinds = {
  async d1({ DB }, key) {
    await DB.exec('create table if not exists texts (key text primary key, text text)')
    await DB.prepare('insert into texts values (?, ?)').bind(key, text).run()
    await DB.prepare('select * from texts where key = ?').bind(key).all()
  },
  async kv({ KV }, key) { await KV.put(key, text); await KV.get(key) },
  async r2({ R2 }, key) { await R2.put(key, text); await (await R2.get(key)).text() },
  async object({ BOX }, key, request) { await (await BOX.get(BOX.idFromName(key)).fetch(request)).text() },
  async cache(_env, key) {
    const url = 'http://cache.test/' + key
    await caches.default.put(url, new Response(text, { headers: { 'cache-control': 'max-age=600' } }))
    await (await caches.default.match(url))?.text()
  },
}
export default {
  async fetch(request, env) {
    const [, kind, key] = new URL(request.url).pathname.split('/')
    await kinds[kind](env, key, request)
    return new Response(text)
  },
}`

const stateDir = mkdtempSync(join(tmpdir(), 'vphq-runtime-'))
const runtime = new Miniflare({
  modules: true,
  script,
  compatibilityDate: '2025-09-01',
  d1Databases: ['DB'],
  kvNamespaces: ['KV'],
  r2Buckets: ['R2'],
  durableObjects: { BOX: { className: 'Box', useSQLite: true } },
  d1Persist: join(stateDir, 'd1'),
  kvPersist: join(stateDir, 'kv'),
  r2Persist: join(stateDir, 'r2'),
  durableObjectsPersist: join(stateDir, 'objects'),
  cachePersist: join(stateDir, 'cache'),
})
try {
  const url = await runtime.ready
  const [pid] = workerdProcesses()
  if (!pid) throw new Failure('No workerd process is to be seen; /proc is Linux.')
  const megabytes = () => `${(residentBytes(pid) / MB).toFixed(0)} MB`
  console.log(`at the start: ${megabytes()}`)
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const kind of KINDS) {
      for (let call = 0; call < CALLS; call++) {
        const response = await fetch(`${url}${kind}/${round}-${call}`)
        await response.arrayBuffer()
        if (!response.ok) throw new Failure(`${kind} was answered ${response.status}`)
      }
      console.log(`round ${round}, after ${CALLS} calls of ${kind}: ${megabytes()}`)
    }
} finally {
  await runtime.dispose()
  rmSync(stateDir, { recursive: true, force: true })
}
