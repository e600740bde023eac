// @ts-check
// Calls that need no session, at their caps. Each turn asks for something else, so that nothing that is kept helps.

/** @typedef {import('./calls-of-trip.mjs').Call & { plans?: boolean }} Call `plans` where the call makes a plan. */

const LONGEST = 100

/**
 * @param {string} url Where the product is.
 * @returns {Promise<Call[]>}
 */
export async function publicCalls(url) {
  /** @type {{ id: string }[]} */
  const cards = await fetch(new URL('/catalogue/index.json', url)).then((answer) => answer.json())
  const ids = cards.map(({ id }) => id)
  let turn = 0
  const next = () => String(turn++)
  const another = () => ids[turn++ % ids.length] ?? ''
  const get = (/** @type {string} */ path) => fetch(new URL(path, url), { headers: { Connection: 'close' } })
  const search = (/** @type {string} */ text) => get(`/api/destinations?q=${encodeURIComponent(text)}`)
  return [
    { call: 'front page, rendered', ask: () => get(`/?turn=${next()}`) },
    { call: 'planner, rendered', ask: () => get(`/planner?turn=${next()}`) },
    { call: 'search, words', ask: () => search(`${next()} ${'a '.repeat(LONGEST)}`.slice(0, LONGEST)) },
    { call: 'search, a slip', ask: () => search(`san francsico ${next()}`) },
    {
      call: 'search, letters for many',
      ask: () => search(`${next()}${'\uFDFA'.repeat(LONGEST)}`.slice(0, LONGEST)),
    },
    { call: 'destinations, searched', ask: () => get(`/destinations?q=${next()}${'\uFDFA'.repeat(60)}`) },
    { call: 'unknown destination', ask: () => get(`/destinations/${next()}${'a-'.repeat(500)}`) },
    { call: 'destination, rendered', ask: () => get(`/destinations/${ids[0]}?turn=${next()}`) },
    { call: 'seven days, rendered', ask: () => get(`/destinations/${ids[0]}/7-days?turn=${next()}`) },
    { call: 'seven days, made', plans: true, ask: () => get(`/destinations/${another()}/7-days`) },
    { call: 'poster of any town', ask: () => get(`/posters/place.svg?name=Ulm, Germany&turn=${next()}`) },
    { call: 'poster as a picture, drawn', ask: () => get(`/posters/${another()}.png`) },
  ]
}
