import { z } from 'zod'
import { Destination, PosterFacts } from '~/domain/catalogue/destination'
import { Locality } from '~/domain/catalogue/locality'
import { BudgetLevel, Interest } from '~/domain/catalogue/place'
import { TripView } from '~/domain/trips/trip'
import { SampleAnswer } from './sample-answer'

/** What the browser reads, by name: answers of our server, of the payment stand-in, and what it kept itself. */
export const answers = {
  /** What `GET /api/trips/{id}` answers. */
  trip: TripView.omit({ generationId: true }),
  /** What an edit, or an earlier version brought back, is answered with. */
  stored: TripView.pick({ version: true, itinerary: true }),
  /** An edit as this device keeps it until there is a network again. */
  keptEdit: TripView.pick({ id: true, version: true, itinerary: true }),
  /** `trip.json`: a trip with what its files say beside the itinerary. */
  exported: z.object({
    title: z.string(),
    itinerary: TripView.shape.itinerary,
    localName: z.string().nullable(),
    localNames: z.record(z.string(), z.string()),
    timeZone: z.string(),
    languages: z.array(z.string()),
    palette: z.object({ name: z.string(), facts: PosterFacts, latitude: z.number() }),
    url: z.string().nullable(),
  }),
  /** Where to go: a booking link, the payment provider's own pages. */
  address: z.object({ url: z.string().min(1) }),
  /** The address a calendar reads a trip at; empty once it has ended. */
  feed: z.object({ feedUrl: z.string() }),
  /** A trip's link, and whether its readers may download it. */
  share: z.object({ shareUrl: z.string(), sharesFiles: z.boolean() }),
  /** What the payment provider's script continues a payment with. */
  secret: z.object({ clientSecret: z.string().min(1) }),
  /** Whether the popup was shown to this visitor before. */
  seen: z.object({ seen: z.boolean() }),
  /** Names of destinations that a search found. */
  labels: z.array(z.string()),
  /** What the health call says of the engine. */
  health: z.object({ engine: z.string() }),
  /** What the payment stand-in says of a confirmed card, as far as it is used. */
  card: z.object({
    status: z.string().optional(),
    next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish(),
    error: z.object({ message: z.string().optional() }).optional(),
  }),
  /** Trips that Surprise Me proposes. */
  ideas: z.array(
    z.object({
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      budget: BudgetLevel,
      interests: z.array(Interest),
      reason: z.string(),
    }),
  ),
  /** What the front page shows of a destination's sample plan. */
  sample: SampleAnswer,
  /** The catalogue's file of a destination, to edit with. */
  destination: Destination,
  /** What is known of a place without a catalogue, to edit with. */
  locality: Locality,
}
