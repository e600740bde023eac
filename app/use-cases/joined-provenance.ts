import type { Itinerary, Plan } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import { reason, tell } from '~/domain/planning/llm-engine/sentences'

/** What a model did for one place of a trip, whose days count from 1. */
export interface PartProvenance {
  engine: Plan['engine']
  provenance: Provenance
  /** Days of the trip before the first one in the place. */
  offset: number
}

/** Who made a trip to several places: the model where it wrote for any of them, with what each of them took. */
export function joinedProvenance(parts: readonly PartProvenance[]): Pick<Itinerary, 'engine' | 'provenance'> {
  const [first] = parts
  if (!first) return { engine: 'embedded' }
  const repairs = parts.flatMap(({ provenance, offset }) =>
    provenance.repairs.map((repair) => (repair.day === 0 ? repair : { ...repair, day: repair.day + offset })),
  )
  const written = parts.some(({ engine }) => engine === 'openai')
  const note = parts.find(({ provenance }) => provenance.note !== undefined)?.provenance.note
  const own = repairs.flatMap(({ kind, day }) => (kind === 'planned-without-model' && day > 0 ? [day] : []))
  const days = [...new Set(own)].sort((a, b) => a - b)
  const why = reason.safeParse(typeof note === 'object' ? note.params.reason : undefined).data ?? 'words'
  const said = written ? days.length > 0 && tell('provenance.own-days', { days, reason: why }) : note
  return {
    engine: written ? 'openai' : 'embedded',
    provenance: {
      prompt: first.provenance.prompt,
      tokens: parts.reduce((sum, { provenance }) => sum + provenance.tokens, 0),
      repairs,
      ...(said && { note: said }),
    },
  }
}
