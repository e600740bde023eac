// Maps are drawn in browsers only; as a *.client.ts file it is not in the Worker.
import 'maplibre-gl/dist/maplibre-gl.css'
import {
  Map as LiveMap,
  LngLatBounds,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Coordinates } from '~/domain/catalogue/place'
import type { RouteShape } from './route-geometry'

// From this origin, as the content security policy requires.
setWorkerUrl(workerUrl)

const lngLat = ([latitude, longitude]: Coordinates): [number, number] => [longitude, latitude]

/** Draws stops and legs into an element; returns a function that removes the map. Throws without WebGL. */
export function drawMap(
  container: HTMLElement,
  { nodes, legs }: Pick<RouteShape, 'nodes' | 'legs'>,
  style: string,
  onState: (state: 'ready' | 'failed') => void,
): () => void {
  const bounds = new LngLatBounds()
  for (const { at } of nodes) bounds.extend(lngLat(at))
  const map = new LiveMap({
    container,
    style,
    bounds,
    fitBoundsOptions: { padding: 56, maxZoom: 16 },
    cooperativeGestures: true,
  })
  map.addControl(new NavigationControl({ showCompass: false }))
  map.addControl(new ScaleControl())
  for (const node of nodes) new Marker({ element: markOf(node) }).setLngLat(lngLat(node.at)).addTo(map)
  let drawn = false
  map.on('load', () => {
    drawn = true
    addLegs(map, legs, inkOf(container, '--ink-hot-text'))
    onState('ready')
  })
  // A missing tile leaves a gap; without its style there is no map at all.
  map.on('error', ({ error }) => {
    console.warn('the map', error)
    if (!drawn) onState('failed')
  })
  return () => map.remove()
}

function addLegs(map: LiveMap, legs: RouteShape['legs'], ink: string) {
  for (const mode of ['walk', 'transit'] as const) {
    const coordinates = legs
      .filter((leg) => leg.mode === mode)
      .map(({ from, to }) => [lngLat(from.at), lngLat(to.at)])
    map.addSource(mode, {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } },
    })
    map.addLayer({
      id: mode,
      type: 'line',
      source: mode,
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': ink,
        'line-width': mode === 'walk' ? 4 : 3,
        ...(mode === 'transit' && { 'line-dasharray': [0.1, 2.5] }),
      },
    })
  }
}

function markOf({ n, meal, name }: RouteShape['nodes'][number]): HTMLElement {
  const mark = document.createElement('div')
  mark.className = [
    'grid size-7 place-items-center border-2 border-ink-key font-display text-small leading-none',
    n === null ? 'bg-ink-sheet' : 'rounded-full',
    n !== null && (meal ? 'bg-ink-field text-ink-on-field' : 'bg-ink-key text-ink-paper'),
  ]
    .filter(Boolean)
    .join(' ')
  mark.textContent = n === null ? '' : String(n)
  mark.title = name
  return mark
}

/** An ink as a colour for the map library: only an element can resolve custom properties. */
function inkOf(container: HTMLElement, property: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${property})`
  container.appendChild(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
