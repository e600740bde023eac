import { lazy, Suspense, useContext, useState } from 'react'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'
import { MapStyle } from './map-style'
import type { RouteShape } from './route-geometry'

const LiveMap = lazy(() =>
  loadPart(() => import('./live-map').then((module) => ({ default: module.LiveMap }))),
)

interface OpenMapButtonProps {
  title: string
  shape: RouteShape
}

/** Opens the route on a tiled map, if one is configured; the map's code loads when the button is pressed. */
export function OpenMapButton({ title, shape }: OpenMapButtonProps) {
  const style = useContext(MapStyle)
  const [open, setOpen] = useState(false)
  if (!style) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        // On a phone a button in the corner of the map, which takes no height of its own.
        className={buttonClass({
          size: 'small',
          className:
            'not-printed mt-2 max-sm:absolute max-sm:bottom-1 max-sm:left-1 max-sm:mt-0 max-sm:bg-ink-paper max-sm:px-2.5',
        })}
      >
        <Icon name="map" />
        <span className="max-sm:sr-only">Open the map</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <LiveMap title={title} shape={shape} style={style} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
