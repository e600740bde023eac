import type { CSSProperties } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { inks } from '~/domain/posters/inks'

/**
 * A destination's inks as custom properties for a style attribute, both editions side by side. Put it on an element with
 * `data-inks` (<InkScope> does) or on <html>: there app/styles/tokens.css picks the edition by `color-scheme` and derives
 * the rest, so that the theme needs no script and nothing flashes.
 */
export function inkStyle(facts: PosterFacts, latitude: number): CSSProperties {
  const { day, night } = inks({ ...facts, latitude })
  return {
    '--day-paper': day.paper,
    '--day-sheet': day.sheet,
    '--day-tint': day.tint,
    '--day-field': day.field,
    '--day-hot': day.hot,
    '--day-key': day.key,
    '--day-soft': day.soft,
    '--day-hot-text': day.hotText,
    '--day-line': day.line,
    '--day-edge': day.edge,
    '--night-paper': night.paper,
    '--night-sheet': night.sheet,
    '--night-tint': night.tint,
    '--night-field': night.field,
    '--night-hot': night.hot,
    '--night-key': night.key,
    '--night-soft': night.soft,
    '--night-hot-text': night.hotText,
    '--night-line': night.line,
    '--night-edge': night.edge,
    '--night-sky': night.sky,
    '--night-light': night.light,
    '--night-shade': night.shade,
  }
}
