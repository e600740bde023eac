import type { Locality } from '~/domain/catalogue/locality'
import { type Said, saids, sequence, sequenceCode } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayOutline } from './day-outline'
import { tell } from './sentences'

/** What kind of plan this is comes first, then what it is made of. */
export function overviewOf({ days }: PlanRequest, locality: Locality, outlines: DayOutline[]): Said {
  const { name, town, population } = locality
  const country = name === locality.country ? null : locality.countryCode
  const count = (kind: DayOutline['kind']) => outlines.filter((outline) => outline.kind === kind).length
  return sequence([
    tell('sketch.nothing-checked', { place: name, venues: 'none' }),
    town === null
      ? tell('sketch.no-town', { place: name, country })
      : town === name
        ? tell('sketch.place', { place: name, population, country })
        : tell('sketch.start-town', { town, population, country }),
    tell('sketch.days', {
      days,
      town: town ?? name,
      townDays: count('town'),
      tripDays: count('trip'),
      freeDays: count('free'),
    }),
    tell('sketch.source', {}),
  ])
}

/** The overview of a sketch in which a language model may name venues. */
export function withUnverifiedVenues(overview: Said): Said {
  if (typeof overview === 'string') return overview
  if (overview.code === sequenceCode)
    return sequence(saids.catch([]).parse(overview.params.parts).map(withUnverifiedVenues))
  return overview.params.venues === 'none'
    ? { ...overview, params: { ...overview.params, venues: 'unverified' } }
    : overview
}
