import { expect, test } from 'vitest'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { destinationCard as card } from '~/domain/testing/destination-card'
import { foundDestinations, nearDestinations } from './city-search'

const cards = [
  card('rome', 'Rome', 'Italy', ['Roma']),
  card('kyoto', 'Kyoto', 'Japan', ['京都']),
  card('new-york', 'New York', 'United States', ['NYC']),
  card('sao-jorge', 'São Jorge', 'Portugal'),
]
const ids = (found: DestinationCard[]) => found.map(({ id }) => id)

test('a name of letters that fold to many is no name', () => {
  const ligatures = '\uFDFA'.repeat(60)
  expect(ids(nearDestinations(ligatures, cards))).toEqual([])
  expect(ids(foundDestinations(ligatures, cards))).toEqual([])
})

test('a search finds names, countries, regions and alternate names, from the start of a word', () => {
  expect(ids(foundDestinations('', cards))).toEqual(['rome', 'kyoto', 'new-york', 'sao-jorge'])
  expect(ids(foundDestinations('ROMA', cards))).toEqual(['rome'])
  expect(ids(foundDestinations('japan', cards))).toEqual(['kyoto'])
  expect(ids(foundDestinations('europe', cards))).toEqual(['rome', 'sao-jorge'])
  expect(ids(foundDestinations('york', cards))).toEqual(['new-york'])
  expect(ids(foundDestinations('sao', cards))).toEqual(['sao-jorge'])
  expect(ids(foundDestinations('京都', cards))).toEqual(['kyoto'])
  expect(ids(foundDestinations('yoto', cards))).toEqual([])
})

test('a misspelt name finds what it is like, and nothing where nothing is', () => {
  expect(ids(nearDestinations('kioto', cards))).toEqual(['kyoto'])
  expect(ids(nearDestinations('newyork', cards))).toEqual(['new-york'])
  expect(ids(nearDestinations('xyzzy', cards))).toEqual([])
})
