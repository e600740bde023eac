import { z } from 'zod'
import { mostAdults, mostChildren, type Travellers as Type } from './travellers'

/** Who travels, from outside; rules about them are in `travellers.ts`, which pages load without a parser. */
export const Travellers: z.ZodType<Type> = z.object({
  adults: z.int().min(1).max(mostAdults),
  children: z.array(z.int().min(0).max(17).nullable()).max(mostChildren),
  rooms: z.int().min(1).max(mostAdults).optional(),
})
