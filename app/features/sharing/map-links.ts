import type { ActivityView } from '~/domain/itinerary/itinerary'

/** Directions to a stop in map apps; the address opens the app if it is installed. */
export function mapLinks({
  latitude,
  longitude,
  travel,
}: Pick<ActivityView, 'latitude' | 'longitude' | 'travel'>): { google: string; apple: string } | null {
  if (latitude === null || longitude === null) return null
  const at = `${latitude},${longitude}`
  const walks = travel.mode === 'walk'
  return {
    google: `https://www.google.com/maps/dir/?api=1&travelmode=${walks ? 'walking' : 'transit'}&destination=${at}`,
    apple: `https://maps.apple.com/?daddr=${at}&dirflg=${walks ? 'w' : 'r'}`,
  }
}
