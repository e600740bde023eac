// Landmarks on posters: the Worker has no code that draws them, it reads what the build drew.
import { readFileSync } from 'node:fs'
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

  it('is on the front page in all shapes of it, and is one file', async () => {
    const visitor = new Visitor(worker)
    const { text } = await visitor.ask('/')
    const hero = text.slice(0, text.indexOf('<h1'))
    const referred = [...hero.matchAll(/<use href="(\/art\/figures-[0-9a-f]{8}\.svg)#(\w+)"><\/use>/g)]
    expect(new Set(referred.map(([, file]) => file)).size).toBe(1)
    const [, file = ''] = referred[0] ?? []
    const { text: figures, status } = await visitor.ask(file)
    expect(status).toBe(200)
    for (const [, , id] of referred) expect(figures).toContain(`<g id="${id}">`)
    // Each shape has the landmark.
    expect(referred.filter(([, , id]) => id === 'f1')).toHaveLength(3)
    const [, landmark = ''] = /<g id="f1">(.*?)<\/g><g id="f2">/.exec(figures) ?? []
    expect(landmark.length).toBeGreaterThan(500)
    expect(text).not.toContain(landmark)
    // Those at the end of the page are files that have it, too.
    for (const shape of ['closing', 'phoneClosing']) {
      const [, closing = ''] = new RegExp(`"/art/(\\w+-${shape}\\.svg)#art"`).exec(text) ?? []
      expect(readFileSync(`public/art/${closing}`, 'utf8'), shape).toContain(landmark)
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
