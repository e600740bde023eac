import { embeddedEngine } from '../../app/domain/planner/embedded/embedded-engine'
import type { PlannerEngine } from '../../app/domain/planner/planner-engine'

/** The engines that can be evaluated, by the name that `--engine` takes. */
export const engines: Record<string, PlannerEngine> = { embedded: embeddedEngine }
