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
    // Without the tests that plan dozens of trips, which takes minutes for each mutant: whole plans, what each stage adds to
    // them and what its steps look at are written down in the golden tests.
    tests: domain(
      'planning/area-engine',
      'planning/booked-activities.test.ts',
      'planning/catalogue-engine/candidates',
      'planning/catalogue-engine/clash.test.ts',
      'planning/catalogue-engine/houses.test.ts',
      'planning/catalogue-engine/meals',
      'planning/catalogue-engine/narrate/day-title.test.ts',
      'planning/catalogue-engine/narrate/off-the-track.test.ts',
      'planning/catalogue-engine/narrate/sight-facts.test.ts',
      'planning/catalogue-engine/narrate/table-reasons.test.ts',
      'planning/catalogue-engine/narrate/tips.test.ts',
      'planning/catalogue-engine/replan-days.test.ts',
      'planning/catalogue-engine/solve/settle-first.test.ts',
      'planning/catalogue-engine/solve/trip-problem.test.ts',
      'planning/generation-view.test.ts',
      'planning/golden-mending.test.ts',
      'planning/golden-plans.test.ts',
      'planning/golden-replans.test.ts',
      'planning/golden-requests.test.ts',
      'planning/golden-stages.test.ts',
      // The gate's shares over all lines of its corpora take long; what it finds in each is written down.
      ...[
        'agrees-with-time',
        'answer-reader',
        'day-pools',
        'golden-gate',
        'golden-questions',
        'late-days',
        'llm-area-engine',
        'llm-engine',
        'prompts',
        'within-budget',
      ].map((name) => `planning/llm-engine/${name}.test.ts`),
      'planning/llm-engine/town',
      'planning/llm-engine/wishes',
      'planning/several-places',
      'planning/solver',
      'planning/stages.test.ts',
      'planning/surprise',
      'planning/weights.test.ts',
    ),
  },
]
