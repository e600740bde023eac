import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { regionOf, regions } from '~/domain/catalogue/regions'
import { JsonLd } from '~/features/marketing/json-ld'
import { Cover } from '~/features/posters/cover'
import { breadcrumbData, graph, listData } from './city-data'
import { cityPath } from './city-words'

interface DestinationListProps {
  cards: readonly DestinationCard[]
  origin: string
  nonce: string | undefined
  /** Whether these are all; a search is not described to search engines. */
  all: boolean
}

/** Heading of countries that only imported towns have. */
const elsewhere = 'Elsewhere'

/** Destinations by region and country. */
export function DestinationList({ cards, origin, nonce, all }: DestinationListProps) {
  return (
    <div className="grid gap-12">
      {[...Object.keys(regions), elsewhere].map((region) => {
        const there = cards.filter(({ country }) => (regionOf(country) ?? elsewhere) === region)
        if (there.length === 0) return null
        const id = region.toLowerCase().replaceAll(' ', '-')
        return (
          <section key={region} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
            <h2 id={`${id}-heading`} className="border-ink-key border-t-2 pt-3 text-head">
              {region}
            </h2>
            <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
              {there
                .sort((a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name))
                .map((card) => (
                  <City key={card.id} card={card} />
                ))}
            </ul>
          </section>
        )
      })}
      {all && (
        <JsonLd
          nonce={nonce}
          data={graph([
            listData(
              cards.map(({ id, name }) => ({ name, path: cityPath(id) })),
              origin,
            ),
            breadcrumbData([{ name: 'Destinations', path: '/destinations' }], origin),
          ])}
        />
      )}
    </div>
  )
}

/** A destination with its poster, which is a picture of its own: most of them are below the screen. */
function City({ card: { id, name, country } }: { card: DestinationCard }) {
  return (
    <li>
      <a href={cityPath(id)} className="group block rounded-sheet focus-visible:shadow-focus">
        <Cover id={id} />
        <span className="mt-2 block font-strong leading-snug group-hover:underline">{name}</span>
        <span className="block text-ink-soft text-small">{country}</span>
      </a>
    </li>
  )
}

/** Names that are like one that is not known. */
export function NearDestinations({ cards }: { cards: readonly Pick<DestinationCard, 'id' | 'label'>[] }) {
  if (cards.length === 0) return null
  return (
    <>
      <p>Did you mean:</p>
      <ul className="flex flex-wrap gap-x-5">
        {cards.map(({ id, label }) => (
          <li key={id}>
            <a
              href={cityPath(id)}
              className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
