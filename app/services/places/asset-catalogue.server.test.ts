import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { assetCatalogue, mostKept } from './asset-catalogue.server'

const rome: unknown = JSON.parse(readFileSync('catalogue/rome.json', 'utf8'))
const card = { ...(rome as object), places: undefined }
const asked: string[] = []

/** As many destinations as anybody asks for, all of them Rome. */
const assets = {
  async fetch(url: string) {
    const name = url.slice(url.lastIndexOf('/') + 1, -'.json'.length)
    asked.push(name)
    return Response.json(name === 'index' ? [card] : rome)
  },
} as unknown as Fetcher

describe('the catalogue in the static assets', () => {
  beforeEach(() => asked.splice(0))

  it('lists destinations from the index alone, read once', async () => {
    const catalogue = assetCatalogue(assets)
    await catalogue.list()
    expect(await catalogue.list()).toHaveLength(1)
    expect(asked).toEqual(['index'])
  })

  it('reads only the destination that is asked for, and that once', async () => {
    const catalogue = assetCatalogue(assets)
    const first = await catalogue.find('rome')
    expect(await catalogue.find('rome')).toBe(first)
    expect(asked).toEqual(['rome'])
  })

  it('does not take a file that could not be read for a place that does not exist', async () => {
    let status = 503
    const failing = {
      fetch: async (url: string) =>
        url.includes('/words/') || url.includes('phrases') || status !== 200
          ? new Response('', { status })
          : assets.fetch(url),
    } as unknown as Fetcher
    const catalogue = assetCatalogue(failing)
    await expect(catalogue.find('rome')).rejects.toThrow('/catalogue/rome.json: 503')
    await expect(catalogue.list()).rejects.toThrow('/catalogue/index.json: 503')
    status = 404
    expect(await catalogue.find('rome')).toBeNull()
    status = 200
    expect(await catalogue.find('rome')).toMatchObject({ id: 'rome' })
  })

  it('keeps the destinations asked for last and no more', async () => {
    const catalogue = assetCatalogue(assets)
    const ids = Array.from({ length: mostKept }, (_, index) => `town-${index}`)
    for (const id of ids) await catalogue.find(id)
    await catalogue.find('town-0')
    await catalogue.find('one-more')
    asked.splice(0)
    await catalogue.find('town-0')
    await catalogue.find('town-1')
    expect(asked).toEqual(['town-1'])
  })
})
