import { describe, expect, it } from 'vitest'
import { assetGazetteer } from './gazetteer.server'

const shard = {
  names: [],
  rows: [],
  places: { label: [], country: [], region: [], fame: [] },
  facts: { latitude: [], longitude: [], population: [], elevation: [], zone: [] },
  zones: [],
  sights: { names: [], labels: [], fame: [] },
}
const directory = { ...shard, starts: [], regions: [], countries: {}, codes: {} }

function assets() {
  const read: string[] = []
  return {
    read,
    async fetch(input: RequestInfo | URL) {
      const path = new URL(String(input)).pathname
      read.push(path)
      if (path.includes('99')) return new Response('none', { status: 404 })
      return Response.json(path.endsWith('directory.json') ? directory : shard)
    },
  }
}

describe('the gazetteer in the static assets', () => {
  it('reads nothing before it is asked, and each file once', async () => {
    const files = assets()
    const gazetteer = assetGazetteer(files)
    expect(files.read).toEqual([])
    await gazetteer.directory()
    await gazetteer.directory()
    await gazetteer.shard(3)
    await gazetteer.shard(3)
    expect(files.read).toEqual(['/gazetteer/directory.json', '/gazetteer/3.json'])
  })

  it('forgets the shard that was not used for longest', async () => {
    const files = assets()
    const gazetteer = assetGazetteer(files)
    for (let index = 0; index < 24; index++) await gazetteer.shard(index)
    await gazetteer.shard(0)
    await gazetteer.shard(24)
    files.read.length = 0
    await gazetteer.shard(0)
    await gazetteer.shard(1)
    expect(files.read).toEqual(['/gazetteer/1.json'])
  })

  it('says which file is missing', async () => {
    await expect(assetGazetteer(assets()).shard(99)).rejects.toThrow('gazetteer/99.json: 404')
  })
})
