import type { JourneyMode } from '~/domain/itinerary/journey'

export const orderOptions = [
  { value: 'fixed', label: 'As listed' },
  { value: 'best', label: 'Best order' },
] as const

export const wayOptions: readonly { value: JourneyMode; label: string }[] = [
  { value: 'train', label: 'Train or coach' },
  { value: 'flight', label: 'Plane' },
  { value: 'ferry', label: 'Boat' },
  { value: 'car', label: 'Car' },
]
