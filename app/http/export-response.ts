import type { Result } from '~/domain/errors'
import { fail } from '~/domain/errors'
import { type ExportFile, isExportFile } from '~/domain/trips/export/export-file'
import { failureResponse } from './respond'

interface Made {
  body: string
  type: string
  name: string
}

/** The format that an address asks for. */
export function askedFile(name: string | undefined): ExportFile | null {
  return name !== undefined && isExportFile(name) ? name : null
}

export const noSuchFile = () =>
  failureResponse(fail('not-found', 'A trip cannot be exported in this format.').failure)

/** A file to download; `inline` is for programs that open it directly. */
export function exportResponse(made: Result<Made>, { inline = false } = {}): Response {
  if (!made.ok) return failureResponse(made.failure)
  const { body, type, name } = made.value
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': inline ? 'inline' : `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
