import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, isLoopbackHost, listenOnLoopback } from '../listen'

/** What the next calls get instead of an answer. */
interface Faults {
  /** Calls that are refused with this status. */
  status: number
  times: number
  retryAfter: string | null
  /** Milliseconds before each answer. */
  delay: number
  /** `cut`: the connection ends in mid-answer. `drip`: a byte a second. `remark`: out of time, with status 200. `page`: a page of HTML. `short`, `long`: walks as they cannot be. */
  lie: 'cut' | 'drip' | 'remark' | 'page' | 'empty' | 'short' | 'long' | null
  /** Whether only questions about fame get them, or only those about walks. */
  fame: boolean
  walks: boolean
}

interface MapObject {
  lat?: number
  lon?: number
  center?: { lat: number; lon: number }
}

const none = (): Faults => ({
  status: 429,
  times: 0,
  retryAfter: null,
  delay: 0,
  lie: null,
  fame: false,
  walks: false,
})
const bodyLimit = 100_000
const towns = ['helsinki', 'monaco'].map((name): { osm3s: object; elements: MapObject[] } =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')),
)

/** A server that takes queries as Overpass does, and has cut-outs of Helsinki and Monaco; it also tells fame and measures walks. Loopback only. */
export async function startPlaces({ firstPort }: { firstPort: number }) {
  let faults = none()
  /** The queries that came in, with who asked. */
  const queries: { userAgent: string; query: string; at: number }[] = []
  const server = createServer()
  const url = await listenOnLoopback(server, firstPort)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopbackHost(request.headers.host)) return void response.writeHead(421).end()
    const { pathname } = new URL(request.url ?? '/', url)
    const body = await bodyOf(request)
    if (body === null) return void response.writeHead(413).end()
    const route = `${request.method} ${pathname}`
    if (route === 'POST /api/interpreter') return interpret(request, response, body)
    if (route === 'POST /sources_to_targets') return measureWalks(request, response, body)
    if (route === 'POST /sparql') return tellFame(request, response, body)
    if (route === 'GET /_test/queries') return json(response, { queries })
    // A page elsewhere can post a form here, but not JSON: that asks for permission first.
    const isJson = request.headers['content-type']?.startsWith('application/json')
    if (route !== 'POST /_test/faults' || !isJson) return void response.writeHead(404).end()
    faults = { ...none(), ...JSON.parse(body) }
    queries.length = 0
    json(response, {})
  }

  /** Notes a question; whether it is refused. */
  async function isRefused(
    query: string,
    { request, response, about }: { request: IncomingMessage; response: ServerResponse; about: Subject },
  ): Promise<boolean> {
    queries.push({ userAgent: request.headers['user-agent'] ?? '', query, at: Date.now() })
    if (about !== subjectOf(faults)) return false
    if (faults.delay > 0) await new Promise((resolve) => setTimeout(resolve, faults.delay))
    if (faults.times <= 0) return false
    faults.times--
    const head = { ...(faults.retryAfter !== null && { 'retry-after': faults.retryAfter }) }
    response.writeHead(faults.status, head).end('Too busy.')
    return true
  }

  const lieAbout = (about: Subject) => (about === subjectOf(faults) ? faults.lie : null)

  /** Sends a text as the server's behaviour has it. */
  function send(response: ServerResponse, text: string, lie: Faults['lie']): void {
    const isPage = lie === 'page'
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'application/json' })
    if (lie === 'drip') drip(response, text)
    else if (lie === 'cut') {
      response.write(text.slice(0, text.length / 2))
      setTimeout(() => response.destroy(), 20)
    } else response.end(isPage ? '<html><body>Rate limited</body></html>' : text)
  }

  /** As Wikidata's query service: in how many languages there are articles about things. Its figures are made up from their numbers. */
  async function tellFame(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const query = new URLSearchParams(body).get('query') ?? ''
    if (await isRefused(query, { request, response, about: 'fame' })) return
    const lie = lieAbout('fame')
    const ids = [...query.matchAll(/wd:(Q\d+)/g)].map(([, id = '']) => id)
    const bindings = ids.map((id) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
      links: { type: 'literal', value: lie === 'remark' ? 'many' : String(1 + (Number(id.slice(1)) % 60)) },
    }))
    send(response, JSON.stringify({ results: { bindings: lie === 'empty' ? [] : bindings } }), lie)
  }

  /**
   * As Valhalla's matrix call: how far it is on foot. The stand-in has no streets: every way is half as long again as the straight line,
   * for a wheelchair twice as long.
   */
  async function measureWalks(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
  ): Promise<void> {
    if (await isRefused(body, { request, response, about: 'walks' })) return
    const lie = lieAbout('walks')
    const { sources, targets, costing_options: costing }: Matrix = JSON.parse(body)
    const lies = new Map<typeof lie, number>([
      ['short', 0.1],
      ['long', 90],
    ])
    const factor = lies.get(lie) ?? (costing.pedestrian.type === 'foot' ? 1.5 : 2)
    const cells = sources.map((from) =>
      targets.map((to) => ({ distance: kilometres(from, to) * factor, time: null })),
    )
    const rows = lie === 'remark' ? 'many' : lie === 'empty' ? [] : cells
    send(response, JSON.stringify({ sources_to_targets: rows, units: 'kilometers' }), lie)
  }

  async function interpret(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const query = new URLSearchParams(body).get('data') ?? ''
    if (await isRefused(query, { request, response, about: 'places' })) return
    const lie = lieAbout('places')
    const box = /\((-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\)/.exec(query)?.slice(1).map(Number)
    if (!box) return void response.writeHead(400).end('No box.')
    if (lie === 'empty') return json(response, { elements: [] })
    if (lie === 'remark')
      return json(response, { elements: [], remark: 'runtime error: Query timed out in "query" at line 1' })
    send(response, answerIn(box), lie)
  }

  server.on('request', (request, response) => void answer(request, response))
  return {
    url: `${url}/api/interpreter`,
    fameUrl: `${url}/sparql`,
    routerUrl: url,
    close: () => closeServer(server),
  }
}

type Subject = 'places' | 'fame' | 'walks'

const subjectOf = ({ fame, walks }: Faults): Subject => (walks ? 'walks' : fame ? 'fame' : 'places')

interface Point {
  lat: number
  lon: number
}

interface Matrix {
  sources: Point[]
  targets: Point[]
  costing_options: { pedestrian: { type: string } }
}

/** A straight line on a flat map, which is near enough in a town. */
function kilometres(a: Point, b: Point): number {
  const degree = 111.2
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat / 180) * Math.PI)) * degree
}

/** What lies in a box: south, west, north, east. */
function answerIn([south = 0, west = 0, north = 0, east = 0]: number[]): string {
  const found = towns.map(({ osm3s, elements }) => ({
    osm3s,
    elements: elements.filter(({ lat, lon, center }) => {
      const [latitude, longitude] = [lat ?? center?.lat ?? 91, lon ?? center?.lon ?? 181]
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east
    }),
  }))
  const [most] = found.sort((a, b) => b.elements.length - a.elements.length)
  return JSON.stringify({ version: 0.6, generator: 'stand-in', ...most })
}

function drip(response: ServerResponse, text: string): void {
  let sent = 0
  const timer = setInterval(() => {
    if (response.destroyed || sent >= text.length) return clearInterval(timer)
    response.write(text[sent++])
  }, 1000)
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > bodyLimit) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
