import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { ServerPart } from '~/features/sharing/server-part'
import { Button } from '~/ui/button'
import { LinkButton } from '~/ui/link'
import { TextField } from '~/ui/text-field'
import { DestinationList, NearDestinations } from './destinations-parts'

export interface Found {
  cards: DestinationCard[]
  /** Similar names, where nothing was found. */
  near: DestinationCard[]
}

interface DestinationsScreenProps {
  /** Null in the browser, which keeps what the server drew. */
  found: Found | null
  /** What was searched for; empty without a search. */
  query: string
  /** Destinations of the whole catalogue. */
  total: number
  origin: string
  nonce: string | undefined
}

/** Every destination with checked places, with a search that is a plain form. */
export function DestinationsScreen({ found, query, total, origin, nonce }: DestinationsScreenProps) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-gutter pt-10 pb-20">
      <div>
        <h1 className="text-title">{total} destinations with checked places</h1>
        <p className="mt-4 max-w-measure text-lead">
          For each of them: when to go, a three-day plan that is checked hour by hour, sights with opening
          hours and prices, quarters, houses and day trips.
        </p>
        <search>
          <form action="/destinations" className="mt-6 flex max-w-[40rem] items-end gap-3">
            <TextField
              id="search-destinations"
              label="Search for a city, country or region"
              type="search"
              name="q"
              maxLength={60}
              defaultValue={query}
              className="flex-1"
            />
            <Button type="submit" variant="primary">
              Search
            </Button>
          </form>
        </search>
      </div>
      <ServerPart name="destinations">
        {import.meta.env.SSR && found && query !== '' && (
          <div className="mb-8 grid gap-3">
            <p role="status">
              {found.cards.length === 0
                ? `No destination with checked places for “${query}”.`
                : `${found.cards.length} of ${total} for “${query}”.`}{' '}
              <a href="/destinations" className="underline underline-offset-4">
                Show all
              </a>
            </p>
            <NearDestinations cards={found.near} />
          </div>
        )}
        {import.meta.env.SSR && found && (
          <DestinationList cards={found.cards} all={query === ''} origin={origin} nonce={nonce} />
        )}
      </ServerPart>
      <div className="border-ink-key border-y-2 py-4">
        <p className="max-w-measure">
          Going somewhere else? Any other town of the world gets a plan by quarter, which names no place.
        </p>
        <LinkButton to="/planner" className="mt-3">
          Open the planner
        </LinkButton>
      </div>
    </div>
  )
}
