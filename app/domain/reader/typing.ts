/** Letters from which a mistake is allowed: shorter words are too like each other. */
export const longEnough = 6

/** Words by their first letter, which is rarely mistyped. */
export function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const letter = word[0] ?? ''
    const others = found.get(letter)
    if (others) others.push(word)
    else found.set(letter, [word])
  }
  return found
}

/** Words with at least so many letters may have two mistakes. */
const veryLong = 8

/** Whether two words are the same but for one mistake, or two in a word of so many letters: a letter added, missing, wrong, or swapped with the next. */
export function isMistyped(typed: string, word: string, twoFrom = veryLong, from = longEnough): boolean {
  const shorter = Math.min(typed.length, word.length)
  if (shorter < from || typed[0] !== word[0]) return false
  const most = shorter >= twoFrom ? 2 : 1
  return Math.abs(typed.length - word.length) <= most && distance(typed, word) <= most
}

/** Edits from one word to another (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      const edits = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + wrong]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...edits))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
