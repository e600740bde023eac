import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { PaletteSource } from '~/domain/posters/house-palette'

const PagePaletteContext = createContext<(print: PaletteSource | null) => void>(() => {})

/** Holds the print that a screen chose for the page while it is open; null leaves the route's own. */
export function PagePaletteProvider({ children }: { children: (chosen: PaletteSource | null) => ReactNode }) {
  const [chosen, choose] = useState<PaletteSource | null>(null)
  return <PagePaletteContext.Provider value={choose}>{children(chosen)}</PagePaletteContext.Provider>
}

/** Reprints the whole page in a destination's inks for as long as the calling screen shows it. */
export function usePagePalette(print: PaletteSource | null): void {
  const choose = useContext(PagePaletteContext)
  useEffect(() => {
    // Parts of the page that are still waking up must not be woken by it.
    startTransition(() => choose(print))
    return () => startTransition(() => choose(null))
  }, [choose, print])
}
