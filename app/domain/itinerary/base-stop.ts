import type { Coordinates } from '~/domain/catalogue/place'
import { type Said, sayer } from '~/domain/message'
import type { Activity } from './itinerary'
import { staySentences } from './sentences'

const tell = sayer(staySentences)

/** Where a traveller sleeps: a house or a neighbourhood of the catalogue, or a place of their own. */
export interface Base {
  /** Null for a place of their own. */
  placeId: string | null
  name: string
  at: Coordinates
  about: Said
  /** One night for one of two people who share a room; left out where it is unknown. */
  nightCents?: number
}

type BaseStop = Pick<
  Activity,
  'type' | 'title' | 'description' | 'placeId' | 'latitude' | 'longitude' | 'costCents' | 'reason'
>

/** The end of a day at a base, without its time and the way there. The last day of a trip has no night. */
export function baseStop({ placeId, name, at, about, nightCents = 0 }: Base, lastDay: boolean): BaseStop {
  return {
    type: 'accommodation',
    title: tell(lastDay ? 'base.bags' : 'base.back', { base: name }),
    description: about,
    placeId,
    latitude: at[0],
    longitude: at[1],
    costCents: lastDay ? 0 : nightCents,
    reason: tell(lastDay ? 'base.ends' : 'base.one', {}),
  }
}

/** What is said of a place that the catalogue does not have. */
export function ownBase(name: string, at: Coordinates): Base {
  return { placeId: null, name, at, about: tell('base.own', {}) }
}
