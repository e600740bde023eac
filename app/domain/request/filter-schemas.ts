import { z } from 'zod'
import type { AnyFilter } from './filter-kinds'
import { type FilterValues, filterNames, filters } from './filters'

type Schemas = { [Name in keyof FilterValues]: z.ZodDefault<z.ZodType<FilterValues[Name]>> }

/** How a filter is read from a request, by its control; left out it is where it starts. */
function schemaOf(filter: AnyFilter): z.ZodType {
  switch (filter.kind) {
    case 'choices':
      return z.array(z.enum(filter.options)).max(filter.options.length).default(filter.start)
    case 'one':
      return z.enum(filter.options.map(({ value }) => value)).default(filter.start)
    case 'range':
      return z.number().min(filter.min).max(filter.max).default(filter.start)
    case 'toggle':
      return z.boolean().default(filter.start)
  }
}

/** The schema of each filter by its name. The compiler loses the names on the way: filters.test.ts reads them. */
export const filterSchemas = Object.fromEntries(
  filterNames.map((name) => [name, schemaOf(filters[name])]),
) as Schemas
