import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserParts } from './browser-parts'
import { helperCode, leftOut } from './left-out'
import {
  cookiesOneByOne,
  emptyResource,
  isUnusedResource,
  onlyMethods,
  onlyUsedParts,
  unusedEntries,
  unusedMethods,
  usedResources,
  withoutDescriptions,
  withoutEntries,
  withoutMethods,
  withoutWrittenCode,
} from './unused-resources'

describe('the parts of the providers’ clients that are left out', () => {
  it('are none that the product calls', () => {
    const folder = 'app/services/stripe'
    const code = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const called = [...code.matchAll(/\bstripe\(\)\.(\w+)((?:\.\w+)+)/g)].map(([, part = '', path = '']) => ({
      file: part.charAt(0).toUpperCase() + part.slice(1),
      method: path.split('.').at(-1) ?? '',
    }))
    const wanted = called.filter(({ file }) => file !== 'Webhooks')
    expect(wanted.length).toBeGreaterThan(8)
    const methods = (file: string) =>
      [...new Set(wanted.filter((call) => call.file === file).map(({ method }) => method))].sort()
    const files = [...new Set(wanted.map(({ file }) => file))].sort()
    expect(usedResources.stripe).toEqual(Object.fromEntries(files.map((file) => [file, methods(file)])))
  })

  it('are not made by the payment provider’s client either', () => {
    const client = readFileSync('node_modules/stripe/esm/stripe.core.js', 'utf8')
    const made = [...onlyUsedParts(client).matchAll(/^ {8}this\.(\w+) = new \w+\(this\);$/gm)]
    const names = Object.keys(usedResources.stripe).map(
      (part) => part.charAt(0).toLowerCase() + part.slice(1),
    )
    expect(made.map(([, name]) => name).sort()).toEqual(names.sort())
    expect(() => onlyUsedParts(client.replaceAll('new CouponResource', 'CouponResource.of'))).toThrow()
  })

  it('are checks that are written as code, which no Worker and no page of ours may run', () => {
    const schemas = readFileSync('node_modules/zod/v4/classic/schemas.js', 'utf8')
    expect(withoutWrittenCode(schemas)).not.toContain('JIT')
    expect(() => withoutWrittenCode('')).toThrow('in another way')
  })

  it('are the cookies of a page’s parents as one text', () => {
    const remix = readFileSync('node_modules/@remix-run/server-runtime/dist/esm/headers.js', 'utf8')
    const left = cookiesOneByOne(remix)
    expect(left).not.toContain('splitCookiesString')
    expect(left).toContain('let cookies = parentHeaders.getSetCookie();')
    expect(() => cookiesOneByOne(left)).toThrow('in another way')
  })

  it('are methods of what a function makes, and entries of tables', () => {
    const made = 'export function make() {\n const made = { a() { return 1 }, b: () => 2 }\n return made\n}'
    expect(withoutMethods(made, ['a'])).toBe(
      'export function make() {\n const made = {  b: () => 2 }\n return made\n}',
    )
    expect(() => withoutMethods(made, ['c'])).toThrow('no such methods: c')
    for (const [path, entries] of Object.entries(unusedEntries)) {
      const code = readFileSync(join('node_modules', path), 'utf8')
      expect(withoutEntries(code, entries).length, path).toBeLessThan(code.length - 300)
      expect(() => withoutEntries('', entries)).toThrow('no such entries')
    }
  })

  it('are methods, too', () => {
    const source = 'export class A extends B {\n a() { return 1 }\n b() { return 2 }\n c = 3\n}\n'
    const { A } = new Function(
      'B',
      `${onlyMethods(source, ['b']).replace('export ', '')} return { A: new A() }`,
    )(class {})
    expect([A.a, A.b(), A.c]).toEqual([undefined, 2, 3])
  })

  it('are descriptions of answers, as nothing reads them', () => {
    const source =
      'class A { a() { return { methodType: "list", responseSchema: { kind: "object", fields: {} }, path: 1 } }\n b() { return { requestSchema: {} } } }'
    const { a, b } = new Function(
      `${withoutDescriptions(source)}\nconst a = new A(); return { a: a.a(), b: a.b() }`,
    )()
    expect([a, b]).toEqual([{ methodType: 'list', path: 1 }, {}])
    const sessions = readFileSync('node_modules/stripe/esm/resources/Checkout/Sessions.js', 'utf8')
    expect(withoutDescriptions(sessions).length).toBeLessThan(sessions.length / 3)
  })

  it('are told by their place', () => {
    expect(isUnusedResource('/x/node_modules/stripe/esm/resources/Issuing/Cards.js')).toBe(true)
    expect(isUnusedResource('/x/node_modules/stripe/esm/resources/Refunds.js')).toBe(false)
    expect(isUnusedResource('/x/node_modules/stripe/esm/resources.js')).toBe(true)
    expect(isUnusedResource('/x/node_modules/drizzle-orm/relations.js')).toBe(true)
    expect(isUnusedResource('/x/node_modules/zod/v4/core/to-json-schema.js')).toBe(true)
    expect(isUnusedResource('/x/node_modules/zod/v4/core/schemas.js')).toBe(false)
  })

  it('say so when they are used, and answer what is asked on the way of every request', async () => {
    const file = '/x/node_modules/stripe/esm/V2Coercion.js'
    const source = 'export const coerceV2RequestData = (data, schema) => {}\nexport class Coercion {}\n'
    expect(isUnusedResource(file)).toBe(true)
    const made = await moduleOf(emptyResource(source, file))
    expect(made.coerceV2RequestData?.(1)).toBe(1)
    expect(() => made.Coercion?.()).toThrow('scripts/unused-resources.ts')
  })

  it('are methods of what a maker is handed', () => {
    const source =
      'export const A = make("A", init, { a() { return 1 }, b: 2 })\nexport const B = make("B", init, also({}, {\n a() {},\n c() {},\n}))\n'
    expect(withoutMethods(source, ['a', 'c'])).toBe(
      'export const A = make("A", init, {  b: 2 })\nexport const B = make("B", init, also({}, {\n \n \n}))\n',
    )
    expect(() => withoutMethods(source, ['a', 'gone'])).toThrow('no such methods: gone')
  })

  it('are methods that are there in the packages and called nowhere in the product', () => {
    for (const [file, methods] of Object.entries(unusedMethods))
      expect(() => withoutMethods(readFileSync(`node_modules/${file}`, 'utf8'), methods)).not.toThrow()
    // A method of a schema follows a call or a name in capitals.
    const ofZod = (unusedMethods['zod/v4/classic/schemas.js'] ?? []).join('|')
    const call = new RegExp(`(?:\\)|\\b[A-Z]\\w*)\\s*\\.(?:${ofZod})\\(`)
    const callers = ['app', 'workers']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .filter((file) => call.test(readFileSync(file, 'utf8')))
    expect(callers).toEqual([])
    const ofQueries = /\.(?:\$dynamic|offset|toSQL|with)\(/
    const stores = readdirSync('app/services/db').map((file) => join('app/services/db', file))
    expect(stores.length).toBeGreaterThan(20)
    expect(stores.filter((file) => ofQueries.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('what is left out', () => {
  it('can be made, and says so when it is used', async () => {
    const source =
      "import { Resource } from './r.js'\nexport class Cards extends Resource {}\nexport { a as Notes } from './n.js'\nexport default function Page() {}\n"
    const { Cards, Notes, default: Page } = await moduleOf(leftOut(source, 'scripts/a-list.ts'))
    expect(Notes).toBeDefined()
    const cards = Cards && new Cards()
    expect(() => cards?.list).toThrow('Cards.list is left out of the Worker: scripts/a-list.ts')
    expect(() => Page?.()).toThrow('default is left out of the Worker')
  })

  it('is, of the browser’s parts, what the pages load by themselves', () => {
    const empty = browserParts.filter((file) => !/^export /m.test(leftOut(readFileSync(file, 'utf8'), '')))
    expect(empty).toEqual([])
  })
})

function moduleOf(code: string) {
  const whole = code.replace(/^import .*$/m, helperCode.replace('export ', ''))
  const url = `data:text/javascript,${encodeURIComponent(whole)}`
  return import(/* @vite-ignore */ url) as Promise<
    Record<string, (new () => { list?: unknown }) & ((value?: unknown) => unknown)>
  >
}
