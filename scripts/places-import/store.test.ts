import { beforeAll, describe, expect, it } from 'vitest'
import type { Destination } from '../../app/domain/catalogue/destination'
import { earlierImport, keepImport, type Shelf } from './store'
import { readCatalogue } from './town'

let porto: Destination
let munich: Destination
beforeAll(() => {
  const named = (name: string) => {
    const found = readCatalogue().find(({ id }) => id === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  ;[porto, munich] = [named('porto'), named('munich')]
}, 60_000)

function shelfOf(objects: Map<string, string>, written?: (name: string) => void): Shelf {
  return {
    read: async (name) => objects.get(name) ?? null,
    async write(name, text) {
      objects.set(name, text)
      written?.(name)
    },
    close: async () => {},
  }
}
const listed = (objects: Map<string, string>): string[] =>
  JSON.parse(objects.get('index.json') ?? '[]').map(({ id }: { id: string }) => id)

describe('an import', () => {
  it('is kept and listed once, beside others', async () => {
    const objects = new Map<string, string>()
    const shelf = shelfOf(objects)
    await keepImport(shelf, porto)
    await keepImport(shelf, munich)
    await keepImport(shelf, porto)
    expect(listed(objects)).toEqual(['munich', 'porto'])
    expect((await earlierImport(shelf, 'porto'))?.places).toEqual(porto.places)
  })

  it('is listed again where another writer has taken its card away, and says so where it does not stay', async () => {
    const objects = new Map<string, string>()
    let times = 1
    const shelf = shelfOf(objects, (name) => {
      if (name === 'index.json' && times-- > 0) objects.set(name, '[]')
    })
    await keepImport(shelf, porto)
    expect(listed(objects)).toEqual(['porto'])
    times = 9
    await expect(keepImport(shelf, munich)).rejects.toThrow(/not listed/)
  })
})
