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
        className={buttonClass({ size: 'small', className: 'not-printed mt-2' })}
      >
        <Icon name="map" />
        Open the map
      </button>
      {open && (
        <Suspense fallback={null}>
          <LiveMap title={title} shape={shape} style={style} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
