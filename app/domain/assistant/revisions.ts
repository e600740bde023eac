import { toClock } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, ProposalOver } from '~/domain/itinerary/edit/moves'
import { cheaperMeal, placed, without } from '~/domain/itinerary/edit/requests'
import type { DayView } from '~/domain/itinerary/itinerary'
import type { Message, Said } from '~/domain/message'
import { change as tell } from './sentences'
import { daysIn, inOrder, placeIn, plain, stopIn, timeIn } from './subject'

/** What a sentence asks to have changed, or why that cannot be. */
export type Wish = ProposalOver<Said> | { impossible: Message }

interface Asked {
  text: string
  /** The one day it is about; null is the whole trip. */
  day: number | null
  draft: Draft
  facts: EditFacts
}

type Reader = (asked: Asked) => Wish | null

/** Each reads a wish it knows, or passes it on. The first that understands has it. */
const readers: Reader[] = [
  swapDays,
  moveStop,
  walkLess,
  cheaper,
  later,
  slower,
  rain,
  shorterWay,
  lockStop,
  noMore,
  addPlace,
]

/** The change a sentence asks for; null where it is not understood as one. */
export function wishIn(sentence: string, draft: Draft, facts: EditFacts): Wish | null {
  const text = plain(sentence)
  const [day = null] = daysIn(sentence, draft.itinerary.days.length)
  for (const read of readers) {
    const wish = read({ text, day, draft, facts })
    if (wish) return wish
  }
  return null
}

function made(title: Message, moves: Move[], impossible: Message): Wish {
  return moves.length > 0 ? { title, moves } : { impossible }
}

function swapDays({ text, draft }: Asked): Wish | null {
  if (!/\b(swap|switch|exchange)\b/.test(text)) return null
  const [first, second] = daysIn(text, draft.itinerary.days.length)
  if (first === undefined || second === undefined || first === second) return null
  return {
    title: tell('change.days-swapped', { first, second }),
    moves: [{ kind: 'swap-days', days: [first, second] }],
  }
}

function moveStop({ text, day, draft }: Asked): Wish | null {
  if (!/\b(move|put|shift)\b/.test(text)) return null
  const found = stopIn(text, draft.itinerary)
  if (!found) return null
  const { stop } = found
  const at = timeIn(text)
  if (stop.locked) return { impossible: tell('refused.locked', { title: stop.title }) }
  if (day !== null && day !== found.day.day) {
    const start = at ?? Number(stop.startTime.slice(0, 2)) * 60 + Number(stop.startTime.slice(3))
    return {
      title: tell('change.on-day', { title: stop.title, day, at: null }),
      moves: [{ kind: 'move', id: stop.id, day, before: null, at: start }],
    }
  }
  if (at === undefined) return null
  return {
    title: tell('change.another-time', { title: stop.title }),
    moves: [{ kind: 'retime', id: stop.id, start: at }],
  }
}

function walkLess({ text, day, draft }: Asked): Wish | null {
  const isAsked =
    /\bwalk less\b/.test(text) ||
    inOrder(text, /\b(less|fewer|shorter|reduce)\b/, /\b(walk|walking|walks|steps|foot)\b/)
  if (!isAsked) return null
  const days = numbersOf(draft, day)
  const chosen = draft.itinerary.days.filter((each) => days.includes(each.day))
  return {
    title: tell('change.less-walking', { day }),
    days,
    change: { maxWalkingDistance: lessWalking(chosen) },
  }
}

/** Kilometres: a third less than the longest of these days; under one everything is ridden anyway. */
export function lessWalking(days: readonly DayView[]): number {
  return Math.max(1, Math.round((Math.max(...days.map(metersOnFoot)) * 2) / 300) / 10)
}

function cheaper({ text, day, draft, facts }: Asked): Wish | null {
  if (!/\b(cheaper|less expensive|save money)\b/.test(text)) return null
  const meal = meals.find((name) => text.includes(name)) ?? null
  const what = meal ?? 'meals'
  return made(
    tell('change.cheaper', { what, day }),
    cheaperMeal(draft, day, facts, meal),
    tell('refused.none-cheaper', { what }),
  )
}

function later({ text, day, draft }: Asked): Wish | null {
  if (!/\b(start|begin|sleep in|later)\b/.test(text)) return null
  const from = timeIn(text) ?? (/\blater|sleep in\b/.test(text) ? 10 * 60 : undefined)
  if (from === undefined) return null
  return {
    title: tell('change.later', { day }),
    days: numbersOf(draft, day),
    change: { from: toClock(from) },
  }
}

function slower({ text, day, draft }: Asked): Wish | null {
  if (!/\b(slower|slow down|relaxed|relax|easier|less packed|fewer stops|too much|too full)\b/.test(text))
    return null
  return { title: tell('change.slower', { day }), days: numbersOf(draft, day), change: { slower: true } }
}

function rain({ text, day, draft }: Asked): Wish | null {
  if (!/\b(rain|rainy|rains|indoors?|wet)\b/.test(text)) return null
  return { title: tell('change.rainy', { day }), days: numbersOf(draft, day), change: { rainy: true } }
}

function shorterWay({ text, day, draft }: Asked): Wish | null {
  if (!/\b(optimi[sz]e|better order|shorter (way|route))\b/.test(text)) return null
  return { title: tell('change.shorter', { day }), days: numbersOf(draft, day), change: { sameStops: true } }
}

function numbersOf({ itinerary }: Draft, day: number | null): number[] {
  return day === null ? itinerary.days.map((each) => each.day) : [day]
}

function metersOnFoot({ activities }: DayView): number {
  return activities.reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0)
}

function lockStop({ text, draft }: Asked): Wish | null {
  const [, verb] = /\b(lock|unlock|keep)\b/.exec(text) ?? []
  const found = verb && stopIn(text, draft.itinerary)
  if (!found) return null
  const locked = verb !== 'unlock'
  const { id, title } = found.stop
  return {
    title: tell(locked ? 'change.locked' : 'change.unlocked', { title }),
    moves: [{ kind: 'lock', id, locked }],
  }
}

const kinds: Partial<Record<Place['kind'], RegExp>> = {
  museum: /\bmuseums?\b/,
  gallery: /\b(art )?galler(y|ies)\b/,
  worship: /\b(church|churches|temples?|mosques?|shrines?|synagogues?)\b/,
  walk: /\bwalks?\b/,
  viewpoint: /\b(viewpoints?|views?|towers?)\b/,
  park: /\b(parks?|gardens?)\b/,
  beach: /\bbeach(es)?\b/,
  market: /\bmarkets?\b/,
  shop: /\b(shops?|shopping)\b/,
  experience: /\b(experiences?|class|classes|workshops?)\b/,
  show: /\b(shows?|concerts?|theatre|theater|opera)\b/,
  nightlife: /\b(bars?|clubs?|nightlife)\b/,
}

function noMore({ text, day, draft, facts }: Asked): Wish | null {
  if (!/\b(no|without|skip|remove|drop|delete|avoid|fewer)\b/.test(text)) return null
  const found = stopIn(text, draft.itinerary)
  const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(text))
  if (kind && !(found && text.includes(plain(found.stop.title)))) {
    const [name, pattern] = kind
    const word = pattern.exec(text)?.[0] ?? name
    return made(
      tell('change.no-more', { what: word, day }),
      without(draft, day, facts, (place) => place.kind === name),
      tell('refused.none-there', { what: word, day }),
    )
  }
  if (!found) return null
  return {
    title: tell('change.without', { title: found.stop.title }),
    moves: [{ kind: 'remove', id: found.stop.id }],
  }
}

/** Words of a wish that say nothing about what is wished for. */
const filler = new Set(
  'add include want would like please could can you we i to a an the some on in at for of day visit see go more another my our trip plan'.split(
    ' ',
  ),
)

function addPlace({ text, day, draft, facts }: Asked): Wish | null {
  const words = /\b(?:add|include|want|like|visit|see)\b(.*)/.exec(text)?.[1]
  if (words === undefined) return null
  const telling = words.split(' ').filter((word) => word.length > 2 && !filler.has(word) && !/^\d/.test(word))
  if (telling.length === 0) return null
  const what = telling.join(' ')
  const used = new Set(
    draft.itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)),
  )
  const named = placeIn(what, facts.destination)
  if (named && used.has(named.id)) return { impossible: tell('refused.in-plan', { name: named.name }) }
  const place = named ?? bestFor(telling, facts, used)
  if (!place) {
    const { name } = facts.destination
    return { impossible: tell('refused.not-in-catalogue', { what, destination: name }) }
  }
  return made(
    tell('change.added', { name: place.name, day }),
    placed(draft, day, facts, place),
    tell('refused.no-room', { name: null }),
  )
}

/** The best known place that every word fits: by what it is, what it answers, what is said of it. */
function bestFor(
  words: string[],
  { destination }: EditFacts,
  used: ReadonlySet<string | null>,
): Place | undefined {
  const stems = words.map((word) => word.replace(/(ies|es|s)$/, ''))
  return destination.places
    .filter(({ id, kind }) => kind !== 'base' && !used.has(id))
    .filter(({ name, kind, interests, styles, fact }) => {
      const about = ` ${plain([name, kind, ...interests, ...styles, fact].join(' '))}`
      return stems.every((stem) => about.includes(` ${stem}`))
    })
    .sort((a, b) => b.fame - a.fame)[0]
}
