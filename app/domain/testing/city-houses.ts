import { Destination } from '~/domain/catalogue/destination'
import { budgetLevels } from '~/domain/catalogue/vocabulary'
import { testCity } from './test-city'

const cents = { budget: 6000, moderate: 14_000, luxury: 40_000 }

/** The test city with three houses of each budget level, the first of them in the middle. */
export const cityWithHouses: Destination = Destination.parse({
  ...testCity,
  stays: budgetLevels.flatMap((level) =>
    [0, 1, 2].map((index) => ({
      id: `house-${level}-${index}`,
      name: `Hotel ${['Anchor', 'Bell', 'Crown'][index]} ${level}`,
      kind: 'hotel',
      level,
      area: testCity.areas[index]?.id,
      at: [50 + index * 0.006, 10 + index * 0.004],
      night: { cents: cents[level] + index * 1000, year: 2026 },
      fact: 'A made-up house with a bed, a door and a view of the street.',
      source: 'made up for tests',
      confidence: 'high',
    })),
  ),
})

export const housesOfCity = cityWithHouses.stays
