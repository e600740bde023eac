/** How a format is offered: as a file to download, or as text for the clipboard. */
interface Offer {
  as: 'download' | 'copy'
  label: string
  /** What it is for. */
  note?: string
}

interface Format {
  /** The media type. */
  type: string
  /** Null where only the page reads it. */
  offer: Offer | null
}

/**
 * The export formats, as the addresses name them, in the order in which they are shown. Each has its function in
 * export-file.ts, which pages do not load.
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
  /** Files from which the browser makes the PDF. */
  'trip.json': { type: 'application/json', offer: null },
} as const satisfies Record<string, Format>

export type ExportFile = keyof typeof exportFormats

/** Whether an address names an existing format. */
export function isExportFile(name: string): name is ExportFile {
  return Object.hasOwn(exportFormats, name)
}

export const exportFiles = Object.keys(exportFormats).filter(isExportFile)

/** The formats that are offered in one of the two ways. */
export function offered(as: Offer['as']): (Offer & { file: ExportFile })[] {
  return exportFiles.flatMap((file) => {
    const { offer } = exportFormats[file]
    return offer?.as === as ? [{ ...offer, file }] : []
  })
}
