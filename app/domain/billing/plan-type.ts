import { z } from 'zod'
import { type PlanType as Plan, planTypes } from './plans'

/** A plan as requests and records name it; `basic` is the older name of `explorer`. */
export const PlanType = z
  .enum([...planTypes, 'basic'])
  .transform((plan): Plan => (plan === 'basic' ? 'explorer' : plan))
export type PlanType = Plan
