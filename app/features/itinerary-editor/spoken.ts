import type { Say } from '~/domain/message'
import { memory } from '~/features/trips/memory'
import { sayIn } from '~/messages/languages'

/** Says things while trips are edited, in the page's language; what is saved is traced back to its messages. */
export const say: Say = (said) => memory.over(sayIn(document.documentElement.lang))(said)
