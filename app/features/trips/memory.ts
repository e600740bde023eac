import { createMemory } from '~/messages/recall'

/** The messages behind the texts that this page rendered for editing. */
export const memory = createMemory()
