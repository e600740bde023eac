/** A word or a sign of a text, as it is compared: lower case, without accents. */
export interface Token {
  text: string
  /** Characters of the text. */
  from: number
  to: number
  /** Typed with a capital first letter. */
  capital: boolean
}

const parts = /\d+(?:[:.,]\d+)*|\p{L}+|\n|[^\s\p{L}\d]/gu
const accents = /\p{M}/gu
const notDecomposed: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ı: 'i' }
const apostrophes = new Set(["'", '’', '‘', '`', '´'])

/** Words that are others without their accents: "ne", "marches" and "te". */
const withAccents = new Set(['è', 'marchés', 'né', 'née', 'tè', 'té'])

/** A word as it is compared: accents and case left out. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  // Italian "è" is a verb; "e" is "and".
  if (withAccents.has(lower)) return lower
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[ßøæœłı]/g, (letter) => notDecomposed[letter] ?? letter)
}

/** The words, numbers and signs of a text. An apostrophe ends a word: "l'arte" is two, "don't" is "don" and "t". */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(parts)].flatMap(({ 0: part, index }) => {
    // A hyphen within a word joins: "5-year-old".
    if (apostrophes.has(part) || (part === '-' && /\S-\S/.test(text.slice(index - 1, index + 2)))) return []
    // "St. Pauli" is one name.
    if (part === '.' && /\bst$/i.test(text.slice(Math.max(0, index - 3), index))) return []
    const plain = plainWord(part)
    // An accent without its letter.
    if (plain === '') return []
    return [{ text: plain, from: index, to: index + part.length, capital: /^\p{Lu}/u.test(part) }]
  })
}

/** The tokens from one up to, but not including, another. */
export function indices(first: number, last: number): number[] {
  return Array.from({ length: last - first }, (_, index) => first + index)
}
