import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { NAMES } from './compressed'
import type { Module } from './page-modules.mjs'

/** The group of each module that pages share, by its id. */
type Groups = Map<string, string>
type Chunks = ReadonlyMap<string, Rollup.RenderedChunk>

/** Every page loads these two, and what they import. */
const BASE = ['/app/entry.client.tsx', '/app/root.tsx']

/**
 * Rollup makes a file of each set of pages and late parts that share a module. A page then loads dozens of small files, since it does not
 * know that whoever loads a late part has loaded its page. So files are made twice. The first time only says which file is loaded by which
 * pages, and writes nothing. The second time joins what the same pages load: no page loads more than before, only fewer files.
 *
 * The names of the files stand in the Worker, in every page and in each other, and no compressor makes their hashes shorter.
 * Seven signs, the fewest that Rollup takes, tell the versions of one file apart. Pages keep their names, for who reads an error's
 * stack; parts that pages share have none, but for the `named`, which the build treats by name.
 */
export function sharedFiles(root: string, named: ReadonlySet<string>): Plugin {
  const groups: Groups = new Map()
  return {
    name: 'shared-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rollupOptions: {
          output: [
            { plugins: [survey(groups)] },
            {
              plugins: [listOfModules(root)],
              manualChunks: (id) => groups.get(id),
              onlyExplicitManualChunks: true,
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: ({ name }) =>
                named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            },
          ],
        },
      },
    }),
  }
}

/** Reads what Rollup would write, and takes it away. */
function survey(groups: Groups): Rollup.OutputPlugin {
  return {
    name: 'survey-of-shared-files',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        )
        for (const [id, group] of groupsOf(chunks)) groups.set(id, group)
        for (const name of Object.keys(bundle)) delete bundle[name]
      },
    },
  }
}

/** Writes what the files consist of, for scripts/check-bundle.mjs. */
function listOfModules(root: string): Rollup.OutputPlugin {
  const short = (id: string) => id.replace(root, '').replace(/^\0/, '')
  return {
    name: 'list-of-modules',
    generateBundle(_, bundle) {
      const shipped = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? Object.entries(file.modules).map(
                ([id, { renderedLength }]) =>
                  [id, { bytes: renderedLength, file: `/${file.fileName}` }] as const,
              )
            : [],
        ),
      )
      // Those of which nothing is left are there too: others came by them.
      const modules = [...this.getModuleIds()].map(
        (id): Module => ({
          id: short(id),
          imports: (this.getModuleInfo(id)?.importedIds ?? []).map(short),
          ...(shipped.get(id) ?? { bytes: 0, file: '' }),
        }),
      )
      mkdirSync(NAMES, { recursive: true })
      writeFileSync(join(NAMES, 'page-modules.json'), JSON.stringify(modules))
    },
  }
}

/** Joins the modules of shared files that the same pages load at once, and the same others later. */
export function groupsOf(chunks: Chunks): Groups {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const isBase = ({ facadeModuleId }: Rollup.RenderedChunk) =>
    BASE.some((name) => facadeModuleId?.split('?')[0]?.endsWith(name))
  const base = reached(entries.filter(isBase), chunks, atOnce)
  const pages = entries.filter((entry) => !isBase(entry))
  const loads = pages.map((page) => {
    const now = reached([page], chunks, atOnce)
    return { now, later: reached([page], chunks, (chunk) => [...chunk.imports, ...chunk.dynamicImports]) }
  })
  const groups: Groups = new Map()
  for (const chunk of chunks.values()) {
    if (chunk.isEntry) continue
    const marks = loads
      .map(({ now, later }) => (now.has(chunk) ? 'n' : later.has(chunk) ? 'l' : '-'))
      .join('')
    if (!marks.includes('n') && !base.has(chunk)) continue
    for (const id of chunk.moduleIds) groups.set(id, base.has(chunk) ? 'always' : `shared-${marks}`)
  }
  return groups
}

const atOnce = (chunk: Rollup.RenderedChunk) => chunk.imports

function reached(
  starts: readonly Rollup.RenderedChunk[],
  chunks: Chunks,
  next: (chunk: Rollup.RenderedChunk) => readonly string[],
): ReadonlySet<Rollup.RenderedChunk> {
  const found = new Set(starts)
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const further = chunks.get(name)
      if (further) found.add(further)
    }
  }
  return found
}
