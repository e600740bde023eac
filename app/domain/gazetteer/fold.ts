/** Letters that Unicode does not decompose, as people without that key on their keyboard type them. */
const plain: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/** Text without accents, case and punctuation: "Côte d'Azur" and "cote d azur" are the same, Tromsø is "tromso". */
export function fold(text: string): string {
  const bare = /^[ -~]*$/.test(text) ? text.toLowerCase() : withoutAccents(text)
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, (letter) => plain[letter] ?? letter)
}
