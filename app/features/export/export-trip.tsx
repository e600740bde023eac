import { useState } from 'react'
import { exportLabels } from '~/messages/en/export-labels'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { TripIcon } from '~/ui/trip-icon'
import { attempt } from './attempt'
import { CalendarFeed } from './calendar-feed'

interface ExportTripProps {
  /** Where the trip's files are: `/api/trips/{id}/export`. */
  base: string
  /** Whether the plan includes files. */
  allowed: boolean
  /** Id of the reader's own trip, which a calendar can subscribe to. */
  tripId?: string
}

const small = buttonClass({ size: 'small' })

/** Downloads, printing and copying of a trip. The files are links, so that they work without a script. */
export function ExportTrip({ base, allowed, tripId }: ExportTripProps) {
  return (
    <details className="group not-printed w-full border-ink-edge border-y">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-strong [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2.5">
          <TripIcon name="download" />
          Download and print
        </span>
        <TripIcon name="plus" className="group-open:hidden" />
        <TripIcon name="minus" className="hidden group-open:block" />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        {allowed ? <ExportFormats base={base} tripId={tripId} /> : <Upgrade />}
      </div>
    </details>
  )
}

function Upgrade() {
  return (
    <>
      <p className="max-w-measure text-ink-soft text-small">
        PDF, calendar, GPX and text come with the paid plans. Printing this page is free.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/pricing" variant="primary" size="small">
          See Pricing Options
        </LinkButton>
        <PrintButton />
      </div>
    </>
  )
}

function PrintButton() {
  return (
    <Button size="small" onClick={() => window.print()}>
      Print
    </Button>
  )
}

function ExportFormats({ base, tripId }: Pick<ExportTripProps, 'base' | 'tripId'>) {
  const [busy, setBusy] = useState(false)

  async function pdf() {
    setBusy(true)
    await attempt('The PDF could not be made. Please check your connection and try again.', (files) =>
      files.savePdf(base),
    )
    setBusy(false)
  }

  const copy = (file: string) =>
    attempt('The trip could not be copied. Please try again.', (files) => files.copyFile(base, file))

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="small" busy={busy} onClick={pdf}>
          <TripIcon name="download" />
          Download PDF
        </Button>
        {offered('download').map(([file, { label, note }]) => (
          <a key={file} href={`${base}/${file}`} download title={`${label}, ${note}`} className={small}>
            {label}
          </a>
        ))}
        {offered('copy').map(([file, { label }]) => (
          <Button key={file} size="small" onClick={() => copy(file)}>
            {label}
          </Button>
        ))}
        <PrintButton />
      </div>
      {tripId && <CalendarFeed tripId={tripId} />}
    </>
  )
}

/** The formats that are offered in one of the two ways, with their labels. */
function offered(way: 'download' | 'copy') {
  return Object.entries(exportLabels).filter(([, { as }]) => as === way)
}
