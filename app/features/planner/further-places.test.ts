import { afterEach, expect, test, vi } from 'vitest'
import { furtherPlaces, lookUpFurther } from './look-up-places'

afterEach(() => vi.unstubAllGlobals())

const further = (text: string) => furtherPlaces(text, 'Rome, Italy')?.added

test.each([
  ["We'd also like to visit Florence and Venice.", [{ destination: 'Florence' }, { destination: 'Venice' }]],
  ['No museums please. Then two nights in Florence.', [{ destination: 'Florence', nights: 2 }]],
  ['Dann noch 3 Nächte in Florenz', [{ destination: 'Florenz', nights: 3 }]],
  ['ajoutez Florence', [{ destination: 'Florence' }]],
  ['añadir Florencia', [{ destination: 'Florencia' }]],
  ['poi due notti a Firenze', [{ destination: 'Firenze', nights: 2 }]],
])('%s', (text, added) => {
  expect(further(text)).toEqual(added)
})

test.each([
  'We love art and food.',
  'One night in a jazz club would be great',
  'Two nights out with friends',
  'No museums on Monday',
  'My wife uses a wheelchair',
])('nothing is added by "%s"', (text) => {
  expect(further(text)).toBeUndefined()
})

const search = (labels: Record<string, string>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, 'http://localhost').searchParams.get('q') ?? ''
    return Response.json(labels[name] ? [labels[name]] : [])
  })
const lookUp = (text: string) => {
  const found = furtherPlaces(text, 'Rome, Italy')
  const catalogue = new Set(['Florence, Italy', 'Saint Petersburg, Russia'])
  return found && lookUpFurther(found, catalogue, new AbortController().signal)
}

test('a name in another language is known by the search; the beginning of a name, or a mistyped one, may be a sight', async () => {
  search({ Florenz: 'Florence, Italy', 'Saint Peter': 'Saint Petersburg, Russia', Uffizi: 'Uffing, Germany' })
  expect(await lookUp('Dann noch 3 Nächte in Florenz')).toEqual([
    { destination: 'Rome, Italy' },
    { destination: 'Florence, Italy', nights: 3 },
  ])
  expect(await lookUp("we'd also like to visit Saint Peter")).toBeNull()
  expect(await lookUp("we'd also like to visit Uffizi")).toBeNull()
  expect(await lookUp("we'd also like to visit Nowhere")).toBeNull()
})
