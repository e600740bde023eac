import { expect, test } from 'vitest'
import { labelledPlaces, placesInText, typedPlaces } from './typed-places'

const rome = [{ destination: 'Rome', nights: 4 }, { destination: 'Florence' }, { destination: 'Venice' }]

test.each([
  ['Rome 4 nights, then Florence and Venice'],
  ['4 nights in Rome, Florence, Venice'],
  ['Rome (4 nights) -> Florence -> Venice'],
  ['Rome for 4 nights and then Florence and Venice.'],
  ['Rome 4 nights, then to Florence, then to Venice'],
  ['Rome (4 nights) – Florence – Venice'],
  ['Ten days in Italy: Rome 4 nights, Florence, Venice'],
  ['10 days: Rome 4 nights, Florence and Venice'],
  ['A week in Rome for 4 nights, Florence and Venice'],
])('%s', (text) => {
  expect(typedPlaces(text)?.places).toEqual(rome)
})

test.each([
  ['Rom 4 Nächte, dann Florenz', 'Rom', 4, 'Florenz'],
  ['Rom 4 Nächte, danach Florenz', 'Rom', 4, 'Florenz'],
  ['10 Tage in Italien: 4 Nächte Rom - Florenz', 'Rom', 4, 'Florenz'],
  ['10 días en Italia: Roma 4 noches, Florencia', 'Roma', 4, 'Florencia'],
  ['Dix jours en France : Paris 4 nuits, Aix-en-Provence', 'Paris', 4, 'Aix-en-Provence'],
  ['4 nuits à Paris puis Lyon', 'Paris', 4, 'Lyon'],
  ['Madrid 3 noches y luego Sevilla', 'Madrid', 3, 'Sevilla'],
  ['3 notti a Roma, poi Firenze', 'Roma', 3, 'Firenze'],
])('%s', (text, first, nights, second) => {
  expect(typedPlaces(text)?.places).toEqual([{ destination: first, nights }, { destination: second }])
})

test.each([
  'Rome',
  'Ten days in Italy: Rome',
  'Rome 4 nights',
  '',
  'New York',
  ', ',
  'We have 4 tickets, 20 € each',
])('no places: %s', (text) => {
  expect(typedPlaces(text)).toBeNull()
})

test('among other sentences, a list of names is found and told apart from prose', () => {
  const found = placesInText(
    'We love art and food. Rome 4 nights, then Florence and Venice. No museums on Monday.',
  )
  expect(found?.places).toEqual(rome)
  expect(found?.text).toBe('Rome 4 nights, then Florence and Venice.')
  expect(placesInText('We love art. Ten days in Italy: Rome 4 nights, Florence and Venice.')?.places).toEqual(
    rome,
  )
  expect(placesInText('We love art, wine and long walks.')).toBeNull()
})

test('a country after its town is no place of its own', () => {
  const typed = typedPlaces('Rome, Italy, 4 nights, Florence')
  expect(typed).toBeNull()
  const plain = typedPlaces('Rome, Italy 4 nights, Florence')
  expect(plain && labelledPlaces(plain, ['Rome, Italy', 'Italy, Texas', 'Florence, Italy'])).toEqual([
    { destination: 'Rome, Italy', nights: 4 },
    { destination: 'Florence, Italy' },
  ])
  const one = typedPlaces('Rome, Italy')
  expect(one && labelledPlaces(one, ['Rome, Italy', 'Italy, Texas'])).toBeNull()
  const unknown = typedPlaces('Rome and Nowhereville')
  expect(unknown && labelledPlaces(unknown, ['Rome, Italy', undefined])).toBeNull()
})
