import { useNavigation } from '@remix-run/react'
import { type CSSProperties, useEffect } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import type { PaletteSource } from '~/domain/posters/house-palette'

/** Derives colours. The browser has it with the first page whose colours are not those that the server sent. */
let mix: ((facts: PosterFacts, latitude: number) => CSSProperties) | null = null
let coming: Promise<void> | null = null
/** Without a network it may not come: the page keeps its colours then, and the next page tries again. */
let missing = false

/** The colours that <html> came with, and the palette that they are of. */
const served = import.meta.env.SSR ? {} : colourProperties(document.documentElement)
let servedFor = ''

function load(): Promise<void> {
  missing = false
  coming ??= import('~/features/posters/ink-style').then(
    (module) => {
      mix = module.inkStyle
    },
    () => {
      missing = true
      coming = null
    },
  )
  return coming
}
// The server has all code in one file: it is there before the first request.
if (import.meta.env.SSR) void load()

/**
 * The colours of a page, for the style of <html>. While the code that derives them is on its way, React keeps the page before: every
 * change of the palette is a transition, a move to another page as well as a plan that arrives.
 */
export function pageInks({ facts, latitude }: PaletteSource): CSSProperties {
  if (mix) return mix(facts, latitude)
  const palette = JSON.stringify([facts, latitude])
  servedFor ||= palette
  if (palette === servedFor || missing) return served
  throw load()
}

/** Fetches that code together with the next page. */
export function usePageInksAhead(): void {
  const { state } = useNavigation()
  useEffect(() => {
    if (!mix && state !== 'idle') void load()
  }, [state])
}

/** The colours among the properties of an element's own style. */
function colourProperties({ style }: HTMLElement): CSSProperties {
  const names = [...style].filter((name) => /^--(day|night)-/.test(name))
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
}
