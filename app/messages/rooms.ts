import { answerSentences, changeSentences } from '~/domain/assistant/sentences'
import { guideSentences } from '~/domain/guide/sentences'
import {
  dayTripSentences,
  editSentences,
  labelSentences,
  placeSentences,
  rideSentences,
  staySentences,
} from '~/domain/itinerary/sentences'
import { sketchSentences } from '~/domain/planning/area-engine/sentences'
import { catalogueSentences } from '~/domain/planning/catalogue-engine/sentences'
import { failureSentences } from '~/domain/planning/failure-sentences'
import { provenanceSentences } from '~/domain/planning/llm-engine/sentences'
import { surpriseSentences } from '~/domain/planning/surprise/sentences'
import { wishSentences } from '~/domain/reader/sentences'
import { fileSentences } from '~/domain/trips/export/sentences'
import { areaSentences, checkSentences, scoreSentences } from '~/domain/verification/sentences'

/** The messages of every room. A language has a chapter for each of these lists. */
export const rooms = {
  cataloguePlan: catalogueSentences,
  failures: failureSentences,
  files: fileSentences,
  rides: rideSentences,
  dayTrips: dayTripSentences,
  stays: staySentences,
  places: placeSentences,
  edits: editSentences,
  labels: labelSentences,
  answers: answerSentences,
  changes: changeSentences,
  provenance: provenanceSentences,
  sketch: sketchSentences,
  checks: checkSentences,
  scores: scoreSentences,
  areas: areaSentences,
  guide: guideSentences,
  surprise: surpriseSentences,
  wishes: wishSentences,
}

export type Room = keyof typeof rooms

/** Messages that only a browser says, and only where they are needed: a language loads its chapter of them then. */
export type LateRoom = 'answersOfSeveral'
