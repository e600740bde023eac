import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Manifest, routesOfManifest, shortManifest } from './short-manifest'

const has = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false }
const manifest: Manifest = {
  entry: { module: '/assets/entry.client-DRNeTOs.js', imports: ['/assets/BiXVkKC.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      ...has,
      hasErrorBoundary: true,
      module: '/assets/root-BpaOX82.js',
      imports: ['/assets/BiXVkKC.js'],
      css: [],
    },
    'routes/landing': {
      id: 'routes/landing',
      parentId: 'root',
      index: true,
      ...has,
      hasAction: true,
      hasErrorBoundary: false,
      module: '/assets/landing-jtOvhQR.js',
      imports: ['/assets/CcUIK5a.js', '/assets/BiXVkKC.js'],
      css: [],
    },
    'routes/api/trip': {
      id: 'routes/api/trip',
      parentId: 'root',
      path: 'api/trips/:tripId',
      ...has,
      hasErrorBoundary: false,
      module: '/assets/empty-l0sNRNK.js',
      imports: [],
      css: [],
    },
  },
  url: '/assets/manifest-c915457d.js',
  version: 'c915457d',
}

test('the list of routes is the same in short', () => {
  const code = shortManifest(manifest)
  expect(JSON.parse(JSON.stringify(runInNewContext(`${code ?? ''} manifest`)))).toEqual(manifest)
  expect(code).toContain('jtOvhQR ')
})

test('a list with a style sheet of its own is left as it is', () => {
  const { root } = manifest.routes
  const styled = { ...manifest, routes: { root: { ...root, css: ['/assets/own.css'] } } } as Manifest
  expect(shortManifest(styled)).toBeNull()
})

test('the routes of the build are made of the list, each with its module', () => {
  const code = `import * as route0 from "a";
    export { default as assets } from "virtual:remix/server-manifest";
    export const basename = "/";
    export const routes = {
      "root": { id: "root", parentId: undefined, module: route0 },
      "routes/landing": { id: "routes/landing", parentId: "root", module: route1 }
    };`
  const made = routesOfManifest(code)
  expect(made).toContain('import assets from "virtual:remix/server-manifest"')
  expect(made).toContain('export { assets }')
  expect(made).toContain('const modules = [route0, route1];')
  expect(made).not.toContain('"routes/landing": {')
  expect(() => routesOfManifest('export const routes = []')).toThrow(/another way/)
})
