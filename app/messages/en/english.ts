import type { Language } from '~/messages/language'
import { cataloguePlan } from './catalogue-plan'
import { itinerary } from './itinerary'

export const english: Language = { tag: 'en', chapters: [cataloguePlan, itinerary] }
