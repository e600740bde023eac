import type { AnyFilter } from './filter-kinds'
import { type FilterName, type FilterValues, filterNames, filters } from './filters'

/** The fields of a form, as `FormData` and `URLSearchParams` hold them. */
interface Fields {
  entries(): IterableIterator<[string, unknown]>
}

/** Name of the hidden field that marks the filters of a form; a form without it sends none. */
export const filtersMark = 'filters'

export const filterFieldName = (name: FilterName) => `${filtersMark}.${name}`

/**
 * The filters of a plain form, as input for the schema; undefined when it sends none. Without a script, the plain
 * controls come after the hidden fields of the panel: the last value of a name counts.
 */
export function filterFields(form: Fields): Record<string, unknown> | undefined {
  const sent = [...form.entries()]
  const mark = sent.findLastIndex(([name]) => name === filtersMark)
  if (mark < 0) return undefined
  const own = sent.slice(mark)
  return Object.fromEntries(
    filterNames.map((name) => {
      const values = own.flatMap(([field, value]) => (field === filterFieldName(name) ? [value] : []))
      return [name, valueIn(filters[name], values)]
    }),
  )
}

function valueIn({ kind }: AnyFilter, values: unknown[]): unknown {
  const last = values.at(-1)
  switch (kind) {
    case 'choices':
      return values
    case 'toggle':
      return values.length > 0
    case 'range':
      return last === undefined || last === '' ? undefined : Number(last)
    case 'one':
      return last
  }
}

/** The form fields that hold the values of the filters. */
export function hiddenFilterFields(values: FilterValues): [name: string, value: string][] {
  return [
    [filtersMark, 'form'],
    ...filterNames.flatMap((name): [string, string][] => {
      const value = values[name]
      if (value === false) return []
      return [value].flat().map((each) => [filterFieldName(name), value === true ? 'on' : String(each)])
    }),
  ]
}
