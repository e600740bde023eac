import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as usualZod from 'zod'
import { quickened } from './quick-libraries'

const turboStream = 'node_modules/turbo-stream/dist/turbo-stream.mjs'
const source = readFileSync(turboStream, 'utf8')

interface Encoder {
  encode(data: unknown, options: object): ReadableStream<Uint8Array>
}

async function encoderOf(code: string): Promise<Encoder> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Encoder
}

/** Values of every kind, the same ones again, a ring, and what comes late. */
function data() {
  const stop = {
    title: 'Día "日程" 🗺️',
    cents: 1200,
    locked: true,
    at: [41.9, 12.5],
    note: undefined,
    end: null,
  }
  const days = Array.from({ length: 40 }, (_, day) => ({
    day,
    stops: [stop, { ...stop, id: `stop-${day}` }],
  }))
  const ring: Record<string, unknown> = { days }
  ring['self'] = ring
  const numbers = [0, -0, 1, -1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12n]
  const others = [
    new Date(0),
    new Set(['a', 1]),
    new Map([['a', days]]),
    /a/g,
    new URL('https://example.com/'),
  ]
  const bare: unknown = Object.assign(Object.create(null), { a: 1 })
  const late = new Promise((resolve) => setTimeout(() => resolve({ late: days[0] }), 5))
  const known = new Promise((resolve) => setTimeout(() => resolve(days[1]), 10))
  const failed = new Promise((_, reject) => setTimeout(() => reject(new TypeError('away')), 15))
  return { ring, numbers, others, bare, list: [1, [], {}], symbol: Symbol.for('a'), late, known, failed }
}

async function written({ encode }: Encoder) {
  const plugins = [(value: unknown) => (value instanceof URL ? ['Address', value.href] : undefined)]
  return new Response(encode(data(), { plugins })).text()
}

it('writes the data of a page as turbo-stream does', async () => {
  const [usual, quick] = [await encoderOf(source), await encoderOf(quickened(turboStream, source))]
  const text = await written(quick)
  expect(text).toBe(await written(usual))
  expect(text).toContain('"late"')
})

/** zod with its code of objects as the build has it. */
async function quickZod(): Promise<typeof usualZod> {
  const folder = mkdtempSync(join(tmpdir(), 'quick-zod-'))
  try {
    cpSync('node_modules/zod', folder, { recursive: true })
    for (const changed of ['v4/core/schemas.js', 'v4/classic/schemas.js']) {
      const file = join(folder, changed)
      writeFileSync(file, quickened(`/zod/${changed}`, readFileSync(file, 'utf8')))
    }
    return (await import(/* @vite-ignore */ join(folder, 'index.js'))) as typeof usualZod
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a schema with every kind of optional field says of inputs that have them, lack them, or have them wrong. */
function said(z: typeof usualZod) {
  interface Tree {
    name: string
    under?: Tree[] | undefined
  }
  const tree: usualZod.ZodType<Tree> = z.lazy(() =>
    z.object({ name: z.string(), under: z.array(tree).optional() }),
  )
  const same = { name: 'same' }
  const schema = z.object({
    must: z.string().min(2),
    may: z.string().max(3).optional(),
    nullish: z.number().nullish(),
    usual: z.string().default('usual'),
    caught: z.enum(['a']).optional().catch(undefined),
    either: z.union([z.string(), z.undefined()]),
    inner: z.object({ deep: z.boolean().optional() }).optional(),
    made: z
      .string()
      .optional()
      .transform((text) => text ?? 'made'),
    any: z.unknown(),
    tree: tree.optional(),
  })
  const inputs = [
    { must: 'ok', either: 'x' },
    { must: 'ok', either: undefined, may: undefined, caught: undefined, made: undefined },
    { must: 'ok', either: 'x', may: 'abc', nullish: null, caught: 'b', inner: {}, made: 'own', any: 1 },
    { must: 'ok', either: 'x', tree: { name: 'root', under: [same, same, { name: 'b', under: [same] }] } },
    { must: 'ok', either: 'x', tree: { name: 'root', under: [{ name: 1 }, same] } },
    { must: 'o', either: 1, may: 'abcd', nullish: 'x', usual: 1, inner: { deep: 'no' } },
    Object.create({ must: 'inherited', may: 'abcd', either: 'x' }),
    {},
    null,
  ]
  return [schema, schema.strict(), schema.partial()].flatMap((each) =>
    inputs.map((input) => {
      const { success, data, error } = each.safeParse(input)
      return { success, data, keys: Object.keys(data ?? {}), issues: error?.issues }
    }),
  )
}

it('parses as zod does', async () => {
  // Without the functions that zod makes where it may: a Worker may not.
  usualZod.config({ jitless: true })
  const quick = await quickZod()
  quick.config({ jitless: true })
  const told = said(quick)
  expect(told).toEqual(said(usualZod))
  expect(told.map(({ success }) => success)).toContain(false)
})

it('is not made of code that is another one', () => {
  expect(() => quickened(turboStream, source.replace('return [existing]', 'return found'))).toThrow(
    'existing',
  )
})
