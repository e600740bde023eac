import { type ReactNode, useState } from 'react'

interface ServerPartProps {
  name: string
  /** What the server draws, behind `import.meta.env.SSR`, so that its code does not get into the browser. */
  children: ReactNode
  /** Markup that takes its place in the browser; null before it is there. */
  late?: string | null
}

/** A part that the server draws. The browser keeps its markup, and needs neither its data nor its code. */
export function ServerPart({ name, children, late = null }: ServerPartProps) {
  if (import.meta.env.SSR) return <div data-part={name}>{children}</div>
  return <KeptPart name={name} late={late} />
}

function KeptPart({ name, late }: { name: string; late: string | null }) {
  // Hydration does not touch it. Should React draw the page anew, what the server drew is read from the document.
  const [server] = useState(() => document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? '')
  return (
    <div
      data-part={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own server rendered
      dangerouslySetInnerHTML={{ __html: late ?? server }}
    />
  )
}
