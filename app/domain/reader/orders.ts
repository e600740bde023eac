import type { Reading } from './constraint'
import { meaningsOf } from './lexicon'
import { lexicons } from './lexicons'
import { tokensOf } from './tokens'
import { endOf, startOf } from './unread'

/** The sentences of a text that give orders to a machine, in any language that has a lexicon: no wish is read in them. */
export function ordersIn(text: string): Reading['unread'] {
  const tokens = tokensOf(text)
  const found = lexicons().flatMap((lexicon) =>
    meaningsOf(tokens, lexicon).flatMap(({ meaning, first }): Reading['unread'] => {
      if (meaning.split(':')[0] !== 'order') return []
      const [from, to] = [startOf(first, tokens), endOf(first, tokens)]
      return [[tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length]]
    }),
  )
  return found.filter(([from], index) => found.findIndex(([other]) => other === from) === index)
}
