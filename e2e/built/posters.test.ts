// Landmarks on posters: the Worker has no code that draws them, it reads what the build drew.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('is on the front page in all shapes of it, and drawn once', async () => {
    const { text } = await new Visitor(worker).ask('/')
    const files = readdirSync('public/art/drawings')
    const read = (file: string) => readFileSync(`public/art/drawings/${file}`, 'utf8')
    const [before = '', after = '', ...more] = text.split('<g id="landmark">')
    expect(more).toEqual([])
    // What the mark encloses ends at one of the groups' ends behind it: where the whole is a drawing of the build.
    const ends = [...after.slice(0, 100_000).matchAll(/<\/g>/g)].map(({ index }) => index)
    const landmarks = files
      .filter((file) => file.endsWith('-wideHero.txt'))
      .flatMap((file) => {
        const drawing = read(file)
        const start = drawing.indexOf(before.slice(-300)) + 300
        return ends.flatMap((end) => {
          const inside = after.slice(0, end)
          return start >= 300 &&
            drawing.startsWith(inside, start) &&
            after.startsWith(drawing.slice(start + end), end + 4)
            ? [{ file, inside }]
            : []
        })
      })
    const [landmark] = landmarks
    expect(landmark?.inside.length).toBeGreaterThan(500)
    for (const shape of ['hero', 'phoneHero']) {
      const drawing = read(landmark?.file.replace('wideHero', shape) ?? '')
      const using = drawing.replace(landmark?.inside ?? '', '<use href="#landmark"></use>')
      expect(using.length).toBeLessThan(drawing.length)
      expect(text, shape).toContain(`>${using}</svg>`)
    }
    // Those at the end of the page are files.
    for (const shape of ['closing', 'phoneClosing']) {
      const [, file = ''] = new RegExp(`"/art/(\\w+-${shape}\\.svg)#art"`).exec(text) ?? []
      expect(readFileSync(`public/art/${file}`, 'utf8'), shape).toContain(landmark?.inside)
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
