import { expect } from 'vitest'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import type { AppContext } from '~/load-context'
import { changeTrip } from '~/use-cases/change-trip'
import { editTrip } from '~/use-cases/edit-trip'
import { moveTrip } from '~/use-cases/move-trip'
import { openSharedTrip } from '~/use-cases/open-shared-trip'
import { restoreVersion } from '~/use-cases/restore-version'
import { unshareTrip } from '~/use-cases/unshare-trip'
import type { Flow } from './every-fault'

const user = {
  id: '',
  email: 'ada@example.com',
  profileImageUrl: null,
  firstName: null,
  lastName: null,
  planType: 'premium' as const,
}
type Owner = typeof user

interface OneTrip {
  user: Owner
  id: string
  before: Itinerary
  code: string
}

const form = TripForm.parse({ destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-15' })

/** An account with a trip of Rome that is shared and has been edited once. */
async function oneTrip(parts: AppContext, run: string): Promise<OneTrip> {
  const identity = { issuer: 'https://id.example', subject: run, email: user.email, emailVerified: true }
  const names = { firstName: null, lastName: null, profileImageUrl: null }
  const account = await parts.accounts.signedIn({ ...identity, ...names }, null)
  await parts.sessions.replace({ id: account.visitorId, userId: account.id }, { token: null, guestId: null })
  const sample = await parts.samplePlan('rome', form.startDate)
  if (!sample) throw new Error('Rome has no sample')
  const id = `t-${run}`
  const request = planRequest(form, 'premium', 'rome')
  await parts.trips.record({
    id,
    generationId: id,
    owner: account.visitorId,
    form,
    request,
    itinerary: sample,
  })
  const owner = { ...user, id: account.id }
  await editTrip({ user: owner, tripId: id, version: 1, itinerary: { ...sample, overview: 'Second' } }, parts)
  const code = (await parts.shares.open(account.id, id)) ?? ''
  return { user: owner, id, before: await itineraryOf(parts, { user: owner, id }), code }
}

async function itineraryOf(
  parts: AppContext,
  { user, id }: Pick<OneTrip, 'user' | 'id'>,
): Promise<Itinerary> {
  const trip = await parts.trips.find(user.id, id)
  if (!trip) throw new Error('the trip is gone')
  return trip.itinerary
}

const stopsOf = ({ days }: Itinerary) => days.flatMap(({ activities }) => activities.map(({ id }) => id))

/** A trip is whole: every version there was can be read, with every stop, and its link shows what the trip is. */
async function whole(parts: AppContext, { user, id, before, code }: OneTrip): Promise<void> {
  const trip = await parts.trips.find(user.id, id)
  if (!trip) throw new Error('the trip is gone')
  expect(stopsOf(trip.itinerary)).toEqual(stopsOf(before))
  const versions = (await parts.trips.versions(user.id, id)) ?? []
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: trip.version - 1 }, (_, index) => trip.version - 1 - index),
  )
  for (const { version } of versions)
    expect(stopsOf((await parts.trips.atVersion(user.id, id, version)) ?? trip.itinerary)).toEqual(
      stopsOf(before),
    )
  const shown = await openSharedTrip(code, parts)
  if (trip.shareCode === null) expect(shown).toBeNull()
  else expect(shown?.overview).toBe(trip.itinerary.overview)
}

const versionOf = async (parts: AppContext, { user, id }: OneTrip) =>
  (await parts.trips.find(user.id, id))?.version ?? 0

const edited = 'Edited'

export const tripFlows: Record<string, Flow<OneTrip>> = {
  'saving an edit': {
    prepare: oneTrip,
    async act(parts, { user, id, before }) {
      const answer = await editTrip(
        { user, tripId: id, version: 2, itinerary: { ...before, overview: edited } },
        parts,
      )
      // Also where only the answer of the first try was lost.
      expect(answer).toMatchObject({ ok: true, value: { version: 3 } })
    },
    unharmed: whole,
    async settled(parts, state) {
      expect((await itineraryOf(parts, state)).overview).toBe(edited)
      expect(await versionOf(parts, state)).toBe(3)
      expect((await parts.trips.atVersion(state.user.id, state.id, 2))?.overview).toBe('Second')
      await whole(parts, state)
    },
  },
  'moving to other dates': {
    prepare: oneTrip,
    act: (parts, { user, id }) => moveTrip({ user, tripId: id, version: 2, startDate: '2027-05-04' }, parts),
    unharmed: whole,
    async settled(parts, state) {
      const { startDate, endDate, days } = await itineraryOf(parts, state)
      expect([startDate, endDate, days[0]?.date]).toEqual(['2027-05-04', '2027-05-06', '2027-05-04'])
      expect(await versionOf(parts, state)).toBe(3)
      await whole(parts, state)
    },
  },
  'bringing an earlier version back': {
    prepare: oneTrip,
    act: (parts, { user, id }) => restoreVersion({ user, tripId: id, version: 2, restore: 1 }, parts),
    unharmed: whole,
    async settled(parts, state) {
      expect((await itineraryOf(parts, state)).overview).not.toBe('Second')
      expect((await parts.trips.atVersion(state.user.id, state.id, 2))?.overview).toBe('Second')
      await whole(parts, state)
    },
  },
  'adding to favourites': {
    prepare: oneTrip,
    act: (parts, { user, id }) => changeTrip({ user, tripId: id, intent: 'save' }, parts),
    unharmed: whole,
    async settled(parts, state) {
      expect((await parts.trips.list(state.user.id, 'saved')).map(({ id }) => id)).toEqual([state.id])
    },
  },
  'sharing again': {
    prepare: oneTrip,
    async act(parts, { user, id, code }) {
      expect(await parts.shares.open(user.id, id)).toBe(code)
    },
    unharmed: whole,
    settled: whole,
  },
  'opening the link': {
    prepare: oneTrip,
    act: (parts, { code }) => openSharedTrip(code, parts),
    unharmed: whole,
    settled: whole,
  },
  'taking the link back': {
    prepare: async (parts, run) => {
      const state = await oneTrip(parts, run)
      await openSharedTrip(state.code, parts)
      return state
    },
    act: (parts, { user, id }) => unshareTrip({ userId: user.id, tripId: id }, parts),
    unharmed: whole,
    async settled(parts, state) {
      expect(await openSharedTrip(state.code, parts)).toBeNull()
      expect((await parts.trips.find(state.user.id, state.id))?.shareCode).toBeNull()
    },
  },
  'copying a shared trip': {
    prepare: oneTrip,
    async act(parts, { user, code }) {
      const target = await parts.shares.target(code)
      if (target) await parts.shares.copy(target, `reader ${user.id}`)
    },
    unharmed: whole,
    async settled(parts, state) {
      const reader = `reader ${state.user.id}`
      const own = { id: reader, userId: `account of ${reader}` }
      await parts.sessions.replace(own, { token: null, guestId: null })
      const copies = await parts.trips.list(own.userId, 'all')
      expect(copies).toHaveLength(1)
      const copy = await parts.trips.find(own.userId, copies[0]?.id ?? '')
      expect(stopsOf(copy?.itinerary ?? state.before)).toEqual(stopsOf(state.before))
      await whole(parts, state)
    },
  },
  'deleting and undoing': {
    prepare: oneTrip,
    async act(parts, { user, id }) {
      await changeTrip({ user, tripId: id, intent: 'remove' }, parts)
      await changeTrip({ user, tripId: id, intent: 'undo' }, parts)
    },
    async unharmed(parts, { user, id }) {
      await changeTrip({ user, tripId: id, intent: 'undo' }, parts)
    },
    settled: whole,
  },
  'a calendar by secret address': {
    prepare: oneTrip,
    async act(parts, { user, id }) {
      const first = await parts.feeds.open(user.id, id)
      expect(await parts.feeds.open(user.id, id)).toBe(first)
      await parts.feeds.close(user.id, id)
    },
    unharmed: whole,
    async settled(parts, { user, id }) {
      expect(await parts.feeds.current(user.id, id)).toBe('')
    },
  },
  'recording a finished generation': {
    prepare: oneTrip,
    async act(parts, { user, id, before }) {
      const visitor = await parts.accounts.find(user.id)
      const request = planRequest(form, 'premium', 'rome')
      const owner = visitor?.visitorId ?? ''
      await parts.trips.record({
        id: `${id}n`,
        generationId: `${id}n`,
        owner,
        form,
        request,
        itinerary: before,
      })
    },
    unharmed: whole,
    async settled(parts, { user, id, before }) {
      expect((await parts.trips.find(user.id, `${id}n`))?.itinerary).toEqual(before)
      expect(await parts.trips.list(user.id, 'all')).toHaveLength(2)
    },
  },
}
