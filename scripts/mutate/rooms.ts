/** A part of the domain whose tests `npm run mutate` measures. */
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
  {
    name: 'engines',
    code: domain('planning'),
    // Without the tests over many dates and shortages: they plan dozens of trips, which takes minutes for each mutant.
    tests: domain(
      'planning/area-engine',
      'planning/catalogue-engine/catalogue-engine.test.ts',
      'planning/catalogue-engine/candidates',
      'planning/catalogue-engine/replan-days.test.ts',
      'planning/generation-view.test.ts',
      'planning/golden-plans.test.ts',
      'planning/llm-engine',
      'planning/solver',
      'planning/stages.test.ts',
      'planning/surprise',
      'planning/weights.test.ts',
    ),
  },
]
