import { createMemory } from '~/messages/recall'

/** What this page has said of trips under edit. */
export const memory = createMemory()
