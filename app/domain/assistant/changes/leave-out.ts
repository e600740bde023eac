import { placeOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { Message } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { tellWish } from '~/domain/reader/sentences'
import { isMeant } from '~/domain/reader/targets'
import { daysNamed, type Found, knownOf, namesDay, type Scene, stopsMeant } from '../scene'
import { answer, change as tell } from '../sentences'
import { noWorse } from './no-worse'
import { cannot, moves, type Outcome, oneStop } from './outcome'

interface About {
  what?: Target | undefined
  when?: When | undefined
}

/** Takes one place out, and nothing else. Its time stays free. */
export function remove({ what, when }: About, scene: Scene): Outcome {
  const found = oneStop(what, scene, { among: onDays(when, scene) })
  if ('impossible' in found) return found
  const { id, title } = found.stop
  return moves(
    tell('change.without', { title }),
    [{ kind: 'remove', id }],
    answer('chat.left-free', { title }),
  )
}

function onDays(when: When | undefined, { draft }: Scene): (found: Found) => boolean {
  if (!namesDay(when)) return () => true
  const days = daysNamed(when, draft.itinerary)
  return ({ day }) => days.includes(day)
}

/** Takes all of a kind out; what is as good takes their place, and where nothing is, the time stays free. */
export function without(
  { what, except = [], when }: { what: Target; except?: Target[] | undefined; when?: When | undefined },
  scene: Scene,
): Outcome {
  const { draft, facts } = scene
  const spared = (found: Found) =>
    except.some((each) => stopsMeant(each, knownOf(scene)).some(({ stop }) => stop.id === found.stop.id))
  const found = stopsMeant(what, knownOf(scene)).filter((each) => onDays(when, scene)(each) && !spared(each))
  const name = kindName(what)
  const [day = null] = namesDay(when) ? daysNamed(when, draft.itinerary).map((each) => each.day) : []
  if (found.length === 0) return cannot(tell('refused.none-there', { what: name, day }))
  const locked = found.filter(({ stop }) => stop.locked).map(({ stop }) => stop.title)
  const used = new Set<string>()
  const freed: string[] = []
  const list = found
    .filter(({ stop }) => !stop.locked)
    .map(({ stop }): Move => {
      const was = placeOf(facts.destination, stop.placeId)
      const next = alternativesFor(
        draft.itinerary,
        stop.id,
        facts,
        (place) => !isMeant(place, what) && !used.has(place.id) && noWorse(place, was),
      ).find(({ open }) => open)
      if (!next) {
        freed.push(stop.title)
        return { kind: 'remove', id: stop.id }
      }
      used.add(next.place.id)
      return { kind: 'replace', id: stop.id, placeId: next.place.id }
    })
  if (list.length === 0) return cannot(tell('refused.locked', { title: locked.join(', ') }))
  return moves(
    tell('change.no-more', { what: name, day }),
    list,
    freed.length > 0 ? answer('chat.freed', { titles: freed }) : undefined,
  )
}

/** Hours from and to of the parts of a day that can be free. */
const parts = { morning: [0, 12], afternoon: [12, 18], evening: [18, 24] } as const

/** Nothing but meals in a part of a day, or the whole of it. */
export function free({ when }: { when: When }, scene: Scene): Outcome {
  const [day] = daysNamed(when, scene.draft.itinerary)
  if (!day) return cannot(answer('chat.no-such-day', { days: scene.draft.itinerary.days.length }))
  const part =
    when.part === 'morning' || when.part === 'afternoon' || when.part === 'evening' ? when.part : null
  const [from, to] = part ? parts[part] : [0, 24]
  const list = stopsOf(day)
    .filter(({ type, locked, startTime }) => {
      const hour = Number(startTime.slice(0, 2))
      return type !== 'food' && !locked && hour >= from && hour < to
    })
    .map(({ id }): Move => ({ kind: 'remove', id }))
  const title = tell('change.free', { day: day.day, part })
  return list.length > 0 ? moves(title, list) : cannot(answer('chat.suits-already', { change: title }))
}

/** A kind or an interest, as the words for wishes name it. */
export function kindName(what: Target): Message | string {
  if (what.by === 'kind') return tellWish('target.kind', { kind: what.kind })
  if (what.by === 'interest') return tellWish('target.interest', { interest: what.interest })
  return what.by === 'name' ? what.name : what.id
}

/** Keeps a stop where it is, or lets it be moved again. */
export function lock(
  { is, what }: { is: 'lock' | 'unlock'; what?: Target | undefined },
  scene: Scene,
): Outcome {
  const [found] = stopsMeant(what, knownOf(scene))
  if (!found) return cannot(answer('chat.which-stop', {}))
  const locked = is === 'lock'
  const { id, title } = found.stop
  return moves(tell(locked ? 'change.locked' : 'change.unlocked', { title }), [{ kind: 'lock', id, locked }])
}
