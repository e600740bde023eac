import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A public instance of the team orienteering problem with time windows, times and lengths as in its file. */
export interface BenchInstance {
  name: string
  /** Decimals that distances are rounded down to: one for Solomon's instances, two for Cordeau's. */
  decimals: 1 | 2
  /** Vertex 0 is the depot; its closing time is the length of a day. */
  vertices: Vertex[]
}

export interface Vertex {
  x: number
  y: number
  minutes: number
  score: number
  /** When the visit may START. */
  opens: number
  closes: number
}

/** An instance, for how many days to solve it, and the best score known for that. */
export interface BenchCase {
  instance: BenchInstance
  days: number
  best: number
}

/** Reads `k v N t`, a line to skip, then the depot and N vertices: `i x y d S f a list… O C`. */
export function parseInstance(name: string, text: string): BenchInstance {
  const [head, , ...lines] = text.split('\n').map((line) => line.trim())
  const count = Number(head?.split(/\s+/)[2])
  const vertices = lines
    .filter((line) => line !== '')
    .map((line): Vertex => {
      const fields = line.split(/\s+/).map(Number)
      const [, x, y, minutes, score] = fields
      const [opens, closes] = fields.slice(-2)
      if (
        x === undefined ||
        y === undefined ||
        minutes === undefined ||
        score === undefined ||
        opens === undefined ||
        closes === undefined ||
        fields.some(Number.isNaN)
      )
        throw new Error(`${name}: not a vertex: ${line}`)
      return { x, y, minutes, score, opens, closes }
    })
  if (vertices.length !== count + 1)
    throw new Error(`${name}: ${count} vertices beside the depot announced, ${vertices.length - 1} found`)
  return { name, decimals: name.startsWith('pr') ? 2 : 1, vertices }
}

/** The cases of `best.csv` (instance, days, best, …) in a folder, with the instances anywhere in it. */
export function readCases(folder: string): BenchCase[] {
  const files = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.txt')) files.set(basename(file, '.txt'), join(folder, file))
  }
  const parsed = new Map<string, BenchInstance>()
  return readFileSync(join(folder, 'best.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line): BenchCase => {
      const [name = '', days, best] = line.split(',')
      const file = files.get(name)
      if (!file) throw new Error(`best.csv names ${name}, of which there is no file`)
      const instance = parsed.get(name) ?? parseInstance(name, readFileSync(file, 'utf8'))
      parsed.set(name, instance)
      return { instance, days: Number(days), best: Number(best) }
    })
}

/** c1, r1 and rc1 of Solomon, pr of Cordeau. */
export function groupOf(name: string): string {
  return name.startsWith('pr') ? 'pr' : name.slice(0, -2)
}
