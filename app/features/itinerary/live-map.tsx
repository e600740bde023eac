import { useEffect, useRef, useState } from 'react'
import { allows } from '~/features/consent/allows'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { drawMap } from './draw-map.client'
import type { RouteShape } from './route-geometry'

interface LiveMapProps {
  title: string
  shape: RouteShape
  /** Address of the map's style. */
  style: string
  onClose: () => void
}

/** The stops of a day on a tiled map, with the same numbers as elsewhere. */
export function LiveMap({ title, shape, style, onClose }: LiveMapProps) {
  const [mayLoad, setMayLoad] = useState(() => allows('map'))
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    if (!mayLoad || !frame.current) return
    try {
      return drawMap(frame.current, shape, style, setState)
    } catch (error) {
      // WebGL is missing or disabled.
      console.warn('the map could not be drawn', error)
      setState('failed')
    }
  }, [shape, style, mayLoad])
  return (
    <Dialog isOpen wide onOpenChange={onClose} title={title}>
      {!mayLoad && (
        <div className="grid justify-items-start gap-3">
          <p>
            The map comes from {new URL(style).host}. Its server sees your network address and which part of
            the map you look at.
          </p>
          <Button onClick={() => setMayLoad(true)}>Load the map</Button>
        </div>
      )}
      <p role="status" className={state === 'ready' ? 'sr-only' : undefined}>
        {mayLoad && state === 'loading' && 'Loading the map…'}
        {state === 'ready' && 'The map is there.'}
        {state === 'failed' && 'The map could not be loaded. The drawn route shows the same stops.'}
      </p>
      {mayLoad && state !== 'failed' && (
        <div ref={frame} className="h-[min(62dvh,36rem)] w-full bg-ink-tint" />
      )}
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {shape.nodes.map(({ key, name, n }) => (
          <li key={key}>
            {n !== null && <b className="font-strong">{n} </b>}
            {name}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
