import { ok } from '~/domain/errors'
import { type CatalogueStages, engineOf } from '~/domain/planning/stages'
import { atOnce } from '~/domain/planning/steps'
import { tripCandidates } from './candidates/candidates'
import { clashOf } from './clash'
import { tripMeals } from './meals/meals'
import { dayOf, overviewOf, particularsOf } from './narrate/narrate'
import { tipsOf } from './narrate/tips'
import { fitDay } from './solve/fit-day'
import { settleFirst } from './solve/settle-first'
import { solveTrip } from './solve/solve'

/** The stages that run inside the product: a solver over the catalogue, no model and no network. */
export const catalogueStages: CatalogueStages = {
  name: 'embedded',
  candidates: (request, destination) => tripCandidates(request, destination),
  meals(draft) {
    const withMeals = tripMeals(draft)
    return withMeals ? ok(withMeals) : clashOf(draft.request, draft.destination)
  },
  solve: (draft) => atOnce(solveTrip(draft)),
  solveFirst: settleFirst,
  solveInSteps: solveTrip,
  solveDay: fitDay,
  narrate: { overview: (draft) => overviewOf(draft), particulars: particularsOf, day: dayOf, tips: tipsOf },
}

/** The planner of the catalogue's destinations. Its work is bounded by rounds of search, not by a clock. */
export const catalogueEngine = engineOf(catalogueStages)
