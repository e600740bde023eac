import { lessWalking } from '~/domain/assistant/changes/whole-trip'
import { change as tell } from '~/domain/assistant/sentences'
import type { Draft } from '~/domain/itinerary/edit/draft'
import type { Step } from '~/domain/itinerary/edit/moves'
import type { Message } from '~/domain/message'
import type { Replan } from '~/domain/request/replan'
import type { Manner, WishedEdit } from './wished-edits'

/** A later start that is not said, and the latest that still leaves a day. */
const usualStart = '10:00'
const latestStart = '15:00'

type ReplanWish = Extract<WishedEdit, { do: 'replan' }>

/** Days to be planned anew; none named is the whole trip. */
export function replanOf(
  { days: asked, how, from }: ReplanWish,
  { itinerary }: Draft,
): { replan: Step; label: Message } | { refused: Message } {
  const all = itinerary.days.map(({ day }) => day)
  const days = asked.length === 0 ? all : all.filter((day) => asked.includes(day))
  if (days.length === 0) return { refused: tell('refused.no-such-day', { day: null }) }
  if (how === 'later-start' && from > latestStart)
    return { refused: tell('refused.too-late', { latest: latestStart }) }
  const some = days.length === all.length ? [] : days
  const chosen = itinerary.days.filter(({ day }) => days.includes(day))
  const changes: Record<Manner, Omit<Replan, 'days'>> = {
    slower: { slower: true },
    indoors: { rainy: true },
    cheaper: { cheaper: true },
    'less-walking': { maxWalkingDistance: lessWalking(chosen) },
    'shorter-way': { sameStops: true },
    'later-start': { from: /^(0[6-9]|1\d):[0-5]\d$/.test(from) ? from : usualStart },
  }
  return {
    replan: { days, change: changes[how] },
    label: tell('change.replanned', { manner: how, days: some }),
  }
}
