import { calendarFile, type FileOptions } from './calendar-file'
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

const makers: Record<ExportFile, (trip: TripToTake, options: FileOptions) => string> = {
  'calendar.ics': calendarFile,
  'route.gpx': (trip, { say }) => gpxFile(trip, say),
  'route.geojson': (trip, { say }) => geoJsonFile(trip, say),
  'trip.txt': (trip, { say }) => plainText(trip, say),
  'trip.md': (trip, { say }) => markdown(trip, say),
  'trip.json': (trip) => JSON.stringify(trip),
}

/** A trip in one of the formats. */
export function exportFile(trip: TripToTake, file: ExportFile, options: FileOptions): Made {
  const [, extension = ''] = file.split('.')
  return {
    body: makers[file](trip, options),
    type: exportFormats[file].type,
    name: fileName(trip, extension),
  }
}
