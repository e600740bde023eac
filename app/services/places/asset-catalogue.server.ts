import type { z } from 'zod'
import { Destination } from '~/domain/catalogue/destination'
import {
  KitchenHomes,
  kitchenHomes,
  kitchenHomesPath,
  provideKitchenHomes,
} from '~/domain/catalogue/kitchen-homes'
import {
  type DestinationCard,
  DestinationCards,
  type PlaceCatalogue,
} from '~/domain/catalogue/place-catalogue'
import { PhraseBooks, phraseBooks, phrasesPath, providePhraseBooks } from '~/domain/guide/phrases'
import { LexiconFile } from '~/domain/reader/lexicon-file'
import {
  lexicons,
  lexiconsPath,
  provideLexicons,
  provideRequestLexicons,
  requestLexicons,
  requestLexiconsPath,
} from '~/domain/reader/lexicons'

/**
 * Number of destinations kept in memory, those asked for last: each takes 0.2 MB, and more with what planning derives from it,
 * and an isolate has 128 MB however many destinations the catalogue has.
 */
export const mostKept = 24

/** Reads the catalogue files of the build, each only when it is asked for. */
export function assetCatalogue(assets: Pick<Fetcher, 'fetch'>): PlaceCatalogue {
  const destinations = new Map<string, Destination>()
  let cards: DestinationCard[] | undefined
  async function read(name: string): Promise<unknown> {
    return readFile(`/catalogue/${name}.json`)
  }
  async function readFile(path: string): Promise<unknown> {
    const response = await assets.fetch(`https://assets.local${path}`)
    if (response.ok) return response.json<unknown>()
    await response.body?.cancel()
    // A file that could not be read now is there the next time: nobody is told that there is no such place.
    if (response.status !== 404) throw new Error(`${path}: ${response.status}`)
    return null
  }
  async function provide<T>(known: boolean, path: string, File: z.ZodType<T>, take: (words: T) => void) {
    if (known) return
    const words = File.safeParse(await readFile(path).catch(() => null))
    if (words.success) take(words.data)
  }
  /** Who asks for a destination may read a text about it next, or a request to the assistant, or show a guide, or plan. */
  async function withWords(): Promise<void> {
    await Promise.all([
      provide(lexicons().length > 0, lexiconsPath, LexiconFile, provideLexicons),
      provide(requestLexicons().length > 0, requestLexiconsPath, LexiconFile, provideRequestLexicons),
      provide(kitchenHomes() !== null, kitchenHomesPath, KitchenHomes, provideKitchenHomes),
      provide(phraseBooks() !== null, phrasesPath, PhraseBooks, providePhraseBooks),
    ])
  }
  return {
    async list() {
      cards ??= DestinationCards.parse(await read('index'))
      return cards
    },
    async find(id) {
      if (id === null) return null
      const known = destinations.get(id)
      if (known) {
        destinations.delete(id)
        destinations.set(id, known)
        return known
      }
      if (!/^[a-z0-9-]+$/.test(id)) return null
      const [file] = await Promise.all([read(id), withWords()])
      if (file === null) return null
      const destination = Destination.parse(file)
      const [oldest] = destinations.keys()
      if (destinations.size >= mostKept && oldest !== undefined) destinations.delete(oldest)
      destinations.set(id, destination)
      return destination
    },
  }
}
