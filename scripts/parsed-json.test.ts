import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = ['app', 'workers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^test\//.test(name))
    .map((name) => join(folder, name)),
)

/** JSON from outside must be read by a schema at once, or be `unknown`: a type annotation alone checks nothing. */
function unparsed(line: string): boolean {
  const code = line.replace(/^\s*(\/\/|\/?\*).*/, '')
  return (
    /\.json(<.*>)?\(\)|\bJSON\.parse\(/.test(code) && !/\bunknown\b|(?<!JSON)\.(safeParse|parse)\(/.test(code)
  )
}

describe('JSON from outside', () => {
  it.each([
    ['const trip: Trip = await response.json()', true],
    ['const trip = await response.json<Trip>()', true],
    ['return JSON.parse(text) as Trip', true],
    ['const trip: unknown = await response.json()', false],
    ['const trip = Trip.parse(await response.json())', false],
    ['return Trip.parse(JSON.parse(text))', false],
  ])('%s: %s', (line, faulty) => expect(unparsed(line)).toBe(faulty))

  it('is read by a schema or unknown, wherever the product takes it in', () => {
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (unparsed(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})
