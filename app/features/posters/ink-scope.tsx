import type { HTMLAttributes } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { inkStyle } from './ink-style'

interface InkScopeProps extends HTMLAttributes<HTMLElement> {
  facts: PosterFacts
  latitude: number
  as?: 'div' | 'section' | 'article' | 'header' | 'figure' | 'li' | 'span'
}

/** Renders its children in a destination's palette, on a page with another palette. */
export function InkScope({ facts, latitude, as: Tag = 'div', style, ...rest }: InkScopeProps) {
  return <Tag data-inks="" {...rest} style={{ ...inkStyle(facts, latitude), ...style }} />
}
