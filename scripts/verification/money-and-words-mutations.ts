import { dayCost } from '../../app/domain/itinerary/budget'
import { activity, isSight, type Mutation, place, plan, some, transit, withDay } from './change-plan'

/** Sums, and names in texts. */
export const moneyAndWordMutations: Mutation[] = [
  {
    check: 'money',
    rule: 'amounts are in the currency of the destination',
    mutate: plan(({ currency }) => ({ currency: currency === 'GBP' ? 'EUR' : 'GBP' })),
  },
  ...(['accommodationTotal', 'foodTotal', 'activitiesTotal', 'transportTotal', 'grandTotal'] as const).map(
    (total): Mutation => ({
      check: 'money',
      rule: `${total} adds up`,
      mutate: plan(({ budget }) => ({ budget: { ...budget, [total]: budget[total] + 0.01 } })),
    }),
  ),
  {
    check: 'money',
    rule: 'a day adds up',
    mutate: (judged) =>
      judged.plan.days[0] &&
      withDay(judged, judged.plan.days[0], { costCents: judged.plan.days[0].costCents + 1 }),
  },
  {
    check: 'money',
    rule: 'a price is that of the catalogue',
    mutate: place(
      (each, ...rest) => isSight(each, ...rest) && !each.ticket,
      ({ cost }) => ({ cost: { cents: (cost?.cents ?? 0) + 100, year: 2026 } }),
    ),
  },
  {
    check: 'money',
    rule: 'a night costs what the level pays',
    mutate: (judged) => {
      const { plan: asked, destination } = judged
      const slept = new Set(asked.days.slice(0, -1).map(({ basePlaceId }) => basePlaceId))
      const stays = destination.stays.map((stay) =>
        slept.has(stay.id) ? { ...stay, night: { ...stay.night, cents: 2 } } : stay,
      )
      return slept.size > 0 ? { ...judged, destination: { ...destination, stays } } : undefined
    },
  },
  {
    check: 'money',
    rule: 'rides cost their fares',
    mutate: (judged, random) =>
      some(judged, random, ({ type, startTime, endTime }) => type === 'transport' && startTime === endTime) &&
      transit(({ destination }) => ({
        fareCents: destination.transit.fareCents + 1,
        dayPassCents: undefined,
      }))(judged),
  },
  {
    check: 'money',
    rule: 'a day keeps to the budget level',
    mutate: (judged) => {
      const dearest = Math.max(
        ...judged.plan.days.map(({ activities }) =>
          dayCost(activities.filter(({ type }) => type !== 'accommodation')),
        ),
      )
      const daily = { ...judged.destination.daily, [judged.request.budget]: dearest - 1 }
      return dearest > 0 ? { ...judged, destination: { ...judged.destination, daily } } : undefined
    },
  },
  {
    check: 'words',
    rule: 'the overview names no other venue',
    mutate: plan(() => ({ overview: 'Dine at Trattoria Zorblatt.' })),
  },
  {
    check: 'words',
    rule: 'tips name no other venue',
    mutate: plan(({ tips }) => ({ tips: [...tips, 'Dine at Trattoria Zorblatt.'] })),
  },
  {
    check: 'words',
    rule: 'reasons name no other venue',
    mutate: activity(isSight, () => ({ reason: 'It is next to Trattoria Zorblatt.' })),
  },
  {
    check: 'words',
    rule: 'descriptions name no other venue',
    mutate: activity(isSight, () => ({ description: 'It is next to Trattoria Zorblatt.' })),
  },
  {
    check: 'words',
    rule: 'day titles name no other venue',
    mutate: (judged) =>
      judged.plan.days[0] && withDay(judged, judged.plan.days[0], { title: 'Trattoria Zorblatt' }),
  },
  {
    check: 'words',
    rule: 'notes name no other venue',
    mutate: (judged) =>
      judged.plan.days[0] && withDay(judged, judged.plan.days[0], { note: 'Dine at Trattoria Zorblatt.' }),
  },
]
