import { lessWalking } from '~/domain/assistant/revisions'
import type { Draft } from '~/domain/itinerary/edit/draft'
import type { Step } from '~/domain/itinerary/edit/moves'
import type { Replan } from '~/domain/request/replan'
import type { Manner, WishedEdit } from './wished-edits'

const names: Record<Manner, string> = {
  slower: 'A slower plan',
  indoors: 'A rainy plan',
  cheaper: 'A cheaper plan',
  'less-walking': 'Less walking',
  'shorter-way': 'A shorter way round',
  'later-start': 'A later start',
}

/** A later start that is not said, and the latest that still leaves a day. */
const usualStart = '10:00'
const latestStart = '15:00'

type ReplanWish = Extract<WishedEdit, { do: 'replan' }>

/** Days to be planned anew; none named is the whole trip. */
export function replanOf(
  { days: asked, how, from }: ReplanWish,
  { itinerary }: Draft,
): { replan: Step; label: string } | { refused: string } {
  const all = itinerary.days.map(({ day }) => day)
  const days = asked.length === 0 ? all : all.filter((day) => asked.includes(day))
  if (days.length === 0) return { refused: 'The plan has no such day.' }
  if (how === 'later-start' && from > latestStart)
    return { refused: `A day that begins after ${latestStart} has no room for a plan.` }
  const where =
    days.length === all.length ? '' : days.length === 1 ? ` on day ${days[0]}` : ` on days ${days.join(', ')}`
  const chosen = itinerary.days.filter(({ day }) => days.includes(day))
  const changes: Record<Manner, Omit<Replan, 'days'>> = {
    slower: { slower: true },
    indoors: { rainy: true },
    cheaper: { cheaper: true },
    'less-walking': { maxWalkingDistance: lessWalking(chosen) },
    'shorter-way': { sameStops: true },
    'later-start': { from: /^(0[6-9]|1\d):[0-5]\d$/.test(from) ? from : usualStart },
  }
  return { replan: { days, change: changes[how] }, label: `${names[how]}${where}` }
}
