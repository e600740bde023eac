import { memory } from '~/features/trips/memory'
import { sayIn } from '~/messages/languages'

/** Says things while trips are edited, in the page's language; what is saved is traced back to its messages. */
export const say = memory.over(sayIn(document.documentElement.lang))
