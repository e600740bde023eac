import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { buyByApi } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf, tripToLookAt } from '../support/trips'

/** The text of a PDF's pages and its bookmarks, read with a library that is not ours. */
async function readPdf(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  const outline = (await document.getOutline()) ?? []
  const { info } = await document.getMetadata()
  return { pages, outline: outline.map(({ title }) => title), title: 'Title' in info ? info.Title : null }
}

/** The report of a strict PDF checker; null if none is installed. */
function strictly(path: string): string | null {
  const { error, status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
  if (error) return null
  return status === 0 ? 'sound' : stdout + stderr
}

const cities = [
  { name: 'Rome', label: 'Rome, Italy', local: null, letters: /Colosse|Pantheon|Trastevere/ },
  { name: 'Tokyo', label: 'Tokyo, Japan', local: '東京', letters: /[\u3040-\u30FF]/ },
  { name: 'Marrakech', label: 'Marrakech, Morocco', local: 'مراكش', letters: /\p{Script=Arabic}{3}/u },
]
for (const { name, label, local, letters } of cities) {
  test(`a trip to ${name} becomes a PDF with cover, days, sums, tips, links and bookmarks`, async ({ page }, {
    annotations,
  }) => {
    const { id } = await tripToLookAt(page, { destination: label })
    await page.goto(`/trips/${id}`)
    await page.getByText('Download and print').click()
    if (name === 'Tokyo') await expectNoViolations(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${name.toLowerCase()}-2027-04-13.pdf`)
    const path = await download.path()
    const { pages, outline, title } = await readPdf(await readFile(path))
    expect(title).toBe(local ? `4 days in ${name} (${local})` : `4 days in ${name}`)
    expect(pages[0]).toContain(name.toUpperCase())
    if (local) expect(pages[0]).toContain(local)
    expect(outline[0]).toBe(`4 days in ${name}`)
    expect(outline.filter((entry) => /^Day \d: /.test(entry))).toHaveLength(4)
    expect(outline.slice(-4)).toEqual(['Budget Breakdown', 'Travel Tips', 'Links', 'Checks'])
    expect(pages.join(' ')).toContain('Grand total')
    // The browser counts in euros, and so does Rome.
    const inEuros = /About €[\d,]+ for one by the reference rates of the European Central Bank/
    expect(inEuros.test(pages.join(' '))).toBe(local !== null)
    expect(pages.slice(1).join(' ')).toMatch(letters)
    // Related lines are on one page.
    const closing = pages.find((words) => words.includes('This trip, as it stands today'))
    expect(closing).toContain('Links')
    expect(closing).toContain('Some links lead to booking platforms')
    const verdict = strictly(path)
    if (verdict === null) annotations.push({ type: 'not checked', description: 'qpdf is not installed here' })
    else expect(verdict).toBe('sound')
  })
}

test('files are links, and the text goes to the clipboard', async ({ page, context }) => {
  const { id } = await tripToLookAt(page, { endDate: '2027-04-15' }, 'explorer')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/trips/${id}`)
  await page.getByText('Download and print').click()
  for (const [name, file] of [
    ['Calendar file', 'rome-2027-04-13.ics'],
    ['GPX', 'rome-2027-04-13.gpx'],
    ['GeoJSON', 'rome-2027-04-13.geojson'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(file)
  }
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('The trip is in your clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# 3 days in Rome')
})

test('a calendar subscription is made, shown and ended', async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await page.getByText('Download and print').click()
  await page.getByRole('button', { name: 'Subscribe in a calendar' }).click()
  const url = (await page.getByText(/\/calendar\/[\w-]+\.ics$/).textContent()) ?? ''
  await expect(page.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute('href', /^webcal:/)
  expect((await page.request.get(url)).status()).toBe(200)
  await page.getByRole('button', { name: 'End subscription' }).click()
  await expect(page.getByRole('button', { name: 'Subscribe in a calendar' })).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})

test('the free plan is told what it would get, and may print', async ({ page }) => {
  await traveller(page.request)
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await page.getByText('Download and print').click()
  await expect(page.getByText('PDF, calendar, GPX and text come with the paid plans.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('a guest who bought a plan takes the plan along without an account', async ({ page }) => {
  await buyByApi(page.request, 'explorer')
  await page.request.post('/api/generate-itinerary', {
    data: { destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-15' },
  })
  await page.goto('/planner')
  await page.getByText('Download and print').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect((await readPdf(await readFile(await download.path()))).outline[0]).toBe('3 days in Rome')
})

test('readers of a shared trip get files when its owner allows it in the dialog', async ({
  page,
  browser,
  baseURL,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this itinerary' })
  const url = (await dialog.getByText(/\/trips\/shared\//).textContent()) ?? ''
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const reader = await context.newPage()
  await reader.goto(url)
  await expect(reader.getByText('Download and print')).toHaveCount(0)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await dialog.getByRole('switch', { name: 'Readers may download it as PDF, calendar and GPX' }).click()
  expect((await saved).status()).toBe(200)
  await reader.reload()
  await reader.getByText('Download and print').click()
  await expect(reader.getByRole('link', { name: 'Calendar file' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Subscribe in a calendar' })).toHaveCount(0)
  await context.close()
})

test('on paper every day stands whole, without the site around it', async ({ page }) => {
  const { id, shared } = await tripToLookAt(page)
  for (const address of [`/trips/${id}`, shared]) {
    await page.goto(address)
    await expect(page.getByText('Like this trip?').or(page.getByText('Download and print'))).toBeVisible()
    const stops = page.getByRole('article').nth(2).getByRole('heading', { level: 5 })
    await page.emulateMedia({ media: 'print' })
    // As the browser does before it prints the page.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        return stops.count()
      })
      .toBeGreaterThan(4)
    await expect(stops.first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on paper each day begins a page, with its first stop on it, and no page is empty', async ({ page }) => {
  const { id, shared } = await tripToLookAt(page)
  const { itinerary } = await tripOf(page.request, id)
  for (const address of [`/trips/${id}`, shared]) {
    await page.goto(address)
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(pages.filter((words) => words.trim() === '')).toEqual([])
    for (const { day, activities } of itinerary.days) {
      const first = pages.find((words) => words.startsWith(`Day ${day}: `)) ?? ''
      expect(first).toContain(activities.find(({ type }) => type === 'food')?.title)
    }
  }
})
