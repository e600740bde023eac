import { type CalendarOptions, calendarFile } from './calendar-file'
import { type ExportFile, exportFormats } from './export-formats'
import { geoJsonFile, gpxFile } from './route-files'
import { markdown, plainText } from './text-files'
import { fileName, type TripToTake } from './trip-to-take'

interface Made {
  body: string
  type: string
  /** The file name of the download. */
  name: string
}

const makers: Record<ExportFile, (trip: TripToTake, calendar: CalendarOptions) => string> = {
  'calendar.ics': calendarFile,
  'route.gpx': gpxFile,
  'route.geojson': geoJsonFile,
  'trip.txt': plainText,
  'trip.md': markdown,
  'trip.json': (trip) => JSON.stringify(trip),
}

/** A trip in one of the formats. */
export function exportFile(trip: TripToTake, file: ExportFile, calendar: CalendarOptions): Made {
  const [, extension = ''] = file.split('.')
  return {
    body: makers[file](trip, calendar),
    type: exportFormats[file].type,
    name: fileName(trip, extension),
  }
}
