import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

interface Route {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  hasAction: boolean
  hasLoader: boolean
  hasClientAction: boolean
  hasClientLoader: boolean
  hasErrorBoundary: boolean
  module: string
  imports: string[]
  css: string[]
}

export interface Manifest {
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, Route>
  url: string
  version: string
}

/** What a route is or has, each a bit. */
const flags = [
  'index',
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasErrorBoundary',
] as const
/** The character that stands for the first file. */
const first = 40
const nothing = '-'

/**
 * The code of Remix's list of routes and their files as one row a route: where it hangs, its path, what it has, its own file and a
 * character for each file that it loads. The same list, and a third of its bytes. Null where a list has something else in it.
 */
export function shortManifest(manifest: Manifest): string | null {
  const routes = Object.values(manifest.routes)
  const files = [...new Set(routes.flatMap(({ imports }) => imports))]
  const rows = routes.map(({ id, parentId, path, module, imports, ...route }) => {
    const bits = flags.map((flag) => (route[flag] ? '1' : '0')).join('')
    const own = `${lastOf(id)}-`
    const name = nameOf(module)
    return [
      id,
      parentId ?? nothing,
      path ?? nothing,
      Number.parseInt(bits, 2).toString(36),
      name.startsWith(own) ? name.slice(own.length) : `/${name}`,
      String.fromCharCode(...imports.map((file) => first + files.indexOf(file))),
    ].join(' ')
  })
  const { entry, url, version } = manifest
  const code = [
    'const file = (name) => "/assets/" + name + ".js";',
    `const files = ${JSON.stringify(files.map(nameOf).join(' '))}.split(" ").map(file);`,
    `const routes = Object.fromEntries(${JSON.stringify(rows.join('\n'))}.split("\\n").map((row) => {`,
    '  const [id, parent, path, bits, own, imports] = row.split(" ");',
    '  const has = (at) => (Number.parseInt(bits, 36) >> at) % 2 === 1;',
    `  const or = (text) => (text === "${nothing}" ? undefined : text);`,
    '  return [id, { id, parentId: or(parent), path: or(path), index: has(5) || undefined, caseSensitive: undefined,',
    '    hasAction: has(4), hasLoader: has(3), hasClientAction: has(2), hasClientLoader: has(1), hasErrorBoundary: has(0),',
    '    module: file(own[0] === "/" ? own.slice(1) : id.slice(id.lastIndexOf("/") + 1) + "-" + own),',
    `    imports: [...imports].map((each) => files[each.charCodeAt(0) - ${first}]), css: [] }];`,
    '}));',
    `const manifest = ${JSON.stringify({ entry, routes: 0, url, version }).replace('"routes":0', 'routes')};`,
  ].join('\n')
  return isDeepStrictEqual(evaluated(`${code} manifest`), evaluated(`(${JSON.stringify(manifest)})`))
    ? code
    : null
}

const lastOf = (id: string) => id.slice(id.lastIndexOf('/') + 1)
const nameOf = (file: string) => file.replace(/^\/assets\/|\.js$/g, '')

/** What code evaluates to, as JSON has it. */
function evaluated(code: string): unknown {
  return JSON.parse(JSON.stringify(runInNewContext(code)))
}

/** The build's routes with their modules, made of that list: what a route is and where it hangs is written once. */
export function routesOfManifest(code: string): string {
  const from = code.indexOf('export const routes = {')
  const modules = [...code.slice(from).matchAll(/module: (route\d+)\b/g)].map(([, module]) => module)
  const assets = /export \{ default as assets \} from (".*?");?/
  const [line, source] = assets.exec(code) ?? []
  if (from < 0 || !line || modules.length === 0)
    throw new Error('Remix writes its routes in another way than expected: scripts/short-manifest.ts.')
  return [
    code.slice(0, from).replace(line, `import assets from ${source};\nexport { assets };`),
    `const modules = [${modules.join(', ')}];`,
    'export const routes = Object.fromEntries(Object.values(assets.routes).map(',
    '  ({ id, parentId, path, index, caseSensitive }, at) =>',
    '    [id, { id, parentId, path, index, caseSensitive, module: modules[at] }]));',
  ].join('\n')
}

/** Both in the Worker's build. */
export function manifestInShort(): Plugin {
  return {
    name: 'manifest-in-short',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    transform(code, id) {
      if (id === '\0virtual:remix/server-build') return { code: routesOfManifest(code), map: null }
      if (id !== '\0virtual:remix/server-manifest') return null
      const manifest = runInNewContext(`(${code.replace(/^export default |;\s*$/g, '')})`) as Manifest
      const short = shortManifest(manifest)
      if (!short) this.error('The list of routes cannot be written in short: scripts/short-manifest.ts.')
      return { code: `${short}\nexport default manifest;`, map: null }
    },
  }
}
