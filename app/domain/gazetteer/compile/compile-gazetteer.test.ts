import { describe, expect, it } from 'vitest'
import { labelTowns } from './labels'
import { allNames, ownNames } from './names'
import { fameOf, parseTown } from './town'

function town(
  name: string,
  country: string,
  region: string,
  population: number,
  at = [0, 0],
  alternates = '',
) {
  const cells = [
    1,
    name,
    name,
    alternates,
    at[0],
    at[1],
    'P',
    'PPL',
    country,
    '',
    region,
    '',
    '',
    '',
    population,
  ]
  return parseTown([...cells, '', '', 'Europe/Paris', ''].join('\t'))
}
const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('the line was left out')
  return value
}

describe('labels', () => {
  const towns = [
    town('Paris', 'FR', '11', 2_000_000, [48.9, 2.3]),
    town('Paris', 'US', 'TX', 25_000, [33.7, -95.6]),
    town('Paris', 'US', 'TN', 10_000, [36.3, -88.3]),
    town('Newport', 'GB', 'WLS', 300_000, [51.6, -3]),
    town('Newport', 'GB', 'ENG', 24_000, [50.7, -1.3]),
    town('Newport', 'GB', 'ENG', 12_000, [52.8, -2.4]),
    town('Newport', 'GB', 'WLS', 20_000, [51.61, -3.01]),
  ].map(present)
  const regionNames: Record<string, string> = { TX: 'Texas', TN: 'Tennessee', ENG: 'England', WLS: 'Wales' }
  const labels = labelTowns(towns, ({ region }) => regionNames[region] ?? null).map(({ label }) => label)

  it('name one town each, with its region where a better known namesake has the name', () => {
    expect(labels).toEqual([
      'Paris, France',
      'Paris, Texas, USA',
      'Paris, Tennessee, USA',
      'Newport, UK',
      'Newport, England, UK',
    ])
  })
})

describe('names', () => {
  it('are folded, also as people write them who lack the key', () => {
    expect(ownNames('Köln', [])).toEqual(['koln', 'koeln'])
    expect(ownNames("Coeur d'Alene", [])).toEqual(['coeur d alene', 'coeur dalene'])
    expect(ownNames('Saint-Tropez', [])).toContain('st tropez')
    expect(ownNames('The Hague', [])).toContain('hague')
  })

  it('of a known town include those in other languages, without codes and machine transliterations', () => {
    const prague = present(town('Prague', 'CZ', '52', 1_300_000, [50, 14], 'PRG,Praha,Прага,praga qalasy'))
    expect(allNames(prague, ownNames('Prague', []), fameOf(prague))).toEqual(['prague', 'praha', 'прага'])
  })
})

describe('fame', () => {
  it('is more than people: a name in many languages weighs as well', () => {
    const florence = present(
      town('Florence', 'IT', '16', 350_000, [43, 11], 'A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P'),
    )
    const unknown = present(town('Puyang', 'CN', '02', 3_500_000, [29, 119], 'A'))
    expect(fameOf(florence)).toBeGreaterThan(fameOf(unknown))
  })

  it('has no place for what no longer stands', () => {
    const cells = [
      1,
      'Pompei',
      'Pompei',
      '',
      40,
      14,
      'P',
      'PPLH',
      'IT',
      '',
      '04',
      '',
      '',
      '',
      0,
      '',
      '',
      'Europe/Rome',
      '',
    ]
    expect(parseTown(cells.join('\t'))).toBeNull()
  })
})
