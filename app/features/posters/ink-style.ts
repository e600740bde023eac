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

/** The inks of a poster file, and of its name, lines and frame around it. */
const ofPoster = new Set(
  ['day-paper', 'day-field', 'day-hot', 'day-key', 'day-soft', 'night-paper', 'night-hot', 'night-key']
    .concat('night-soft', 'night-sky', 'night-light', 'night-shade')
    .map((ink) => `--${ink}`),
)

/** The inks for a part that shows a poster with its name and nothing else: half of them. */
export function posterInkStyle(facts: PosterFacts, latitude: number): CSSProperties {
  return Object.fromEntries(Object.entries(inkStyle(facts, latitude)).filter(([ink]) => ofPoster.has(ink)))
}
