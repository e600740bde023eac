/** Text with normalised letters: no accents, straight quotes, plain spaces. */
export function plainLetters(text: string): string {
  if (isPlain(text)) return text
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
}

/** Whether a text has only letters, figures and signs of ASCII, with single spaces between. Most texts have. */
function isPlain(text: string): boolean {
  return !/[^\x20-\x7e]| {2}/.test(text)
}

/** Lower-case words with single spaces, without punctuation and possessive endings. */
export function bareWords(text: string): string {
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toLowerCase()
  return plainLetters(text)
    .toLowerCase()
    .replace(/'s(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
