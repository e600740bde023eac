import type { DayLineStop } from '~/features/itinerary/day-line-stops'

/** A day in Rome as the planner once made it, stored so that its pictures change only with their design. */
export const sampleDay: readonly DayLineStop[] = [
  {
    id: 'd2-forno-roscioli',
    n: 1,
    name: 'Antico Forno Roscioli',
    from: 510,
    to: 535,
    legMeters: 524,
    legMinutes: 7,
    mode: 'walk',
    kind: 'meal',
    at: [41.8947, 12.4744],
    hours: [
      {
        from: 450,
        to: 1200,
      },
    ],
  },
  {
    id: 'd2-campo-de-fiori-market',
    n: 2,
    name: "Campo de' Fiori Market",
    from: 540,
    to: 570,
    legMeters: 238,
    legMinutes: 4,
    mode: 'walk',
    kind: 'visit',
    at: [41.8954, 12.4724],
    hours: [
      {
        from: 420,
        to: 840,
      },
    ],
  },
  {
    id: 'd2-st-peters-basilica',
    n: 3,
    name: "St Peter's Basilica",
    from: 600,
    to: 675,
    legMeters: 2162,
    legMinutes: 18,
    mode: 'transit',
    kind: 'visit',
    at: [41.9022, 12.4545],
    hours: [
      {
        from: 420,
        to: 1200,
      },
    ],
  },
  {
    id: 'd2-st-peters-square',
    n: 4,
    name: "St Peter's Square",
    from: 690,
    to: 720,
    legMeters: 301,
    legMinutes: 5,
    mode: 'walk',
    kind: 'visit',
    at: [41.9022, 12.4573],
    hours: [],
  },
  {
    id: 'd2-ai-tre-scalini',
    n: 5,
    name: 'Ai Tre Scalini',
    from: 780,
    to: 850,
    legMeters: 3764,
    legMinutes: 24,
    mode: 'transit',
    kind: 'meal',
    at: [41.8964, 12.4914],
    hours: [
      {
        from: 720,
        to: 0,
      },
    ],
  },
  {
    id: 'd2-colosseum',
    n: 6,
    name: 'Colosseum',
    from: 885,
    to: 975,
    legMeters: 900,
    legMinutes: 12,
    mode: 'walk',
    kind: 'visit',
    at: [41.8902, 12.4922],
    hours: [
      {
        from: 510,
        to: 990,
      },
    ],
  },
  {
    id: 'd2-trastevere-walk',
    n: 7,
    name: 'Trastevere Walk',
    from: 1015,
    to: 1075,
    legMeters: 2369,
    legMinutes: 19,
    mode: 'transit',
    kind: 'visit',
    at: [41.8919, 12.4703],
    hours: [],
  },
  {
    id: 'd2-grappolo-doro',
    n: 8,
    name: "Hosteria Grappolo d'Oro",
    from: 1110,
    to: 1180,
    legMeters: 643,
    legMinutes: 9,
    mode: 'walk',
    kind: 'meal',
    at: [41.8963, 12.4712],
    hours: [
      {
        from: 750,
        to: 900,
      },
      {
        from: 1110,
        to: 1350,
      },
    ],
  },
]

export const sampleSun = { sunrise: '07:28', sunset: '16:39' }

/** What four days there cost, cents. */
export const sampleBudget = [
  { name: 'Accommodation', cents: 25000 },
  { name: 'Food', cents: 18300 },
  { name: 'Activities', cents: 9300 },
  { name: 'Transport', cents: 900 },
]
