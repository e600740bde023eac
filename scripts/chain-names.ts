// Writes scripts/places-import/chains.txt, the names of chains of tables, bars and houses, of the newest name-suggestion-index:
// `npx tsx scripts/chain-names.ts nsi.min.json`. The package is 100 MB, so only what an import needs of it is kept. It has the file:
// `npm pack name-suggestion-index`, then package/dist/json/nsi.min.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { folded } from '../app/domain/places-import/names'

const Index = z.object({
  nsi: z.record(
    z.string(),
    z.object({
      items: z
        .array(
          z.object({
            tags: z.record(z.string(), z.string()),
            locationSet: z.object({ include: z.array(z.unknown()) }),
          }),
        )
        .default([]),
    }),
  ),
})
const wanted =
  /^brands\/(amenity\/(restaurant|fast_food|cafe|pub|bar)|shop\/(bakery|pastry|coffee)|tourism\/(hotel|hostel))$/
/** The index calls mainland France so. */
const others: Record<string, string> = { fx: 'fr' }

const [file = ''] = process.argv.slice(2)
const countries = new Map<string, Set<string>>()
for (const [kind, { items }] of Object.entries(Index.parse(JSON.parse(readFileSync(file, 'utf8'))).nsi)) {
  if (!wanted.test(kind)) continue
  for (const { tags, locationSet } of items)
    for (const name of [tags.name, tags.brand, tags['name:en'], tags['brand:en']].map((each) =>
      folded(each ?? ''),
    )) {
      if (name.length < 2) continue
      const known = countries.get(name) ?? new Set()
      for (const place of locationSet.include) known.add(codeOf(place))
      countries.set(name, known)
    }
}

/** A country of "us-ca.geojson" or "gb-eng"; "*" for parts of the world. */
function codeOf(place: unknown): string {
  const code = /^([a-z]{2})(?:$|[-.])/.exec(String(place))?.[1]
  return code === undefined ? '*' : (others[code] ?? code)
}

const lines = [...countries]
  .map(([name, codes]) => `${name} ${codes.has('*') ? '*' : [...codes].sort().join(' ')}`)
  .sort()
const head = [
  '# Names of chains and the countries where they are, of name-suggestion-index 8.0, made by scripts/chain-names.ts.',
  '# Copyright 2026, name-suggestion-index contributors; BSD 3-Clause, github.com/osmlab/name-suggestion-index/blob/main/LICENSE.md',
]
writeFileSync('scripts/places-import/chains.txt', `${[...head, ...lines].join('\n')}\n`)
