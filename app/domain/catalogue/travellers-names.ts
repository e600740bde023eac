import { z } from 'zod'
import type { Destination } from './destination'

const Names = z.array(z.string().min(2).max(80)).min(1).max(12)

/**
 * A file of catalogue/names: what people call the places, areas and day trips of a destination in their own language, by id;
 * the names of the town itself under "".
 */
export const TravellersNames = z.record(
  z.string(),
  z
    .strictObject({
      de: Names.optional(),
      fr: Names.optional(),
      es: Names.optional(),
      it: Names.optional(),
      en: Names.optional(),
    })
    .refine((names) => Object.keys(names).length > 0, 'has no name in any language'),
)
export type TravellersNames = z.infer<typeof TravellersNames>

/** Everything that is wrong with a file of names, as sentences; empty for a good file. */
export function namesFaults(input: unknown, destination: Destination): string[] {
  const parsed = TravellersNames.safeParse(input)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const ids = new Set(['', ...named(destination).map(({ id }) => id)])
  return Object.entries(parsed.data).flatMap(([id, byLanguage]) => [
    ...(ids.has(id) ? [] : [`"${id}" is no place, area or day trip`]),
    ...Object.entries(byLanguage).flatMap(([language, names]) =>
      new Set(names).size < names.length ? [`${id} ${language}: a name stands twice`] : [],
    ),
  ])
}

/** A destination with the names of all languages: a reader takes any of them, so that each stands once. */
export function withTravellersNames(destination: Destination, file: TravellersNames): Destination {
  const own = new Map(named(destination).map(({ id, names }) => [id, names]))
  const names = Object.entries(file).flatMap(([id, byLanguage]): [string, string[]][] => {
    const known = new Set((own.get(id) ?? []).map((name) => name.toLowerCase()))
    const other = [...new Set(Object.values(byLanguage).flat())].filter(
      (name) => !known.has(name.toLowerCase()),
    )
    return other.length > 0 ? [[id, other]] : []
  })
  return { ...destination, names: Object.fromEntries(names) }
}

function named({ places, areas, dayTrips }: Destination): { id: string; names: string[] }[] {
  return [
    ...places.map(({ id, name, localName }) => ({ id, names: [name, ...(localName ? [localName] : [])] })),
    ...areas.map(({ id, name }) => ({ id, names: [name] })),
    ...dayTrips.map(({ id, name }) => ({ id, names: [name] })),
  ]
}
