import { certainEnough } from '~/domain/reader/constraint'
import { inShort } from '~/domain/reader/in-short'
import { read } from '~/domain/reader/read'
import { townOf } from './plan-of-town'

/** What of a text is applied to a plan without asking, in short. */
export function appliedWishes(text: string, town = 'rome'): string[] {
  return read(text, townOf(town))
    .read.filter(({ certainty }) => certainty >= certainEnough)
    .map(({ constraint }) => inShort(constraint))
}
