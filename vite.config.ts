import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { withoutBrowserParts } from './scripts/browser-parts'
import { BROWSERS, compressed } from './scripts/compressed'
import { inlineScripts } from './scripts/inline-scripts'
import { leftOutHelper } from './scripts/left-out'
import { quickLibraries } from './scripts/quick-libraries'
import { rendersAsText } from './scripts/rendered-as-text'
import { routerAsUsed } from './scripts/router-as-used'
import { schemasOnDemand } from './scripts/schemas-on-demand'
import { sharedFiles } from './scripts/shared-files'
import { shortClasses } from './scripts/short-classes'
import { manifestInShort } from './scripts/short-manifest'
import { withoutUnusedResources } from './scripts/unused-resources'
import { limitsWithoutReasons } from './scripts/without-reasons'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Remix 2 predates Vite's environments: when a route appears, goes or changes its exports, it makes its manifests anew in
 * the `ssr` and `client` environments only. This does the same in the worker's.
 */
function remixManifestsInWorker(): Plugin {
  return {
    name: 'remix-manifests-in-worker',
    hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment
      if (name !== 'worker' || !file.startsWith(`${root}app/routes`)) return
      for (const manifest of ['server-build', 'server-manifest']) {
        const stale = moduleGraph.getModuleById(`\0virtual:remix/${manifest}`)
        if (stale) moduleGraph.invalidateModule(stale)
      }
      hot.send({ type: 'full-reload' })
    },
  }
}

/** The Worker in workerd, with the bindings and the storage that scripts/dev.mjs names. */
function worker() {
  const { DEV_BINDINGS = '{}', DEV_STATE_DIR } = process.env
  return cloudflare({
    viteEnvironment: { name: 'worker' },
    // wrangler.toml names what the build made; here the sources are served.
    config: { main: 'workers/app.ts', no_bundle: false, vars: JSON.parse(DEV_BINDINGS) },
    inspectorPort: false,
    ...(DEV_STATE_DIR && { persistState: { path: DEV_STATE_DIR } }),
  })
}

/**
 * Makes the server build the whole Worker: its entry is ours, which imports the pages as `virtual:remix/server-build`.
 * One bundler sees every module, so each stands in the Worker once. Remix names its own entry; a later plugin replaces it.
 * What the bundle consists of is written beside it, for scripts/check-bundle.mjs.
 */
function workerAsServerBuild(): Plugin {
  return {
    name: 'worker-as-server-build',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    config: () => ({
      build: {
        rollupOptions: {
          input: 'workers/app.ts',
          external: [/^cloudflare:/],
          // A module that is imported whole is a plain object: nobody writes to one or asks whether it is a module.
          output: { freeze: false, generatedCode: { preset: 'es2015', symbols: false } },
        },
        // scripts/compressed.ts does that.
        minify: false,
        target: 'es2023',
      },
      // Nothing is left for a second bundler, and nothing is loaded at run time.
      ssr: { noExternal: true, target: 'webworker' },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const modules = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
          id: id.startsWith(root) ? id.slice(root.length) : id,
          bytes: renderedLength,
        })),
      )
      const source = JSON.stringify({ chunks: chunks.map(({ fileName }) => fileName), modules }, null, 1)
      this.emitFile({ type: 'asset', fileName: 'modules.json', source })
    },
  }
}

/** Schemas come while an answer is under way, and files are kept in idle time: nobody waits for these parts. */
const nobodyWaitsFor = new Set(['answer-schemas', 'read-events', 'talk-events', 'warm-files.client'])

/** The part that a file of the build is named after; empty where it has no name. */
const partOf = (file: string) => /([^/]*)-[\w-]{7}\.js$/.exec(file)?.[1] ?? ''

/**
 * Rollup shares code between pages by who uses it, so that a page more moves code about in the files of all others. The
 * design page works with a copy of its own instead: the site's files are the same with and without that page.
 */
function designPageApart(): Plugin {
  const designPage = fileURLToPath(new URL('./app/routes/design.tsx', import.meta.url))
  const mark = '?design'
  // One React, one router; all else is copied.
  const shared = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//
  return {
    name: 'design-page-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return null
      if (!importer.startsWith(designPage) && !importer.endsWith(mark)) return null
      const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
      if (!resolved || resolved.external || shared.test(resolved.id) || /[\0?]/.test(resolved.id))
        return resolved
      return { ...resolved, id: `${resolved.id}${mark}` }
    },
  }
}

// Without these Vite finds dependencies while the first page hydrates, and React is loaded twice.
const routes = ['app/root.tsx', 'app/routes/**/*.{ts,tsx}']

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    // The interface is in English: react-aria's words in 30 other languages stay out of the client.
    optimizeLocales.vite({ locales: ['en-US'] }),
    designPageApart(),
    // Dev only. Nested twice because Remix's child
    // compiler flattens one level of plugins and must not start a second workerd.
    command === 'serve' && [[worker(), remixManifestsInWorker()]],
    remix(remixConfig),
    workerAsServerBuild(),
    manifestInShort(),
    sharedFiles(root, nobodyWaitsFor),
    inlineScripts(),
    shortClasses(root),
    rendersAsText(),
    quickLibraries(),
    routerAsUsed(),
    schemasOnDemand(),
    withoutUnusedResources(root),
    limitsWithoutReasons(),
    leftOutHelper(),
    withoutBrowserParts(root),
    compressed(),
  ],
  // For the Worker alone: pages that it stored before a deployment are not those of the next.
  define: { BUILD_ID: JSON.stringify(process.env.BUILD_ID ?? 'development') },
  build: {
    target: BROWSERS,
    modulePreload: {
      // So pages need not carry the names of all their parts.
      resolveDependencies: (file, parts) => (nobodyWaitsFor.has(partOf(file)) ? [] : parts),
    },
  },
  resolve: {
    alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) },
    // @oslojs/jwt asks for an older one, of which it uses what both have.
    dedupe: ['@oslojs/encoding'],
  },
  ssr: { resolve: { conditions: ['workerd', 'worker', 'browser'] } },
  // The name under which the Worker asks its ASSETS binding, which in development is this server.
  server: { allowedHosts: ['assets.local'] },
  optimizeDeps: { entries: ['app/entry.client.tsx', ...routes] },
  ...(command === 'serve' && {
    environments: {
      worker: {
        optimizeDeps: {
          entries: ['workers/app.ts', 'app/entry.server.tsx', ...routes],
          include: ['react/jsx-dev-runtime'],
        },
      },
    },
  }),
}))
