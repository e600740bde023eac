// @ts-check
// Every call that reads, checks, shows or writes one trip.

/**
 * @typedef {{ call: string, ask: () => Promise<Response>, rounds?: number }} Call `rounds` where a limit allows few.
 * @typedef {Call & { warmUp: (others: import('./member.mjs').Member[]) => Promise<void> }} ModelCall Everybody may ask a few times a
 *   minute, so others ask about the same trip first.
 */

const FILES = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.txt', 'trip.md', 'trip.json']
const JSON_BODY = { 'Content-Type': 'application/json' }

/** Questions for which the scripted model answers, and proposes edits. */
const SENTENCES = {
  'assistant, a question': 'When do we begin?',
  'assistant, an edit': 'Make it a calmer day 3 and give us another dinner',
}

/**
 * Makes the trip, saves it once at its caps, and lists the calls.
 * @param {import('./member.mjs').Member} member
 * @param {import('./trips-at-caps.mjs').TripAtCaps} trip
 */
export async function callsOfTrip(member, { name, form, changed }) {
  await member.json('/api/generate-itinerary', 'POST', form)
  const [{ id }] = await member.json('/api/trips')
  const address = `/api/trips/${id}`
  const opened = await member.json(address)
  const planned = opened.itinerary
  let { version } = opened
  let turns = 0
  let seen = 0
  const put = async () => {
    const response = await member.call(address, {
      method: 'PUT',
      headers: JSON_BODY,
      body: JSON.stringify({ version, itinerary: changed(planned, turns++) }),
    })
    if (response.ok) version++
    return response
  }
  const first = await put()
  const text = await first.text()
  if (!first.ok) throw new Error(`${name}: ${first.status} ${text.slice(0, 500)}`)
  const saved = JSON.parse(text).itinerary

  const { shareUrl } = await member.json(`${address}/share`, 'POST')
  await member.json(`${address}/share`, 'PUT', { sharesFiles: true })
  const shared = new URL(shareUrl)
  const code = shared.pathname.split('/').at(-1)
  const stranger = (/** @type {string} */ path) => fetch(new URL(path, member.url))
  const { feedUrl } = await member.json(`${address}/feed`, 'POST')

  /** @type {Call[]} */
  const withoutModel = [
    { call: 'PUT', ask: put },
    { call: 'GET trip as JSON', ask: () => member.call(address) },
    { call: 'earlier versions', ask: () => member.call(`${address}/versions`) },
    {
      call: 'restore a version',
      ask: async () => {
        const body = JSON.stringify({ version, restore: version - 1 })
        const response = await member.call(`${address}/versions`, {
          method: 'POST',
          headers: JSON_BODY,
          body,
        })
        if (response.ok) version++
        return response
      },
    },
    { call: 'trip page', ask: () => member.call(`/trips/${id}`) },
    { call: 'trip page .data', ask: () => member.call(`/trips/${id}.data`) },
    { call: 'planner', ask: () => member.call('/planner') },
    { call: 'planner .data', ask: () => member.call('/planner.data') },
    { call: 'share page, kept', ask: () => stranger(shared.pathname) },
    // An address with a parameter that the page does not know is rendered each time, as the first view after an edit is.
    { call: 'share page, rendered', ask: () => stranger(`${shared.pathname}?seen=${seen++}`) },
    { call: 'share page .data', ask: () => stranger(`${shared.pathname}.data`) },
    { call: 'share picture', ask: () => stranger(`${shared.pathname}/picture.png`) },
    {
      call: 'copy a shared trip',
      rounds: 1,
      ask: () => member.call(shared.pathname, { method: 'POST', body: new URLSearchParams() }),
    },
    ...FILES.map((file) => ({ call: file, ask: () => member.call(`${address}/export/${file}`) })),
    { call: 'calendar.ics by the link', ask: () => stranger(`/api/shared/${code}/export/calendar.ics`) },
    { call: 'calendar feed', ask: () => stranger(new URL(feedUrl).pathname) },
    { call: 'list of trips', ask: () => member.call('/api/trips') },
    { call: 'profile', ask: () => member.call('/profile') },
  ]
  const ask = (/** @type {import('./member.mjs').Member} */ who, /** @type {string} */ sentence) =>
    who.call('/api/assistant', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ sentence, tripId: who === member ? id : null, itinerary: saved, before: [] }),
    })
  /** @type {ModelCall[]} */
  const withModel = Object.entries(SENTENCES).map(([call, sentence]) => ({
    call,
    rounds: 4,
    ask: () => ask(member, sentence),
    warmUp: async (others) => {
      for (const who of others)
        for (let turn = 0; turn < 5; turn++) await (await ask(who, sentence)).arrayBuffer()
    },
  }))
  return { name, withoutModel, withModel }
}
