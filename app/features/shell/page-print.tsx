import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { PrintSource } from '~/domain/posters/house-palette'

const PagePrintContext = createContext<(print: PrintSource | null) => void>(() => {})

/** Holds the print that a screen chose for the page while it is open; null leaves the route's own. */
export function PagePrintProvider({ children }: { children: (chosen: PrintSource | null) => ReactNode }) {
  const [chosen, choose] = useState<PrintSource | null>(null)
  return <PagePrintContext.Provider value={choose}>{children(chosen)}</PagePrintContext.Provider>
}

/** Reprints the whole page in a destination's inks for as long as the calling screen shows it. */
export function usePagePrint(print: PrintSource | null): void {
  const choose = useContext(PagePrintContext)
  useEffect(() => {
    // Parts of the page that are still waking up must not be woken by it.
    startTransition(() => choose(print))
    return () => startTransition(() => choose(null))
  }, [choose, print])
}
