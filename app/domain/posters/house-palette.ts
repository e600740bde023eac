import type { PosterFacts } from '~/domain/catalogue/destination'

/** What a poster and a page are printed from. */
export interface PaletteSource {
  name: string
  facts: PosterFacts
  latitude: number
}

/** Pages that are about no destination are printed in Rome's inks. */
export const housePalette: PaletteSource = {
  name: 'Rome',
  facts: { family: 'river plain', season: 'spring', sunset: 38, landmark: 'colosseum' },
  latitude: 41.9,
}
