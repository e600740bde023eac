// The service worker: trips that were opened open again without a network. Nothing else is kept but what they need.

/** Files that never change under their name. */
const ASSETS = 'assets-1'
/** Pages and files that anybody with their address may read. */
const SHARED = 'shared-1'
/** Pages, files and unsent edits of who is signed in; gone with the sign-out. */
const OWN = 'own-1'
/** Posters and facts of the places that trips go to. They tell where somebody travels, and go with the sign-out too. */
const PLACES = 'places-1'
/** Under this name OWN notes whose it is. */
const OWNER = '/own/whose'
/** A slow network is given up for a kept page after this long, milliseconds. */
const PATIENCE = 4000

/** Pages that were answered from what is kept: what they say of who is signed in is old. */
const stale = new Set()

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const current = [ASSETS, SHARED, OWN, PLACES]
  const old = caches.keys().then((names) => names.filter((name) => !current.includes(name)))
  event.waitUntil(
    old
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname === '/api/logout') {
    event.respondWith(forgetPerson().then(() => fetch(request)))
  } else if (/^\/(assets|type)\//.test(url.pathname)) {
    event.respondWith(keptFirst(request))
  } else if (request.mode === 'navigate') {
    event.respondWith(page(event, url))
  } else if (/^\/(posters|catalogue|ground)\/|^\/api\/locality$/.test(url.pathname)) {
    event.respondWith(networkFirst(request, PLACES))
  } else if (/^\/api\/(trips|shared)\/[^/]+\/export\//.test(url.pathname)) {
    event.respondWith(networkFirst(request, url.pathname.startsWith('/api/trips/') ? OWN : SHARED))
  } else if (/^\/trips\/shared\/[^/]+\/days\//.test(url.pathname)) {
    event.respondWith(networkFirst(request, SHARED))
  } else if (/^\/api\/trips\/(?!saved$)[^/]+$/.test(url.pathname)) {
    // What an edit begins from.
    event.respondWith(networkFirst(request, OWN))
  }
})

self.addEventListener('message', (event) => {
  const { type } = event.data ?? {}
  if (type === 'keep') event.waitUntil(keep(event.data))
  if (type === 'who' && !stale.has(event.source?.id)) event.waitUntil(belongsTo(event.data.who))
})

/** Keeps a trip's page and what it is made of. `shared` pages are asked for as a stranger would: nothing private stays. */
async function keep({ address, also = [], shared, sparing }) {
  const ask = (path) => fetch(path, { credentials: shared ? 'omit' : 'same-origin' }).catch(() => null)
  const response = await ask(address)
  if (!response) return
  const cache = await caches.open(shared ? SHARED : OWN)
  if (response.ok && !response.redirected) {
    await cache.put(address, response)
    for (const path of also) {
      const part = await ask(path)
      if (part?.ok) await cache.put(path, part)
    }
  } else if (response.redirected || isGone(response)) await forget(cache, address)
  if (!sparing) await keepAssets()
}

/** A server in trouble takes nothing away; only what is not there any more goes. */
const isGone = ({ status }) => status === 404 || status === 410

/** Forgets a trip that may not be read any more, with its files. An edit that waits stays until it is sent, or the sign-out. */
async function forget(cache, address) {
  const id = address.split('/').at(-1)
  const kept = await cache.keys()
  const gone = kept.filter(({ url }) => {
    const { pathname } = new URL(url)
    return !pathname.startsWith('/own/edits/') && pathname.split('/').includes(id)
  })
  await Promise.all(gone.map((request) => cache.delete(request)))
}

/** Keeps all code and type of the site once: a page asks for some of it only when it is used. */
async function keepAssets() {
  const list = await fetch('/asset-list.json').catch(() => null)
  if (!list?.ok) return
  const files = await caches.open(ASSETS)
  const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname))
  for (const asset of await list.json()) {
    if (!known.has(asset)) await files.add(asset).catch(() => undefined)
  }
}

/** What is kept of somebody else, or of somebody who has left, goes. */
async function belongsTo(who) {
  const known = await caches.match(OWNER, { cacheName: OWN })
  if (who === null) await caches.delete(OWN)
  if (known && (await known.text()) !== who) await forgetPerson()
  if (who !== null) await (await caches.open(OWN)).put(OWNER, new Response(who))
}

const forgetPerson = () => Promise.all([caches.delete(OWN), caches.delete(PLACES)])

// What was kept by its address alone answers a page's own request as well, whatever headers that has (`ignoreVary`).
async function keptFirst(request) {
  const kept = await caches.match(request, { cacheName: ASSETS, ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(ASSETS)).put(request, response.clone())
  return response
}

async function networkFirst(request, cacheName) {
  try {
    const response = await fetch(request)
    const cache = await caches.open(cacheName)
    if (response.ok) await cache.put(request, response.clone())
    else if (response.status >= 400 && response.status < 500 && response.status !== 429)
      await cache.delete(request)
    return response
  } catch (error) {
    const kept = await caches.match(request, { cacheName, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** A page from the network; a kept trip where there is none, or where it takes too long. */
async function page(event, url) {
  const isTrip = /^\/trips\//.test(url.pathname)
  const cacheName = url.pathname.startsWith('/trips/shared/') ? SHARED : OWN
  const kept = isTrip ? await caches.match(url.pathname, { cacheName, ignoreVary: true }) : undefined
  const network = fetch(event.request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, 'late'))
  const first = await (kept ? Promise.race([network, late]) : network).catch(() => null)
  if (first && first !== 'late' && !(kept && first.status >= 500)) {
    // Taken back or deleted: it is not to be read any more, here neither.
    if (isTrip && isGone(first)) await forget(await caches.open(cacheName), url.pathname)
    return first
  }
  network.catch(() => undefined)
  if (event.resultingClientId) stale.add(event.resultingClientId)
  return kept ?? withoutNetwork()
}

/** The site's own day and night colours and its mark, in the page itself: nothing else may be at hand. */
const offlineLook =
  ':root{color-scheme:light dark;--paper:light-dark(#fcf0e7,#011810);--sheet:light-dark(#fdfaf8,#06231a);--key:light-dark(#003426,#faede5);--hot:light-dark(#f86939,#ff7f58);--on-hot:light-dark(#003426,#011810);--line:light-dark(#c9d0c8,#24443a)}*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--key);font:430 1.0625rem/1.5 archivo,system-ui,sans-serif}.art{display:block;width:100%;height:auto;margin-bottom:1.75rem}header{display:flex;align-items:center;gap:.65rem;padding:1.1rem max(1rem,calc((100vw - 40rem)/2));border-bottom:2px solid var(--key);font-weight:800}main{padding:2.5rem max(1rem,calc((100vw - 40rem)/2))}h1{margin:0 0 1.5rem;font-size:clamp(2rem,8vw,3.25rem);line-height:1.05;letter-spacing:-.022em}h2{margin:0;padding-bottom:.75rem;border-bottom:2px solid var(--key);font-size:1.25rem}ul{margin:0 0 2rem;padding:0;list-style:none}li{border-bottom:1px solid var(--line)}a{color:inherit;font-weight:700}li a{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem;padding:.9rem 0;text-decoration:none}li a:hover{text-decoration:underline}small{font-size:.875rem;font-weight:430}.again{display:inline-block;padding:.75rem 1.5rem;border-radius:3px;background:var(--hot);color:var(--on-hot);text-decoration:none}.again:hover{background:var(--key);color:var(--paper)}:focus-visible{outline:3px solid var(--key);outline-offset:2px}'
const offlineMark =
  '<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true"><rect width="40" height="40" rx="2" style="fill:light-dark(#eabf89,#632a07)"/><circle cx="20" cy="19" r="12" style="fill:var(--hot)"/><path d="M0 24Q12 12 22 24T40 22V40H0z" style="fill:light-dark(#003426,#000f09)"/></svg>'

/** Sun, hills and a lake in the same colours. */
const offlineArt =
  '<svg class="art" viewBox="0 0 640 240" aria-hidden="true"><rect width="640" height="240" rx="3" style="fill:light-dark(#eabf89,#632a07)"/><circle cx="430" cy="128" r="150" style="fill:light-dark(#f0cfa2,#7d3a10)"/><circle cx="430" cy="128" r="84" style="fill:var(--hot)"/><path d="M0 176Q110 92 224 158T430 148T640 128V240H0z" style="fill:light-dark(#d9582f,#8f3413)"/><path d="M0 196Q150 140 300 186T640 168V240H0z" style="fill:light-dark(#003426,#000f09)"/><path d="M0 218H640V240H0z" style="fill:light-dark(#0a4a38,#0a2a1f)"/><path d="M366 226H500M392 234H474" style="stroke:var(--hot)" stroke-width="3"/><path d="M96 70q14-14 26 0q12-14 26 0M176 96q9-9 17 0q8-9 17 0" fill="none" style="stroke:light-dark(#003426,#000f09)" stroke-width="4" stroke-linecap="round"/></svg>'

/** The site's own type, where a page has brought it. */
async function keptType() {
  const files = (await (await caches.open(ASSETS)).keys()).map(({ url }) => new URL(url).pathname)
  const text = files.findLast((path) => /\/archivo-text-[^/]+\.woff2$/.test(path))
  return text ? `@font-face{font-family:archivo;font-weight:100 900;src:url(${text})}` : ''
}

async function withoutNetwork() {
  const caught = await Promise.all([SHARED, OWN].map(async (name) => (await caches.open(name)).keys()))
  const trips = caught.flat().map(({ url }) => new URL(url).pathname)
  const pages = await Promise.all(
    trips
      .filter((path) => /^\/trips\/(shared\/)?[^/]+$/.test(path))
      .map(async (path) => {
        const response = await caches.match(path)
        const [, title = path] = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '') ?? []
        // The title comes from a page of ours and is escaped there.
        return `<li><a href="${path}">${title.replace(' · Vacation Planner HQ', '')}<small>Kept on this device</small></a></li>`
      }),
  )
  const list =
    pages.length > 0
      ? `<h2>These trips open all the same</h2><ul>${pages.join('')}</ul>`
      : '<p>No trip is kept on this device yet: a trip that you open while there is a network opens without one later.</p>'
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No network · Vacation Planner HQ</title><style>${await keptType()}${offlineLook}</style></head><body><header>${offlineMark}Vacation Planner HQ</header><main>${offlineArt}<h1>No network right now</h1>${list}<p><a class="again" href="">Try again</a></p></main></body></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
}
