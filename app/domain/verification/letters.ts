/** Text with normalised letters: no accents, straight quotes, plain spaces. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
}

/** Lower-case words with single spaces, without punctuation and possessive endings. */
export function bareWords(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/'s(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
