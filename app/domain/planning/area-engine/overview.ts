import type { Locality } from '~/domain/catalogue/locality'
import { countryName } from '~/domain/gazetteer/countries'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayOutline } from './day-outline'
import { listed, people } from './words'

/** What follows from it for a sketch by this planner alone. */
export const namesNothing = 'so no venue is named and nothing is priced'

/** What kind of plan this is comes first, then what it is made of. */
export function overviewOf({ days }: PlanRequest, locality: Locality, outlines: DayOutline[]): string {
  const { name, town, population, country, countryCode } = locality
  const count = (kind: DayOutline['kind']) => outlines.filter((outline) => outline.kind === kind).length
  const trips = count('trip')
  const free = count('free')
  const parts = [
    `${plural(count('town'), 'day')} in ${town ?? name}`,
    ...(trips > 0 ? [`${plural(trips, 'day')} in towns nearby`] : []),
    ...(free > 0 ? [`${plural(free, 'free day')}`] : []),
  ]
  const where = name === country ? '' : ` in ${countryName(countryCode)}`
  const what =
    town === null
      ? `${name}${where} has no town in our gazetteer to start from.`
      : town === name
        ? `${name} is a place of ${people(population)}${where}.`
        : `The plan starts from ${town}, a place of ${people(population)}${where}.`
  return [
    `This is a sketch and not a checked plan: nobody has checked places in ${name} for us, ${namesNothing}.`,
    `${what} ${days === 1 ? 'The day has' : 'Each day has'} an area to walk, kinds of places to look for and three meals at sensible hours: ${listed(parts)}.`,
    'Names, positions and distances are those of the GeoNames gazetteer.',
  ].join(' ')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
