import { describe, expect, it } from 'vitest'
import { search } from '../../app/domain/planning/solver/search'
import { asProblem, temperatureOf } from './as-problem'
import { type BenchInstance, parseInstance } from './instances'
import { verify } from './verifier'

/** Every visit has a score, but time allows four of seven at most; two clusters on either side of the depot. */
const clusters = `0 0 7 1
skipped
0 50 50 0 0 0 0 0 200
1 20 50 10 7 1 1 1 0 200
2 22 54 10 8 1 1 1 0 60
3 18 46 10 9 1 1 1 40 100
4 80 50 10 10 1 1 1 0 200
5 84 52 10 6 1 1 1 90 120
6 78 44 10 8 1 1 1 0 40
7 50 95 30 20 1 1 1 60 70
`

/** The best visit is far away and excludes the rest; several are open for a short time only. */
const moments = `0 0 8 1
skipped
0 0 0 0 0 0 0 0 100
1 10 0 5 3 1 1 1 10 10
2 20 0 5 3 1 1 1 25 25
3 30 0 5 3 1 1 1 40 45
4 0 10 5 4 1 1 1 0 12
5 0 20 5 4 1 1 1 20 90
6 0 30 5 4 1 1 1 30 50
7 35 35 5 9 1 1 1 49.4 60
8 -10 -10 1 2 1 1 1 14.1 80
`

/** All on one line: going out and back, each can be visited on one of the ways only, by its hours. */
const line = `0 0 6 1
skipped
0 0 0 0 0 0 0 0 64
1 5 0 2 1 1 1 1 0 64
2 10 0 2 2 1 1 1 40 60
3 15 0 2 3 1 1 1 0 20
4 20 0 2 4 1 1 1 20 40
5 25 0 2 5 1 1 1 25 35
6 -15 0 2 9 1 1 1 0 64
`

/** The best score of one day or two by trying every order of every choice. */
function bestScore({ vertices, decimals }: BenchInstance, days: number): number {
  const depot = vertices[0]
  if (!depot) throw new Error('No depot')
  const unit = 10 ** decimals
  const way = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * unit) / unit
  const extend = (day: number, at: typeof depot, time: number, seen: number): number => {
    let best = day + 1 < days ? extend(day + 1, depot, 0, seen) : 0
    vertices.forEach((vertex, index) => {
      if (index === 0 || seen & (1 << index)) return
      const start = Math.max(time + way(at, vertex), vertex.opens)
      if (start > vertex.closes + 1e-9) return
      const end = start + vertex.minutes
      if (end + way(vertex, depot) > depot.closes + 1e-9) return
      best = Math.max(best, vertex.score + extend(day, vertex, end, seen | (1 << index)))
    })
    return best
  }
  return extend(0, depot, 0, 0)
}

describe('the solver on small instances', () => {
  const cases = Object.entries({ clusters, moments, line }).flatMap(([name, text]) =>
    [1, 2].map((days) => ({ name, days, text })),
  )
  it.each(cases)('finds the optimum of $name in $days days', ({ name, days, text }) => {
    const instance = parseInstance(name, text)
    const optimum = bestScore(instance, days)
    const all = instance.vertices.reduce((sum, { score }) => sum + score, 0)
    expect(optimum).toBeGreaterThan(0)
    if (days === 1) expect(optimum).toBeLessThan(all)
    for (const seed of [1, 2, 3]) {
      const options = { seed, rounds: 600, temperature: temperatureOf(instance) }
      const routes = search(asProblem(instance, days), options).map((day) => day.map((visit) => visit + 1))
      expect(verify(instance, days, routes)).toEqual({ score: optimum, faults: [] })
    }
  })

  it('gives the same plan for the same seed', () => {
    const problem = asProblem(parseInstance('clusters', clusters), 2)
    expect(search(problem, { seed: 5, rounds: 200 })).toEqual(search(problem, { seed: 5, rounds: 200 }))
  })
})

describe('the verifier', () => {
  const instance = parseInstance('clusters', clusters)

  it('adds up a good solution', () => {
    expect(verify(instance, 2, [[6, 4], [1]])).toEqual({ score: 25, faults: [] })
  })

  it.each([
    ['a visit after closing', [[4, 2]], 'day 1: vertex 2 starts at 98.1, it closes at 60'],
    ['a vertex twice in a day', [[1, 1]], 'day 1: vertex 1 is visited again'],
    ['a vertex on two days', [[1], [1]], 'day 2: vertex 1 is visited again'],
    ['the depot as a visit', [[0]], 'day 1: there is no vertex 0 to visit'],
    ['a vertex that is not there', [[8]], 'day 1: there is no vertex 8 to visit'],
    ['a day too many', [[], [], []], '3 days used, 2 given'],
    ['a day that ends too late', [[7, 5, 3, 1, 4]], 'day 1: ends at'],
  ])('finds %s', (_, routes, fault) => {
    expect(verify(instance, 2, routes).faults.join('; ')).toContain(fault)
  })

  it('rounds distances down to as many decimals as the set has', () => {
    const text = '0 0 1 1\nskipped\n0 0 0 0 0 0 0 0 2.82\n1 1 1 0 5 1 1 1 0 1.41\n'
    expect(verify(parseInstance('pr00', text), 1, [[1]]).faults).toEqual([])
    const late = text.replace('2.82', '2.81').replace('1.41', '1.40')
    expect(verify(parseInstance('pr00', late), 1, [[1]]).faults).toHaveLength(2)
    expect(verify(parseInstance('c000', late), 1, [[1]]).faults).toEqual([])
  })
})

describe('reading an instance', () => {
  it('refuses a file that is cut short or garbled', () => {
    const lines = clusters.trimEnd().split('\n')
    expect(() => parseInstance('clusters', lines.slice(0, -1).join('\n'))).toThrow('7 vertices')
    expect(() => parseInstance('clusters', [...lines.slice(0, -1), '7 x y 1'].join('\n'))).toThrow('not a')
  })
})
