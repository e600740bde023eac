import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { importedId } from '~/domain/places-import/destination'
import { type Ranks, wikidataOf } from '~/domain/places-import/fame'
import type { FameServer, MapFailure, MapServer, PlaceShelf } from '~/domain/places-import/live-places'
import { excerptOf } from '~/domain/places-import/map-answer'
import type { MapObject } from '~/domain/places-import/map-object'
import { mapQuery } from '~/domain/places-import/map-query'
import { reachOf } from '~/domain/places-import/reach'
import { plainReader } from '~/domain/places-import/text-reader'
import { townOf } from '~/domain/places-import/town'
import { type DestinationSources, findDestination } from './find-destination'

interface Parts extends DestinationSources {
  map: MapServer
  /** Null where none is set up: then fame is guessed from the map. */
  fame: FameServer | null
  shelf: PlaceShelf
  now(): number
}

/** Destinations that prices are taken from: of the country, or the nearest. */
const mostCompatriots = 6
const mostNear = 8
/** A server is asked for no more than this around a centre, kilometres. */
const widest = 8

/**
 * Asks a map server for the places of a town and keeps them as a destination. `too-little`: what the map has there makes no
 * plan, or no town is called so.
 */
export async function lookUpTown(town: string, parts: Parts): Promise<'kept' | 'too-little' | MapFailure> {
  const locality = await findDestination({ destinationId: null, destination: town }, parts)
  if (!locality || locality.id !== null) return 'too-little'
  const cut = { center: locality.center, km: Math.min(widest, reachOf(locality)) }
  const reply = await parts.map.ask(mapQuery(cut))
  if (reply.is !== 'answer') return reply
  const { fame } = parts
  const date = new Date(parts.now()).toISOString().slice(0, 10)
  const made = await townOf(excerptOf(reply.answer, cut), {
    town: locality,
    date,
    earlier: await parts.shelf.find(importedId(locality.label)),
    catalogue: await referencesFor(locality, parts.catalogue),
    reader: plainReader,
    ...(fame && { ranksOf: (objects) => ranksFrom(fame, objects) }),
  })
  if (!made) return 'too-little'
  await parts.shelf.keep(made.destination)
  return 'kept'
}

/** How well known the objects are; undefined where nobody answers, and fame is guessed as without. */
async function ranksFrom(fame: FameServer, objects: readonly MapObject[]): Promise<Ranks | undefined> {
  const ids = [...new Set(objects.flatMap((object) => wikidataOf(object) ?? []))]
  if (ids.length === 0) return undefined
  const reply = await fame.ask(ids)
  return reply.is === 'answer' && reply.ranks.values.size > 0 ? reply.ranks : undefined
}

/** The destinations from which usual hours and prices are taken. */
async function referencesFor(
  { center, country }: Locality,
  catalogue: PlaceCatalogue,
): Promise<Destination[]> {
  // A copy: everybody else has the list in its own order.
  const near = [...(await catalogue.list())].sort(
    (a, b) => metersBetween(a.center, center) - metersBetween(b.center, center),
  )
  const compatriots = near.filter((card) => card.country === country).slice(0, mostCompatriots)
  const found: Destination[] = []
  for (const { id } of new Set([...compatriots, ...near.slice(0, mostNear)])) {
    const destination = await catalogue.find(id)
    // An import's own prices are estimates.
    if (destination && !destination.imported) found.push(destination)
  }
  return found
}
