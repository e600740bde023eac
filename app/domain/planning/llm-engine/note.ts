import type { Repair } from '~/domain/itinerary/provenance'
import type { Message } from '~/domain/message'
import type { Answer } from './language-model'
import { tell } from './sentences'

/** What a traveller is told when the model did not write all of it; nothing when it did. */
export function noteOn(failure: Answer | undefined, silent: boolean, repairs: Repair[]): { note?: Message } {
  const days = [
    ...new Set(
      repairs.filter(({ kind, day }) => kind === 'planned-without-model' && day > 0).map(({ day }) => day),
    ),
  ]
  const reason = failure && !failure.ok ? failure.failure : 'words'
  if (silent) return { note: tell('provenance.own-planner', { reason }) }
  return days.length > 0 ? { note: tell('provenance.own-days', { days, reason }) } : {}
}
