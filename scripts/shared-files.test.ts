import type { Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { groupsOf } from './shared-files'

interface File {
  page?: string
  imports?: string[]
  later?: string[]
}

/** What Rollup says of files that each hold one module of the same name. */
function filesOf(files: Record<string, File>): ReadonlyMap<string, Rollup.RenderedChunk> {
  const chunks = Object.entries(files).map(([name, { page, imports = [], later = [] }]) => {
    const chunk = {
      fileName: name,
      isEntry: page !== undefined,
      facadeModuleId: page ? `/site/app/${page}?client` : null,
      moduleIds: [`${name}.ts`],
      imports,
      dynamicImports: later,
    }
    return [name, chunk as unknown as Rollup.RenderedChunk] as const
  })
  return new Map(chunks)
}

const site = {
  entry: { page: 'entry.client.tsx', imports: ['react'] },
  root: { page: 'root.tsx', imports: ['react', 'header'] },
  react: {},
  header: { imports: ['button'], later: ['menu'] },
  button: {},
  menu: { imports: ['list'] },
  plan: { page: 'routes/plan.tsx', imports: ['button', 'map', 'card', 'clock'], later: ['editor'] },
  trip: { page: 'routes/trip.tsx', imports: ['map', 'card', 'header'], later: ['editor', 'clock'] },
  terms: { page: 'routes/terms.tsx', imports: ['react'] },
  map: {},
  card: { imports: ['list'] },
  clock: {},
  editor: { imports: ['drag'] },
  drag: {},
  list: {},
} satisfies Record<string, File>

describe('files that pages share', () => {
  const groups = groupsOf(filesOf(site))

  it('are one for what every page loads, and for what the same pages load', () => {
    expect(groups.get('react.ts')).toBe('always')
    expect(groups.get('button.ts')).toBe('always')
    expect(groups.get('map.ts')).toBeDefined()
    expect(groups.get('card.ts')).toBe(groups.get('map.ts'))
  })

  it('are apart where a page would load what it does not need yet', () => {
    expect(groups.get('clock.ts')).toBeDefined()
    expect(groups.get('clock.ts')).not.toBe(groups.get('map.ts'))
  })

  it('leave pages and what is only loaded later as they are', () => {
    for (const name of ['entry', 'root', 'plan', 'trip', 'terms', 'menu', 'editor', 'drag'])
      expect(groups.get(`${name}.ts`), name).toBeUndefined()
  })

  it('are apart from those that a late part of another page needs', () => {
    const more = groupsOf(filesOf({ ...site, terms: { ...site.terms, later: ['card'] } }))
    expect(more.get('card.ts')).not.toBe(more.get('map.ts'))
  })
})
