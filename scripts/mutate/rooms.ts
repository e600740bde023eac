/** A part of the domain whose tests are tried by `npm run mutate`. */
export interface Room {
  name: string
  /** Folders and files whose code is changed. */
  code: string[]
  /** Folders and files whose tests must notice. */
  tests: string[]
}

const domain = (...paths: string[]) => paths.map((path) => `app/domain/${path}`)

/** A room whose own tests must notice. */
const room = (name: string, ...paths: string[]): Room => ({
  name,
  code: domain(...paths),
  tests: domain(...paths),
})

export const rooms: Room[] = [
  room('verification', 'verification'),
  room('itinerary', 'itinerary'),
  room('billing', 'billing'),
  room('trips', 'trips', 'request'),
  room('quota', 'quota'),
  room('engines', 'planning'),
]
