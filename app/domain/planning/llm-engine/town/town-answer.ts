import { z } from 'zod'
import { placeKinds } from '~/domain/catalogue/vocabulary'

/** What a model may name a place as; a house to sleep in is none of it. */
export const namedKinds = placeKinds.filter((kind): kind is NamedKind => kind !== 'base')
export type NamedKind = Exclude<(typeof placeKinds)[number], 'base'>

/** What is read of an answer about a town; each entry may be wrong in any way. */
export const TownAnswer = z.object({
  places: z
    .array(
      z
        .object({
          name: z.string(),
          kind: z.string(),
          meals: z.array(z.string()).catch([]),
          latitude: z.number(),
          longitude: z.number(),
          note: z.unknown(),
        })
        .partial(),
    )
    .max(80),
})
