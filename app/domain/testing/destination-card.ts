import type { DestinationCard } from '~/domain/catalogue/place-catalogue'

/** Test support: a destination of the list as a search sees it. */
export const destinationCard = (
  id: string,
  name: string,
  country: string,
  aliases: string[] = [],
): DestinationCard => ({
  id,
  name,
  country,
  label: `${name}, ${country}`,
  aliases,
  center: [0, 0],
  poster: { family: 'city', season: 'spring', sunset: 30 },
})
