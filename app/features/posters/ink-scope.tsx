import type { HTMLAttributes } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { inkStyle, posterInkStyle } from './ink-style'

interface InkScopeProps extends HTMLAttributes<HTMLElement> {
  facts: PosterFacts
  latitude: number
  /** Which inks the children use; a list of many scopes names the fewer. */
  inks?: 'all' | 'poster'
  as?: 'div' | 'section' | 'article' | 'header' | 'figure' | 'li' | 'span'
}

/** Renders its children in a destination's palette, on a page with another palette. */
export function InkScope({ facts, latitude, inks = 'all', as: Tag = 'div', style, ...rest }: InkScopeProps) {
  const colours = inks === 'poster' ? posterInkStyle : inkStyle
  return <Tag data-inks="" {...rest} style={{ ...colours(facts, latitude), ...style }} />
}
