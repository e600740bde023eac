import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { housePalette } from '~/domain/posters/house-palette'
import type { TripToTake } from '~/domain/trips/export/trip-to-take'

/** For tests: a stop with what matters to the test. */
export function stop(more: Partial<ActivityView> = {}): ActivityView {
  return {
    id: 'd1-1',
    type: 'attraction',
    title: 'Colosseum',
    description: 'The arena of the emperors.',
    time: '9:00 AM',
    cost: '€18.00',
    placeId: 'colosseum',
    latitude: 41.8902,
    longitude: 12.4922,
    startTime: '09:00',
    endTime: '11:00',
    costCents: 1800,
    reason: 'Asked for.',
    travel: { mode: 'walk', minutes: 12, meters: 900 },
    ...more,
  }
}

export function dayOf(day: number, date: string, activities: ActivityView[]): DayView {
  return {
    day,
    date,
    title: 'Old stones',
    area: 'Centro',
    basePlaceId: 'inn',
    activities,
    costCents: activities.reduce((sum, { costCents }) => sum + costCents, 0),
  }
}

export function tripOf(days: DayView[], more: Partial<TripToTake> = {}): TripToTake {
  const itinerary: ItineraryView = {
    destination: 'Rome, Italy',
    destinationId: 'rome',
    startDate: days[0]?.date ?? '2027-04-13',
    endDate: days.at(-1)?.date ?? '2027-04-13',
    overview: 'Old and new.',
    days,
    tips: ['Carry water: the fountains are good.'],
    budget: {
      accommodationTotal: 100,
      foodTotal: 50.5,
      activitiesTotal: 18,
      transportTotal: 0,
      grandTotal: 168.5,
    },
    currency: 'EUR',
    engine: 'embedded',
    sample: false,
    checks: [],
    scores: [],
  }
  return {
    title: `${days.length} days in Rome`,
    itinerary,
    localName: null,
    localNames: {},
    timeZone: 'Europe/Rome',
    languages: ['Italian'],
    palette: housePalette,
    url: 'https://planner.example/trips/t1',
    ...more,
  }
}
