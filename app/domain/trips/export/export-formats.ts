/** How a format is offered beside a trip: as a file to keep, or as text for the clipboard. */
interface Offer {
  as: 'download' | 'copy'
  label: string
  /** What it is for. */
  note?: string
}

interface Format {
  /** The media type. */
  type: string
  /** Null where it is read by the page alone. */
  offer: Offer | null
}

/**
 * The formats a trip is taken along in, as the addresses name them, in the order in which they are offered. Each has its
 * maker in export-file.ts, which the page need not carry.
 */
export const exportFormats = {
  'calendar.ics': {
    type: 'text/calendar; charset=utf-8',
    offer: { as: 'download', label: 'Calendar file', note: 'every stop at its local time' },
  },
  'route.gpx': {
    type: 'application/gpx+xml; charset=utf-8',
    offer: { as: 'download', label: 'GPX', note: 'for navigation apps' },
  },
  'route.geojson': {
    type: 'application/geo+json',
    offer: { as: 'download', label: 'GeoJSON', note: 'for maps' },
  },
  'trip.txt': { type: 'text/plain; charset=utf-8', offer: { as: 'copy', label: 'Copy as text' } },
  'trip.md': { type: 'text/markdown; charset=utf-8', offer: { as: 'copy', label: 'Copy as Markdown' } },
  /** What the PDF is made of in the browser. */
  'trip.json': { type: 'application/json', offer: null },
} as const satisfies Record<string, Format>

export type ExportFile = keyof typeof exportFormats

/** Whether an address names a format that there is. */
export function isExportFile(name: string): name is ExportFile {
  return Object.hasOwn(exportFormats, name)
}

export const exportFiles = Object.keys(exportFormats).filter(isExportFile)

/** What is offered in one of the two ways. */
export function offered(as: Offer['as']): (Offer & { file: ExportFile })[] {
  return exportFiles.flatMap((file) => {
    const { offer } = exportFormats[file]
    return offer?.as === as ? [{ ...offer, file }] : []
  })
}
