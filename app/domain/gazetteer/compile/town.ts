/** A row of GeoNames' table of towns, as far as it is used. */
export interface Town {
  id: number
  name: string
  alternates: string[]
  latitude: number
  longitude: number
  /** GeoNames' feature code: PPLC is a capital, PPLX a part of a town. */
  feature: string
  /** ISO 3166-1, two letters. */
  country: string
  /** GeoNames' code of the region within its country. */
  region: string
  population: number
  /** Metres above the sea, from a digital elevation model; 0 where unknown. */
  elevation: number
  timeZone: string
}

/** Feature codes of places that no longer exist: abandoned, destroyed and historical ones are no destinations. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/** A line of GeoNames' cities500 table (download.geonames.org/export/dump/readme.txt); null for what is left out. */
export function parseTown(line: string): Town | null {
  const cells = line.split('\t')
  const [id, name, , alternates = '', latitude, longitude, , feature = '', country = '', , region = ''] =
    cells
  const population = Number(cells[14])
  const timeZone = cells[17]
  if (!name || !timeZone || gone.has(feature)) return null
  const names = alternates.split(',').filter(Boolean)
  // Villages without a population figure and without a name in another language.
  if (population === 0 && names.length < 3) return null
  return {
    id: Number(id),
    name: name.replaceAll(',', ''),
    alternates: names,
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    region,
    population,
    elevation: Math.max(0, Number(cells[16]) || 0),
    timeZone,
  }
}

/**
 * How well known a town is, about 2 to 13. By population alone, unknown cities of millions would come before Florence;
 * the number of languages with a name for the town corrects this.
 */
export function fameOf({ population, alternates, feature }: Town): number {
  const size = Math.log10(Math.max(population, 100))
  const echo = 0.85 * Math.log2(1 + alternates.length)
  return size + echo + (feature === 'PPLC' ? 0.5 : 0) - (feature === 'PPLX' ? 1.5 : 0)
}
