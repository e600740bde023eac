import type { HTMLAttributes } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { inkStyle } from './ink-style'

interface InkScopeProps extends HTMLAttributes<HTMLElement> {
  facts: PosterFacts
  latitude: number
  as?: 'div' | 'section' | 'article' | 'header' | 'figure' | 'li' | 'span'
}

/** Prints what is inside in a destination's own inks, on a page printed in another's. */
export function InkScope({ facts, latitude, as: Tag = 'div', style, ...rest }: InkScopeProps) {
  return <Tag data-inks="" {...rest} style={{ ...inkStyle(facts, latitude), ...style }} />
}
