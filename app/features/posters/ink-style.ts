import type { CSSProperties } from 'react'
import type { PosterFacts } from '~/domain/places/destination'
import { inks } from '~/domain/posters/inks'

/**
 * A destination's inks as custom properties for a style attribute, both editions in one: the browser picks by
 * `color-scheme`, so that the theme needs no script and nothing flashes. Put it on an element with `data-inks`
 * (<InkScope> does) or on <html>; app/styles/tokens.css derives the rest there.
 */
export function inkStyle(facts: PosterFacts, latitude: number): CSSProperties {
  const { day, night } = inks({ ...facts, latitude })
  return {
    '--ink-paper': `light-dark(${day.paper},${night.paper})`,
    '--ink-sheet': `light-dark(${day.sheet},${night.sheet})`,
    '--ink-tint': `light-dark(${day.tint},${night.tint})`,
    '--ink-field': `light-dark(${day.field},${night.field})`,
    '--ink-hot': `light-dark(${day.hot},${night.hot})`,
    '--ink-key': `light-dark(${day.key},${night.key})`,
    '--ink-soft': `light-dark(${day.soft},${night.soft})`,
    '--ink-hot-text': `light-dark(${day.hotText},${night.hotText})`,
    '--ink-line': `light-dark(${day.line},${night.line})`,
    '--ink-edge': `light-dark(${day.edge},${night.edge})`,
    '--pc-sky': `light-dark(${day.sky},${night.sky})`,
    '--pc-light': `light-dark(${day.light},${night.light})`,
    '--pc-key': `light-dark(${day.shade},${night.shade})`,
  }
}
