import type { OfferedFile } from '~/domain/trips/export/export-file'

interface ExportLabel {
  /** A file to download, or text for the clipboard. */
  as: 'download' | 'copy'
  /** What the button says. */
  label: string
  /** What the file is for. */
  note?: string
}

/** How pages offer the export formats, in the order in which they are shown. */
export const exportLabels: Record<OfferedFile, ExportLabel> = {
  'calendar.ics': { as: 'download', label: 'Calendar file', note: 'every stop at its local time' },
  'route.gpx': { as: 'download', label: 'GPX', note: 'for navigation apps' },
  'route.geojson': { as: 'download', label: 'GeoJSON', note: 'for maps' },
  'trip.txt': { as: 'copy', label: 'Copy as text' },
  'trip.md': { as: 'copy', label: 'Copy as Markdown' },
}
