import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypes } from '../../app/services/stripe/webhook-event.server'
import { startModel } from '../../local/openai/server'
import { partSchemas, readParts } from '../../workers/settings/parts'
import { bin, ROOT } from '../toolchain.mjs'
import { migrationFinding, secretFindings } from './cloudflare'
import { bindingFindings, migrationFindings } from './project'
import { serviceFindings } from './services'
import { nameFindings, settingFindings } from './settings'

const settings = Object.entries(partSchemas).flatMap(([part, { shape }]) =>
  Object.keys(shape).map((name) => ({ name, part })),
)
/** Right for no setting. */
const wrong = 'not a right value ✗'

describe('settings', () => {
  it.each(settings)('$name, set wrong, is named and breaks its part alone', ({ name, part }) => {
    const findings = settingFindings({ [name]: wrong }, 'the test')
    const broken = findings.filter(({ verdict }) => verdict === 'breaks')
    expect(broken).toMatchObject([{ what: part, words: expect.stringContaining(name) }])
    expect(broken[0]?.words).toMatch(/has to be \w/)
    expect(JSON.stringify(findings)).not.toContain(wrong)
  })

  it('half-set is a warning that names what is missing', () => {
    const half = { STRIPE_SECRET_KEY: 'sk_test_1', OAUTH_GOOGLE_CLIENT_ID: 'id' }
    const warned = settingFindings(half, 'the test').filter(({ verdict }) => verdict === 'warns')
    expect(warned.map(({ what, words }) => `${what}: ${words}`)).toEqual([
      expect.stringMatching(/^payments: .*STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET missing/),
      expect.stringMatching(/^sign-in-google: .*OAUTH_GOOGLE_CLIENT_SECRET missing/),
    ])
    expect(nameFindings(Object.keys(half), 'the test').map(({ verdict }) => verdict)).toEqual([
      'warns',
      'warns',
    ])
  })

  it.each(settings)('$name with a slip at its end is noticed', ({ name }) => {
    const slip = `${name}S`
    const findings = settingFindings({ [slip]: 'a value' }, 'the test')
    expect(findings.filter(({ verdict }) => verdict === 'warns')).toMatchObject([{ what: slip }])
    expect(nameFindings([slip], 'the test')).toMatchObject([{ what: slip, verdict: 'warns' }])
  })
})

describe('what is deployed', () => {
  it('is told from what wrangler prints', () => {
    const secrets = [{ name: 'OPENAI_API_KEY', type: 'secret_text' }]
    expect(secretFindings(JSON.stringify(secrets))).toMatchObject([
      { verdict: 'fine' },
      { what: 'model', verdict: 'fine' },
    ])
    expect(migrationFinding('✅ No migrations to apply!').verdict).toBe('fine')
    const pending = migrationFinding('│ 0007_gifts.sql │\n│ 0008_other.sql │')
    expect(pending).toMatchObject({
      verdict: 'warns',
      words: expect.stringContaining('0007_gifts.sql, 0008_other.sql'),
    })
  })

  it('is not guessed where wrangler says nothing', () => {
    expect([...secretFindings(null), migrationFinding(null)].map(({ verdict }) => verdict)).toEqual([
      'unseen',
      'unseen',
    ])
  })
})

describe('the project', () => {
  it('lacks a binding', () => {
    const broken = bindingFindings({ d1_databases: [{ binding: 'DATABASE' }] }).filter(
      ({ verdict }) => verdict === 'breaks',
    )
    expect(broken.map(({ what }) => what)).toEqual([
      'binding DB',
      'binding CACHE',
      'binding ASSETS',
      'binding GENERATOR',
      'binding COUNTERS',
      'binding MAILER',
      'binding LIVE_PLACES',
    ])
  })

  it('is asked for every binding that the Worker has', () => {
    const source = readFileSync(join(ROOT, 'workers/env.ts'), 'utf8')
    const [, bindings = ''] = /interface Bindings \{([\s\S]*?)\n\}/.exec(source) ?? []
    const names = [...bindings.matchAll(/^ {2}([A-Z_]+)\??:/gm)].map(([, name]) => `binding ${name}`)
    expect(names.length).toBeGreaterThan(5)
    const asked = bindingFindings({}).flatMap(({ what }) => (what.startsWith('binding ') ? [what] : []))
    expect(asked.toSorted()).toEqual(names.toSorted())
  })

  it('has its migrations one after the other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vphq-migrations-'))
    cpSync(join(ROOT, 'migrations'), folder, { recursive: true })
    const verdict = () => migrationFindings(folder).findings[0]?.verdict
    expect(verdict()).toBe('fine')
    writeFileSync(join(folder, '9999_later.sql'), '')
    expect(verdict()).toBe('breaks')
    rmSync(folder, { recursive: true })
  })
})

describe('services', () => {
  const endpoint = { status: 'enabled', api_version: '2026-10-28.endive', enabled_events: [...eventTypes] }
  let endpoints: object[] = []
  const shutdown = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10)
  let base = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', base)
    const answers: Record<string, () => [number, object]> = {
      '/right/.well-known/openid-configuration': () => [200, { issuer: `${base}/right` }],
      '/other/.well-known/openid-configuration': () => [200, { issuer: `${base}/another` }],
      '/v1/webhook_endpoints': () =>
        request.headers.authorization === 'Bearer sk_test_1' ? [200, { data: endpoints }] : [401, {}],
      '/model/chat/completions': () => [401, {}],
      '/other-model/chat/completions': () => [404, { error: { code: 'model_not_found' } }],
      '/answers/chat/completions': () => [
        200,
        {
          choices: [{ message: { content: '{"id":"garden","note":"It is quiet."}' }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 90, completion_tokens: 12 },
        },
      ],
      '/answers/models/gpt-4.1-mini': () => [200, { id: 'gpt-4.1-mini', shutdown_date: shutdown }],
    }
    const [status, body] = answers[pathname]?.() ?? [404, {}]
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const found = async (given: Record<string, string>, what: string) => {
    const findings = await serviceFindings(readParts(given))
    return findings.find((each) => each.what === what)
  }
  const payments = (secret = 'sk_test_1') => ({
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: base,
  })
  const provider = (issuer: string) => ({
    OAUTH_ISSUER: issuer,
    OAUTH_CLIENT_ID: 'id',
    OAUTH_CLIENT_SECRET: 'secret',
  })

  it('are asked for their description', async () => {
    const what = 'sign-in by default'
    expect(await found(provider(`${base}/right`), what)).toMatchObject({ verdict: 'fine' })
    expect(await found(provider(`${base}/other`), what)).toMatchObject({ verdict: 'breaks' })
    expect(await found(provider(`${base}/nothing`), what)).toMatchObject({ verdict: 'breaks' })
    expect(await found(provider('http://127.0.0.1:9'), what)).toMatchObject({ verdict: 'unseen' })
  })

  it('refuse a wrong key', async () => {
    expect(await found(payments('sk_test_2'), 'Stripe')).toMatchObject({ verdict: 'breaks' })
    const model = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${base}/model` }
    const refuses = { verdict: 'breaks', words: 'refuses OPENAI_API_KEY' }
    expect(await found(model, 'language model')).toMatchObject(refuses)
  })

  it('are asked one real question, if they are a language model', async () => {
    const model = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'gpt-4.1-mini' }
    const unknown = { ...model, OPENAI_BASE_URL: `${base}/other-model` }
    expect(await found(unknown, 'language model')).toMatchObject({ words: 'does not know OPENAI_MODEL' })
    const prices = { OPENAI_INPUT_PRICE: '1', OPENAI_OUTPUT_PRICE: '2' }
    const parts = readParts({ ...model, ...prices, OPENAI_BASE_URL: `${base}/answers` })
    const said = (await serviceFindings(parts)).filter(({ what }) => what === 'language model')
    expect(said[0]?.words).toMatch(/^gpt-4\.1-mini .*90 tokens read, 12 written; 114 millionths of a dollar$/)
    expect(said[1]).toMatchObject({
      verdict: 'warns',
      words: `gpt-4.1-mini is shut down on ${shutdown}: set OPENAI_MODEL to another one`,
    })
  })

  it('are told of the stand-in as well: what answers and how fast, and that it refuses the key', async () => {
    const standIn = await startModel({ firstTokenMs: 1, tokensPerSecond: 10_000 })
    const settings = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'well', OPENAI_BASE_URL: standIn.url }
    expect(await found(settings, 'language model')).toMatchObject({
      verdict: 'fine',
      words: expect.stringMatching(
        /^well .*[0-9]\.[0-9] s; \d+ tokens read, \d+ written; the price is not known/,
      ),
    })
    standIn.become('down')
    expect(await found(settings, 'language model')).toMatchObject({ words: 'refuses OPENAI_API_KEY' })
    await standIn.close()
  })

  it('know the webhook, with all events and the right version', async () => {
    const url = 'https://planner.example/api/stripe/webhook'
    const verdictOf = async (...known: object[]) => {
      endpoints = known
      return (await found(payments(), 'webhook'))?.verdict
    }
    expect(await verdictOf({ ...endpoint, url })).toBe('fine')
    expect(await verdictOf()).toBe('breaks')
    expect(await verdictOf({ ...endpoint, url: 'https://planner.example/other' })).toBe('breaks')
    expect(await verdictOf({ ...endpoint, url, status: 'disabled' })).toBe('breaks')
    expect(await verdictOf({ ...endpoint, url, enabled_events: eventTypes.slice(1) })).toBe('breaks')
    expect(await verdictOf({ ...endpoint, url, api_version: '2020-08-27' })).toBe('breaks')
  })
})

describe('the command', () => {
  const doctor = async (env: Record<string, string>) => {
    const run = promisify(execFile)
    const clean = { PATH: process.env.PATH, HOME: process.env.HOME, ...env }
    const args = [bin('tsx'), 'scripts/doctor.ts', '--offline']
    const ended = await run(process.execPath, args, { cwd: ROOT, env: clean }).catch((error) => error)
    return { code: ended.code ?? 0, printed: String(ended.stdout) }
  }

  it('succeeds without settings, fails for a wrong one, and shows no value', {
    timeout: 30_000,
  }, async () => {
    const [without, broken] = await Promise.all([
      doctor({}),
      doctor({ CONTACT_EMAIL: 'nobody-at-home', STRIPE_SECRET_KEY: 'sk_live_seen_by_nobody' }),
    ])
    expect(without).toMatchObject({ code: 0, printed: expect.stringContaining('Nothing is broken') })
    expect(broken.code).toBe(1)
    expect(broken.printed).toMatch(/✗ breaks +contact +.*CONTACT_EMAIL has to be one e-mail address/)
    expect(broken.printed).toMatch(/! warns +payments .*half-set/)
    expect(broken.printed).not.toMatch(/nobody-at-home|seen_by_nobody/)
  })
})
