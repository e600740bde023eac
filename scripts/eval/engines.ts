import { catalogueEngine } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { PlannerEngine } from '../../app/domain/planning/planner-engine'

/** The engines that can be evaluated, by the name that `--engine` takes. */
export const engines: Record<string, PlannerEngine> = { embedded: catalogueEngine }
