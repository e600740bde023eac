import { Destination } from '~/domain/catalogue/destination'
import { DestinationCard, DestinationCards } from '~/domain/catalogue/place-catalogue'
import type { PlaceShelf } from '~/domain/places-import/live-places'

/** The bucket of imported destinations, as `bucket-catalogue.server.ts` reads it. The card is written last: what is listed is there. */
export function bucketShelf(bucket: R2Bucket): PlaceShelf {
  const nameOf = (id: string) => `destinations/${id}.json`
  return {
    async find(id) {
      const object = await bucket.get(nameOf(id))
      const { success, data } = Destination.safeParse(await object?.json<unknown>())
      return success ? data : undefined
    },
    async keep(destination) {
      await bucket.put(nameOf(destination.id), JSON.stringify(destination))
      const index = await bucket.get('index.json')
      const cards = DestinationCards.parse(index ? await index.json<unknown>() : [])
      const card = DestinationCard.parse(destination)
      const others = cards.filter(({ id, label }) => id !== card.id && label !== card.label)
      await bucket.put('index.json', JSON.stringify([...others, card]))
    },
  }
}
