import { z } from 'zod'
import { Destination, PosterFacts } from '~/domain/catalogue/destination'
import { KitchenHomes } from '~/domain/catalogue/kitchen-homes'
import { Locality } from '~/domain/catalogue/locality'
import { BudgetLevel, Interest } from '~/domain/catalogue/place'
import { FreshRates } from '~/domain/money/fresh-rates'
import { LexiconFile } from '~/domain/reader/lexicon-file'
import { Entry } from '~/domain/trips/own/entries'
import { TripView } from '~/domain/trips/trip'

/**
 * Schemas of what the browser reads, by name: answers of our server and of the payment stand-in, and its own storage.
 */
export const answers = {
  /** Answer of `GET /api/trips/{id}`. */
  trip: TripView.omit({ generationId: true }),
  /** Answer to an edit, or to restoring an earlier version. */
  stored: TripView.pick({ version: true, itinerary: true }),
  /** What a language model wrote after the plan was finished. */
  lateDays: z.object({
    version: z.int(),
    days: z.array(
      z.object({
        day: z.int(),
        days: z.array(z.int()),
        title: z.string(),
        stops: z.array(z.string()),
        unverified: z.boolean(),
      }),
    ),
  }),
  /** An edit stored on this device until there is a network. */
  keptSteps: z.object({
    version: z.int().min(0),
    keys: z.array(z.string().max(60)).min(1).max(200),
    at: z.int().min(0).max(200),
    saved: z.string().max(60).nullable(),
  }),
  keptEdit: TripView.pick({ id: true, version: true, itinerary: true }),
  /** `trip.json`: a trip with the further facts that its files contain. */
  exported: z.object({
    title: z.string(),
    itinerary: TripView.shape.itinerary,
    localName: z.string().nullable(),
    localNames: z.record(z.string(), z.string()),
    timeZone: z.string(),
    languages: z.array(z.string()),
    palette: z.object({ name: z.string(), facts: PosterFacts, latitude: z.number() }),
    url: z.string().nullable(),
    units: z.object({ clock: z.enum(['12', '24']), distance: z.enum(['km', 'mi']) }).optional(),
    money: z.object({ own: z.string().nullable(), rates: FreshRates }).optional(),
    own: z.array(Entry).optional().catch(undefined),
  }),
  /** An address to open: a booking link, or the payment provider's own pages. */
  address: z.object({ url: z.string().min(1) }),
  /** The address of a trip's calendar feed; empty after it was revoked. */
  feed: z.object({ feedUrl: z.string() }),
  /** A trip's link, and whether its readers may download it. */
  share: z.object({ shareUrl: z.string(), sharesFiles: z.boolean() }),
  /** What the browser is asked to make a passkey, or to use one (WebAuthn level 3). */
  passkeyToMake: z.object({
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        userVerification: z.literal('required'),
      }),
      timeout: z.int(),
    }),
  }),
  passkeyToUse: z.object({
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      userVerification: z.literal('required'),
      timeout: z.int(),
    }),
  }),
  /** The secret with which the payment provider's script continues a payment. */
  secret: z.object({ clientSecret: z.string().min(1) }),
  /** Whether the popup was shown to this visitor before. */
  seen: z.object({ seen: z.boolean() }),
  /** The words with which texts are read. */
  lexicons: LexiconFile,
  /** The countries in which kitchens are at home. */
  kitchens: KitchenHomes,
  /** Names of destinations that a search found. */
  labels: z.array(z.string()),
  /** The engine, from the health call. */
  health: z.object({ engine: z.string() }),
  /** The payment stand-in's answer about a confirmed card, as far as it is used. */
  card: z.object({
    status: z.string().optional(),
    next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish(),
    error: z.object({ message: z.string().optional() }).optional(),
  }),
  /** Trips that Surprise Me proposes. */
  ideas: z.array(
    z.object({
      destination: z.string(),
      destinations: z.array(z.object({ destination: z.string() })).optional(),
      startDate: z.string(),
      endDate: z.string(),
      budget: BudgetLevel,
      interests: z.array(Interest),
      reason: z.string(),
    }),
  ),
  /** The catalogue file of a destination, for editing. */
  destination: Destination,
  /** What is known about a place without a catalogue, for editing. */
  locality: Locality,
}
