import { lazy, Suspense, useContext } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { classes } from '~/ui/classes'
import { loadPart } from '~/ui/load-part'
import { DrawingsContext } from './drawings-context'
import { type PosterShapeName, posterShapes } from './poster-shapes'
import type { DrawingProps } from './printed-scene'
import { LandscapeDrawing, madeDrawing } from './server-drawing'
import { useServerMarkup } from './use-server-markup'

// Marked pure, so that bundlers drop it from pages whose posters the server renders.
const DrawingOnDemand = /* @__PURE__ */ lazy(() =>
  loadPart(() =>
    import('./drawing-on-demand').then(
      (module) => ({ default: module.Drawing }),
      () => ({ default: NoDrawing }),
    ),
  ),
)

/** Without a network the frame stays empty and the page keeps working. */
const NoDrawing = (_: DrawingProps) => <g />

interface PosterProps {
  shape: PosterShapeName
  facts: PosterFacts
  latitude: number
  name: string
  /** Says what the picture shows; without it the picture is decoration. */
  title?: string
  className?: string
}

/**
 * A destination's poster in the palette of its scope. The server draws landscapes and takes landmarks from the files of the
 * build; the browser keeps that markup and loads the drawing code only for posters that appear later.
 */
export function Poster({ facts, latitude, name, title, className, shape }: PosterProps) {
  const drawings = useContext(DrawingsContext)
  const { width, height } = posterShapes[shape]
  const kept = useServerMarkup(JSON.stringify([facts, latitude, name, shape]))
  const frame = {
    // Half a unit is cut off the foot, so that no hairline of sky shows there.
    viewBox: `0 0 ${width} ${height - 0.5}`,
    preserveAspectRatio: 'xMidYMax slice',
    className: classes('poster', className),
    ...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }),
  }
  if (import.meta.env.SSR) {
    const made = madeDrawing(drawings, { facts, latitude, shape })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it
    if (made !== null) return <svg {...frame} dangerouslySetInnerHTML={{ __html: made }} />
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by its title or hidden
      <svg {...frame}>
        <LandscapeDrawing facts={facts} latitude={latitude} name={name} shape={shape} />
      </svg>
    )
  }
  if (kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and so React keeps what the server rendered
    return <svg key="server" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its title or hidden
    <svg key="browser" {...frame}>
      <Suspense fallback={null}>
        <DrawingOnDemand facts={facts} latitude={latitude} name={name} shape={posterShapes[shape]} />
      </Suspense>
    </svg>
  )
}
