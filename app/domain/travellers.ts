/** The most that one plan is for. */
export const mostAdults = 16
export const mostChildren = 10

/** Who travels together. Prices of a plan are those of one adult; what all of them pay is computed from it. */
export interface Travellers {
  adults: number
  /** The age of each child in years; null where nobody has said it. */
  children: (number | null)[]
  /** Rooms, where somebody has chosen how many; left out for as many as `roomsOf` gives. */
  rooms?: number | undefined
}

/** One adult, which is what a plan without travellers is for. */
export const oneTraveller: Travellers = { adults: 1, children: [] }

/** From this age on a child pays. Younger ones ride and enter nearly everywhere for nothing, and share a plate. */
const payingFrom = 2
/** Children under this age go to bed before others sit down to dinner, and want days of their own. */
const smallUnder = 12

export function headsOf({ adults, children }: Travellers): number {
  return adults + children.length
}

/** Those for whom an adult's price is counted. */
export function payingOf({ adults, children }: Travellers): number {
  return adults + children.filter((age) => age === null || age >= payingFrom).length
}

export function hasSmallChildren({ children }: Travellers): boolean {
  return children.some((age) => age !== null && age < smallUnder)
}

/** Rooms as chosen; else a double room for each two adults, in which two children sleep as well. */
export function roomsOf({ adults, children, rooms }: Travellers): number {
  return rooms ?? Math.max(Math.ceil(adults / 2), Math.ceil(children.length / 2))
}

/** The same travellers with another number of children; those who are added have no age yet. */
export function withChildren(travellers: Travellers, number: number): Travellers {
  const children = Array.from({ length: number }, (_, index) => travellers.children[index] ?? null)
  return { ...travellers, children }
}

/** What others may know of the travellers: how many they are, not how old the children are. */
export function withoutAges({ children, ...travellers }: Travellers): Travellers {
  return { ...travellers, children: children.map((age) => (age !== null && age < payingFrom ? 0 : null)) }
}

/** Ages as they are typed: "4, 7". Anything else is no age. */
export function agesTyped(text: string): (number | null)[] {
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .slice(0, mostChildren)
    .map((part) => (/^\d{1,2}$/.test(part) && Number(part) <= 17 ? Number(part) : null))
}
