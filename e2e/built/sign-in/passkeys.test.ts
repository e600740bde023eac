// Passkeys at the wire: what is replayed, foreign, expired or forged opens nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { SoftPasskey } from '../harness/soft-passkey'
import { Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterEach(() => worker.setAhead(0))
afterAll(() => worker.close(), 60_000)

const post = (who: Visitor, path: string, json: unknown) =>
  who.ask(`/api/passkeys${path}`, { method: 'POST', json })

async function challengeFor(who: Visitor, what: 'add' | 'login'): Promise<string> {
  const { status, text } = await post(who, '/question', { for: what })
  expect(status, text).toBe(200)
  return JSON.parse(text).options.challenge
}

/** Somebody with an account and a passkey. */
async function owner(device = new SoftPasskey()) {
  const who = new Visitor(worker)
  const email = await who.signIn(`${randomUUID()}@example.com`)
  const challenge = await challengeFor(who, 'add')
  expect((await post(who, '', device.made({ challenge, origin }))).status).toBe(200)
  return { who, email, device, challenge }
}

const isIn = async (who: Visitor) => (await who.user()) !== null

it('opens its account in another browser, and the owner is told by mail', async () => {
  const { who, email, device } = await owner()
  const other = new Visitor(worker)
  const challenge = await challengeFor(other, 'login')
  expect((await post(other, '/login', device.used({ challenge, origin }))).status).toBe(200)
  expect((await other.user())?.id).toBe((await who.user())?.id)
  const subjects = async () => (await worker.mailbox(email)).mails.map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 15_000 }).toEqual(['A new way to log in to your account'])
  expect((await who.ask('/profile')).text).toContain('Remove Passkey')
})

it.each(['ES256', 'RS256'] as const)(
  'opens its account with a key of %s, also one that an earlier release kept',
  async (algorithm) => {
    const { device } = await owner(new SoftPasskey(algorithm))
    const opens = async () => {
      const other = new Visitor(worker)
      const challenge = await challengeFor(other, 'login')
      return (await post(other, '/login', device.used({ challenge, origin }))).status
    }
    expect(await opens()).toBe(200)
    const db = await worker.database()
    await db.prepare('UPDATE passkeys SET public_key = ? WHERE id = ?').bind(device.spki(), device.id).run()
    expect(await opens()).toBe(200)
  },
)

it.each([
  ['signs for itself', 'self', 200],
  ['shows a certificate, which nobody asked for', 'certificate', 400],
] as const)('is added when its device %s: %s', async (_what, attestation, status) => {
  const who = new Visitor(worker)
  await who.signIn(`${randomUUID()}@example.com`)
  const challenge = await challengeFor(who, 'add')
  const made = new SoftPasskey().made({ challenge, origin, attestation })
  expect((await post(who, '', made)).status).toBe(status)
})

it('is not added by what is no answer of a device', async () => {
  const who = new Visitor(worker)
  await who.signIn(`${randomUUID()}@example.com`)
  // Nested without an end, with more parts than there are, and of another kind.
  for (const bytes of [
    Buffer.alloc(2990, 0x81),
    Buffer.from('bbffffffffffffffff', 'hex'),
    Buffer.from('a0', 'hex'),
  ]) {
    const made = new SoftPasskey().made({ challenge: await challengeFor(who, 'add'), origin })
    const response = { ...made.response, attestationObject: bytes.toString('base64url') }
    expect((await post(who, '', { ...made, response })).status).toBe(400)
  }
})

it('reads short and long numbers of signatures', async () => {
  const { device } = await owner()
  const other = new Visitor(worker)
  // One number in 256 has fewer than 32 bytes; half of all have one more, so that it is not read as negative.
  for (const wanted of [31, 32, 33]) {
    const challenge = await challengeFor(other, 'login')
    let answer = device.used({ challenge, origin })
    while (Buffer.from(answer.response.signature, 'base64url')[3] !== wanted)
      answer = device.used({ challenge, origin })
    expect((await post(other, '/login', answer)).status, `${wanted} bytes`).toBe(200)
  }
})

it('keeps what a guest has in the browser', async () => {
  const { device } = await owner()
  const guest = new Visitor(worker)
  await guest.buy('explorer')
  const challenge = await challengeFor(guest, 'login')
  await post(guest, '/login', device.used({ challenge, origin }))
  expect((await guest.user())?.planType).toBe('explorer')
})

it('answers a question once', async () => {
  const { device } = await owner()
  const first = new Visitor(worker)
  const challenge = await challengeFor(first, 'login')
  const answer = device.used({ challenge, origin })
  // Somebody who saw the answer sends it from elsewhere, and again from the same browser.
  expect((await post(new Visitor(worker), '/login', answer)).status).toBe(400)
  expect((await post(first, '/login', answer)).status).toBe(200)
  const later = new Visitor(worker)
  await challengeFor(later, 'login')
  expect((await post(later, '/login', answer)).status).toBe(400)
  expect(await isIn(later)).toBe(false)
})

it('answers a question of this browser, of this kind and in time', async () => {
  const { who, device } = await owner()
  const [here, there] = [new Visitor(worker), new Visitor(worker)]
  const foreign = await challengeFor(there, 'login')
  await challengeFor(here, 'login')
  expect((await post(here, '/login', device.used({ challenge: foreign, origin }))).status).toBe(400)
  const toAdd = await challengeFor(who, 'add')
  expect((await post(who, '/login', device.used({ challenge: toAdd, origin }))).status).toBe(400)
  const late = await challengeFor(here, 'login')
  await worker.setAhead(301_000)
  expect((await post(here, '/login', device.used({ challenge: late, origin }))).status).toBe(400)
  expect(await isIn(here)).toBe(false)
})

it.each([
  ['on another site', { origin: 'https://evil.example' }],
  ['for another host', { host: 'evil.example' }],
  ['by nobody', { flags: 4 }],
  ['by somebody who was not recognised', { flags: 1 }],
  ['of another kind', { type: 'webauthn.create' }],
])('opens nothing when it was used %s', async (_what, change) => {
  const { device } = await owner()
  const other = new Visitor(worker)
  const challenge = await challengeFor(other, 'login')
  expect((await post(other, '/login', device.used({ challenge, origin, ...change }))).status).toBe(400)
  expect(await isIn(other)).toBe(false)
})

it('opens nothing with another key, a changed answer, or a count that does not grow', async () => {
  const { device } = await owner()
  const other = new Visitor(worker)
  const stranger = new SoftPasskey()
  const forged = {
    ...stranger.used({ challenge: await challengeFor(other, 'login'), origin }),
    id: device.id,
  }
  expect((await post(other, '/login', forged)).status).toBe(400)
  const changed = device.used({ challenge: await challengeFor(other, 'login'), origin })
  const data = Buffer.from(changed.response.authenticatorData, 'base64url')
  data.writeUInt32BE(99, 33)
  changed.response.authenticatorData = data.toString('base64url')
  expect((await post(other, '/login', changed)).status).toBe(400)
  const good = device.used({ challenge: await challengeFor(other, 'login'), origin })
  expect((await post(other, '/login', good)).status).toBe(200)
  // A copy of the device counts from where it was copied.
  device.uses = 0
  const copied = device.used({ challenge: await challengeFor(other, 'login'), origin })
  expect((await post(new Visitor(worker), '/login', copied)).status).toBe(400)
  expect((await post(other, '/login', copied)).status).toBe(400)
})

it('opens nothing once it was removed, and is not added without a fresh log-in or for another account', async () => {
  const { who, device } = await owner()
  const removed = { issuer: 'passkey', subject: device.id }
  await who.ask('/account/ways', { method: 'POST', form: removed })
  const other = new Visitor(worker)
  const challenge = await challengeFor(other, 'login')
  expect((await post(other, '/login', device.used({ challenge, origin }))).status).toBe(400)
  const db = await worker.database()
  const left = await db.prepare('SELECT count(*) AS n FROM passkeys WHERE id = ?').bind(device.id).first()
  expect(left).toEqual({ n: 0 })

  const taken = await owner()
  const second = await challengeFor(who, 'add')
  const answer = taken.device.made({ challenge: second, origin })
  expect((await post(who, '', answer)).status, 'somebody else has it').toBe(400)
  const guest = new Visitor(worker)
  expect((await post(guest, '/question', { for: 'add' })).status).toBe(401)
  await worker.setAhead(601_000)
  expect((await post(who, '/question', { for: 'add' })).status).toBe(401)
})
