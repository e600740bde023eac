// Landmarks on posters: the Worker has no code that draws them, it reads what the build drew.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usingLandmark, withSharedLandmark } from '../../app/features/posters/shared-landmark'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

/** The Colosseum as the build drew it, at the latitude of the site's own poster. */
const drawn = (shape: string) =>
  readFileSync(`public/art/drawings/colosseum-river-plain-spring-41900-${shape}.txt`, 'utf8')

describe('a landmark', () => {
  it('is on the very first page of a Worker, where it belongs', async () => {
    const { text } = await new Visitor(worker).ask('/auth')
    const drawing = drawn('broad')
    expect(drawing.length).toBeGreaterThan(2000)
    const [before = '', after = ''] = text.split(drawing)
    expect(before).toMatch(/<svg [^>]*viewBox="0 0 660 339.5"[^>]*>$/)
    expect(after).toMatch(/^<\/svg>/)
  })

  it('is on the front page in all five shapes of it, and drawn once', async () => {
    const { text } = await new Visitor(worker).ask('/')
    const files = readdirSync('public/art/drawings')
    const read = (file: string) => readFileSync(`public/art/drawings/${file}`, 'utf8')
    const first =
      files
        .filter((file) => file.endsWith('-wideHero.txt'))
        .find((file) => text.includes(`>${withSharedLandmark(read(file))}</svg>`)) ?? 'none'
    expect(text.split('id="landmark"')).toHaveLength(2)
    for (const shape of ['hero', 'phoneHero', 'closing', 'phoneClosing']) {
      const drawing = usingLandmark(read(first.replace('wideHero', shape)), read(first))
      expect(drawing).toContain('<use href="#landmark">')
      expect(text, shape).toContain(`>${drawing}</svg>`)
    }
  })

  it('is in the picture files of its town', async () => {
    const { text, status } = await new Visitor(worker).ask('/posters/rome.svg')
    expect(status).toBe(200)
    const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    const shown = readFileSync('public/art/rome-cover.svg', 'utf8')
    expect(paths(shown).length).toBeGreaterThan(5)
    expect(paths(text)).toEqual(paths(shown))
  })
})
