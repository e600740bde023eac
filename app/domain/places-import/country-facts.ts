import type { Destination } from '~/domain/catalogue/destination'
import { importLists } from './lists/import-lists'

type CountryFacts = Pick<
  Destination,
  'languages' | 'emergency' | 'plug' | 'drivesOn' | 'localMoney' | 'tipping'
>

/** What every visitor of a country should know, from the catalogue where it has the country, else from the list. */
export function countryFacts(code: string, compatriot: Destination | undefined): CountryFacts {
  if (compatriot) {
    const { languages, emergency, plug, drivesOn, localMoney, tipping } = compatriot
    return { languages, emergency, plug, drivesOn, localMoney, tipping }
  }
  const [languages, emergency, plug, side] = importLists().countries[code]?.split('|') ?? []
  return {
    languages: languages?.split(', ') ?? ['the language of the country'],
    emergency: emergency ?? '112 from a mobile phone',
    plug: plug ?? 'not known here, take an adapter',
    drivesOn: side === 'left' ? 'left' : 'right',
    localMoney: 'We do not know which cards are taken here: have some cash of the country with you.',
    tipping: 'We do not know what is usual here: look at the bill for a service charge, or ask.',
  }
}
