import { type CalendarOptions, calendarFile } from './calendar-file'
import { geoJsonFile, gpxFile } from './route-files'
import { markdown, plainText } from './text-files'
import { type ExportFile, fileName, type TripToTake } from './trip-to-take'

interface Made {
  body: string
  type: string
  /** What the file is called on somebody's disk. */
  name: string
}

/** A trip in one of the formats. */
export function exportFile(trip: TripToTake, file: ExportFile, calendar: CalendarOptions): Made {
  const [, extension = ''] = file.split('.')
  return { ...bodyOf(trip, file, calendar), name: fileName(trip, extension) }
}

function bodyOf(trip: TripToTake, file: ExportFile, calendar: CalendarOptions): Omit<Made, 'name'> {
  switch (file) {
    case 'calendar.ics':
      return { body: calendarFile(trip, calendar), type: 'text/calendar; charset=utf-8' }
    case 'route.gpx':
      return { body: gpxFile(trip), type: 'application/gpx+xml; charset=utf-8' }
    case 'route.geojson':
      return { body: geoJsonFile(trip), type: 'application/geo+json' }
    case 'trip.md':
      return { body: markdown(trip), type: 'text/markdown; charset=utf-8' }
    case 'trip.txt':
      return { body: plainText(trip), type: 'text/plain; charset=utf-8' }
    case 'trip.json':
      return { body: JSON.stringify(trip), type: 'application/json' }
  }
}
