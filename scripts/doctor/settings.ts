import { type Given, missingOf } from '../../workers/settings/part'
import { expectedOf, partSchemas, readParts } from '../../workers/settings/parts'
import { type Finding, finding, type Verdict } from './finding'

const known = new Set(Object.values(partSchemas).flatMap(({ shape }) => Object.keys(shape)))
/** How names of the product's settings begin: a slip is seldom in the first word. */
const ours = new Set([...known].map(firstWord))

/**
 * What is wrong, missing or off in settings whose values are known.
 * @param source where they stand
 * @param ifWrong what a wrong value means there
 */
export function settingFindings(given: Given, source: string, ifWrong: Verdict = 'breaks'): Finding[] {
  return [
    ...Object.entries(readParts(given)).map(([part, { state, settings }]) => {
      if (state === 'configured') return finding('fine', part, `set up in ${source}`)
      if (state === 'absent') return finding('off', part, `not set up in ${source}`)
      if (state === 'half-set') return missing(part, settings, source)
      const wrong = settings.map((name) => `${name} has to be ${expectedOf(name)}`)
      return finding(ifWrong, part, `wrong in ${source}: ${wrong.join('; ')}`)
    }),
    ...unknownFindings(Object.keys(given), source),
  ]
}

/** The same where only the names are known, as with deployed secrets. */
export function nameFindings(names: string[], source: string): Finding[] {
  const parts = Object.entries(partSchemas).flatMap(([part, schema]): Finding[] => {
    const isGiven = Object.keys(schema.shape).some((name) => names.includes(name))
    if (!isGiven) return []
    const lacking = missingOf(schema, names)
    if (lacking.length > 0) return [missing(part, lacking, source)]
    return [finding('fine', part, `set in ${source}; what they hold can only be seen by the Worker`)]
  })
  return [...parts, ...unknownFindings(names, source)]
}

function missing(part: string, names: string[], source: string): Finding {
  return finding('warns', part, `half-set in ${source}, so it is off: ${names.join(', ')} missing`)
}

function unknownFindings(names: string[], source: string): Finding[] {
  const unknown = names.filter((name) => ours.has(firstWord(name)) && !known.has(name))
  return unknown.map((name) =>
    finding('warns', name, `is no setting of the product, but stands in ${source}`),
  )
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? name
}
