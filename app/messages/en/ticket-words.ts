import type { ActivityView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { listed } from './lists'

/** With which ticket a stop is entered, and what else it is for; nothing for a stop that has a ticket of its own. */
export function ticketWords({
  ticketUse,
  costCents,
}: Pick<ActivityView, 'ticketUse' | 'costCents'>): string | null {
  if (!ticketUse) return null
  const { name, boughtOn, also, saves } = ticketUse
  if (costCents === 0 && also.length === 0) return `Entered with the ticket of day ${boughtOn}: ${name}.`
  const others = also.length > 0 ? ` It is good for ${listed(also)} too.` : ''
  const cheaper = saves ? ` It saves ${formatMoney(saves.cents, saves.currency)} on single tickets.` : ''
  return `Ticket: ${name}.${others}${cheaper}`
}
