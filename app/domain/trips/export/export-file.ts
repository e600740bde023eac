import { calendarFile, type FileOptions } from './calendar-file'
import { geoJsonFile, gpxFile } from './route-files'
import { markdown, plainText } from './text-files'
import { fileName, type TripToTake } from './trip-to-take'

interface Made {
  body: string
  type: string
  /** The file name of the download. */
  name: string
}

interface Format {
  /** The media type. */
  type: string
  make(trip: TripToTake, options: FileOptions): string
}

/**
 * The export formats, as the addresses name them. How pages offer them is in messages/en/export-labels.ts; pages do not
 * load this file.
 */
const formats = {
  'calendar.ics': { type: 'text/calendar; charset=utf-8', make: calendarFile },
  'route.gpx': {
    type: 'application/gpx+xml; charset=utf-8',
    make: (trip, { say }) => gpxFile(trip, say),
  },
  'route.geojson': { type: 'application/geo+json', make: (trip, { say }) => geoJsonFile(trip, say) },
  'trip.txt': { type: 'text/plain; charset=utf-8', make: (trip, { say }) => plainText(trip, say) },
  'trip.md': { type: 'text/markdown; charset=utf-8', make: (trip, { say }) => markdown(trip, say) },
  /** The browser makes the PDF from it. */
  'trip.json': { type: 'application/json', make: (trip) => JSON.stringify(trip) },
} satisfies Record<string, Format>

export type ExportFile = keyof typeof formats
/** The formats that pages offer as a file or as text. */
export type OfferedFile = Exclude<ExportFile, 'trip.json'>

/** Whether an address names an existing format. */
export function isExportFile(name: string): name is ExportFile {
  return Object.hasOwn(formats, name)
}

export const exportFiles = Object.keys(formats).filter(isExportFile)

/** A trip in one of the formats. */
export function exportFile(trip: TripToTake, file: ExportFile, options: FileOptions): Made {
  const [, extension = ''] = file.split('.')
  const { type, make }: Format = formats[file]
  return { body: make(trip, options), type, name: fileName(trip, extension) }
}
