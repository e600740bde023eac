import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const folder = new URL('../../build/client/assets/', import.meta.url)

const Manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      path: z.string().optional(),
      parentId: z.string().optional(),
      hasAction: z.boolean(),
    }),
  ),
})

/** Every route of the built product, from the browser's manifest, with an address for it. */
export function builtRoutes() {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const source = readFileSync(new URL(name, folder), 'utf8')
  const json: unknown = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))
  return Object.values(Manifest.parse(json).routes).map((route) => ({
    ...route,
    address: `/${(route.path ?? '').replace(/:\w+/g, 'x').replace('*', 'x')}`,
  }))
}
