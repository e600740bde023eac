import type { ReactNode } from 'react'

/** The logos of sign-in providers, in one colour. */
const marks = {
  Google: (
    <path d="M12 10.6v3.1h4.9a4.5 4.5 0 0 1-4.9 3.3 5 5 0 1 1 3.2-8.8l2.3-2.3A8.3 8.3 0 1 0 12 20.3c4.8 0 8-3.4 8-8.1 0-.6 0-1.1-.1-1.6z" />
  ),
  Facebook: (
    <path d="M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8H18V2.7c-.5-.1-1.5-.2-2.6-.2-2.8 0-4.7 1.7-4.7 4.700v2.3H7.5V13h3.2v8z" />
  ),
  Apple: (
    <path d="M16.3 12.6c0-2.1 1.7-3.1 1.8-3.2-1-1.5-2.6-1.7-3.1-1.7-1.3-.1-2.6.8-3.2.8-.7 0-1.7-.8-2.8-.7-1.4 0-2.8.8-3.5 2.1-1.5 2.6-.4 6.5 1.1 8.6.7 1 1.6 2.2 2.7 2.1 1.1 0 1.5-.7 2.8-.7s1.7.7 2.8.7c1.2 0 1.9-1 2.6-2.1.8-1.2 1.2-2.3 1.2-2.4-.1 0-2.4-.9-2.4-3.500zM14.2 6.300c.6-.7 1-1.7.9-2.7-.8 0-1.9.6-2.5 1.3-.5.6-1 1.6-.9 2.6 1 .1 1.9-.5 2.5-1.200z" />
  ),
} satisfies Record<string, ReactNode>

export type ProviderName = keyof typeof marks
export const providerNames: readonly ProviderName[] = ['Google', 'Facebook', 'Apple']

export function ProviderMark({ name }: { name: ProviderName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5 flex-none">
      {marks[name]}
    </svg>
  )
}
