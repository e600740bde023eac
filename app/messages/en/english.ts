import type { Language } from '~/messages/language'
import { cataloguePlan } from './catalogue-plan'
import { itinerary } from './itinerary'
import { areas, scores } from './scores'
import { checks } from './verification'

export const english: Language = { tag: 'en', chapters: [cataloguePlan, itinerary, checks, scores, areas] }
