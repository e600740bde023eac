import type { Locality } from '~/domain/catalogue/locality'
import { type Said, sequence } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'
import type { DayOutline } from '../solve/day-outline'

/** What kind of plan this is comes first, then what it is made of. */
export function overviewOf(
  { days }: PlanRequest,
  locality: Locality,
  outlines: DayOutline[],
  venues: 'none' | 'unverified',
): Said {
  const { name, town, population } = locality
  const country = name === locality.country ? null : locality.countryCode
  const count = (kind: DayOutline['kind']) => outlines.filter((outline) => outline.kind === kind).length
  return sequence([
    tell('sketch.nothing-checked', { place: name, venues }),
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
