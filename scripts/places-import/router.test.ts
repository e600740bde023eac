import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { metersAlongStreets } from '../../app/domain/catalogue/along-streets'
import { metersBetween } from '../../app/domain/catalogue/distance'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { routedStreets } from './router'

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

interface Question {
  sources: { lat: number; lon: number }[]
  targets: { lat: number; lon: number }[]
  costing_options: { pedestrian: { type: string } }
}

/** A router on loopback that answers as it is told to. */
async function router(answer: (question: Question) => unknown, status = 200): Promise<string> {
  const made = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const question: Question = JSON.parse(Buffer.concat(parts).toString())
    response
      .writeHead(request.url === '/sources_to_targets' ? status : 404)
      .end(JSON.stringify(answer(question)))
  })
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  const address = made.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const points = Array.from(
  { length: 60 },
  (_, index): Coordinates => [50 + (index % 8) * 0.002, 10 + Math.floor(index / 8) * 0.003],
)
/** Kilometres of half as much again as a straight line; for a wheelchair twice as much. */
const matrix = ({ sources, targets, costing_options: { pedestrian } }: Question) => ({
  sources_to_targets: sources.map((from) =>
    targets.map((to) => ({
      distance:
        (metersBetween([from.lat, from.lon], [to.lat, to.lon]) * (pedestrian.type === 'foot' ? 1.5 : 2)) /
        1000,
    })),
  ),
})

it('walks are as long as a router says, over several questions', async () => {
  const streets = await routedStreets(points, { url: await router(matrix) })
  expect(streets.detour).toBe(1.5)
  expect(streets.withoutSteps).toBeDefined()
  for (const [from, to] of [
    [0, 7],
    [3, 55],
    [58, 59],
  ] as const) {
    const [a, b] = [points[from], points[to]]
    if (!a || !b) throw new Error('no such points')
    const straight = metersBetween(a, b)
    const meters = metersAlongStreets(a, b, streets)
    if (straight * 1.5 < 2500) expect(Math.abs((meters ?? 0) - straight * 1.5)).toBeLessThan(6)
  }
})

it.each([
  ['refuses', () => ({}), 429],
  ['answers for other points', () => ({ sources_to_targets: [[{ distance: 1 }]] }), 200],
  ['answers something else', () => ({ routes: [] }), 200],
])('a router that %s is of no help', async (_, answer, status) => {
  await expect(routedStreets(points, { url: await router(answer, status) })).rejects.toThrow()
})

it('a silent router is given up', async () => {
  const made = createServer(() => {})
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  const address = made.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(routedStreets(points, { url, patience: 50 })).rejects.toThrow()
  made.closeAllConnections()
})
