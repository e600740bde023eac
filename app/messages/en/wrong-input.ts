import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'Send text here.',
  number: 'Send a number here.',
  int: 'Send a whole number here.',
  boolean: 'Say true or false.',
  array: 'Send a list here.',
  object: 'Send an object with fields here.',
  record: 'Send an object with fields here.',
}

/** What sizes are counted in, by what has the size. A number has no unit. */
const units: Record<string, string> = { string: 'character', array: 'item' }

/** What is wrong with a field whose schema has no words of its own for it, for the `error` of a parse. */
export function whatIsWrong(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : (kinds[issue.expected] ?? unreadable)
    case 'invalid_value':
      return `Choose ${issue.values.map(String).join(' or ')}.`
    case 'too_small':
      return `Use ${issue.inclusive === false ? 'more than' : 'at least'} ${size(issue.minimum, issue.origin)}.`
    case 'too_big':
      return `Use ${issue.inclusive === false ? 'less than' : 'at most'} ${size(issue.maximum, issue.origin)}.`
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.map((key) => `"${key}"`).join(' and ')}.`
    default:
      return unreadable
  }
}

const unreadable = 'This cannot be read as it is.'

function size(limit: number | bigint, origin: string): string {
  const [written, unit] = [limit.toLocaleString('en-US'), units[origin]]
  return unit === undefined ? written : `${written} ${unit}${Number(limit) === 1 ? '' : 's'}`
}
