import { z } from 'zod'
import type { AnyFilter } from './filter-kinds'
import { type FilterValues, filterNames, filters } from './filters'

type Schemas = { [Name in keyof FilterValues]: z.ZodDefault<z.ZodType<FilterValues[Name]>> }

/** The schema of a filter in a request, by its control; a missing filter has its default. */
function schemaOf(filter: AnyFilter): z.ZodType {
  switch (filter.kind) {
    case 'choices':
      return z.array(z.enum(filter.options)).max(filter.options.length).default(filter.start)
    case 'one':
      return z.enum(filter.options).default(filter.start)
    case 'range':
      return z.number().min(filter.min).max(filter.max).default(filter.start)
    case 'toggle':
      return z.boolean().default(filter.start)
  }
}

/** The schema of each filter by its name. TypeScript cannot infer the names here; filters.test.ts checks them. */
export const filterSchemas = Object.fromEntries(
  filterNames.map((name) => [name, schemaOf(filters[name])]),
) as Schemas
