import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countryCodes } from './countries'
import { regionOf, regions } from './regions'

const Named = z.object({ country: z.string() })

test('every country of the catalogue is in one region', () => {
  const countries = readdirSync('catalogue')
    .filter((name) => name.endsWith('.json'))
    .map((name) => Named.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))).country)
  expect(countries.filter((country) => regionOf(country) === null)).toEqual([])
  const listed = Object.values(regions).flat()
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((country) => !countryCodes[country])).toEqual([])
})
