import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { markdown, plainText } from './text-files'

const lunch = stop({
  id: 'd1-2',
  type: 'food',
  title: 'Da Enzo',
  description: '',
  time: '12:30 PM',
  placeId: 'enzo',
  cost: undefined,
  costCents: 0,
  travel: { mode: 'transit', minutes: 0, meters: 0 },
})
const ride = stop({
  id: 'd1-3',
  type: 'transport',
  title: 'Ride the metro',
  description: 'Two\n  stops.',
  time: '2:00 PM',
  placeId: null,
  cost: 'Free',
  costCents: 0,
  travel: {
    mode: 'transit',
    minutes: 9,
    meters: 2140,
    line: { name: 'Tram 28', from: 'Graça', to: 'Baixa' },
  },
})
const bed = stop({
  id: 'bed',
  type: 'accommodation',
  title: 'Inn',
  time: '8:00 PM',
  placeId: 'inn',
  description: '',
})
const free = stop({
  id: 'd2-1',
  title: 'Pantheon',
  time: '9:00 AM',
  placeId: null,
  cost: 'Free',
  costCents: 0,
})
const trip = tripOf([dayOf(1, '2027-12-31', [stop(), lunch, ride, bed]), dayOf(2, '2028-01-01', [free])], {
  localName: 'Рим',
  localNames: { colosseum: 'Colosseo' },
})

describe('a trip as plain text', () => {
  it('is this', () => {
    expect(plainText(trip, sayIn())).toBe(`2 days in Rome (Рим)
Fri 31 December to Sat 1 January 2028

Old and new.

Day 1: Old stones, Fri 31 December
9:00 AM  Colosseum (Colosseo) (12 min walk, 0.9 km · €18.00)
12:30 PM  Da Enzo
2:00 PM  Ride the metro (9 min ride, 2.1 km, Tram 28 from Graça to Baixa)
8:00 PM  Inn (12 min walk, 0.9 km · €18.00)

Day 2: Old stones, Sat 1 January
9:00 AM  Pantheon (12 min walk, 0.9 km · Free)

Budget Breakdown, estimated for one traveller
Accommodation: €100.00
Food: €50.50
Activities: €18.00
Transport: €0.00
Grand total: €168.50

Travel Tips
- Carry water: the fountains are good.

https://planner.example/trips/t1
`)
  })

  it('ends with the tips where the reader has no page', () => {
    const text = plainText({ ...trip, url: null, localName: null }, sayIn())
    expect(text.startsWith('2 days in Rome\n')).toBe(true)
    expect(text.endsWith('- Carry water: the fountains are good.\n')).toBe(true)
  })

  it('gives no sums where no price is known', () => {
    const unpriced = tripOf([dayOf(1, '2027-04-13', [lunch])])
    expect(plainText(unpriced, sayIn())).toContain('Grand total: not estimated, no price is known')
    expect(plainText(unpriced, sayIn())).not.toContain('Food')
  })
})

it('a trip as Markdown is this', () => {
  expect(markdown(trip, sayIn())).toBe(`# 2 days in Rome (Рим)

*Fri 31 December to Sat 1 January 2028*

Old and new.

## Day 1: Old stones

*Fri 31 December*

- **9:00 AM** Colosseum (Colosseo) (12 min walk, 0.9 km · €18.00). The arena of the emperors.
- **12:30 PM** Da Enzo.
- **2:00 PM** Ride the metro (9 min ride, 2.1 km, Tram 28 from Graça to Baixa). Two stops.
- **8:00 PM** Inn (12 min walk, 0.9 km · €18.00).

## Day 2: Old stones

*Sat 1 January*

- **9:00 AM** Pantheon (12 min walk, 0.9 km · Free). The arena of the emperors.

## Budget Breakdown

| For one traveller, estimated | |
|---|---:|
| Accommodation | €100.00 |
| Food | €50.50 |
| Activities | €18.00 |
| Transport | €0.00 |
| Grand total | €168.50 |

## Travel Tips

- Carry water: the fountains are good.

<https://planner.example/trips/t1>
`)
  expect(markdown({ ...trip, url: null }, sayIn())).not.toContain('<')
})

it('no text of a person is a mark in Markdown', () => {
  const hostile = stop({
    title: '![x](https://evil.example) &lt;b&gt; ~~y~~',
    description: '1. one\r# two\n- three',
    time: '**9**',
  })
  const trip = { ...tripOf([dayOf(1, '2027-04-13', [hostile])]) }
  const text = markdown(
    {
      ...trip,
      itinerary: { ...trip.itinerary, overview: '- <script>\rx', tips: ['1) tip', '+ more', '`code`'] },
    },
    sayIn(),
  )
  expect(text).toContain('\n\\- \\<script\\> x\n')
  expect(text).toContain('!\\[x\\](https://evil.example) \\&lt;b\\&gt; \\~\\~y\\~\\~')
  expect(text).toContain('**\\*\\*9\\*\\***')
  expect(text).toContain('1\\. one \\# two - three')
  expect(text).toContain('- 1\\) tip\n- \\+ more\n- \\`code\\`')
})

it('a day trip is told part by part, in the clock of its reader', () => {
  const dayTrip = {
    by: 'tram to the coast',
    leave: '09:00',
    back: '17:00',
    parts: [
      { name: 'Old harbour', startTime: '10:00', endTime: '13:30', hint: 'The fish is sold before ten.' },
    ],
    freeFrom: '13:30',
    short: true as const,
    lastBack: '16:30',
  }
  const out = tripOf([dayOf(1, '2027-04-13', [stop({ endTime: '15:00', dayTrip })])])
  expect(markdown(out, sayIn())).toContain(`
  - 09:00 Set off: tram to the coast
  - 10:00 to 13:30 Old harbour. The fish is sold before ten.
  - 13:30 to 15:00 Time to yourself
  - 15:00 to 17:00 On the way back
  - Be on the way back by 16:30
  - You are there for less time than is usual, so each part is shorter
`)
  expect(plainText(out, sayIn('en', { clock: '12', distance: 'mi' }))).toContain(
    '\n    10:00 AM to 1:30 PM Old harbour. The fish is sold before ten.\n    1:30 PM to 3:00 PM Time to yourself\n',
  )
})
