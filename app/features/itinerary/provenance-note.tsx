import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** How much of a plan with a language model had to be put right, and what a traveller should know of it. */
export function ProvenanceNote({ making }: { making: NonNullable<ItineraryView['making']> }) {
  const { note, repairs } = making
  const put = repairs.filter(({ kind }) => kind !== 'planned-without-model').length
  const right =
    put === 0
      ? 'A language model chose among our places and wrote the words; nothing had to be put right.'
      : `A language model chose among our places and wrote the words; before printing, ${put} ${put === 1 ? 'thing was' : 'things were'} put right.`
  return <p className="max-w-[38em] pt-3 text-ink-soft text-small leading-snug">{note ?? right}</p>
}
