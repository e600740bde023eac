import type { Language } from '~/messages/language'

export const english: Language = { tag: 'en', chapters: [] }
