/**
 * Whether `name` equals `typed` with one edit: a letter added, missing, wrong or swapped with its neighbour. 'whole'
 * when the full name matches, 'beginning' when only a prefix of it does. Optimal string alignment at distance 1.
 */
export function oneEdit(typed: string, name: string): 'whole' | 'beginning' | null {
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at++
  const ends = [
    // a wrong letter
    name.startsWith(typed.slice(at + 1), at + 1) && typed.length,
    // one missing
    name.startsWith(typed.slice(at), at + 1) && typed.length + 1,
    // one added
    name.startsWith(typed.slice(at + 1), at) && typed.length - 1,
    // two swapped
    at + 1 < typed.length &&
      typed[at + 1] === name[at] &&
      typed[at] === name[at + 1] &&
      name.startsWith(typed.slice(at + 2), at + 2) &&
      typed.length,
  ].filter((end) => end !== false && end <= name.length)
  if (at >= typed.length || ends.length === 0) return null
  return ends.includes(name.length) ? 'whole' : 'beginning'
}
