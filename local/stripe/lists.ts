import { invalidRequest, noSuch } from './errors'

/** One page of a list, in the shape in which Stripe sends every list. */
export interface Page<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

interface PageParams {
  limit?: number
  starting_after?: string
  ending_before?: string
}

/** The page of `items`, newest first, that the parameters ask for. */
export function pageOf<Item extends { id: string }>(
  items: Item[],
  { limit = 10, starting_after, ending_before }: PageParams,
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
