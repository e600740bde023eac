import type Stripe from 'stripe'
import { invalidRequest, noSuch } from './errors'
import type { CallParameters } from './parameter-types'
import type { Call, World } from './world'

/** One page of a list, in the shape in which Stripe sends every list. */
interface Page<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

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

function pageOf<Item extends { id: string }>(
  items: Item[],
  {
    limit = 10,
    starting_after,
    ending_before,
  }: Pick<CallParameters['listEvents'], 'limit' | 'starting_after' | 'ending_before'>,
  url: string,
): Page<Item> {
  if (limit < 1 || limit > 100) {
    throw invalidRequest('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  }
  const position = (id: string, param: string) => {
    const index = items.findIndex((item) => item.id === id)
    if (index < 0) throw noSuch('object', id, param)
    return index
  }
  if (ending_before !== undefined) {
    const end = position(ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url }
  }
  const start = starting_after === undefined ? 0 : position(starting_after, 'starting_after') + 1
  return {
    object: 'list',
    data: items.slice(start, start + limit),
    has_more: items.length > start + limit,
    url,
  }
}
