import type Stripe from 'stripe'
import { invalidRequest, noSuch } from './errors'
import { type Page, pageOf } from './lists'
import type { CallParameters } from './parameter-types'
import type { Call, World } from './world'

/** Newest first, as Stripe lists everything. */
export function listEvents(world: World, params: CallParameters['listEvents']): Page<Stripe.Event> {
  const { type, types, created } = params
  if (type && types) {
    throw invalidRequest('You may only specify one of these parameters: type, types.', {
      code: 'parameters_exclusive',
    })
  }
  const wanted = types ?? (type ? [type] : null)
  const found = world.state.events
    .filter((event) => !wanted || wanted.some((pattern) => matches(event.type, pattern)))
    .filter((event) => inRange(event.created, created))
    .reverse()
  return pageOf(found, params, '/v1/events')
}

export function retrieveEvent(world: World, _params: object, { id }: Call): Stripe.Event {
  const event = world.state.events.find((candidate) => candidate.id === id)
  if (!event) throw noSuch('event', id, 'id')
  return event
}

/** `charge.*` stands for every type that begins so. */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}

function inRange(time: number, range: CallParameters['listEvents']['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return time > gt && time >= gte && time < lt && time <= lte
}
