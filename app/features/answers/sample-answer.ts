import { z } from 'zod'
import { PosterFacts } from '~/domain/catalogue/destination'
import { Check } from '~/domain/itinerary/itinerary'

const Stop = z.object({
  id: z.string(),
  n: z.number(),
  name: z.string(),
  from: z.number(),
  to: z.number(),
  legMeters: z.number(),
  legMinutes: z.number(),
  mode: z.enum(['walk', 'transit']),
  kind: z.enum(['visit', 'meal']),
  at: z.tuple([z.number(), z.number()]).nullable(),
  hours: z.array(z.object({ from: z.number(), to: z.number() })).nullable(),
})

const Mark = z.object({
  id: z.string(),
  time: z.string(),
  title: z.string(),
  day: z.string(),
  evidence: z.string(),
  unknown: z.boolean(),
})

const HeadStop = z.object({
  id: z.string(),
  time: z.string(),
  title: z.string(),
  way: z.string(),
  walked: z.boolean(),
  cost: z.string(),
})

/** What the front page shows of a destination's sample plan (`GET /api/sample`). */
export const SampleAnswer = z.object({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  country: z.string(),
  palette: z.object({ name: z.string(), facts: PosterFacts, latitude: z.number() }),
  dates: z.string(),
  days: z.number(),
  total: z.string(),
  first: z.object({ heading: z.string(), date: z.string(), stops: z.array(HeadStop), more: z.number() }),
  line: z.object({
    heading: z.string(),
    facts: z.string(),
    stops: z.array(Stop),
    sun: z.object({ rise: z.string(), set: z.string() }).nullable(),
  }),
  marks: z.array(Mark),
  checks: z.array(z.object({ name: z.string(), status: Check.shape.status, evidence: z.string() })),
  passed: z.number(),
  checked: z.number(),
  budget: z.array(z.object({ name: z.string(), cents: z.number(), text: z.string() })),
  gems: z.array(z.object({ title: z.string(), text: z.string() })),
})
