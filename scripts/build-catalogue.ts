// Compiles catalogue/*.json into static assets: one file a destination and an index of cards, best known first. Beside them
// the words of the reader, the phrases of the guide and the lists for planning and imports.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { allRequestLexicons } from '../app/domain/assistant/intent/lexicons/all'
import { allKitchenHomes } from '../app/domain/catalogue/all-kitchen-homes'
import { catalogueFaults } from '../app/domain/catalogue/catalogue-faults'
import { Destination } from '../app/domain/catalogue/destination'
import { kitchenHomesPath } from '../app/domain/catalogue/kitchen-homes'
import { DestinationCard } from '../app/domain/catalogue/place-catalogue'
import { namesFaults, TravellersNames, withTravellersNames } from '../app/domain/catalogue/travellers-names'
import { popularIds } from '../app/domain/gazetteer/popular'
import { allPhraseBooks } from '../app/domain/guide/phrase-books'
import { phrasesPath } from '../app/domain/guide/phrases'
import { allImportLists } from '../app/domain/places-import/lists/all'
import { importListsPath } from '../app/domain/places-import/lists/import-lists'
import { promptFile } from '../app/domain/planning/llm-engine/all-prompts'
import { gateFile } from '../app/domain/planning/llm-engine/gate-words/all'
import { gateWordsPath, knownWordsPath } from '../app/domain/planning/llm-engine/gate-words/gate-words'
import { promptsPath } from '../app/domain/planning/llm-engine/prompts'
import { Connections, connectionsPath } from '../app/domain/planning/several-places/connection'
import { lexiconsPath, requestLexiconsPath } from '../app/domain/reader/lexicons'
import { allLexicons } from '../app/domain/reader/lexicons/all'
import { dateOf, readDates } from './change-dates'
import { holidaysOf } from './holidays'

const out = 'public/catalogue'
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const rank = (id: string) => (popularIds.includes(id) ? popularIds.indexOf(id) : popularIds.length)
const destinations = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const input: unknown = JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))
    const [fault] = catalogueFaults(input)
    if (fault) throw new Error(`catalogue/${name}: ${fault}`)
    const destination = Destination.parse(input)
    return { ...named(destination), holidays: holidaysOf(destination) }
  })
  .sort((a, b) => rank(a.id) - rank(b.id) || a.label.localeCompare(b.label))
for (const destination of destinations)
  writeFileSync(`${out}/${destination.id}.json`, JSON.stringify(destination))
const dates = readDates()
const cards = destinations.map((destination) =>
  DestinationCard.parse({ ...destination, changed: dateOf(destination.id, dates) }),
)
const undated = cards.filter(({ changed }) => changed === undefined).length
if (undated > 0) console.log(`catalogue: ${undated} changed without a date: npm run catalogue:dates`)
writeFileSync(`${out}/index.json`, JSON.stringify(cards))
mkdirSync(dirname(`public${lexiconsPath}`), { recursive: true })
writeFileSync(`public${lexiconsPath}`, JSON.stringify(allLexicons))
writeFileSync(`public${requestLexiconsPath}`, JSON.stringify(allRequestLexicons))
writeFileSync(`public${gateWordsPath}`, JSON.stringify(gateFile))
writeFileSync(`public${promptsPath}`, JSON.stringify(promptFile))
copyFileSync('app/domain/planning/llm-engine/gate-words/known-words.bin', `public${knownWordsPath}`)
writeFileSync(`public${kitchenHomesPath}`, JSON.stringify(allKitchenHomes))
writeFileSync(`public${importListsPath}`, JSON.stringify(allImportLists))
writeFileSync(`public${phrasesPath}`, JSON.stringify(allPhraseBooks))
mkdirSync(dirname(`public${connectionsPath}`), { recursive: true })
writeFileSync(`public${connectionsPath}`, JSON.stringify(connectionsOf(destinations.map(({ id }) => id))))
console.log(
  `catalogue: ${destinations.length} destinations, ${destinations.reduce((n, d) => n + d.places.length, 0)} places`,
)

function named(destination: Destination): Destination {
  const file = `catalogue/names/${destination.id}.json`
  if (!existsSync(file)) return destination
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [fault] = namesFaults(names, destination)
  if (fault) throw new Error(`${file}: ${fault}`)
  return withTravellersNames(destination, TravellersNames.parse(names))
}

/** The main connections between towns; all of them must be in the catalogue. */
function connectionsOf(ids: readonly string[]) {
  const input: unknown = JSON.parse(readFileSync('catalogue/connections/connections.json', 'utf8'))
  const connections = Connections.parse(input)
  for (const { between } of connections)
    for (const id of between)
      if (!ids.includes(id)) throw new Error(`catalogue/connections: there is no town "${id}"`)
  return connections
}
