import { expect } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, origin } from '../harness/built-worker'
import { type Answer, Visitor } from '../harness/visitor'
import type { Flow } from './every-fault'

interface Stops {
  overview: string
  startDate: string
  endDate: string
  days: { date: string; activities: { id: string }[] }[]
}

interface WireTrip {
  version: number
  shareCode: string | null
  itinerary: Stops
}

interface OneTrip {
  owner: Visitor
  id: string
  before: Stops
  code: string
}

/** Shared by all rounds: an owner with Premium, a trip that each round copies, and a reader. */
interface Stage {
  owner: Visitor
  reader: Visitor
  template: { id: string; code: string; itinerary: Stops }
}

const stages = new WeakMap<BuiltWorker, Promise<Stage>>()

async function stage(worker: BuiltWorker): Promise<Stage> {
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  const reader = new Visitor(worker)
  await reader.signIn()
  const id = await owner.plan(romeForm({ endDate: '2027-04-15' }))
  const { itinerary } = await tripOf({ owner, id })
  return { owner, reader, template: { id, code: await share(owner, id), itinerary } }
}

function stageOf(worker: BuiltWorker): Promise<Stage> {
  const made = stages.get(worker) ?? stage(worker)
  stages.set(worker, made)
  return made
}

async function share(owner: Visitor, id: string): Promise<string> {
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${id}/share`, { method: 'POST' })
  return shareUrl.split('/').at(-1) ?? ''
}

/** As many trips as may be copied at once; the next are copied so many minutes later that these no longer count. */
const copiesAtOnce = 10
const minutesApart = 12
let copies = 0

/** "Make it mine"; the new trip's id. */
async function copy(reader: Visitor, code: string): Promise<string> {
  await reader.worker.setAhead(Math.floor(copies++ / copiesAtOnce) * minutesApart * 60_000)
  try {
    const { status, headers } = done(
      await reader.ask(`/trips/shared/${code}`, { method: 'POST', form: {}, follow: false }),
    )
    const [, id] = /\/trips\/([^/?]+)$/.exec(decodeURIComponent(headers.get('Location') ?? '')) ?? []
    if (status !== 302 || !id) throw new Error(`not copied: ${status} ${headers.get('Location')}`)
    return id
  } finally {
    await reader.worker.setAhead(0)
  }
}

/** An answer of a flow; throws when it says that something failed. */
function done(answer: Answer): Answer {
  if (answer.status >= 400) throw new Error(`${answer.url}: ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer
}

const tripOf = ({ owner, id }: Pick<OneTrip, 'owner' | 'id'>) => owner.json<WireTrip>(`/api/trips/${id}`)

const edit = (owner: Visitor, id: string, version: number, itinerary: object) =>
  owner.json<{ version: number }>(`/api/trips/${id}`, { method: 'PUT', json: { version, itinerary } })

/** A trip of Rome that is shared and has been edited once. */
async function oneTrip(worker: BuiltWorker): Promise<OneTrip> {
  const { owner, template } = await stageOf(worker)
  // A trip is copied once for each version, so each round changes it first.
  const { version } = await tripOf({ owner, id: template.id })
  const round = { ...template.itinerary, overview: `Round ${version}` }
  await edit(owner, template.id, version, round)
  const id = await copy(owner, template.code)
  const { itinerary } = await tripOf({ owner, id })
  await edit(owner, id, 1, { ...itinerary, overview: 'Second' })
  return { owner, id, before: itinerary, code: await share(owner, id) }
}

const stopsOf = ({ days }: Stops) => days.flatMap(({ activities }) => activities.map(({ id }) => id))

/** The earlier versions of a trip as they are stored; no call returns them complete. */
async function earlier({ owner, id }: Pick<OneTrip, 'owner' | 'id'>): Promise<Map<number, Stops>> {
  const db = await owner.worker.database()
  const { results } = await db
    .prepare('SELECT version, itinerary FROM trip_versions WHERE trip_id = ?')
    .bind(id)
    .all<{ version: number; itinerary: string }>()
  return new Map(results.map(({ version, itinerary }) => [version, JSON.parse(itinerary)]))
}

/** A trip is complete: all its versions are there with all stops, and its link shows the trip. */
async function whole(state: OneTrip): Promise<void> {
  const { owner, id, before, code } = state
  const trip = await tripOf(state)
  expect(stopsOf(trip.itinerary)).toEqual(stopsOf(before))
  const versions = await owner.json<{ version: number }[]>(`/api/trips/${id}/versions`)
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: trip.version - 1 }, (_, index) => trip.version - 1 - index),
  )
  const kept = await earlier(state)
  for (const { version } of versions)
    expect(stopsOf(kept.get(version) ?? { ...before, days: [] })).toEqual(stopsOf(before))
  const shown = await new Visitor(owner.worker).ask(`/trips/shared/${code}`)
  if (trip.shareCode === null) expect(shown.status).toBe(404)
  else
    expect(shown.text).toContain(
      trip.itinerary.overview.replaceAll("'", '&#x27;').replaceAll('&', '&amp;').slice(0, 6),
    )
}

const change = ({ owner, id }: OneTrip, form: Record<string, string>) =>
  owner.ask(`/trips/${id}/change`, { method: 'POST', form, follow: false }).then(done)

const ids = async (owner: Visitor, list: string) =>
  (await owner.json<{ id: string }[]>(list)).map(({ id }) => id)

const edited = 'Edited'

export const tripFlows: Record<string, Flow<OneTrip>> = {
  'saving an edit': {
    prepare: oneTrip,
    async act({ owner, id, before }) {
      // The same version even if only the answer to the first try was lost.
      expect(await edit(owner, id, 2, { ...before, overview: edited })).toMatchObject({ version: 3 })
    },
    unharmed: whole,
    async settled(state) {
      const { itinerary, version } = await tripOf(state)
      expect([itinerary.overview, version]).toEqual([edited, 3])
      expect((await earlier(state)).get(2)?.overview).toBe('Second')
      await whole(state)
    },
  },
  'moving to other dates': {
    prepare: oneTrip,
    act: (state) => change(state, { intent: 'move', version: '2', startDate: '2027-05-04' }),
    unharmed: whole,
    async settled(state) {
      const { itinerary, version } = await tripOf(state)
      const { startDate, endDate, days } = itinerary
      expect([startDate, endDate, days[0]?.date, version]).toEqual([
        '2027-05-04',
        '2027-05-06',
        '2027-05-04',
        3,
      ])
      await whole(state)
    },
  },
  'bringing an earlier version back': {
    prepare: oneTrip,
    act: ({ owner, id }) =>
      owner.json(`/api/trips/${id}/versions`, { method: 'POST', json: { version: 2, restore: 1 } }),
    unharmed: whole,
    async settled(state) {
      expect((await tripOf(state)).itinerary.overview).toBe(state.before.overview)
      expect((await earlier(state)).get(2)?.overview).toBe('Second')
      await whole(state)
    },
  },
  'adding to favourites': {
    prepare: oneTrip,
    act: ({ owner, id }) => owner.json(`/api/trips/${id}/save`, { method: 'POST' }),
    unharmed: whole,
    async settled({ owner, id }) {
      expect(await ids(owner, '/api/trips/saved')).toContain(id)
    },
  },
  'sharing again': {
    prepare: oneTrip,
    async act({ owner, id, code }) {
      expect(await share(owner, id)).toBe(code)
    },
    unharmed: whole,
    settled: whole,
  },
  'opening the link': {
    prepare: oneTrip,
    act: async ({ owner, code }) => done(await new Visitor(owner.worker).ask(`/trips/shared/${code}`)),
    unharmed: whole,
    settled: whole,
  },
  'taking the link back': {
    async prepare(worker) {
      const state = await oneTrip(worker)
      done(await new Visitor(worker).ask(`/trips/shared/${state.code}`))
      return state
    },
    act: ({ owner, id }) => owner.json(`/api/trips/${id}/share`, { method: 'DELETE' }),
    unharmed: whole,
    async settled(state) {
      expect((await new Visitor(state.owner.worker).ask(`/trips/shared/${state.code}`)).status).toBe(404)
      expect((await tripOf(state)).shareCode).toBeNull()
    },
  },
  'copying a shared trip': {
    prepare: oneTrip,
    act: async ({ owner, code }) => copy((await stageOf(owner.worker)).reader, code),
    unharmed: whole,
    async settled(state) {
      const { reader } = await stageOf(state.owner.worker)
      // Repeated, it is the same copy, and there is only one.
      const id = await copy(reader, state.code)
      expect(stopsOf((await tripOf({ owner: reader, id })).itinerary)).toEqual(stopsOf(state.before))
      const db = await reader.worker.database()
      const count = db.prepare('SELECT count(*) AS n FROM trips WHERE generation_id LIKE ?')
      expect(await count.bind(`copy ${state.id} %`).first('n')).toBe(1)
      await whole(state)
    },
  },
  'deleting and undoing': {
    prepare: oneTrip,
    async act({ owner, id }) {
      await owner.json(`/api/trips/${id}`, { method: 'DELETE' })
      await owner.json(`/api/trips/${id}/undelete`, { method: 'POST' })
    },
    // In one of the two states: a deleted trip can be restored.
    async unharmed({ owner, id }) {
      const { status } = await owner.ask(`/api/trips/${id}`)
      if (status === 404) await owner.json(`/api/trips/${id}/undelete`, { method: 'POST' })
      expect((await owner.ask(`/api/trips/${id}`)).status).toBe(200)
    },
    settled: whole,
  },
  'a calendar by secret address': {
    prepare: oneTrip,
    async act({ owner, id }) {
      const open = () => owner.json<{ feedUrl: string }>(`/api/trips/${id}/feed`, { method: 'POST' })
      const { feedUrl } = await open()
      expect(await open()).toMatchObject({ feedUrl })
      done(await owner.ask(feedUrl.replace(/^https?:\/\/[^/]+/, origin)))
      await owner.json(`/api/trips/${id}/feed`, { method: 'DELETE' })
    },
    unharmed: whole,
    async settled({ owner, id }) {
      expect(await owner.json(`/api/trips/${id}/feed`)).toMatchObject({ feedUrl: '' })
    },
  },
}
