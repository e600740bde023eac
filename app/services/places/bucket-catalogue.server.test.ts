import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { withImported } from './bucket-catalogue.server'

const lyon = { ...JSON.parse(readFileSync('catalogue/lyon.json', 'utf8')), id: 'lyon-france' }
const ghent = { ...lyon, id: 'ghent-belgium', label: 'Ghent, Belgium', name: 'Ghent' }
const rome: Destination = JSON.parse(readFileSync('catalogue/rome.json', 'utf8'))
const own: PlaceCatalogue = {
  list: async () => [rome, { ...rome, id: 'lyon', label: 'Lyon, France' }],
  find: async (id) => (id === 'rome' ? rome : null),
}

let clock = 0
let asked: string[] = []
let stored: Record<string, unknown> = {}
let broken = false
const bucket = {
  async get(name: string) {
    asked.push(name)
    if (broken) throw new Error('R2 is away')
    return name in stored ? { json: async () => structuredClone(stored[name]) } : null
  },
} as unknown as R2Bucket
const log = vi.fn()
const catalogue = () => withImported(own, bucket, () => clock, log)

describe('imported destinations behind the catalogue', () => {
  beforeEach(() => {
    clock = 1_000_000
    asked = []
    broken = false
    log.mockClear()
    stored = { 'index.json': [ghent, lyon], 'destinations/ghent-belgium.json': ghent }
  })

  it('come after the catalogue, and never instead of a town that it has', async () => {
    const labels = (await catalogue().list()).map(({ label }) => label)
    expect(labels).toEqual(['Rome, Italy', 'Lyon, France', 'Ghent, Belgium'])
  })

  it('are found by their id; unknown ids cost the bucket nothing', async () => {
    const places = catalogue()
    expect((await places.find('ghent-belgium'))?.name).toBe('Ghent')
    expect(await places.find('nowhere')).toBeNull()
    expect(await places.find(null)).toBeNull()
    expect(asked).toEqual(['index.json', 'destinations/ghent-belgium.json'])
  })

  it('are read again after half a minute, so that a newer import shows', async () => {
    const places = catalogue()
    await places.find('ghent-belgium')
    stored['destinations/ghent-belgium.json'] = { ...ghent, name: 'Gent' }
    expect((await places.find('ghent-belgium'))?.name).toBe('Ghent')
    clock += 31_000
    expect((await places.find('ghent-belgium'))?.name).toBe('Gent')
  })

  it('are missing while the bucket does not answer, and the log says so', async () => {
    broken = true
    const places = catalogue()
    expect(await places.list()).toHaveLength(2)
    expect((await places.find('rome'))?.id).toBe('rome')
    expect(log).toHaveBeenCalledWith('imported-places-unread', {}, expect.any(Error))
  })

  it('are those that were read last while the bucket is away', async () => {
    const places = catalogue()
    await places.find('ghent-belgium')
    broken = true
    clock += 31_000
    expect(await places.list()).toHaveLength(3)
    expect((await places.find('ghent-belgium'))?.name).toBe('Ghent')
  })

  it.each([
    ['missing', undefined],
    ['not a destination', { ...ghent, places: 'none' }],
  ])('are left out of the list while their file is %s', async (_, file) => {
    stored['destinations/ghent-belgium.json'] = file
    if (file === undefined) delete stored['destinations/ghent-belgium.json']
    const places = catalogue()
    expect(await places.find('ghent-belgium')).toBeNull()
    expect(log).toHaveBeenCalledWith('imported-places-unread', {}, expect.any(Error))
    expect(await places.list()).toHaveLength(2)
    stored['destinations/ghent-belgium.json'] = ghent
    clock += 31_000
    expect(await places.list()).toHaveLength(3)
    expect((await places.find('ghent-belgium'))?.name).toBe('Ghent')
  })

  it('are given up when the bucket is silent', async () => {
    vi.useFakeTimers()
    try {
      const silent = { get: () => new Promise(() => undefined) } as unknown as R2Bucket
      const listed = withImported(own, silent, () => clock, log).list()
      await vi.advanceTimersByTimeAsync(2000)
      expect(await listed).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are not looked for without a bucket', () => {
    expect(withImported(own, undefined, () => clock, log)).toBe(own)
  })
})
