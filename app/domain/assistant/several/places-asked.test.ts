import { beforeAll, describe, expect, it } from 'vitest'
import { loadRoom, sayIn } from '~/messages/languages'
import { placesChanged } from './change-places'
import { readPlaces } from './read-places'

const named = [
  { destination: 'Rome, Italy', names: ['Rome', 'Roma', 'Rom'] },
  { destination: 'Florence, Italy', names: ['Florence', 'Firenze', 'Florenz', 'Florencia'] },
  { destination: 'Venice, Italy', names: ['Venice', 'Venezia', 'Venedig', 'Venise', 'Venecia'] },
]
const now = [
  { destination: 'Rome, Italy', nights: 4 },
  { destination: 'Florence, Italy', nights: 2 },
  { destination: 'Venice, Italy', nights: 2 },
]

/** What a text makes of four nights in Rome, two in Florence and two in Venice. */
function planAfter(text: string): string {
  const { wishes, rest } = readPlaces(text, named, (sentence) => sentence.includes('Colosseum'))
  if (wishes.length === 0) return 'not about places'
  const changed = placesChanged(wishes, now)
  if (!changed.ok) return sayIn()(changed.why)
  const { destinations, order, days } = changed.change
  const list = destinations.map(({ destination, nights = '?' }) => `${destination.split(',')[0]} ${nights}`)
  return [
    list.join(', '),
    ...(order === 'best' ? ['best order'] : []),
    ...(days === 'fit' ? ['as long as the nights'] : []),
    ...rest.map((each) => `rest: ${each}`),
  ].join('; ')
}

const moreInVenice = 'Rome 3, Florence 2, Venice 3'
const withoutFlorence = 'Rome ?, Venice ?'
const fromVenice = 'Venice 2, Rome 4, Florence 2'

beforeAll(() => loadRoom('answersOfSeveral'))

describe('what is asked for about the places of a trip, in five languages', () => {
  it.each([
    ['Rome 4 nights, then Florence and Venice', 'Rome 4, Florence ?, Venice ?'],
    ['Rom 5 Nächte, dann Venedig', 'Rome 5, Venice ?'],
    [
      'Rome 3 nuits, puis Florence 3 nuits et Venise 2 nuits',
      'Rome 3, Florence 3, Venice 2; as long as the nights',
    ],
    ['Roma 4 noches, luego Florencia y Bolonia', 'Rome 4, Florence ?, Bolonia ?'],
    ['Roma 4 notti, poi Firenze e Venezia', 'Rome 4, Florence ?, Venice ?'],
    ['Rome 3 nights and Venice 3 nights', 'Rome 3, Florence 2, Venice 3'],

    ['one night more in Venice', moreInVenice],
    ['Could we have another night in Venice, please?', moreInVenice],
    ["We'd like to stay one night longer in Venice", moreInVenice],
    ['eine Nacht mehr in Venedig', moreInVenice],
    ['Bitte noch eine Nacht in Venedig', moreInVenice],
    ['une nuit de plus à Venise', moreInVenice],
    ['encore une nuit à Venise', moreInVenice],
    ['una noche más en Venecia', moreInVenice],
    ['una notte in più a Venezia', moreInVenice],
    ["un'altra notte a Venezia", moreInVenice],
    ['one night less in Rome', 'Rome 3, Florence 3, Venice 2'],
    ['eine Nacht weniger in Rom', 'Rome 3, Florence 3, Venice 2'],
    ['two nights more in Venice and one less in Rome', 'Rome 3, Florence 1, Venice 4'],
    ['4 nights in Venice', 'Rome 2, Florence 2, Venice 4'],
    ['cuatro noches en Venecia', 'Rome 2, Florence 2, Venice 4'],
    ['Move a night from Rome to Venice', moreInVenice],
    ['Verschiebe eine Nacht von Rom nach Venedig', moreInVenice],
    ['a night more in Venice instead of Rome', moreInVenice],

    ['skip Florence', withoutFlorence],
    ['Please leave out Florence', withoutFlorence],
    ['Florenz weglassen', withoutFlorence],
    ['ohne Florenz', withoutFlorence],
    ['sans Florence', withoutFlorence],
    ['quita Florencia', withoutFlorence],
    ['saltiamo Firenze', withoutFlorence],

    ['start in Venice', fromVenice],
    ['Venice first', fromVenice],
    ['in Venedig beginnen', fromVenice],
    ['commencer par Venise', fromVenice],
    ['empezar en Venecia', fromVenice],
    ['iniziare da Venezia', fromVenice],
    ['end in Rome', 'Florence 2, Venice 2, Rome 4'],
    ['Venice before Florence', 'Rome 4, Venice 2, Florence 2'],
    ['swap Florence and Venice', 'Rome 4, Venice 2, Florence 2'],
    ['the other way round', 'Venice 2, Florence 2, Rome 4'],
    ['put the places in the best order', 'not about places'],
    ['best order please', 'Rome 4, Florence 2, Venice 2; best order'],

    ['add Bologna', 'Rome 4, Florence 2, Venice 2, Bologna 2; as long as the nights'],
    [
      'add Bologna for 3 nights between Florence and Venice',
      'Rome 4, Florence 2, Bologna 3, Venice 2; as long as the nights',
    ],
    ['Füge Bologna hinzu', 'Rome 4, Florence 2, Venice 2, Bologna 2; as long as the nights'],
    ['ajoute Bologne après Florence', 'Rome 4, Florence 2, Bologne 2, Venice 2; as long as the nights'],
    ['aggiungi Bologna', 'Rome 4, Florence 2, Venice 2, Bologna 2; as long as the nights'],
    ['add Bologna, same dates', 'Rome 2, Florence 2, Venice 2, Bologna 2'],
    ['add Bologna for 3 nights without changing the dates', 'Rome 1, Florence 2, Venice 2, Bologna 3'],
    ['Füge Bologna hinzu, gleiche Daten', 'Rome 2, Florence 2, Venice 2, Bologna 2'],
    ['ajoute Bologne sans changer les dates', 'Rome 2, Florence 2, Venice 2, Bologne 2'],
    ['añade Bolonia con las mismas fechas', 'Rome 2, Florence 2, Venice 2, Bolonia 2'],
    ['aggiungi Bologna senza cambiare le date', 'Rome 2, Florence 2, Venice 2, Bologna 2'],
    ['Bologna instead of Florence', 'Rome 4, Bologna 2, Venice 2'],
  ])('%s', (text, expected) => {
    expect(planAfter(text)).toBe(expected)
  })

  it('makes the trip longer only where no place has a night to give', () => {
    expect(planAfter('5 nights in Rome, 3 nights in Florence, 3 nights in Venice')).toBe(
      'Rome 5, Florence 3, Venice 3; as long as the nights',
    )
  })

  it('makes the trip longer for a further place only as far as the plan goes, then other places give nights', () => {
    const { wishes } = readPlaces('add Bologna for 3 nights', named)
    const changed = placesChanged(wishes, now, 10)
    expect(changed).toMatchObject({ ok: true, longer: 1, capped: true, change: { days: 'fit' } })
    expect(changed.ok && changed.change.destinations.map(({ nights }) => nights)).toEqual([2, 2, 2, 3])
    // A trip that is longer than the plan has now, from another plan, stays as long as it is.
    expect(placesChanged(wishes, now, 3)).toMatchObject({ ok: true, longer: 0, capped: true })
  })

  it('leaves one place where the others are left out', () => {
    expect(planAfter('skip Florence and Venice')).toBe('Rome ?')
  })

  it('says why a wish cannot be', () => {
    expect(planAfter('two nights less in Venice')).toContain('no night to spare')
    expect(planAfter('add Rome')).toBe('not about places')
    expect(planAfter('skip Florence, Rome and Venice')).toContain('at least one place')
  })

  it.each([
    'skip the museums in Florence',
    'Is the Uffizi open on Sunday?',
    'no lunch in Venice',
    'one night out in Venice with cocktails',
    'How far is it from Rome to Florence?',
    'dinner later in Venice',
    'We do not want to start before ten in Rome',
    'add the Colosseum',
  ])('leaves "%s" to the rest of the assistant', (text) => {
    expect(planAfter(text)).toMatch(/^not about places|rest/)
  })

  it('keeps what is about something else in the same message', () => {
    expect(planAfter('One night more in Venice. Is the Uffizi open on Sunday?')).toBe(
      `${moreInVenice}; rest: Is the Uffizi open on Sunday?`,
    )
  })
})
