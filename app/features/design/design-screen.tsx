import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { loadPart } from '~/ui/load-part'
import { HeroSample } from './hero-sample'
import { Formats, Landmarks, Landscapes } from './posters'
import { ServerMarkup } from './server-markup'

const Live = lazy(() => loadPart(() => import('./live')))

/** Every component in every state, all inks and all posters, for reviews and screenshots. */
export function DesignScreen({ cards }: { cards: DestinationCard[] }) {
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  // Not rendered by the server: the Worker holds no parts that only open in a browser.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <div className="design" data-ready={ready || undefined}>
      <h1>Design system</h1>
      {awake && (
        <Suspense fallback={null}>
          <Live cards={cards} onReady={onReady} />
        </Suspense>
      )}
      <ServerMarkup>
        {import.meta.env.SSR && (
          <>
            <Formats cards={cards} />
            <Landscapes />
            <Landmarks cards={cards} />
          </>
        )}
      </ServerMarkup>
    </div>
  )
}

/** Text on art: the first and the last section of the front page, for any place. */
export function HeroScreen({ palette }: { palette: PaletteSource }) {
  return (
    <div className="design">
      <ServerMarkup>{import.meta.env.SSR && <HeroSample palette={palette} />}</ServerMarkup>
    </div>
  )
}
