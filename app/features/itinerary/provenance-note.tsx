import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** Tells the traveller how much of a language model's plan was corrected. */
export function ProvenanceNote({ provenance }: { provenance: NonNullable<ItineraryView['provenance']> }) {
  const { note, repairs } = provenance
  const put = repairs.filter(({ kind }) => kind !== 'planned-without-model').length
  const right =
    put === 0
      ? 'A language model chose from our places and wrote the texts. Nothing had to be corrected.'
      : `A language model chose from our places and wrote the texts. We corrected ${put} ${put === 1 ? 'thing' : 'things'}.`
  return <p className="max-w-[38em] pt-3 text-ink-soft text-small leading-snug">{note ?? right}</p>
}
