import type { ReactNode } from 'react'
import { useServerPrinted } from '~/features/posters/use-server-printed'
import * as printedParts from './parts'

type Parts = typeof printedParts

let loaded: Parts | null = null

/** Fetches the code of the parts, before the page is printed anew. */
export async function loadParts(): Promise<void> {
  loaded = await import('./parts-on-demand')
}

interface PrintedProps {
  /** What the part is printed from; another edition is printed in the browser. */
  edition: string
  children: (parts: Parts) => ReactNode
}

/**
 * Parts of a page that are only read. The server prints them, and the browser keeps that markup without having their
 * code: it comes by `loadParts` when another edition is called for.
 */
export function Printed({ edition, children }: PrintedProps) {
  // With a key, because an edition that comes back is not the server's any more.
  return (
    <Edition key={edition} edition={edition}>
      {children}
    </Edition>
  )
}

function Edition({ edition, children }: PrintedProps) {
  const kept = useServerPrinted(edition)
  if (import.meta.env.SSR) return <div>{children(printedParts)}</div>
  if (kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server printed
    return <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <div key="browser">{loaded && children(loaded)}</div>
}
