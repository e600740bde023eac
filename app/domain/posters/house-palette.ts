import type { PosterFacts } from '~/domain/catalogue/destination'

/** The source of the colours of a poster and a page. */
export interface PaletteSource {
  name: string
  facts: PosterFacts
  latitude: number
}

/** Pages without a destination have Rome's colours. */
export const housePalette: PaletteSource = {
  name: 'Rome',
  facts: { family: 'river plain', season: 'spring', sunset: 38, landmark: 'colosseum' },
  latitude: 41.9,
}
