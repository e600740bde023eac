import { afterEach, expect, it, vi } from 'vitest'
import { type Change, Changes, merged } from '~/domain/trips/own/entries'
import { OwnStore } from './own-store'

afterEach(() => vi.unstubAllGlobals())

/** A server that merges, and a network that can be cut. */
function server(changes: Change[] = []) {
  const state = { changes, reached: true }
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    if (!state.reached) throw new TypeError('no network')
    const sent = typeof body === 'string' ? Changes.parse(JSON.parse(body)).changes : []
    state.changes = merged(state.changes, sent)
    return new Response(JSON.stringify({ changes: state.changes }))
  })
  return state
}

const note = (text: string) => ({ kind: 'note' as const, on: 'trip', text })

it('keeps what is made without a network, and merges it with what others made when there is one again', async () => {
  const far = server()
  const store = new OwnStore('t1')
  await store.open()
  far.reached = false
  store.put('note trip', note('Keys are with Ana'))
  store.put('line packing Coat', { kind: 'line', list: 'packing', text: 'Coat', done: true })
  await store.send()
  expect(store.current()).toMatchObject({
    waits: true,
    entries: [{ text: 'Coat' }, { text: 'Keys are with Ana' }],
  })

  // Meanwhile another device has ticked another line, and the same one earlier.
  far.changes = [
    { id: 'line packing Coat', at: 1, entry: { kind: 'line', list: 'packing', text: 'Coat', done: false } },
    { id: 'line packing Hat', at: 2, entry: { kind: 'line', list: 'packing', text: 'Hat', done: true } },
  ]
  far.reached = true
  await store.send()
  expect(store.current().waits).toBe(false)
  expect(store.current().changes).toEqual(far.changes)
  expect(far.changes.map(({ entry }) => entry)).toMatchObject([
    { text: 'Coat', done: true },
    { text: 'Hat' },
    { text: 'Keys are with Ana' },
  ])
})

it('takes an entry out on every device, also where the clock goes back', async () => {
  const far = server([{ id: 'note trip', at: 9e12, entry: note('old') }])
  const store = new OwnStore('t1')
  await store.open()
  store.put('note trip', null)
  await store.send()
  expect(store.current().entries).toEqual([])
  expect(far.changes).toMatchObject([{ id: 'note trip', entry: null }])
})
