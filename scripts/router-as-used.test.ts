import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { asUsed, changedFiles } from './router-as-used'

const require = createRequire(import.meta.url)
const modules = join(require.resolve('react/package.json'), '../..')

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
)

describe('the router without what this site does not ask of it', () => {
  test.each(changedFiles)(
    'of the $built, $file is smaller, has the same exports and is still code',
    ({ built, file }) => {
      const before = readFileSync(join(modules, file), 'utf8')
      const after = asUsed(built, file, before)
      expect(after.length).toBeLessThan(before.length)
      expect(exportsOf(after)).toEqual(exportsOf(before))
    },
  )

  test('code that is not known is refused', () => {
    expect(() => asUsed('pages', '/@remix-run/react/dist/esm/fog-of-war.js', 'export {}')).toThrow(
      '0 times, not 2',
    )
  })

  test('the Worker finds the same routes as the library, and orders a list of them once', async () => {
    const file = '/@remix-run/router/dist/router.js'
    const code = readFileSync(join(modules, file), 'utf8')
    const ofCode = (text: string) =>
      import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
    const library = await ofCode(code)
    const ours = await ofCode(asUsed('worker', file, code))
    let reads = 0
    const trip = {
      get path() {
        reads++
        return 'trips/:tripId'
      },
    }
    const routes = [
      {
        id: 'root',
        path: '',
        children: [
          { id: 'home', index: true },
          trip,
          { id: 'new', path: 'trips/new' },
          { id: 'shared', path: 'trips/shared/:code/:file?' },
          { id: 'any', path: '*' },
        ],
      },
    ]
    const paths = [
      '/',
      '/trips/7',
      '/TRIPS/7/',
      '/trips/new',
      '/trips/shared/a%2Fb',
      '/trips/shared/a/b',
      '/no/page',
    ]
    const found = paths.map((path) => ours.matchRoutes(routes, path))
    expect(found).toEqual(paths.map((path) => library.matchRoutes(routes, path)))
    reads = 0
    expect(paths.map((path) => ours.matchRoutes(routes, path))).toEqual(found)
    expect(reads).toBe(0)
    expect(ours.matchRoutes([{ id: 'other', path: '*' }], '/trips/new')[0].route.id).toBe('other')
  })

  // What is left out: pages that load before they are pressed, links that know their page, view transitions, deferred data of
  // loaders that run in the browser, and a root that is drawn before its data is there.
  test.each([
    'prefetch=',
    'NavLink',
    'PrefetchPageLinks',
    'viewTransition',
    'defer(',
    'HydrateFallback',
    '.hydrate = true',
  ])('no page uses %s', (word) => {
    expect(sources.filter((file) => readFileSync(join('app', file), 'utf8').includes(word))).toEqual([])
  })

  test('the framework is set up as the changes take for granted', async () => {
    const { default: config } = await import('../remix.config.js')
    expect(config).not.toHaveProperty('ssr')
    expect(config.future).toMatchObject({
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    })
  })
})

function exportsOf(code: string): string[] {
  return parseAst(code)
    .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .map(({ exported }) => (exported.type === 'Identifier' ? exported.name : String(exported.value)))
    .sort()
}
