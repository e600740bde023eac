import { groundLayer, groundPath } from '~/domain/catalogue/ground'
import type { RouteShape } from './route-geometry'

/**
 * Shores, rivers and parks under a route. They are in files of their own, one for each destination: pages refer to them, so they
 * load once, after the page.
 */
export function RouteGround({ ids, frame }: { ids: readonly string[]; frame: RouteShape['frame'] }) {
  const { degree, x, y, across, down } = frame
  return ids.map((id) => (
    <g key={id} transform={`matrix(${across} 0 0 ${down} ${x} ${y})`}>
      <use
        href={`${groundPath(id)}#${groundLayer('parks', degree)}`}
        fill="var(--ink-key)"
        fillOpacity="0.1"
      />
      <use
        href={`${groundPath(id)}#${groundLayer('water', degree)}`}
        fill="var(--ink-field)"
        fillOpacity="0.7"
        stroke="var(--ink-key)"
        strokeOpacity="0.25"
      />
    </g>
  ))
}
