import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyResource, isUnusedResource, usedResources } from './unused-resources'

describe('the parts of the providers’ clients that are left out', () => {
  it('are none that the product calls', () => {
    const folder = 'app/services/stripe'
    const code = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const called = [...code.matchAll(/\bstripe\.(\w+)\.\w+/g)].map(([, part = '']) => part)
    const files = called
      .filter((part) => part !== 'webhooks')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !usedResources.stripe.includes(file))).toEqual([])
    expect(usedResources.stripe.filter((file) => !files.includes(file))).toEqual([])
  })

  it('are told by their place', () => {
    expect(isUnusedResource('/x/node_modules/stripe/esm/resources/Issuing/Cards.js')).toBe(true)
    expect(isUnusedResource('/x/node_modules/stripe/esm/resources/Refunds.js')).toBe(false)
    expect(isUnusedResource('/x/node_modules/openai/resources/beta/beta.mjs')).toBe(true)
    expect(isUnusedResource('/x/node_modules/openai/resources/chat/completions/completions.mjs')).toBe(false)
    expect(isUnusedResource('/x/node_modules/openai/resources/index.mjs')).toBe(false)
    expect(isUnusedResource('/x/node_modules/openai/client.mjs')).toBe(false)
  })

  it('can be made, and say so when they are used', async () => {
    const source =
      "import { Resource } from './r.js'\nexport class Cards extends Resource {}\nexport { a as Notes } from './n.js'\n"
    const url = `data:text/javascript,${encodeURIComponent(emptyResource(source))}`
    const { Cards, Notes } = (await import(/* @vite-ignore */ url)) as Record<
      string,
      new () => { list?: unknown }
    >
    expect(Notes).toBeDefined()
    const cards = Cards && new Cards()
    expect(() => cards?.list).toThrow('Cards.list is left out of the Worker')
  })
})
