import type { ReactNode } from 'react'

/** Static parts: the server renders them, and the browser keeps that markup without their code. */
export function ServerMarkup({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server rendered
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
