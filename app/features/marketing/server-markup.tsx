import type { ReactNode } from 'react'
import { useServerMarkup } from '~/features/posters/use-server-markup'
import * as serverParts from './parts'

type Parts = typeof serverParts

let loaded: Parts | null = null

/** Loads the code of the parts before the page renders another destination. */
export async function loadParts(): Promise<void> {
  loaded = await import('./parts-on-demand')
}

interface ServerMarkupProps {
  /** The data of the part; another destination is rendered in the browser. */
  edition: string
  children: (parts: Parts) => ReactNode
}

/**
 * Static parts of a page. The server renders them, and the browser keeps that markup without loading their
 * code. `loadParts` loads it when another destination is chosen.
 */
export function ServerMarkup({ edition, children }: ServerMarkupProps) {
  // With a key, because a destination that is chosen again is no longer the server's markup.
  return (
    <Edition key={edition} edition={edition}>
      {children}
    </Edition>
  )
}

function Edition({ edition, children }: ServerMarkupProps) {
  const kept = useServerMarkup(edition)
  if (import.meta.env.SSR) return <div>{children(serverParts)}</div>
  if (kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server rendered
    return <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <div key="browser">{loaded && children(loaded)}</div>
}
