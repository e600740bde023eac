import type { Said } from '~/domain/message'
import { saids, sequenceCode } from '~/domain/message'
import type { Essentials } from './essentials'

type Shown = Pick<Essentials, 'arrival' | 'money' | 'emergency' | 'bookings' | 'basis'>

/** The tips that the essentials repeat, so that a page shows them once. */
export function repeatedTips(tips: readonly Said[], essentials: Shown): Said[] {
  return tips.filter((tip) => (typeof tip === 'string' ? isFact(tip, essentials) : hasPart(tip, essentials)))
}

/** Facts of the catalogue are tips in its own words in trips of earlier versions. */
function isFact(tip: string, { arrival, money }: Shown): boolean {
  return tip === arrival || tip === money.tipping
}

function hasPart(tip: Said, { arrival, money, emergency, bookings, basis }: Shown): boolean {
  switch (firstCode(tip)) {
    case 'tip.arrival':
      return arrival !== null
    case 'tip.tipping':
      return money.tipping !== null
    case 'tip.emergency':
      return emergency !== null
    case 'tip.book':
      return bookings.length > 0
    case 'sketch.money':
    case 'sketch.no-climate':
      return basis !== undefined
    default:
      return false
  }
}

/** The code of a message, of a sequence that of its first part. */
function firstCode(tip: Said): string | null {
  if (typeof tip === 'string') return null
  if (tip.code !== sequenceCode) return tip.code
  return firstCode(saids.catch([]).parse(tip.params.parts)[0] ?? '')
}
