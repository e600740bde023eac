import type { Destination } from '../../app/domain/catalogue/destination'
import type { Account } from '../../app/domain/places-import/town'

/** What an import kept, left out and knows, in lines for the operator. */
export function reportOf(destination: Destination, account: Account): string {
  const { label, imported, places, areas, stays, streets } = destination
  const { inside, looked, dropped, chosen, ranked } = account
  const known = imported?.known
  const uses = {
    sight: 'sights',
    food: 'tables',
    night: 'bars and stages',
    stay: 'houses to sleep in',
  } as const
  const gone = places.filter(({ closed }) => closed).length
  return [
    `${label}: ${places.length} places in ${areas.length} areas, ${stays.length} houses; data of ${imported?.date}`,
    `  read: ${inside} objects of the map inside the town, ${looked} looked like places`,
    ...Object.entries(dropped)
      .sort((a, b) => b[1] - a[1])
      .map(([reason, count]) => `  left out: ${count} ${reason}`),
    ...Object.entries(uses).map(([use, words]) => {
      const { of, kept } = chosen[use === 'sight' || use === 'food' || use === 'night' ? use : 'stay']
      return `  kept: ${kept} of ${of} ${words}`
    }),
    ...(gone > 0 ? [`  kept for old trips: ${gone} places that are no longer on the map`] : []),
    ...(known
      ? [
          `  known: hours for ${known.sightsWithHours} of ${known.sights} sights and ${known.tablesWithHours} of ${known.tables} tables`,
          `  known: entry for ${known.sightsWithPrice} of ${known.sights} sights; every meal and night is an estimate`,
        ]
      : []),
    streets
      ? `  walks: measured along streets between ${streets.points.length} points, ${streets.detour} times the straight line on average${streets.withoutSteps ? '; without steps, too' : ''}`
      : '  walks: the file has too few streets, so they are estimated from straight lines',
    destination.lines
      ? `  lines: ${destination.lines.runs.length} with ${destination.lines.stops.length} stops near its places`
      : '  lines: the file has no routes of metro, tram, train or ferry',
    destination.ground
      ? `  ground: ${destination.ground.water.length} characters of shores and rivers, ${destination.ground.parks.length} of parks`
      : '  ground: the file has neither water nor parks',
    imported?.fame === 'ranks'
      ? `  fame: by the rank file for ${ranked} of ${chosen.sight.kept} sights`
      : '  fame: guessed from the map; --fame takes a file of ranks by Wikidata id',
    `  usual: ${imported?.usual}`,
  ].join('\n')
}
