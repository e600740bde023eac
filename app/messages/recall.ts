import type { Activity, Itinerary } from '~/domain/itinerary/itinerary'
import type { Message, Said, Say } from '~/domain/message'
import { dayView } from './itinerary-view'

/** The messages behind rendered texts, so that texts that come back can be stored as messages. */
export interface Memory {
  /** Renders a message and remembers it. */
  over(say: Say): Say
  /** Remembers the words of a text that is a message. */
  remember(said: Said, words: string): void
  /** The message behind a text, or the text itself if it was not rendered here. */
  recall(said: Said): Said
}

/** Most texts that are remembered; texts beyond it are stored as words. */
const mostRemembered = 20_000

export function createMemory(): Memory {
  const messages = new Map<string, Message>()
  const remember = (said: Said, words: string) => {
    if (typeof said !== 'string' && words !== '' && messages.size < mostRemembered) messages.set(words, said)
  }
  return {
    remember,
    over(say) {
      const remembering = (said: Said) => {
        const words = say(said)
        remember(said, words)
        return words
      }
      return say.units ? Object.assign(remembering, { units: say.units }) : remembering
    },
    recall: (said) => (typeof said === 'string' ? (messages.get(said) ?? said) : said),
  }
}

/** Remembers the texts of a trip. The words of its days are those of their view, which is mostly there already. */
export function rememberTrip({ overview, tips, days }: Itinerary, memory: Memory, say: Say): void {
  for (const said of [overview, ...tips]) memory.remember(said, say(said))
  for (const day of days) {
    const { before, activities, ...view } = dayView(day, say)
    rememberTexts(day, view, ['title', 'area', 'note'], memory)
    if (day.before && before) rememberTexts(day.before, before, ['title', 'area', 'note'], memory)
    for (const [index, stop] of day.activities.entries())
      rememberTexts(stop, activities[index] ?? {}, ['title', 'description', 'reason'], memory)
  }
}

function rememberTexts<N extends string>(
  texts: { readonly [name in N]?: Said | undefined },
  words: { readonly [name in N]?: string | undefined },
  names: readonly N[],
  memory: Memory,
) {
  for (const name of names) memory.remember(texts[name] ?? '', words[name] ?? '')
}

/** An itinerary with messages in place of its texts. Checks are left out: they are computed again. */
export function recalled<I extends Pick<Itinerary, 'overview' | 'tips' | 'days'>>(
  itinerary: I,
  recall: (said: Said) => Said,
): Omit<I, 'overview' | 'tips' | 'days'> & Pick<Itinerary, 'overview' | 'tips' | 'days'> {
  return {
    ...itinerary,
    overview: recall(itinerary.overview),
    tips: itinerary.tips.map(recall),
    days: itinerary.days.map(({ note, before, ...day }) => ({
      ...day,
      title: recall(day.title),
      area: recall(day.area),
      ...(note !== undefined && { note: recall(note) }),
      ...(before && {
        before: {
          ...before,
          title: recall(before.title),
          area: recall(before.area),
          ...(before.note !== undefined && { note: recall(before.note) }),
        },
      }),
      activities: day.activities.map((activity) => ({
        ...activity,
        title: recall(activity.title),
        description: recall(activity.description),
        reason: recall(activity.reason),
      })),
    })),
  }
}

/**
 * An itinerary whose starts and prices are stored as clocks and amounts in its currency. Words that come with them are left
 * out: they are made when a trip is shown. A price that has neither words nor cents is unknown.
 */
export function withAmounts<I extends Pick<Itinerary, 'days' | 'currency'>>(
  itinerary: I,
): Omit<I, 'days'> & Pick<Itinerary, 'days'> {
  const { currency } = itinerary
  const activityOf = ({ time: _time, cost, currency: known, ...activity }: Activity): Activity => ({
    ...activity,
    ...((cost !== undefined || known !== undefined || activity.costCents > 0) && { currency }),
  })
  const days = itinerary.days.map((day) => ({ ...day, activities: day.activities.map(activityOf) }))
  return { ...itinerary, days }
}
