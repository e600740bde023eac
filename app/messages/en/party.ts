import { payingOf, roomsOf, type Travellers } from '~/domain/travellers'
import { listed } from './lists'
import { count, peopleText } from './wording'

/** "2 adults, 2 children (4 and 7)"; "2 adults, 2 rooms" where the rooms were chosen. */
export function travellersText({ adults, children, rooms }: Travellers): string {
  const ages = children.flatMap((age) => (age === null ? [] : [age === 0 ? 'under 1' : String(age)]))
  const known = ages.length > 0 && ages.length === children.length ? ` (${listed(ages)})` : ''
  return `${peopleText(adults, children.length)}${known}${rooms ? `, ${count(rooms, 'room')}` : ''}`
}

/** What the travellers need for the night, at a table and at a door. */
export function partyNeeds(travellers: Travellers): string {
  const heads = travellers.adults + travellers.children.length
  const people = travellersText({ ...travellers, rooms: undefined })
  return `${count(roomsOf(travellers), 'room')}, tables for ${heads}, tickets for ${people}.`
}

/** How the sum for all is made. */
export function partyRule(travellers: Travellers): string {
  const free = travellers.adults + travellers.children.length - payingOf(travellers)
  const rooms = 'A room costs what two pay who share it.'
  if (travellers.children.length === 0) return rooms
  const small = free > 0 ? ' Children under 2 are counted as free.' : ''
  return `${rooms} Children of 2 and older are counted at the adult price: we know no other, and most doors ask less.${small}`
}
