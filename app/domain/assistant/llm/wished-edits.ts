import { z } from 'zod'
import { WishShape } from '~/domain/planning/llm-engine/wishes/wish-form'

/** Ways in which days can be planned anew. */
export const manners = ['slower', 'indoors', 'cheaper', 'less-walking', 'shorter-way', 'later-start'] as const
export type Manner = (typeof manners)[number]

/** The edits that a model may wish for; `Stop` and `Place` say which ids there are. */
function shapes<Stop extends z.ZodType<string>, Place extends z.ZodType<string>>(stop: Stop, place: Place) {
  const at = z.string()
  const move = z.object({ do: z.enum(['move']), stop, day: z.int(), at })
  const retime = z.object({ do: z.enum(['retime']), stop, at })
  const remove = z.object({ do: z.enum(['remove']), stop })
  const lock = z.object({ do: z.enum(['lock']), stop })
  const swap = z.object({ do: z.enum(['swap']), stop, other: stop })
  const replace = z.object({ do: z.enum(['replace']), stop, place })
  const add = z.object({ do: z.enum(['add']), place, day: z.int(), at })
  const swapDays = z.object({ do: z.enum(['swap-days']), day: z.int(), other: z.int() })
  const replan = z.object({
    do: z.enum(['replan']),
    days: z.array(z.int()),
    how: z.enum(manners),
    from: z.string(),
  })
  return { move, retime, remove, lock, swap, replace, add, swapDays, replan }
}

const any = shapes(z.string(), z.string())

/** One edit as it is read; ids, days and times may still be anything. */
export const WishedEdit = z.union([
  any.move,
  any.retime,
  any.remove,
  any.lock,
  any.swap,
  any.replace,
  any.add,
  any.swapDays,
  any.replan,
])
export type WishedEdit = z.infer<typeof WishedEdit>

/** What is read of an answer; all of it may be missing or wrong, since not every model holds to a form. */
export const TalkAnswer = z
  .object({
    say: z.unknown(),
    edits: z.array(z.unknown()).catch([]),
    wishes: z.array(z.unknown()).max(60).catch([]),
  })
  .partial()

/** The form of an answer: ids are those of this trip's stops and of the places that may come into it. */
export function talkForm(stops: string[], places: string[]) {
  const { move, retime, remove, lock, swap, replace, add, swapDays, replan } = shapes(
    z.enum(stops.length > 0 ? stops : ['none']),
    z.enum(places.length > 0 ? places : ['none']),
  )
  const withPlaces = places.length > 0 ? [replace, add] : []
  const edit = z.union([move, retime, remove, lock, swap, ...withPlaces, swapDays, replan])
  return z.strictObject({ say: z.string(), edits: z.array(edit), wishes: z.array(WishShape) })
}
