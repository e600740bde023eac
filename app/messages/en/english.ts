import type { Language } from '~/messages/language'
import { answers, changes } from './assistant'
import { cataloguePlan } from './catalogue-plan'
import { dayTrips } from './day-trips'
import { failures } from './failures'
import { files } from './files'
import { guide } from './guide'
import { edits, labels, rides, stays } from './itinerary'
import { places } from './places'
import { provenance } from './provenance'
import { areas, scores } from './scores'
import { sketch } from './sketch'
import { surprise } from './surprise'
import { checks } from './verification'
import { wishes } from './wishes'

export const english: Language = {
  tag: 'en',
  chapters: {
    cataloguePlan,
    failures,
    files,
    rides,
    dayTrips,
    stays,
    places,
    edits,
    labels,
    answers,
    changes,
    provenance,
    sketch,
    checks,
    scores,
    areas,
    guide,
    surprise,
    wishes,
  },
  late: {
    answersOfSeveral: async () => (await import('./answers-of-several')).answersOfSeveral,
  },
}
