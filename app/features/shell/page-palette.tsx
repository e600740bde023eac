import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { PaletteSource } from '~/domain/posters/house-palette'

const PagePaletteContext = createContext<(palette: PaletteSource | null) => void>(() => {})

/** Holds the palette that a screen chose for the page while it is open; null keeps the route's own. */
export function PagePaletteProvider({ children }: { children: (chosen: PaletteSource | null) => ReactNode }) {
  const [chosen, choose] = useState<PaletteSource | null>(null)
  return <PagePaletteContext.Provider value={choose}>{children(chosen)}</PagePaletteContext.Provider>
}

/** Gives the whole page a destination's palette while the calling screen shows it. */
export function usePagePalette(palette: PaletteSource | null): void {
  const choose = useContext(PagePaletteContext)
  useEffect(() => {
    // Parts that are not hydrated yet must not be hydrated because of this.
    startTransition(() => choose(palette))
    return () => startTransition(() => choose(null))
  }, [choose, palette])
}
