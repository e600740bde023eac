import type { Say } from '~/domain/message'
import { readUnits } from '~/domain/units'
import { sayIn } from './languages'

/** Renders in the language and the units of the page, in a browser. */
export function sayHere(): Say {
  const { lang, dataset } = document.documentElement
  return sayIn(lang, readUnits(dataset.units) ?? undefined)
}
