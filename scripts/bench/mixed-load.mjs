// @ts-check
// What people do on a usual day, for the benchmark that runs for an hour.
import { randomUUID } from 'node:crypto'
import { Member } from './member.mjs'

const PAGES = [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  '/planner',
  '/newsletter',
  '/api/destinations?q=ro',
  '/robots.txt',
]
const FILES = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.txt', 'trip.md', 'trip.json']
const PLACES = ['Rome, Italy', 'Paris, France', 'Tokyo, Japan', 'Lisbon, Portugal', 'Kyoto, Japan']
/** So many that none plans more in an hour than one person may. */
const MEMBERS = 30
/** A member deletes the oldest trip beyond these. */
const TRIPS_KEPT = 6

/** People at one product, with seeded choices. */
export class MixedLoad {
  /** @type {{ who: Member, trips: string[] }[]} */
  #members = []
  /** Paths of shared trips. */
  #shared = ['']

  /**
   * @param {string} url
   * @param {Record<string, string>} env Where the stand-ins are.
   * @param {() => number} random
   */
  constructor(url, env, random) {
    this.url = url
    this.env = env
    this.random = random
  }

  /** Members with a trip each, one of them shared. */
  async begin() {
    for (let number = 0; number < MEMBERS; number++) {
      const member = { who: new Member(this.url), trips: /** @type {string[]} */ ([]) }
      await member.who.join(this.env)
      this.#members.push(member)
      await this.#planOf(member)
    }
    this.#shared = []
    for (const { who, trips } of this.#members) await this.#share(who, trips[0] ?? '')
  }

  /** The kinds of what is done, each as often as its weight says. */
  get kinds() {
    return /** @type {const} */ ([
      ['reads a page', 30, () => this.#page()],
      ['reads a shared trip', 20, () => this.#sharedTrip()],
      ['signs up for something', 6, () => this.#signUp()],
      ['opens what is theirs', 15, () => this.#open()],
      ['edits a trip', 8, () => this.#edit()],
      ['plans as a guest', 3, () => this.#guest()],
      ['leaves in the middle of a plan', 1, () => this.#leaves()],
      ['buys and plans', 2, () => this.#buys()],
      ['plans as a member', 3, () => this.#planOf(this.#member())],
      ['copies a shared trip', 1, () => this.#copies()],
      ['signs in, and erases the account', 1, () => this.#comesAndGoes()],
    ])
  }

  /** One of the kinds. */
  next() {
    let rest = this.random() * this.kinds.reduce((sum, [, weight]) => sum + weight, 0)
    for (const kind of this.kinds) {
      rest -= kind[1]
      if (rest < 0) return kind
    }
    return this.kinds[0]
  }

  /** The hourly run, as the clock of the platform begins it. */
  async hourlyRun() {
    const response = await new Member(this.url).call('/cdn-cgi/handler/scheduled')
    const text = await response.text()
    if (!response.ok || text !== 'ok') throw new Error(`the hourly run: ${response.status} ${text}`)
  }

  /**
   * @template T
   * @param {readonly T[]} from
   * @returns {T}
   */
  #pick(from) {
    const one = from[Math.floor(this.random() * from.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }

  #member() {
    return this.#pick(this.#members)
  }

  #form(/** @type {number} */ mostDays) {
    const first = 1 + Math.floor(this.random() * 20)
    const day = (/** @type {number} */ number) => `2027-05-${String(number).padStart(2, '0')}`
    return {
      destination: this.#pick(PLACES),
      startDate: day(first),
      endDate: day(first + Math.floor(this.random() * mostDays)),
      budget: this.#pick(['budget', 'moderate', 'luxury']),
      interests: ['Museums', 'Food & Dining', 'History'],
      additionalInfo: '',
      seed: Math.floor(this.random() * 1_000_000),
    }
  }

  /**
   * @param {Member} who
   * @param {string} address
   */
  async #read(who, address) {
    const response = await who.call(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`GET ${address}: ${response.status}`)
  }

  #page() {
    return this.#read(new Member(this.url), this.#pick(PAGES))
  }

  async #sharedTrip() {
    const path = this.#pick(this.#shared)
    const code = path.split('/').at(-1)
    const addresses = [
      path,
      path,
      `${path}.data`,
      `${path}/picture.png`,
      `/api/shared/${code}/export/trip.txt`,
    ]
    await this.#read(new Member(this.url), this.#pick(addresses))
  }

  async #signUp() {
    const who = new Member(this.url)
    const link = { provider: 'viator', category: 'tours', url: 'https://www.viator.com/' }
    const [address, body] = this.#pick([
      ['/api/popup/seen', {}],
      ['/api/affiliate-tracking/impression', link],
      ['/api/subscribe-newsletter', { email: `${randomUUID()}@example.com`, location: 'footer' }],
    ])
    const headers = { 'Content-Type': 'application/json' }
    const response = await who.call(String(address), { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`POST ${address}: ${response.status}`)
  }

  async #open() {
    const { who, trips } = this.#member()
    const trip = this.#pick(trips)
    const file = this.#pick(FILES)
    const addresses = ['/profile', '/account/billing', '/planner', '/api/trips', '/api/auth/user']
    const ofTrip = [`/trips/${trip}`, `/api/trips/${trip}`, `/api/trips/${trip}/export/${file}`]
    await this.#read(who, this.#pick([...addresses, ...ofTrip]))
  }

  async #edit() {
    const { who, trips } = this.#member()
    const address = `/api/trips/${this.#pick(trips)}`
    const { itinerary, version } = await who.json(address)
    const tips = [`Tip ${this.random()}`, ...itinerary.tips.slice(1)]
    const response = await who.call(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, itinerary: { ...itinerary, tips } }),
    })
    await response.arrayBuffer()
    // Two of the lanes may edit the same trip: the later one is told.
    if (response.status !== 200 && response.status !== 409) throw new Error(`PUT: ${response.status}`)
    await who.json(`${address}/versions`)
  }

  #guest() {
    return new Member(this.url).plan(this.#form(4))
  }

  async #leaves() {
    const leaving = new AbortController()
    const response = await new Member(this.url).call('/api/generate-itinerary', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(this.#form(4)),
      signal: leaving.signal,
    })
    if (!response.ok) throw new Error(`no plan: ${response.status}`)
    await response.body?.getReader().read()
    leaving.abort()
  }

  async #buys() {
    const who = new Member(this.url)
    await who.buy('premium', this.env)
    await who.plan(this.#form(7))
    await this.#read(who, '/planner')
  }

  /** @param {{ who: Member, trips: string[] }} member */
  async #planOf({ who, trips }) {
    const trip = await who.plan(this.#form(10))
    if (!trip) throw new Error('a member got no trip')
    trips.push(trip)
    // The first one is shared and stays.
    const [oldest] = trips.length > TRIPS_KEPT ? trips.splice(1, 1) : []
    if (oldest) await who.json(`/api/trips/${oldest}`, 'DELETE')
  }

  /**
   * @param {Member} who
   * @param {string} trip
   */
  async #share(who, trip) {
    const { shareUrl } = await who.json(`/api/trips/${trip}/share`, 'POST')
    await who.json(`/api/trips/${trip}/share`, 'PUT', { sharesFiles: true })
    this.#shared.push(new URL(shareUrl).pathname)
  }

  async #copies() {
    const { who } = this.#member()
    const response = await who.call(this.#pick(this.#shared), { method: 'POST', body: new URLSearchParams() })
    await response.arrayBuffer()
    if (response.status !== 302) throw new Error(`copying: ${response.status}`)
  }

  async #comesAndGoes() {
    const who = new Member(this.url)
    await who.signIn()
    await who.plan(this.#form(3))
    const sure = new URLSearchParams({ sure: 'yes' })
    const response = await who.call('/account/erase', { method: 'POST', body: sure })
    await response.arrayBuffer()
    const to = response.headers.get('Location')
    if (response.status !== 303 || to !== '/auth?erased=yes')
      throw new Error(`erasing: ${response.status} ${to}`)
  }
}
