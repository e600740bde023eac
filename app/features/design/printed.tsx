import type { ReactNode } from 'react'

/** What is only looked at: the server prints it, and the browser keeps that markup without having the code for it. */
export function Printed({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server printed
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
