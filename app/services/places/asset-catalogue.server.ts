import { Destination } from '~/domain/catalogue/destination'
import {
  type DestinationCard,
  DestinationCards,
  type PlaceCatalogue,
} from '~/domain/catalogue/place-catalogue'

/** Reads the catalogue files of the build; they stay in memory for the life of the isolate. */
export function assetCatalogue(assets: Pick<Fetcher, 'fetch'>): PlaceCatalogue {
  const destinations = new Map<string, Destination>()
  let cards: DestinationCard[] | undefined
  async function read(name: string): Promise<unknown> {
    const response = await assets.fetch(`https://assets.local/catalogue/${name}.json`)
    if (response.ok) return response.json<unknown>()
    await response.body?.cancel()
    return null
  }
  return {
    async list() {
      cards ??= DestinationCards.parse(await read('index'))
      return cards
    },
    async find(id) {
      if (id === null) return null
      const known = destinations.get(id)
      if (known) return known
      if (!/^[a-z0-9-]+$/.test(id)) return null
      const file = await read(id)
      if (file === null) return null
      const destination = Destination.parse(file)
      destinations.set(id, destination)
      return destination
    },
  }
}
